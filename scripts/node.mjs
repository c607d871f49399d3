// @ts-check
/** Starts every command of package.json: reports what is missing before the command fails on it. */
import {nodeProblem, toolsProblem} from './lib/missing.mjs';

const problem =
  nodeProblem(process.versions.node) ||
  toolsProblem(process.cwd(), process.env.npm_lifecycle_event);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
