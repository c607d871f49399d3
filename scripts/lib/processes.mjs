// @ts-check
/* Plain Node: it runs programs before any package is installed. */
import {spawn, spawnSync} from 'node:child_process';
import {constants} from 'node:os';
import {createInterface} from 'node:readline';

const IS_WINDOWS = process.platform === 'win32';
const MAX_OUTPUT_CHARS = 100_000;
const EXIT_CODE_TIMED_OUT = 124;
const EXIT_CODE_NOT_STARTED = 127;
/** The time that programs get to end before they are killed. */
const SHUTDOWN_MS = 5_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isStopping = false;

/**
 * The command line of an npm command. It uses the npm that runs us, which every system finds.
 * @type {(...args: string[]) => string[]}
 */
export function makeNpmCommand(...args) {
  const path = process.env.npm_execpath;
  if (path?.endsWith('npm-cli.js')) return [process.execPath, path, ...args];
  return IS_WINDOWS ? ['cmd.exe', '/d', '/s', '/c', 'npm', ...args] : ['npm', ...args];
}

/**
 * Runs a program to its end. A program that doesn't exist ends with 127.
 *
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [timeout] in milliseconds
 * @property {(line: string, isError?: boolean) => void} [onLine] gets each line of its output
 *
 * @param {string[]} command
 * @param {RunOptions} [options]
 * @returns {Promise<{code: number, output: string}>} its exit code and the end of its output
 */
export function runProgram([program = '', ...args], {onLine, ...options} = {}) {
  return new Promise((resolve) => {
    let output = '';
    // In a group of its own, so that a signal also reaches the programs that npm starts.
    const child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      killSignal: 'SIGKILL',
      detached: !IS_WINDOWS,
      windowsHide: true,
    });
    running.add(child);
    for (const input of [child.stdout, child.stderr]) {
      createInterface({input}).on('line', (line) => {
        output = `${output}${line}\n`.slice(-MAX_OUTPUT_CHARS);
        onLine?.(line, input === child.stderr);
      });
    }
    child.on('error', (error) => (output += error.message));
    child.on('close', (code, signal) => {
      running.delete(child);
      if (isStopping) return;
      const isStarted = child.pid !== undefined;
      resolve({code: isStarted ? exitCode(code, signal) : EXIT_CODE_NOT_STARTED, output});
    });
  });
}

/** @type {(code: number | null, signal: NodeJS.Signals | null) => number} */
function exitCode(code, signal) {
  if (code !== null) return code;
  return signal === 'SIGKILL' ? EXIT_CODE_TIMED_OUT : 1;
}

/** Lets Ctrl-C and similar signals end every program that we started, and then us. */
export function endWithSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => endAll(signal));
  // The shell between npm and us swallows signals: watch whether it has ended.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && endAll('SIGTERM'), 500).unref();
}

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  // Ctrl-C arrives twice, from the terminal and from npm.
  if (isStopping) return;
  isStopping = true;
  for (const child of running) end(child, signal);
  const started = Date.now();
  setInterval(() => {
    if (running.size > 0 && Date.now() - started < SHUTDOWN_MS) return;
    for (const child of running) end(child, 'SIGKILL');
    process.exit(128 + constants.signals[signal]);
  }, 20);
}

/** @type {(child: import('node:child_process').ChildProcess, signal: NodeJS.Signals) => void} */
function end({pid}, signal) {
  if (pid === undefined) return;
  if (IS_WINDOWS) return void spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}
