// @ts-check
import {UserError} from '../../packages/practice/src/userError.mjs';

/** What lies in the machine: the codes by which Node and npm name it, what to say, and what to do. */
const CAUSES = [
  {
    codes: 'ENOSPC|EDQUOT',
    message: 'The disk is full.',
    remedy: 'Free about 2 GB and run the same command again.',
  },
  {
    codes: 'EACCES|EPERM|EROFS',
    message: "This account may not write to the project's folder.",
    remedy:
      'Copy the project into a folder of your own, or ask for the right to write there, and run the same command again.',
  },
  {
    codes: 'ENOMEM',
    message: 'The computer ran out of memory.',
    remedy: 'Close other programs and run the same command again.',
  },
];

const NO_NETWORK = {
  codes:
    'ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT',
  message: 'The packages could not be fetched, because there is no connection to the internet.',
  remedy:
    'Check the connection (and the proxy, if your network has one) and run the same command again.',
};

/** The place in a message of Node's about a right that is missing. */
const FORBIDDEN =
  /(?:permission denied|operation not permitted|read-only file system), \w+ '([^']+)'/;

/**
 * Finds the cause of a failure that lies in the machine, and not in the project, in what a program printed.
 * @param {string} text
 * @param {{code?: number, network?: boolean}} [options] the exit code to end with; whether the program was to fetch something
 */
export function explainOutput(text, {code = 1, network = false} = {}) {
  const found = (network ? [...CAUSES, NO_NETWORK] : CAUSES).find(
    ({codes}) =>
      // The forms in which Node and npm print a code; a bare word may be part of a test's name.
      new RegExp(
        `(?:code:?|errno|getaddrinfo|connect|reason:) '?(?:${codes})\\b|\\b(?:${codes}): `,
      ).test(text) ||
      (codes === 'ENOMEM' && text.includes('heap out of memory')),
  );
  const path = FORBIDDEN.exec(text)?.[1];
  return (
    found &&
    new UserError(
      path ? found.message.replace("the project's folder", path) : found.message,
      found.remedy,
      code,
    )
  );
}

/**
 * Turns whatever was thrown into something a person can act on.
 * @type {(error: unknown) => UserError}
 */
export function toFailure(error) {
  if (error instanceof UserError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return (
    explainOutput(message) ??
    new UserError(
      `The command stopped for a reason that it does not know: ${message}`,
      'Run it again, and show this sentence to a developer if it comes back.',
    )
  );
}
