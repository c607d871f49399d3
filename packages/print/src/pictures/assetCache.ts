import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** The folder, beside `static`, that holds what is made from the pictures. It can be deleted at any time. */
export const MADE_FOLDER = '.cache/static';

const RECORDS = '.cache/pictures';

/** What was made, and from what. */
interface Made {
  key: string;
  value?: unknown;
}

/** A key that stands for all that something is made from. */
export function keyOf(ingredients: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(ingredients)).digest('hex');
}

/**
 * The texts of source files, for the key of what they make.
 * @param files from the project folder
 */
export function textsOf(files: readonly string[]): string[] {
  return files.map((file) => readFileSync(join(process.cwd(), file), 'utf8'));
}

/**
 * What is made from the pictures of the site: files that are served, and findings. Whatever has been made from the
 * same input before is taken as it is; whatever nobody requests any more goes, so that it is not published.
 */
export class AssetCache {
  private readonly wanted = new Set<string>();
  private readonly running = new Map<string, Promise<unknown>>();

  /** @param root the project folder */
  constructor(private readonly root: string) {}

  /**
   * Has a file at an address of the site.
   * @param address such as `img/og/index.png`
   * @param key stands for all that the file is made from: another key, another file
   * @param make gives the file's content; called only if it is not there yet
   */
  async file(address: string, key: string, make: () => Promise<Buffer>): Promise<void> {
    const path = join(this.root, MADE_FOLDER, address);
    this.wanted.add(path);
    await this.recall(address, key, existsSync(path), async () => write(path, await make()));
  }

  /**
   * Has something that was found out, such as the size of a picture.
   * @param name what it is about; each name holds one finding
   * @param key stands for all that it was found from
   * @param find finds it out; called only if that has not been done yet
   */
  async finding<T>(name: string, key: string, find: () => Promise<T>): Promise<T> {
    return this.recall(name, key, true, find);
  }

  /** Takes away all that nobody has requested since this object was made. */
  dropOthers(): void {
    for (const folder of [MADE_FOLDER, RECORDS].map((name) => join(this.root, name))) {
      if (!existsSync(folder)) continue;
      for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isFile() && !this.wanted.has(path)) rmSync(path);
      }
    }
  }

  private async recall<T>(name: string, key: string, isThere: boolean, work: () => Promise<T>): Promise<T> {
    this.wanted.add(this.recordPath(name));
    const record = this.record(name);
    if (isThere && record?.key === key) return record.value as T;
    // Two pages that show the same picture request it at the same time.
    const known = this.running.get(name) as Promise<T> | undefined;
    const task = known ?? this.made(name, key, work);
    this.running.set(name, task);
    return task;
  }

  private async made<T>(name: string, key: string, work: () => Promise<T>): Promise<T> {
    const value = await work();
    write(this.recordPath(name), JSON.stringify({key, value} satisfies Made));
    return value;
  }

  private record(name: string): Made | undefined {
    try {
      return JSON.parse(readFileSync(this.recordPath(name), 'utf8')) as Made;
    } catch {
      return undefined; // Not there, or cut off: it is made again.
    }
  }

  private recordPath(name: string): string {
    return join(this.root, RECORDS, `${name}.json`);
  }
}

/** Writes a file in one move, so that nobody ever meets half of it. */
function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), {recursive: true});
  // Two processes may write the same file.
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, path);
}
