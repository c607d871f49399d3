// @ts-check
/**
 * Runs a script as one bundle, which Node loads in less than half the time of its modules: `node scripts/bundled.mjs check`.
 * No module of it may ask where its own file is.
 */
import {createRequire} from 'node:module';
import {setFlagsFromString} from 'node:v8';
import {runInThisContext} from 'node:vm';
import {fileURLToPath} from 'node:url';
import {buildSync} from 'esbuild';

const [name = ''] = process.argv.splice(2, 1);
const entry = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
const {outputFiles} = buildSync({entryPoints: [entry], bundle: true, platform: 'node', write: false, tsconfigRaw: {}});

// The checks' patterns see thousands of sentences each: they are compiled once, not interpreted first.
setFlagsFromString('--no-regexp-tier-up');
const [bundle] = outputFiles;
runInThisContext(`(function (require) {${bundle?.text}\n})`, {filename: entry})(createRequire(entry));
