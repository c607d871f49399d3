import {createHash} from 'node:crypto';
import {load, type CheerioAPI} from 'cheerio';
import {PREVIEW_ONLY} from '@dental/practice';
import {blocksIn, plain, type Block} from './blocks';

/** How search results and social networks show a page, and what each part is called. */
export const HEAD_NAMES = {
  title: 'title in search results',
  description: 'description in search results',
  canonical: 'address for search engines',
  image: 'picture in social networks',
};
type Head = Record<keyof typeof HEAD_NAMES, string>;

type HashOf = (address: string) => string | undefined;

/** What there is to notice of a page, without what only previews have. */
export interface PageReading {
  /** What the page is called in sentences. */
  name: string;
  head: Head;
  blocks: Block[];
  /** A digest of all that decides on the look: elements, styles, and what the files hold that they show. */
  look: string;
}

/**
 * Reads a built page as patients do.
 * @param hashOf what a file at an address holds, in short, so that a picture can change under the same name
 */
export function readPage(
  path: string,
  html: string,
  hashOf: HashOf = () => undefined,
): PageReading {
  const $ = load(html);
  const rules = withHashes($('style').text(), hashOf);
  $('script, style, template, noscript, body link').remove();
  $(PREVIEW_ONLY).remove();
  const look = createHash('sha256')
    .update(`${rules}\0${bodyWithHashes($, hashOf)}`)
    .digest('hex');
  const blocks = $('body')
    .toArray()
    .flatMap((body) => blocksIn(body, hashOf));
  const head = readHead($, hashOf);
  const heading = blocks.find(({area, level}) => area === 'main' && level === 1);
  return {
    name: path === '/' ? 'Home' : (heading?.text ?? head.title),
    head,
    blocks,
    look,
  };
}

function readHead($: CheerioAPI, hashOf: HashOf): Head {
  const meta = (name: string) =>
    $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
  const withoutOrigin = (address = '') => address.replace(/^https?:\/\/[^/]+/, '');
  const image = withoutOrigin(meta('og:image'));
  return {
    title: $('title').first().text(),
    description: meta('description'),
    canonical: withoutOrigin($('link[rel=canonical]').attr('href')),
    image: hashOf(image) ?? image,
  };
}

/** The body's elements, with what each file holds that they show instead of its name alone. */
function bodyWithHashes($: CheerioAPI, hashOf: HashOf): string {
  const body = $('body').clone();
  body.find('[src], [srcset], [poster], use').each((_, node) => {
    for (const [name, value] of Object.entries(node.attribs))
      if (['src', 'srcset', 'poster', 'href'].includes(name))
        $(node).attr(name, withHashes(value, hashOf));
  });
  return plain(body.html() ?? '');
}

function withHashes(text: string, hashOf: HashOf): string {
  return text.replaceAll(
    /\/[^\s,#"')(]+\.\w+(?:#[\w-]+)?/g,
    (address) => `${address}=${hashOf(address) ?? ''}`,
  );
}
