import {load} from 'cheerio';
import {toOneLine} from '../../github/markdown.mjs';
import {resolveUrl} from './answer';

/** A hacked page can have a heading of any length. */
const MAX_HEADING_CHARS = 100;

const FILE_LINKS = [
  'link[rel~="stylesheet"]',
  'link[rel~="preload"]',
  'link[rel~="icon"]',
  'link[rel~="manifest"]',
].join(', ');

/** The attributes with what a page loads at once, and with the base of its links. */
const LOADED = {
  src: 'script, iframe, embed',
  href: 'base, link[rel~="stylesheet"]',
  data: 'object',
};

/** Search engines read the general tag, and one with their own name. */
const ROBOTS_TAGS = ['robots', 'googlebot', 'bingbot']
  .map((name) => `meta[name="${name}" i]`)
  .join();

/** Returns true if a text for search engines keeps them from listing the page. */
export function hidesPage(robots: string): boolean {
  return /\b(?:noindex|none)\b/i.test(robots);
}

/** The parts of a page that the smoke test checks. */
export interface ParsedPage {
  heading: string;
  /** True if it asks search engines not to index it. */
  isHidden: boolean;
  /** The Content-Security-Policy in its HTML, if it has one. */
  policy: string | undefined;
  /** True if its end is missing. */
  isCutOff: boolean;
  /** The scripts, frames, and styles from other websites. */
  foreignFiles: string[];
  /** Links to other websites. */
  links: string[];
  /** The paths of our own files that it needs. */
  files: string[];
  /** The paths of its images and videos. */
  pictures: string[];
}

/** @param url the page's address */
export function parsePage(html: Buffer, {href, origin}: URL): ParsedPage {
  const text = html.toString('utf8');
  const $ = load(text);
  const listAttributes = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  const listOwnPaths = (addresses: readonly string[]) =>
    addresses
      .flatMap((address) => resolveUrl(address, href) ?? [])
      .filter((url) => url.origin === origin)
      .map((url) => url.pathname);
  return {
    heading: toOneLine($('h1').first().text().trim()).slice(0, MAX_HEADING_CHARS),
    isHidden: listAttributes(ROBOTS_TAGS, 'content').some(hidesPage),
    policy: $('meta[http-equiv="Content-Security-Policy"]').attr('content'),
    isCutOff: !/<\/(?:body|html)>\s*$/i.test(text),
    foreignFiles: Object.entries(LOADED)
      .flatMap(([name, selector]) => listAttributes(selector, name))
      .filter((address) => resolveUrl(address, href)?.origin !== origin),
    links: listAttributes('a[href]', 'href').filter(
      (link) => /^https?:/.test(link) && !link.startsWith(origin),
    ),
    files: listOwnPaths([
      ...listAttributes('script[src]', 'src'),
      ...listAttributes(FILE_LINKS, 'href'),
      ...listAttributes('[data-search-index]', 'data-search-index'),
      ...listAttributes('a[href$=".pdf"]', 'href'),
    ]),
    pictures: listOwnPaths(listAttributes('img[src], video[src]', 'src')),
  };
}
