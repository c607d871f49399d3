import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright/test';
import {makeBaselinePage, readStyleSheets} from '../../packages/bench/baseline';
import {SITE_FOLDER} from '@dental/practice';
import {getFile, routes} from './built';

/**
 * The requests that a page may make before the visitor acts; for images, as many as its first
 * screen shows.
 */
const MAX_REQUESTS = {
  document: 1,
  stylesheet: 0,
  script: 0,
  font: 2,
  fetch: 0,
  xhr: 0,
  media: 0,
  other: 0,
};
/** The ratio of bytes to the same page written by hand. */
const MAX_WEIGHT_RATIO = 1.1;

/**
 * The maximum script size of a page without lightbox or carousel after the first action, in bytes
 * of gzip. React needs 64,000. Each page adds a line to the route table.
 */
export const MAX_SCRIPT_BYTES_AFTER_ACTION = 120_000 + 100 * Math.max(0, routes.length - 64);

/** Prefetches and parts of drawings have no kind of their own. */
const KIND_OF: Record<string, string> = {'.js': 'script', '.svg': 'image'};

/** The URLs that a page has requested, by kind. */
export type Requests = ReadonlyMap<string, readonly string[]>;

/** Records every request of a page from now on. */
export function recordRequests(page: Page): Requests {
  const requests = new Map<string, string[]>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    const kind = KIND_OF[extname(pathname)] ?? request.resourceType();
    requests.set(kind, [...(requests.get(kind) ?? []), request.url()]);
  });
  return requests;
}

/** The kinds with more requests than a page needs before the visitor acts. */
export function findExcessRequests(requests: Requests): string[] {
  return Object.entries(MAX_REQUESTS).flatMap(([kind, most]) => {
    const addresses = requests.get(kind) ?? [];
    return addresses.length > most ? [`${kind}: ${addresses.join(' ')}`] : [];
  });
}

/**
 * The ratio of our page's size, without images, to one written by hand; undefined if it is small
 * enough.
 */
export async function findExcessWeight(
  path: string,
  requests: Requests,
): Promise<number | undefined> {
  const others = [...requests]
    .filter(([kind]) => kind !== 'image')
    .flatMap(([, addresses]) => addresses);
  const limit = measureCompressed(
    await makeBaselinePage(readPageForPatients(path), readStyleSheets(SITE_FOLDER)),
  );
  const fonts = sum((requests.get('font') ?? []).map(measureTransfer));
  const ratio = sum(others.map(measureTransfer)) / (limit + fonts);
  return ratio <= MAX_WEIGHT_RATIO ? undefined : ratio;
}

/** A page without the script of previews; preview.spec.ts proves that patients don't get it. */
export function readPageForPatients(path: string): string {
  return withoutPreviewScript(readFileSync(getFile(path), 'utf8'));
}

/** The HTML of a page without the script of previews. */
export function withoutPreviewScript(html: string): string {
  return html.replace(/<script data-preview[^>]*>[^]*?<\/script>/, '');
}

/** The size after compression, in bytes. */
export function measureCompressed(content: string | Buffer): number {
  return gzipSync(content, {level: 9}).length;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The transferred size of one of our URLs, in bytes. */
function measureTransfer(address: string): number {
  const {pathname} = new URL(address);
  const file = join(SITE_FOLDER, decodeURIComponent(pathname));
  if (pathname.endsWith('.woff2')) return readFileSync(file).length;
  return measureCompressed(
    /\.\w+$/.test(pathname) ? readFileSync(file) : readPageForPatients(pathname),
  );
}
