/** Runs every check and test, or the named ones: npm test, npm test -- unit content */
import {nodeProblem} from './lib/node-version.mjs';

// Everything else is loaded after the check, because an old Node cannot even read it.
const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./lib/test.mjs').then(({test}) => test(process.argv.slice(2)));
}
