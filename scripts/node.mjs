// @ts-check
/** Begins every command of package.json: an old Node is told so in words, before it meets what it cannot read. */
import {nodeProblem} from './lib/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
