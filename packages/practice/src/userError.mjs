// @ts-check
/**
 * Something went wrong that a person can put right. Plain JavaScript, because commands throw it before any package is
 * installed.
 */
export class UserError extends Error {
  /**
   * @param {string} message one sentence on what is wrong
   * @param {string} remedy one sentence on what to do
   * @param {number} [code] the exit code of the command
   */
  constructor(message, remedy, code = 1) {
    super(`${message}\n${remedy}`);
    this.name = 'UserError';
    this.code = code;
  }
}
