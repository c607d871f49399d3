import {cpSync, existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, extname, join} from 'node:path';

/** All files below a folder, sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** The scripts or style sheets that Docusaurus has made. */
export async function assets(folder: string, ending: '.js' | '.css'): Promise<string[]> {
  return (await filesIn(join(folder, 'assets'))).filter((file) => extname(file) === ending);
}

/** Writes files below a folder, by their names. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), {recursive: true});
    await writeFile(join(folder, name), text);
  }
}

/** Writes a file whole or not at all, even if the build is stopped at this moment, or another one writes the same. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), {recursive: true});
  await writeFile(part, content);
  await rename(part, file);
}

/** Results that are expensive to make, each under a key that stands for all that it is made from. */
export class Cache {
  private readonly used = new Map<string, Promise<Buffer>>();

  /** @param folder it can be deleted at any time */
  constructor(private readonly folder: string) {}

  /** The content under a key, made if it is not there: once, also for two that want it at the same time. */
  get(key: string, make: () => Promise<Buffer | string>): Promise<Buffer> {
    const content = this.used.get(key) ?? this.readOrMake(join(this.folder, key), make);
    this.used.set(key, content);
    return content;
  }

  private async readOrMake(file: string, make: () => Promise<Buffer | string>): Promise<Buffer> {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const content = Buffer.from(await make());
    await writeWhole(file, content);
    return content;
  }

  /** Takes away what this build had no use for. */
  async dropOthers(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    await Promise.all(
      names.filter((name) => !this.used.has(name)).map((name) => rm(join(this.folder, name))),
    );
  }
}

/** Brings what has been made of pictures and texts into a copy of the project, where there is none: it need not be made again. */
export function copyCaches(root: string, copy: string): void {
  for (const cache of ['made', 'static', 'compressed', 'styles'].map((name) =>
    join('.cache', name),
  ))
    if (existsSync(join(root, cache)) && !existsSync(join(copy, cache)))
      cpSync(join(root, cache), join(copy, cache), {recursive: true});
}
