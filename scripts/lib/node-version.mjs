// @ts-check
const OLDEST = 20;

/**
 * Says what to do about a Node that is too old, in syntax that an old Node still reads.
 * @param {string} version such as `20.11.0`
 * @returns {string | undefined} nothing when the version will do
 */
export function nodeProblem(version) {
  if (Number(version.split('.')[0]) >= OLDEST) return undefined;
  return `This site needs Node ${OLDEST} or newer, and this is Node ${version}.\nInstall the current version from https://nodejs.org, open a new terminal and try again.`;
}
