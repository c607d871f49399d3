import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {Cache, filesIn, writeWhole} from '@dental/content/output';

/** The folder, beside `static`, that holds what is made from the pictures. It can be deleted at any time. */
export const MADE_FOLDER = '.cache/static';

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
  private readonly cache: Cache;
  private readonly files = new Map<string, Promise<void>>();

  /** @param root the project folder */
  constructor(private readonly root: string) {
    this.cache = new Cache(join(root, '.cache/made'));
  }

  /**
   * Has a file at an address of the site.
   * @param address such as `img/og/index.png`
   * @param key stands for all that the file is made from: another key, another file
   * @param make gives the file's content; called only if it is not there yet
   */
  file(address: string, key: string, make: () => Promise<Buffer>): Promise<void> {
    const path = join(this.root, MADE_FOLDER, address);
    // Two pages that show the same picture request it at the same time.
    const file =
      this.files.get(path) ?? this.write(path, this.cache.get(keyOf([address, key]), make));
    this.files.set(path, file);
    return file;
  }

  private async write(path: string, made: Promise<Buffer>): Promise<void> {
    const [content, last] = [await made, await readFile(path).catch(() => undefined)];
    // A file that is written anew makes the browser of whoever edits load the page again.
    if (!last?.equals(content)) await writeWhole(path, content);
  }

  /**
   * Has something that was found out, such as the size of a picture.
   * @param name what it is about
   * @param key stands for all that it was found from
   * @param find finds it out; called only if that has not been done yet
   */
  async finding<T>(name: string, key: string, find: () => Promise<T>): Promise<T> {
    const found = await this.cache.get(keyOf([name, key]), async () =>
      JSON.stringify(await find()),
    );
    return JSON.parse(found.toString('utf8')) as T;
  }

  /** Takes away all that nobody has requested since this object was made. */
  async dropOthers(): Promise<void> {
    await this.cache.dropOthers();
    const files = await filesIn(join(this.root, MADE_FOLDER)).catch(() => []);
    await Promise.all(files.filter((file) => !this.files.has(file)).map((file) => rm(file)));
  }
}
