import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {UserError} from '../userError.mjs';

/**
 * Makes sure that one build runs at a time, until this process ends. A lock left by a process that is gone is taken over.
 * @param file the lock, with the number of the process that holds it
 * @throws {UserError} while another build runs
 */
export function lockBuild(file: string): void {
  mkdirSync(dirname(file), {recursive: true});
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), {flag: 'wx'});
      process.once('exit', () => rmSync(file, {force: true}));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (holder !== undefined && isRunning(holder))
        throw new UserError(
          `Another build is running (process ${holder}).`,
          'Wait until it is done, and run the same command again.',
        );
      rmSync(file, {force: true});
    }
  }
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
