// @ts-check
/* Plain Node: programs are started before any package is installed. */
import {spawn, spawnSync} from 'node:child_process';
import {constants} from 'node:os';
import {createInterface} from 'node:readline';

const WINDOWS = process.platform === 'win32';
const OUTPUT_KEPT = 100_000;
/** The exit code of a program that took too long. */
const TIMED_OUT = 124;
const NOT_STARTED = 127;
const PATIENCE = 5_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * The command line of an npm command: the npm that runs us, so that it is found on every system.
 * @type {(...args: string[]) => string[]}
 */
export function npm(...args) {
  const path = process.env.npm_execpath;
  if (path?.endsWith('npm-cli.js')) return [process.execPath, path, ...args];
  return WINDOWS ? ['cmd.exe', '/d', '/s', '/c', 'npm', ...args] : ['npm', ...args];
}

/**
 * Runs a program to its end. A program that does not exist ends with 127.
 * @param {string[]} command
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, timeout?: number, onLine?: (line: string, isError?: boolean) => void}} [options]
 * @returns {Promise<{code: number, output: string}>} the end of what it printed
 */
export function run([program = '', ...args], {onLine, ...options} = {}) {
  return new Promise((resolve) => {
    let output = '';
    // A group of its own: a signal then reaches what npm started, too.
    const child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      killSignal: 'SIGKILL',
      detached: !WINDOWS,
      windowsHide: true,
    });
    running.add(child);
    for (const input of [child.stdout, child.stderr]) {
      createInterface({input}).on('line', (line) => {
        output = `${output}${line}\n`.slice(-OUTPUT_KEPT);
        onLine?.(line, input === child.stderr);
      });
    }
    child.on('error', (error) => (output += error.message));
    child.on('close', (code, signal) => {
      running.delete(child);
      if (stopping) return;
      resolve({
        code:
          child.pid === undefined ? NOT_STARTED : (code ?? (signal === 'SIGKILL' ? TIMED_OUT : 1)),
        output,
      });
    });
  });
}

/** Makes Ctrl-C and its like end every program that we started, and then us. */
export function endWithSignals() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => endAll(signal));
  // npm hands a signal to the shell between it and us, and the shell takes it to the grave.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && endAll('SIGTERM'), 500).unref();
}

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  // Ctrl-C arrives twice, from the terminal and from npm.
  if (stopping) return;
  stopping = true;
  for (const child of running) end(child, signal);
  const started = Date.now();
  setInterval(() => {
    if (running.size > 0 && Date.now() - started < PATIENCE) return;
    for (const child of running) end(child, 'SIGKILL');
    process.exit(128 + constants.signals[signal]);
  }, 20);
}

/** @type {(child: import('node:child_process').ChildProcess, signal: NodeJS.Signals) => void} */
function end({pid}, signal) {
  if (pid === undefined) return;
  if (WINDOWS) return void spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}
