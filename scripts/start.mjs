/** From a fresh copy to the site in the browser: npm start */
import {nodeProblem} from './lib/node-version.mjs';

// Everything else is loaded after the check, because an old Node cannot even read it.
const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./lib/start.mjs').then(({start}) => start());
}
