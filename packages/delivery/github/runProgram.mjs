// @ts-check
import {spawnSync} from 'node:child_process';

/**
 * Runs a program to its end, or kills it.
 * @param {string[]} command
 * @param {number} timeoutMs
 * @returns {number} its exit code; 1 if it was killed
 */
export function runProgram([program = '', ...args], timeoutMs) {
  const {status, signal} = spawnSync(program, args, {
    stdio: 'inherit',
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  if (signal) console.error(`${program} took too long and was stopped.`);
  return status ?? 1;
}
