/** Runs every check and test, or the named ones: npm test, npm test -- unit content */
import {test} from './lib/test.mjs';

await test(process.argv.slice(2));
