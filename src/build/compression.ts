import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {extname, join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import type {Build} from './build';
import {Cache, filesIn} from './files';

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

/** Puts a Brotli and a gzip file beside every text file, so that the web server need not compress. */
export function compression({root, folder}: Build): Promise<void> {
  return compressFolder(folder, join(root, '.cache/compressed'));
}

/** @param cacheFolder keeps what has been compressed; it can be deleted at any time */
export async function compressFolder(folder: string, cacheFolder: string): Promise<void> {
  const cache = new Cache(cacheFolder);
  const queue = (await filesIn(folder)).filter((file) => TEXTS.has(extname(file))).values();
  const worker = async () => {
    for (const file of queue) await compress(file, cache);
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
  await cache.dropOthers();
}

async function compress(file: string, cache: Cache): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const hash = createHash('sha256').update(content).digest('hex');
  for (const ending of ['br', 'gz'] as const)
    await writeFile(`${file}.${ending}`, await cache.get(`${hash}.${ending}`, () => METHODS[ending](content)));
}
