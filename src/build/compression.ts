import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {Cache, listFiles, forEachConcurrently} from '@dental/content/files';
import type {Build} from '@dental/delivery';
import {getRedirectFile, listRedirectPages, type SiteMode} from '@dental/practice';

const TEXT_EXTENSIONS = new Set([
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

/** A smaller file fits into one packet anyway. */
const MIN_SIZE_BYTES = 512;

/**
 * Brotli's effort. Patients' pages are compressed once and read often. A preview changes with every
 * commit and has few readers: its quality takes a fortieth of the time, for a tenth more bytes.
 */
const BROTLI_QUALITY: Readonly<Record<SiteMode, number>> = {
  production: constants.BROTLI_MAX_QUALITY,
  preview: 5,
};

type Compress = (content: Buffer) => Promise<Buffer>;

const createBrotli =
  (quality: number): Compress =>
  (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });

const compressGzip: Compress = (content) =>
  promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION});

/**
 * Puts a Brotli and a gzip file next to every text file, so that the web server doesn't have to
 * compress. Pages at old URLs get none: they are as short as the headers of a response, and there
 * may be thousands of them.
 */
export function compressSite({
  root,
  folder,
  mode,
  book,
}: Pick<Build, 'root' | 'folder' | 'mode' | 'book'>): Promise<void> {
  const redirects = listRedirectPages(book).map((path) => join(folder, getRedirectFile(path)));
  return compressFolder(folder, join(root, '.cache/compressed'), mode, new Set(redirects));
}

/**
 * @param cacheFolder keeps earlier results; it can be deleted at any time
 * @param excluded the files that are not compressed
 */
export async function compressFolder(
  folder: string,
  cacheFolder: string,
  mode: SiteMode,
  excluded: ReadonlySet<string> = new Set(),
): Promise<void> {
  const cache = new Cache(cacheFolder);
  const quality = BROTLI_QUALITY[mode];
  const methods = [
    {extension: 'gz', cacheSuffix: 'gz', compress: compressGzip},
    {extension: 'br', cacheSuffix: `${quality}.br`, compress: createBrotli(quality)},
  ];
  const texts = (await listFiles(folder)).filter(
    (file) => TEXT_EXTENSIONS.has(extname(file)) && !excluded.has(file),
  );
  await forEachConcurrently(texts, availableParallelism(), async (file) => {
    const content = await readFile(file);
    if (content.length < MIN_SIZE_BYTES) return;
    const hash = createHash('sha256').update(content).digest('hex');
    for (const {extension, cacheSuffix, compress} of methods) {
      const compressed = await cache.get(`${hash}.${cacheSuffix}`, () => compress(content));
      await writeFile(`${file}.${extension}`, compressed);
    }
  });
  await cache.deleteUnused();
}
