import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {Cache, listFiles, writeFileAtomically} from '@dental/content/files';

/** The folder for generated files that are served like those in `static`. Safe to delete. */
export const GENERATED_FOLDER = '.cache/static';

/** Hashes everything that an asset is made from into a cache key. */
export function createCacheKey(ingredients: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(ingredients)).digest('hex');
}

/**
 * Reads source files, so that a cache key changes with the code that makes an asset.
 * @param files from the project folder
 */
export function readTexts(files: readonly string[]): string[] {
  return files.map((file) => readFileSync(join(process.cwd(), file), 'utf8'));
}

/**
 * Caches what the build makes from pictures and forms: files to serve, and measurements. Reuses
 * results with the same key. Deletes files that no page requests anymore, so they aren't published.
 */
export class AssetCache {
  private readonly cache: Cache;
  private readonly files = new Map<string, Promise<void>>();

  /** @param root the project folder */
  constructor(private readonly root: string) {
    this.cache = new Cache(join(root, '.cache/made'));
  }

  /**
   * Writes a file at a path of the site.
   * @param sitePath such as `img/og/index.png`
   * @param key hash of everything that the file is made from
   * @param make returns the content; called only if the cache doesn't have it
   */
  writeFile(sitePath: string, key: string, make: () => Promise<Buffer>): Promise<void> {
    const path = join(this.root, GENERATED_FOLDER, sitePath);
    // Two pages that show the same picture can request it at the same time.
    const file =
      this.files.get(path) ??
      this.write(path, this.cache.get(createCacheKey([sitePath, key]), make));
    this.files.set(path, file);
    return file;
  }

  private async write(path: string, pending: Promise<Buffer>): Promise<void> {
    const content = await pending;
    const previous = await readFile(path).catch(() => undefined);
    // Writing the same content again would reload the page in the developer's browser.
    if (!previous?.equals(content)) await writeFileAtomically(path, content);
  }

  /**
   * Returns a measurement, such as the size of a picture.
   * @param name identifies the picture
   * @param key hash of everything that the measurement depends on
   * @param measure called only if the cache doesn't have the result
   */
  async measure<T>(name: string, key: string, measure: () => Promise<T>): Promise<T> {
    const json = await this.cache.get(createCacheKey([name, key]), async () =>
      JSON.stringify(await measure()),
    );
    return JSON.parse(json.toString('utf8')) as T;
  }

  /** Deletes everything that wasn't requested from this instance. */
  async deleteUnused(): Promise<void> {
    await this.cache.deleteUnused();
    const files = await listFiles(join(this.root, GENERATED_FOLDER)).catch(() => []);
    await Promise.all(files.filter((file) => !this.files.has(file)).map((file) => rm(file)));
  }
}
