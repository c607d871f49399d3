// @ts-check
import {createServer} from 'node:net';
import {UserError} from '../../packages/practice/src/userError.mjs';

const STANDARD = 3000;

/**
 * @param {string | undefined} value what PORT is set to
 * @throws {UserError} when it is not a port
 */
export function readPort(value) {
  if (!value) return STANDARD;
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
  throw new UserError(
    `PORT is "${value}", which is not a port number.`,
    `Set it to a whole number from 1024 to 65535, or leave it out for ${STANDARD}.`,
  );
}

/**
 * Says why a server cannot listen, by the code of the system, and what to do.
 * @type {(code: string | undefined, port: number, command?: string) => UserError}
 */
export function portFailure(code, port, command = 'npm start') {
  const other = port < 1024 ? STANDARD : port === 65535 ? port - 1 : port + 1;
  const way = `set the variable PORT, such as to ${other}, and run ${command} again.`;
  return code === 'EACCES'
    ? new UserError(`This account may not use port ${port}.`, `Choose one above 1023: ${way}`)
    : new UserError(
        `Port ${port} is in use by another program.`,
        `Stop that program, or choose another port: ${way}`,
      );
}

/**
 * @param {number} port
 * @throws {UserError} when it is not free
 */
export async function checkPort(port) {
  // On a Mac, a program that holds only 127.0.0.1 does not keep us from the port, but answers in our place.
  for (const host of [undefined, '127.0.0.1']) {
    await new Promise((resolve, reject) => {
      const server = createServer();
      server.once('error', (/** @type {NodeJS.ErrnoException} */ {code}) =>
        reject(portFailure(code, port)),
      );
      server.listen({port, host}, () => server.close(resolve));
    });
  }
}
