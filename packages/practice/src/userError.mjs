// @ts-check
/**
 * An error that the reader can fix. Plain JavaScript, because commands throw it before any package
 * is installed.
 */
export class UserError extends Error {
  /**
   * @param {string} message the problem, in one sentence
   * @param {string} remedy the fix, in one sentence
   * @param {number} [code] the exit code of the command
   */
  constructor(message, remedy, code = 1) {
    super(`${message}\n${remedy}`);
    this.name = 'UserError';
    this.code = code;
  }
}
