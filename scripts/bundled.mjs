// @ts-check
/** Runs a script as one bundle: `node scripts/bundled.mjs check`. */
import {createRequire} from 'node:module';

const [name = ''] = process.argv.splice(2, 1);
createRequire(import.meta.url)('../src/config/load.cjs').run(`import './scripts/${name}';`);
