import {createHash} from 'node:crypto';
import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {EDIT_LINKS} from '@dental/practice';
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
export const AREAS: readonly Area[] = ['main', 'top', 'foot', 'around'];

type HashOf = (address: string) => string | undefined;

/** What there is to notice of a page, without what only previews have. */
export interface PageReading {
  head: Head;
  areas: Record<Area, Block[]>;
  /** What search engines, browsers and social networks are told beside that: a line for each value. */
  data: string[];
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
export function readPage(html: string, hashOf: HashOf = () => undefined): PageReading {
  const $ = load(html);
  const textsOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((node) => $(node).text());
  const data = textsOf('script[type="application/ld+json"]').flatMap((text) => linesOf(parsed(text)));
  const rules = textsOf('style').map((text) => withHashes(text, hashOf));
  $('script, style, template, noscript, body link').remove();
  $(PREVIEW_ONLY).remove();
  const main = $('main').first();
  const outside = (selector: string) => $(selector).not(main.find(selector)).not(main);
  const [header, footer] = [outside('body header'), outside('body footer')];
  const icons = new Set(
    $('use')
      .toArray()
      .map(({attribs}) => attribs.href ?? ''),
  );
  const look = digest([...rules, bodyWithHashes($, hashOf)]);
  const read = (part: Cheerio<AnyNode>) => blocksIn(part.get(), hashOf);
  const areas = {main: read(main), top: read(header), foot: read(footer), around: [] as Block[]};
  for (const part of [main, header, footer]) part.remove();
  areas.around = read($('body'));
  return {
    head: readHead($, hashOf),
    areas,
    data: [...data, ...headLines($)],
    look,
    styles: digest([...rules, ...[...icons].sort().map((address) => withHashes(address, hashOf))]),
  };
}

/** What a page is called in sentences. */
export function nameOfPage(path: string, {areas, head}: PageReading): string {
  return path === '/' ? 'Home' : (areas.main.find(({level}) => level === 1)?.text ?? head.title);
}

function readHead($: CheerioAPI, hashOf: HashOf): Head {
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
  const withoutOrigin = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');
  const image = withoutOrigin(meta('og:image'));
  return {
    title: $('title').first().text(),
    description: meta('description'),
    canonical: withoutOrigin($('link[rel=canonical]').attr('href') ?? ''),
    image,
    imageHash: hashOf(image) ?? '',
  };
}

/** What follows from the title, the description and the picture, or says only what the build was made with. */
const SAID_ELSEWHERE = /^((og:|twitter:)(title|description|url|image)|description|generator)$/;

/** The other elements of the head that say something to machines, such as search engines and phones' home screens. */
function headLines($: CheerioAPI): string[] {
  const metas = $('head meta[content]')
    .toArray()
    .map(({attribs: {name = '', property = '', content = ''}}) => [name || property, content] as const)
    .filter(([name]) => name !== '' && !SAID_ELSEWHERE.test(name));
  const links = $('head link:is([rel~=icon], [rel=apple-touch-icon], [rel=manifest], [rel=alternate])')
    .toArray()
    .map(({attribs: {rel = '', sizes, type, href = ''}}) => [`${rel} ${sizes ?? type ?? ''}`.trim(), href] as const);
  return [...metas, ...links].map(([name, value]) => `${name}: ${value}`);
}

/** The body's elements, with what each file holds that they show instead of its name alone. */
function bodyWithHashes($: CheerioAPI, hashOf: HashOf): string {
  const body = $('body').clone();
  body.find('[src], [srcset], [poster], use').each((_, node) => {
    for (const [name, value] of Object.entries(node.attribs))
      if (['src', 'srcset', 'poster', 'href'].includes(name)) $(node).attr(name, withHashes(value, hashOf));
  });
  return plain(body.html() ?? '');
}

function withHashes(text: string, hashOf: HashOf): string {
  return text.replaceAll(/\/[^\s,#"')(]+\.\w+(?:#[\w-]+)?/g, (address) => `${address}=${hashOf(address) ?? ''}`);
}

function digest(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The values of nested data, each with the names that lead to it. */
function linesOf(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${place}: ${String(value)}`];
  const type = (value as {'@type'?: unknown})['@type'];
  const start = place === '' && typeof type === 'string' ? type : place;
  return Object.entries(value)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, part]) => linesOf(part, start === '' ? name : `${start}.${name}`));
}
