# The package: headers, what find_package(folkgames CONFIG) and pkg-config look for. Nothing in it depends on the
# machine, and it may be moved.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(folkgames_package_dir ${CMAKE_INSTALL_DATADIR}/cmake/folkgames)
if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.23)
    install(TARGETS folkgames EXPORT folkgames-targets FILE_SET HEADERS)
else()
    install(TARGETS folkgames EXPORT folkgames-targets)
    install(DIRECTORY include/folkgames DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
endif()
install(EXPORT folkgames-targets NAMESPACE folkgames:: DESTINATION ${folkgames_package_dir})

# The configuration of a package without dependencies is its targets.
set(folkgames_config_dir ${CMAKE_CURRENT_BINARY_DIR}/folkgames-package)
file(WRITE ${folkgames_config_dir}/folkgames-config.cmake
     "include(\${CMAKE_CURRENT_LIST_DIR}/folkgames-targets.cmake)\n")
write_basic_package_version_file(
    ${folkgames_config_dir}/folkgames-config-version.cmake
    VERSION ${folkgames_version}
    COMPATIBILITY SameMinorVersion
    ARCH_INDEPENDENT)
install(FILES ${folkgames_config_dir}/folkgames-config.cmake
              ${folkgames_config_dir}/folkgames-config-version.cmake
        DESTINATION ${folkgames_package_dir})

set(folkgames_pkgconfig_dir ${CMAKE_INSTALL_DATADIR}/pkgconfig)
if(IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}")
    set(folkgames_pc_includedir "${CMAKE_INSTALL_INCLUDEDIR}")
else()
    file(RELATIVE_PATH to_include "/${folkgames_pkgconfig_dir}" "/${CMAKE_INSTALL_INCLUDEDIR}")
    set(folkgames_pc_includedir "\${pcfiledir}/${to_include}")
endif()
configure_file(cmake/folkgames.pc.in ${folkgames_config_dir}/folkgames.pc @ONLY)
install(FILES ${folkgames_config_dir}/folkgames.pc DESTINATION ${folkgames_pkgconfig_dir})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/licenses/folkgames)
