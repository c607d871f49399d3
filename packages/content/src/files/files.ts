import {mkdir, readdir, rename, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** Lists all files below a folder, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** Writes files below a folder, keyed by name. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), {recursive: true});
    await writeFile(join(folder, name), text);
  }
}

const UNFINISHED = '.part';

/** Returns true for a file that is still being written, and may be gone in a moment. */
export const isUnfinished = (file: string): boolean => file.endsWith(UNFINISHED);

/** Writes a file atomically, even if the build stops or another build writes the same file. */
export async function writeFileAtomically(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${process.pid}${UNFINISHED}`;
  await mkdir(dirname(file), {recursive: true});
  await writeFile(part, content);
  await rename(part, file);
}
