/** The built site cannot be served as it is: one sentence on what is wrong, one on what to do. */
export class CannotServe extends Error {
  constructor(
    readonly what: string,
    readonly fix: string,
  ) {
    super(`${what}\n${fix}`);
  }
}
