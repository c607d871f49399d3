// @ts-check
import {createServer} from 'node:net';
import {UserError} from '../../packages/practice/src/userError.mjs';

const DEFAULT_PORT = 3000;
const MAX_PORT = 65535;
/** Below it, only an administrator can open a port. */
const MIN_FREE_PORT = 1024;

/**
 * @param {string | undefined} value the environment variable PORT
 * @returns {number} 3000 without a value
 * @throws {UserError} if it isn't a port
 */
export function readPort(value) {
  if (!value) return DEFAULT_PORT;
  if (/^\d{1,5}$/.test(value) && Number(value) <= MAX_PORT) return Number(value);
  throw new UserError(
    `PORT is "${value}", which isn't a port number.`,
    `Set it to a number from ${MIN_FREE_PORT} to ${MAX_PORT}, or remove it for ${DEFAULT_PORT}.`,
  );
}

/**
 * The error about a server that can't listen, from the error code of the system.
 * @type {(code: string | undefined, port: number, command?: string) => UserError}
 */
export function makePortError(code, port, command = 'npm start') {
  const remedy = `choose another port: PORT=${suggestPort(port)} ${command}`;
  if (code === 'EACCES')
    return new UserError(
      `This account can't use port ${port}.`,
      `Ports below ${MIN_FREE_PORT} are for administrators; ${remedy}`,
    );
  return new UserError(
    `Port ${port} is in use by another program.`,
    `Stop that program, or ${remedy}`,
  );
}

/** @param {number} port one that can't be used */
function suggestPort(port) {
  if (port < MIN_FREE_PORT) return DEFAULT_PORT;
  return port === MAX_PORT ? port - 1 : port + 1;
}

/**
 * @param {number} port
 * @throws {UserError} if it isn't free
 */
export async function checkPort(port) {
  // On a Mac, a program on 127.0.0.1 only doesn't block the port, but answers instead of us.
  for (const host of [undefined, '127.0.0.1']) {
    await new Promise((resolve, reject) => {
      const server = createServer();
      server.once('error', (/** @type {NodeJS.ErrnoException} */ {code}) =>
        reject(makePortError(code, port)),
      );
      server.listen({port, host}, () => server.close(resolve));
    });
  }
}
