import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {toOneLine} from '../../github/markdown.mjs';
import {decodePath, normalizeOldUrl, UserError} from '@dental/practice';

const SITEMAP = /\.(?:xml|txt)(?:\.gz)?$/i;

/** sitemaps.org allows 50 MB. */
const MAX_BYTES = 64 * 2 ** 20;

/** Returns true if a path is a folder with sitemaps. */
export function hasSitemaps(folder: string): boolean {
  return statSync(folder).isDirectory() && listSitemaps(folder).length > 0;
}

function listSitemaps(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isFile() && SITEMAP.test(entry.name))
    .map(({name}) => join(folder, name))
    .sort();
}

/**
 * Reads the URLs of sitemaps (sitemaps.org): XML or one URL a line, also compressed.
 * @param path a sitemap, or a folder with an index of sitemaps and all that it lists
 * @returns the URLs in the form of the address book, and every other entry as it is
 * @throws {UserError} if there are no URLs, or if a sitemap is broken, or missing from the folder
 */
export function readSitemaps(path: string): string[] {
  const isFolder = statSync(path).isDirectory();
  const files = isFolder ? listSitemaps(path) : [path];
  const sitemaps = files.map((file) => ({file, ...readSitemap(file)}));
  for (const {file, maps} of sitemaps) {
    const missing = listMissing(file, maps, files);
    if (missing.length === 0) continue;
    throw new UserError(
      `${basename(file)} is an index of sitemaps. Missing: ${missing.join(', ')}.`,
      'Save them all in one folder, then check it: ' +
        'npm run check:addresses -- --base old-sitemaps.',
    );
  }
  const urls = sitemaps.flatMap((sitemap) => sitemap.urls);
  if (urls.length === 0)
    throw new UserError('The sitemap has no URLs.', 'Check the path after --base.');
  return [...new Set(urls.map(toOldUrl))];
}

/** Lists the maps of an index without a file of their name. */
function listMissing(index: string, maps: readonly string[], files: readonly string[]): string[] {
  const names = files.filter((file) => file !== index).map(getPlainName);
  return maps.filter((map) => {
    const path = map.replace(/\?.*/, '');
    const at = names.indexOf(getPlainName(decodePath(path) ?? path));
    if (at === -1) return true;
    // Two maps of one name, such as in /en and /es, need two files.
    names.splice(at, 1);
    return false;
  });
}

/** The name of a sitemap in lower case, without its ending or the number that browsers add. */
function getPlainName(path: string): string {
  const name = basename(path).toLowerCase();
  return name.replace(/(?: ?\(\d+\))?(?:\.(?:xml|txt|php|aspx?|gz))*$/, '');
}

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  // References to characters, such as `&#233;`.
  htmlEntities: true,
  transformTagName: (name) => name.toLowerCase(),
  isArray: (name) => ['url', 'sitemap', 'loc', 'urlset', 'sitemapindex'].includes(name),
});

/** An entry without an address is an empty text. */
type Entry = {loc?: unknown[]} | string;

interface SitemapData {
  urlset?: ({url?: Entry[]} | string)[];
  sitemapindex?: ({sitemap?: Entry[]} | string)[];
}

/** The sentence that a browser puts above a sitemap when it shows one. */
const TEXT_ABOVE = /^[^<]+(?=<(?:\?xml|(?:\w+:)?(?:urlset|sitemapindex))\b)/i;

function readSitemap(file: string): {urls: string[]; maps: string[]} {
  const text = decode(unpack(file)).trim().replace(TEXT_ABOVE, '');
  if (!text.startsWith('<')) {
    const lines = text.split(/\s*\n\s*/);
    return {urls: lines.some(isUrl) ? lines : [], maps: []};
  }
  if (!/<(?:\w+:)?(?:urlset|sitemapindex)\b/i.test(text))
    throw new UserError(
      `${basename(file)} isn't a sitemap.`,
      'Save /sitemap.xml of the old website, not a page or a feed.',
    );
  const data = parseXml(file, text);
  const readAll = (entries: Entry[] = []) =>
    entries.flatMap((entry) =>
      typeof entry === 'string' ? [''] : (entry.loc ?? ['']).map(toText),
    );
  return {
    urls: (data.urlset ?? []).flatMap((set) => (typeof set === 'string' ? [] : readAll(set.url))),
    maps: (data.sitemapindex ?? []).flatMap((index) =>
      typeof index === 'string' ? [] : readAll(index.sitemap),
    ),
  };
}

