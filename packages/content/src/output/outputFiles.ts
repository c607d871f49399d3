import {cpSync, existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {dirname, extname, join} from 'node:path';

/** Lists all files below a folder, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

/** Lists the scripts or style sheets that Docusaurus built. */
export async function listAssets(folder: string, ending: '.js' | '.css'): Promise<string[]> {
  return (await listFiles(join(folder, 'assets'))).filter((file) => extname(file) === ending);
}

/** Writes files below a folder, keyed by name. */
export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), {recursive: true});
    await writeFile(join(folder, name), text);
  }
}

/** Writes a file atomically, even if the build stops or another build writes the same file. */
export async function writeFileAtomically(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), {recursive: true});
  await writeFile(part, content);
  await rename(part, file);
}

/** A cache of expensive results. A key identifies everything a result is made from. */
export class Cache {
  private readonly used = new Map<string, Promise<Buffer>>();

  /** @param folder can be deleted at any time */
  constructor(private readonly folder: string) {}

  /** Returns the content of a key, made if missing, and only once for concurrent requests. */
  get(key: string, make: () => Promise<Buffer | string>): Promise<Buffer> {
    const content = this.used.get(key) ?? this.readOrMake(join(this.folder, key), make);
    this.used.set(key, content);
    return content;
  }

  private async readOrMake(file: string, make: () => Promise<Buffer | string>): Promise<Buffer> {
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return cached;
    const content = Buffer.from(await make());
    await writeFileAtomically(file, content);
    return content;
  }

  /** Deletes the entries that this build did not use. */
  async deleteUnused(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    await Promise.all(
      names.filter((name) => !this.used.has(name)).map((name) => rm(join(this.folder, name))),
    );
  }
}

/** Copies caches into a copy of the project that has none, so that nothing is built twice. */
export function copyCaches(root: string, copy: string): void {
  for (const name of ['made', 'static', 'compressed', 'styles']) {
    const cache = join('.cache', name);
    if (existsSync(join(root, cache)) && !existsSync(join(copy, cache)))
      cpSync(join(root, cache), join(copy, cache), {recursive: true});
  }
}
