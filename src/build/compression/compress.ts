import {createHash} from 'node:crypto';
import {copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const TEXTS = new Set(['.html', '.css', '.js', '.svg', '.json', '.xml', '.txt', '.webmanifest', '.vtt', '.ico']);

/** Below this size in bytes a file fits into one packet anyway. */
const SMALLEST = 512;

const METHODS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION}),
};

/**
 * Puts a Brotli and a gzip file beside every text file of a folder, so that the web server need not compress. What
 * has been compressed once is kept under the hash of its content.
 * @param cache the folder for that; it can be deleted at any time
 */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  await mkdir(cache, {recursive: true});
  const files = (await filesIn(folder)).filter((file) => TEXTS.has(extname(file)));
  const kept = new Set<string>();
  await inParallel(files, async (file) => {
    const content = await readFile(file);
    if (content.length < SMALLEST) return;
    const hash = createHash('sha256').update(content).digest('hex');
    for (const ending of ['br', 'gz'] as const) {
      const name = `${hash}.${ending}`;
      kept.add(name);
      await copyFile(join(cache, name), `${file}.${ending}`).catch(async () => {
        await writeFile(`${file}.${ending}`, await METHODS[ending](content));
        // Whole or not at all, even if the build is stopped at this moment.
        await copyFile(`${file}.${ending}`, join(cache, `${name}.part`));
        await rename(join(cache, `${name}.part`), join(cache, name));
      });
    }
  });
  const old = (await readdir(cache)).filter((name) => !kept.has(name));
  await Promise.all(old.map((name) => rm(join(cache, name))));
}

/** All files below a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const paths = (await readdir(folder, {recursive: true})).map((name) => join(folder, name));
  const isFile = await Promise.all(paths.map(async (path) => (await stat(path)).isFile()));
  return paths.filter((_, index) => isFile[index]).sort();
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
}
