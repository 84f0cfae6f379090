// Runs a WebAssembly program that may read the files of the folder it is started in: node wasi.mjs PROGRAM
import { readFile } from 'node:fs/promises';
import { argv, cwd, env } from 'node:process';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1', args: argv.slice(2), env, preopens: { [cwd()]: cwd() }, returnOnExit: false });
const program = await WebAssembly.compile(await readFile(argv[2]));
wasi.start(await WebAssembly.instantiate(program, { wasi_snapshot_preview1: wasi.wasiImport }));
