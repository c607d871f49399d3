import {execFileSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Writes a file into a folder, with the folders above it; without content it is deleted. */
export function writeIn(folder: string, file: string, content: string | Buffer | undefined): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), {recursive: true});
  if (content === undefined) rmSync(path, {force: true});
  else writeFileSync(path, content);
}

/** Runs git in a folder as somebody whom every machine knows; gives what it prints. */
export function gitIn(folder: string, ...args: string[]): string {
  const somebody = ['-c', 'user.name=Rosa', '-c', 'user.email=rosa@example.com'];
  return execFileSync('git', [...somebody, ...args], {cwd: folder, encoding: 'utf8', stdio: 'pipe'}).trim();
}
