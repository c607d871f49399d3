import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page} from 'playwright/test';
import {baselinePage, styleSheetsOf} from '../../packages/bench/baseline';
import {SITE_FOLDER} from '@dental/practice';
import {fileOf, routes} from './built';

/** How many requests a page may make before the visitor acts; of pictures as many as its first screen shows. */
const REQUESTS = {
  document: 1,
  stylesheet: 0,
  script: 0,
  font: 2,
  fetch: 0,
  xhr: 0,
  media: 0,
  other: 0,
};
/** In bytes, against the same page as somebody could have written it by hand. */
const LIMIT = 1.1;

/**
 * What the scripts of a page without lightbox or carousel may weigh once the visitor acts, in bytes, gzip: React's own is
 * 64,000 of it. Each page has a line in the route table, so that a site of many has a little more.
 */
export const SCRIPT_AFTER_INTENT = 120_000 + 100 * Math.max(0, routes.length - 64);

/** What a browser fetches for later, or for a part of a drawing, has no kind of its own. */
const KIND_OF: Record<string, string> = {'.js': 'script', '.svg': 'image'};

/** The addresses that a page has requested, by kind. */
export type Requests = ReadonlyMap<string, readonly string[]>;

/** Notes from now on what a page requests. */
export function noteRequests(page: Page): Requests {
  const asked = new Map<string, string[]>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    const kind = KIND_OF[extname(pathname)] ?? request.resourceType();
    asked.set(kind, [...(asked.get(kind) ?? []), request.url()]);
  });
  return asked;
}

/** The requests of a kind of which there are more than a page needs before the visitor acts. */
export function mostRequests(asked: Requests): string[] {
  return Object.entries(REQUESTS).flatMap(([kind, most]) => {
    const addresses = asked.get(kind) ?? [];
    return addresses.length > most ? [`${kind}: ${addresses.join(' ')}`] : [];
  });
}

/** How many times heavier a page of ours is, but for its pictures, than one written by hand; undefined if it is light enough. */
export async function overweight(path: string, asked: Requests): Promise<number | undefined> {
  const others = [...asked]
    .filter(([kind]) => kind !== 'image')
    .flatMap(([, addresses]) => addresses);
  const limit = packed(await baselinePage(forPatients(path), styleSheetsOf(SITE_FOLDER)));
  const fonts = sum((asked.get('font') ?? []).map(weightOf));
  const ratio = sum(others.map(weightOf)) / (limit + fonts);
  return ratio <= LIMIT ? undefined : ratio;
}

/** A page without the script that only previews have; preview.spec.ts holds that patients get nothing of it. */
export function forPatients(path: string): string {
  return readFileSync(fileOf(path), 'utf8').replace(
    /<script data-preview[^>]*>[^]*?<\/script>/,
    '',
  );
}

/** How many bytes something has once it is compressed. */
export function packed(content: string | Buffer): number {
  return gzipSync(content, {level: 9}).length;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** What an address of ours weighs on the way to the visitor. */
function weightOf(address: string): number {
  const {pathname} = new URL(address);
  const file = join(SITE_FOLDER, decodeURIComponent(pathname));
  if (pathname.endsWith('.woff2')) return readFileSync(file).length;
  return packed(/\.\w+$/.test(pathname) ? readFileSync(file) : forPatients(pathname));
}