/** @throws {UserError} if it is broken, because the entries after that would be lost */
function parseXml(file: string, text: string): SitemapData {
  // Addresses with a bare & are common, and read correctly.
  const result = XMLValidator.validate(text.replaceAll(/&(?!#?\w+;)/g, '&amp;'));
  try {
    if (result === true) return parser.parse(text) as SitemapData;
  } catch {
    // Reported below.
  }
  if (!/<\/(?:\w+:)?(?:urlset|sitemapindex)\s*>/i.test(text))
    throw new UserError(
      `${basename(file)} is cut off: its end is missing.`,
      'Download the whole sitemap again.',
    );
  const place = result === true ? '' : ` in line ${result.err.line}`;
  throw new UserError(
    `${basename(file)} isn't valid XML${place}.`,
    'Download the whole sitemap again, or correct the line.',
  );
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function isUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** @throws {UserError} if a compressed file is broken */
function unpack(file: string): Buffer {
  const content = readFileSync(file);
  if (content[0] !== 0x1f || content[1] !== 0x8b) return content;
  try {
    return gunzipSync(content, {maxOutputLength: MAX_BYTES});
  } catch {
    throw new UserError(
      `${basename(file)} is broken, cut off, or larger than 50 MB.`,
      'Download the whole sitemap again.',
    );
  }
}

/** Decodes text with the encoding that it declares, or UTF-8; Latin-1 if it is neither. */
function decode(bytes: Buffer): string {
  const mark = {fffe: 'utf-16le', feff: 'utf-16be'}[bytes.toString('hex', 0, 2)];
  const [, declared] = /^[^>]*encoding=["']([\w-]+)/.exec(bytes.toString('latin1', 0, 200)) ?? [];
  for (const encoding of [mark ?? declared, 'utf-8']) {
    try {
      return toTypography(new TextDecoder(encoding, {fatal: true}).decode(bytes));
    } catch {
      // Not its encoding, or not one at all.
    }
  }
  return toTypography(new TextDecoder('windows-1252').decode(bytes));
}

/**
 * Node 20 decodes windows-1252 as Latin-1, with control characters in place of quotation marks and
 * dashes. They have the same bytes in windows-1254, which Node knows.
 */
function toTypography(text: string): string {
  return text.replaceAll(/[\u0080-\u009f]/g, (control) =>
    new TextDecoder('windows-1254').decode(Uint8Array.of(control.charCodeAt(0))),
  );
}

/** The part after the domain, also of an entry without `https:` or without a domain. */
function toOldUrl(entry: string): string {
  const hasOnlyDomain = /^[\w-]+(?:\.[\w-]+)+\//.test(entry);
  const url = hasOnlyDomain ? `https://${entry}` : entry;
  const isBroken = entry === '' || /^https?\b(?!:)/i.test(entry) || !URL.canParse(url, OLD_SITE);
  if (isBroken) return toOneLine(entry);
  const {protocol, pathname, search, hash} = new URL(url, OLD_SITE);
  // Only the browser sees what follows a #: a part of the page, or a page that a script shows.
  if (!/^https?:$/.test(protocol) || /^#[!/]/.test(hash)) return toOneLine(entry);
  return normalizeOldUrl(pathname + removeTracking(search)) ?? toOneLine(entry);
}

/** The parameters that campaigns and advertisements add, which never choose a page. */
const TRACKING = new RegExp(
  [
    String.raw`^(?:utm_\w+|_g[al]|dclid|fbclid|g(?:ad_source|braid|clid)|mc_[ce]id|msclkid`,
    '|srsltid|ttclid|wbraid)$',
  ].join(''),
  'i',
);

function removeTracking(search: string): string {
  const parameters = search.slice(1).split('&');
  const kept = parameters.filter((parameter) => !TRACKING.test(parameter.replace(/=.*/, '')));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** The base of relative entries; the domain doesn't matter. */
const OLD_SITE = 'https://old.example';
