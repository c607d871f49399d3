// @ts-check
import {createServer} from 'node:net';
import {UserError} from '../../packages/practice/src/userError.mjs';

const STANDARD = 3000;

/**
 * Reads the port from the environment.
 * @param {string | undefined} value what PORT is set to
 * @returns {number}
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
 * Says why a server cannot listen, and which command gets round it.
 * @param {string | undefined} code what the system answered
 * @param {number} port
 * @param {string} [command] what the person ran
 * @param {NodeJS.Platform} [platform]
 * @returns {UserError}
 */
export function portFailure(code, port, command = 'npm start', platform = process.platform) {
  const other = port < 1024 ? STANDARD : port === 65535 ? port - 1 : port + 1;
  const way =
    platform === 'win32'
      ? `$env:PORT=${other}; ${command} (in the old command prompt: set "PORT=${other}" && ${command})`
      : `PORT=${other} ${command}`;
  return code === 'EACCES'
    ? new UserError(`This account may not use port ${port}.`, `Choose one above 1023: ${way}`)
    : new UserError(`Port ${port} is in use by another program.`, `Stop that program, or choose another port: ${way}`);
}

/**
 * Makes sure that a port is free.
 * @param {number} port
 * @param {string} [command] what the person ran
 * @throws {UserError} when it is not
 */
export async function checkPort(port, command) {
  // On a Mac, a program that holds only 127.0.0.1 does not keep us from the port, but answers in our place.
  for (const host of [undefined, '127.0.0.1']) {
    await new Promise((resolve, reject) => {
      const server = createServer();
      server.once('error', (/** @type {NodeJS.ErrnoException} */ {code}) => reject(portFailure(code, port, command)));
      server.listen({port, host}, () => server.close(resolve));
    });
  }
}
