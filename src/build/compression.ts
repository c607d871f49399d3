import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {SiteMode} from '@dental/practice';
import {BROTLI_QUALITY} from './brotliQuality';
import type {Build} from '@dental/delivery';
import {Cache, filesIn} from '@dental/content/output';

const TEXTS = new Set(['.html', '.css', '.js', '.svg', '.json', '.xml', '.txt', '.webmanifest', '.vtt', '.ico']);

/** Below this size in bytes a file fits into one packet anyway. */
const SMALLEST = 512;

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

const gzipped: Compress = (content) => promisify(gzip)(content, {level: constants.Z_BEST_COMPRESSION});

/** Puts a Brotli and a gzip file beside every text file, so that the web server need not compress. */
export function compression({root, folder, mode}: Build): Promise<void> {
  return compressFolder(folder, join(root, '.cache/compressed'), mode);
}

/** @param cacheFolder keeps what has been compressed; it can be deleted at any time */
export async function compressFolder(folder: string, cacheFolder: string, mode: SiteMode): Promise<void> {
  const cache = new Cache(cacheFolder);
  const quality = BROTLI_QUALITY[mode];
  const methods = new Map([
    ['gz', {name: 'gz', compress: gzipped}],
    ['br', {name: `${quality}.br`, compress: brotli(quality)}],
  ]);
  const queue = (await filesIn(folder)).filter((file) => TEXTS.has(extname(file))).values();
  const worker = async () => {
    for (const file of queue) {
      const content = await readFile(file);
      if (content.length < SMALLEST) continue;
      const hash = createHash('sha256').update(content).digest('hex');
      for (const [ending, {name, compress}] of methods)
        await writeFile(`${file}.${ending}`, await cache.get(`${hash}.${name}`, () => compress(content)));
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
  await cache.dropOthers();
}
