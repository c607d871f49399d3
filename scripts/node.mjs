// @ts-check
/** Begins every command of package.json: it says what is missing in words, before the command meets it. */
import {nodeProblem, toolsProblem} from './lib/missing.mjs';

const problem =
  nodeProblem(process.versions.node) ||
  toolsProblem(process.cwd(), process.env.npm_lifecycle_event);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
