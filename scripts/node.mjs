// @ts-check
/** Starts every command of package.json: reports what is missing before the command fails on it. */
import {describeOldNode, describeMissingTools} from './lib/missing.mjs';

const problem =
  describeOldNode(process.versions.node) ||
  describeMissingTools(process.cwd(), process.env.npm_lifecycle_event);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
