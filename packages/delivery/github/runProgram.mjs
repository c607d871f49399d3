// @ts-check
import {spawn} from 'node:child_process';

/**
 * Runs a program to its end, or kills it.
 * @param {string[]} command
 * @param {{timeoutMs: number, signal?: AbortSignal}} options signal kills
 *   the program
 * @returns {Promise<number>} its exit code; 1 if it was killed
 */
export function runProgram([program = '', ...args], {timeoutMs, signal}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      signal,
    });
    child.on('error', ({message}) => {
      console.error(message);
      done(1);
    });
    child.on('close', (code) => {
      if (code === null && !signal?.aborted)
        console.error(`${program} took too long and was stopped.`);
      done(code ?? 1);
    });
  });
}
