import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {UserError} from '@dental/practice';

/**
 * Makes sure that one build runs at a time, until this process ends.
 * @param file the lock, as takeLock has it
 * @throws {UserError} while another build runs
 */
export function lockBuild(file: string): void {
  const holder = takeLock(file);
  if (holder !== undefined)
    throw new UserError(
      `Another build is running (process ${holder}).`,
      'Wait until it is done, and run the same command again.',
    );
  process.once('exit', () => releaseLock(file));
}

/**
 * Takes a lock, unless a process that runs has it. What a process has left that is gone holds up nobody.
 * @param file the lock, with the number of the process that holds it
 * @returns that number; nothing, once the lock is ours
 */
export function takeLock(file: string): number | undefined {
  mkdirSync(dirname(file), {recursive: true});
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), {flag: 'wx'});
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (holder !== undefined && isRunning(holder)) return holder;
      releaseLock(file);
    }
  }
}

/** Gives a lock back. */
export function releaseLock(file: string): void {
  rmSync(file, {force: true});
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined; // It has ended in the meantime.
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
