// @ts-check
/**
 * Something went wrong that a person can put right. Plain JavaScript, because commands throw it before any package is
 * installed.
 */
export class UserError extends Error {
  /**
   * @param {string} what one sentence on what is wrong
   * @param {string} fix one sentence on what to do
   * @param {number} [code] the exit code of the command
   */
  constructor(what, fix, code = 1) {
    super(`${what}\n${fix}`);
    this.name = 'UserError';
    this.what = what;
    this.fix = fix;
    this.code = code;
  }
}
