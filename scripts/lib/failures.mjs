// @ts-check
import {UserError} from '../../packages/practice/src/userError.mjs';

/**
 * Causes outside the project, with the error codes or words that Node and npm print for them.
 * @type {{codes: string[], words?: string, message: string, remedy: string}[]}
 */
const CAUSES = [
  {
    codes: ['ENOSPC', 'EDQUOT'],
    message: 'The disk is full.',
    remedy: 'Free about 2 GB, then run the command again.',
  },
  {
    codes: ['EACCES', 'EPERM', 'EROFS'],
    message: "This account can't write to the project's folder.",
    remedy:
      'Copy the project into a folder of your own or get write access, ' +
      'then run the command again.',
  },
  {
    codes: ['ENOMEM'],
    words: 'heap out of memory',
    message: 'The computer ran out of memory.',
    remedy: 'Close other programs, then run the command again.',
  },
];

/** @type {(typeof CAUSES)[number]} */
const NO_NETWORK = {
  codes: [
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
  message: "Can't download the packages: there is no internet connection.",
  remedy: 'Check the connection (and the proxy, if you use one), then run the command again.',
};

/** The path in Node's message about a missing right. */
const FORBIDDEN_PATH =
  /(?:permission denied|operation not permitted|read-only file system), \w+ '([^']+)'/;

/**
 * Finds a cause outside the project in the output of a program.
 * @param {string} output
 * @param {{code?: number, network?: boolean}} [options] the exit code of the failure; true if the
 *   program uses the network
 * @returns {UserError | undefined}
 */
export function explainOutput(output, {code = 1, network = false} = {}) {
  const causes = network ? [...CAUSES, NO_NETWORK] : CAUSES;
  const cause = causes.find(
    ({codes, words}) => printsCode(output, codes) || (words && output.includes(words)),
  );
  if (!cause) return undefined;
  const path = FORBIDDEN_PATH.exec(output)?.[1];
  const message = path ? cause.message.replace("the project's folder", path) : cause.message;
  return new UserError(message, cause.remedy, code);
}

/**
 * Returns true if a program printed an error code in the forms of Node and npm. A bare word can be
 * part of a test's name.
 * @param {string} output
 * @param {string[]} codes
 */
function printsCode(output, codes) {
  const code = codes.join('|');
  const withPrefix = `(?:code:?|errno|getaddrinfo|connect|reason:) '?(?:${code})\\b`;
  return new RegExp(`${withPrefix}|\\b(?:${code}): `).test(output);
}

/**
 * Turns any thrown value into an error with a remedy. With DEBUG=1 an unexpected one has its stack.
 * @type {(error: unknown) => UserError}
 */
export function toFailure(error) {
  if (error instanceof UserError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (process.env.DEBUG && error instanceof Error)
    return new UserError(`Unexpected error: ${message}`, error.stack ?? '');
  return (
    explainOutput(message) ??
    new UserError(`Unexpected error: ${message}`, 'Run with `DEBUG=1` for the stack trace.')
  );
}
