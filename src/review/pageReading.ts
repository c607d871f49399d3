import {createHash} from 'node:crypto';
import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {EDIT_LINKS} from '../site/previewPaths';
import {blocksIn, plain, type Block} from './blocks';

/** How a search result and a social network show a page. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  /** The social picture: its address, and what it holds. */
  image: string;
  imageHash: string;
}

/** Where on a page something stands. */
export type Area = 'main' | 'top' | 'foot' | 'around';

/** What there is to notice of a page, without what only previews have. */
export interface PageReading {
  head: Head;
  areas: Record<Area, Block[]>;
  /** What search engines, browsers and social networks are told beside that: each value by its place. */
  data: Record<string, string>;
  /** A digest of all that decides on the look: elements, styles, and what the files hold that they show. */
  look: string;
  /** A digest of the styles and the icons alone. */
  styles: string;
}

/**
 * Parts that say which build this is, or that lead those who edit to the source. Patients never get them, and they differ
 * from commit to commit.
 */
const PREVIEW_ONLY = `section[aria-label="Preview"], p:has(> :is(${EDIT_LINKS}))`;

/**
 * Reads a built page as patients do.
 * @param hashOf what a file at an address holds, in short, so that a picture can change under the same name
 */
export function readPage(html: string, hashOf: (address: string) => string | undefined = () => undefined): PageReading {
  const $ = load(html);
  const data = $('script[type="application/ld+json"]')
    .map((_, script) => $(script).text())
    .get();
  const styles = $('style')
    .map((_, style) => $(style).text())
    .get();
  $('script, style, template, noscript, body link').remove();
  $(PREVIEW_ONLY).remove();
  const main = $('main').first();
  const inArea = (selector: string) => $(selector).not(main.find(selector)).not(main);
  const header = inArea('body header').not(main.find('header'));
  const footer = inArea('body footer');
  const read = (part: Cheerio<AnyNode>) => blocksIn(part.get(), hashOf);
  const icons = [
    ...new Set(
      $('use')
        .map((_, node) => $(node).attr('href'))
        .get(),
    ),
  ].sort();
  const rules = styles.map((text) => withHashes(text, hashOf)).join('\0');
  const look = [rules, bodyWithHashes($, hashOf)].join('\0');
  const areas = {main: read(main), top: read(header), foot: read(footer), around: [] as Block[]};
  for (const part of [main, header, footer]) part.remove();
  areas.around = read($('body'));
  return {
    head: readHead($, hashOf),
    areas,
    data: Object.fromEntries([...data.flatMap((text) => leavesOf(parsed(text))), ...toldInHead($)]),
    look: digest(look),
    styles: digest([rules, ...icons.map((address) => withHashes(address, hashOf))].join('\0')),
  };
}

/** What a page is called in sentences. */
export function nameOfPage(path: string, {areas, head}: PageReading): string {
  return path === '/' ? 'Home' : (areas.main.find(({level}) => level === 1)?.text ?? head.title);
}

function readHead($: CheerioAPI, hashOf: (address: string) => string | undefined): Head {
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
  const image = meta('og:image').replace(/^https?:\/\/[^/]+/, '');
  return {
    title: $('title').first().text(),
    description: meta('description'),
    canonical: ($('link[rel=canonical]').attr('href') ?? '').replace(/^https?:\/\/[^/]+/, ''),
    image,
    imageHash: hashOf(image) ?? '',
  };
}

/** What follows from the title, the description and the picture, or says only what the build was made with. */
const TOLD_ELSEWHERE = /^((og:|twitter:)(title|description|url|image)|description|generator)$/;

/** The other elements of the head that say something to machines, as of search engines and phones' home screens. */
function toldInHead($: CheerioAPI): [string, string][] {
  const metas = $('head meta[content]')
    .get()
    .map(({attribs: {name, property, content = ''}}): [string, string] => [name ?? property ?? '', content])
    .filter(([name]) => name !== '' && !TOLD_ELSEWHERE.test(name));
  const links = $('head link:is([rel~=icon], [rel=apple-touch-icon], [rel=manifest], [rel=alternate])')
    .get()
    .map(({attribs: {rel = '', sizes, type, href = ''}}): [string, string] => [
      `${rel} ${sizes ?? type ?? ''}`.trim(),
      href,
    ]);
  return [...metas, ...links];
}

/** The body's elements, with what each file holds that they show instead of its name alone. */
function bodyWithHashes($: CheerioAPI, hashOf: (address: string) => string | undefined): string {
  const body = $('body').clone();
  body.find('[src], [srcset], [poster], use').each((_, node) => {
    for (const [name, value] of Object.entries(node.attribs)) {
      if (!['src', 'srcset', 'poster', 'href'].includes(name)) continue;
      $(node).attr(name, withHashes(value, hashOf));
    }
  });
  return plain(body.html() ?? '');
}

function withHashes(text: string, hashOf: (address: string) => string | undefined): string {
  return text.replaceAll(/\/[^\s,#"')(]+\.\w+(?:#[\w-]+)?/g, (address) => `${address}=${hashOf(address) ?? ''}`);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The values of nested data, each by the names that lead to it. */
function leavesOf(value: unknown, place = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[place, String(value)]];
  const type = (value as {'@type'?: unknown})['@type'];
  const start = place === '' && typeof type === 'string' ? type : place;
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, part]) => leavesOf(part, start === '' ? name : `${start}.${name}`));
}
