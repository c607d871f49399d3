import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {UserError} from '@dental/practice';

/**
 * Reserves the build for this process until it ends.
 * @param file the lock file
 * @throws {UserError} if another build is running
 */
export function lockBuild(file: string): void {
  const owner = takeLock(file);
  if (owner !== undefined)
    throw new UserError(
      `Another build is running (process ${owner}).`,
      'Wait until it finishes, then run the command again.',
    );
  process.once('exit', () => releaseLock(file));
}

/**
 * Takes a lock, unless a running process has it. A lock whose process has ended doesn't count.
 * @param file the lock file, which contains the id of its process
 * @returns the id of the process that has the lock; undefined if this process took it
 */
export function takeLock(file: string): number | undefined {
  mkdirSync(dirname(file), {recursive: true});
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), {flag: 'wx'});
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = readOwner(file);
      if (owner !== undefined && isRunning(owner)) return owner;
      releaseLock(file);
    }
  }
}

/** Releases a lock. */
export function releaseLock(file: string): void {
  rmSync(file, {force: true});
}

function readOwner(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined; // Its process released it meanwhile.
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
