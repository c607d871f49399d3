// @ts-check
/** Runs a script as one bundle: `node scripts/bundled.mjs check`. */
import {createRequire} from 'node:module';
import {setFlagsFromString} from 'node:v8';

const [name = ''] = process.argv.splice(2, 1);
// The checks' patterns see thousands of sentences each: they are compiled once, not interpreted first.
setFlagsFromString('--no-regexp-tier-up');
createRequire(import.meta.url)('../src/config/load.cjs').run(`import './scripts/${name}';`);
