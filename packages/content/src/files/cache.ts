import {readdir, readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {writeFileAtomically} from './files';

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
