import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {fileOfRedirect, type SiteMode} from '@dental/practice';
import type {Build} from '@dental/delivery';
import {Cache, filesIn, forEachAtOnce} from '@dental/content/output';

const TEXTS = new Set([
  '.html',
  '.css',
  '.js',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
  '.vtt',
  '.ico',
]);

/** Below this size in bytes a file fits into one packet anyway. */
const SMALLEST = 512;

/**
 * How hard Brotli tries. What patients get is compressed once and read often; of a preview, every page is another with
 * every commit, and few people read it: it is made in a fortieth of the time, and a tenth larger.
 */
const BROTLI_QUALITY: Readonly<Record<SiteMode, number>> = {
  production: constants.BROTLI_MAX_QUALITY,
  preview: 5,
};

type Compress = (content: Buffer) => Promise<Buffer>;

const brotli =
  (quality: number): Compress =>
  (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });

const gzipped: Compress = (content) =>
  promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION});

/**
 * Puts a Brotli and a gzip file beside every text file, so that the web server need not compress. Pages at old addresses
 * have none: they are as long as an answer's headers, and there may be thousands.
 */
export function compression({root, folder, mode, book}: Build): Promise<void> {
  const redirects = [...book.redirects.keys()].map((path) => join(folder, fileOfRedirect(path)));
  return compressFolder(folder, join(root, '.cache/compressed'), mode, new Set(redirects));
}

/**
 * @param cacheFolder keeps what has been compressed; it can be deleted at any time
 * @param left the files that stay as they are
 */
export async function compressFolder(
  folder: string,
  cacheFolder: string,
  mode: SiteMode,
  left: ReadonlySet<string> = new Set(),
): Promise<void> {
  const cache = new Cache(cacheFolder);
  const quality = BROTLI_QUALITY[mode];
  const methods = new Map([
    ['gz', {name: 'gz', compress: gzipped}],
    ['br', {name: `${quality}.br`, compress: brotli(quality)}],
  ]);
  const texts = (await filesIn(folder)).filter(
    (file) => TEXTS.has(extname(file)) && !left.has(file),
  );
  await forEachAtOnce(texts, availableParallelism(), async (file) => {
    const content = await readFile(file);
    if (content.length < SMALLEST) return;
    const hash = createHash('sha256').update(content).digest('hex');
    for (const [ending, {name, compress}] of methods)
      await writeFile(
        `${file}.${ending}`,
        await cache.get(`${hash}.${name}`, () => compress(content)),
      );
  });
  await cache.dropOthers();
}
