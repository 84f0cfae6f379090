# Doxyfile shows each page to doxygen through this, so that the pages themselves can be what a forge wants.

# The blank line above a heading becomes an anchor with the name that forges give a heading: no line is added.
/^$/{
  N
  /\n##+ /{
    h
    s/^\n##+ //
    s/[^A-Za-z0-9 -]//g
    s/ /-/g
    s/.*/\L\\htmlonly<a id="&"><\/a>\\endhtmlonly/
    G
    s/\n\n/\n/
  }
}
# Links to the page's own headings, which doxygen 1.9 takes for something else, become HTML.
s/\[([^]]*)\]\(#([a-z0-9-]+)\)/<a href="#\2">\1<\/a>/g
# A link to a heading of another page names the file that doxygen makes of it.
s/\]\(rules\/(adugo|oware)\.md#/](md_docs_rules_\1.html#/g
# A link to a file that is no page of the site goes to where it lies, seen from build/docs/html.
s/\]\((\.\.\/)*((tests|examples|bench)[/)])/](..\/..\/..\/\2/g
# doxygen finds an image by its name alone.
s/\]\((\.\.\/)*(docs\/)?images\//](/g
