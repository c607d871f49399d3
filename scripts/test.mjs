/** Runs all checks and tests, or the named steps: npm test, npm test -- unit content */
import {runTests} from './lib/test.mjs';
import {answerUsage} from './lib/usage.mjs';

const args = process.argv.slice(2);
if (!answerUsage('test', args)) await runTests(args);
