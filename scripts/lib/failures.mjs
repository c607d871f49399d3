// @ts-check
import {UserError} from '../../packages/practice/src/userError.mjs';

/** @typedef {[codes: string[], explain: (text: string) => [what: string, fix: string]]} Cause */

/** @type {Cause[]} */
const CAUSES = [
  [['ENOSPC', 'EDQUOT'], () => ['The disk is full.', 'Free about 2 GB and run the same command again.']],
  [
    ['EACCES', 'EPERM', 'EROFS'],
    (text) => {
      const path = /(?:permission denied|operation not permitted|read-only file system), \w+ '([^']+)'/.exec(text)?.[1];
      return [
        `This account may not write to ${path ?? "the project's folder"}.`,
        'Copy the project into a folder of your own, or ask for the right to write there, and run the same command again.',
      ];
    },
  ],
  [['ENOMEM'], () => ['The computer ran out of memory.', 'Close other programs and run the same command again.']],
];

/** @type {Cause} */
const NO_NETWORK = [
  [
    'ENOTCACHED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'ENETUNREACH',
    'EHOSTUNREACH',
    'ERR_SOCKET_TIMEOUT',
  ],
  () => [
    'The packages could not be fetched, because there is no connection to the internet.',
    'Check the connection (and the proxy, if your network has one) and run the same command again.',
  ],
];

/**
 * Finds the cause of a failure that lies in the machine, and not in the project, in what a program printed.
 * @param {string} text
 * @param {{code?: number, network?: boolean}} [options] the exit code to end with; whether the program was to fetch something
 * @returns {UserError | undefined}
 */
export function explainOutput(text, {code = 1, network = false} = {}) {
  if (text.includes('heap out of memory')) return explainOutput('code ENOMEM', {code});
  for (const [codes, explain] of network ? [...CAUSES, NO_NETWORK] : CAUSES) {
    // The forms in which Node and npm print a code; a bare word may be part of a test's name.
    const printed = new RegExp(
      `(?:code:?|errno|getaddrinfo|connect|reason:) '?(?:${codes.join('|')})\\b|\\b(?:${codes.join('|')}): `,
    );
    if (printed.test(text)) return new UserError(...explain(text), code);
  }
  return undefined;
}

/**
 * Turns whatever was thrown into something a person can act on.
 * @param {unknown} error
 * @returns {UserError}
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
