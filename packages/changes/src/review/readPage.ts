import {load, type CheerioAPI} from 'cheerio';
import {PREVIEW_ONLY_SELECTOR} from '@dental/practice';
import {normalizeSpaces, readBlocks, type Block} from './blocks';

/** The fields that search results and social networks show, with their names in sentences. */
export const HEAD_NAMES = {
  title: 'title in search results',
  description: 'description in search results',
  canonical: 'address for search engines',
  image: 'image on social networks',
};
type Head = Record<keyof typeof HEAD_NAMES, string>;

/** Returns a digest of the file at an address; undefined if there is none. */
type HashOf = (address: string) => string | undefined;

/** Everything that patients can notice on a page, without the elements of previews. */
export interface PageReading {
  name: string;
  head: Head;
  blocks: Block[];
  /** The styles and elements, with digests of the files they show: equal pages look the same. */
  look: string;
}

/**
 * Reads a built page as patients do.
 * @param hashOf finds a picture that changed under the same name
 */
export function readPage(
  path: string,
  html: string,
  hashOf: HashOf = () => undefined,
): PageReading {
  const $ = load(html);
  const rules = addHashes($('style').text(), hashOf);
  $('script, style, template, noscript, body link').remove();
  $(PREVIEW_ONLY_SELECTOR).remove();
  const blocks = $('body')
    .toArray()
    .flatMap((body) => readBlocks(body, hashOf));
  const head = readHead($, hashOf);
  const heading = blocks.find(({area, level}) => area === 'main' && level === 1);
  return {
    name: path === '/' ? 'Home' : (heading?.text ?? head.title),
    head,
    blocks,
    look: `${rules}\0${readBodyWithHashes($, hashOf)}`,
  };
}

function readHead($: CheerioAPI, hashOf: HashOf): Head {
  const readMeta = (name: string) =>
    $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
  const withoutOrigin = (address = '') => address.replace(/^https?:\/\/[^/]+/, '');
  const image = withoutOrigin(readMeta('og:image'));
  return {
    title: $('title').first().text(),
    description: readMeta('description'),
    canonical: withoutOrigin($('link[rel=canonical]').attr('href')),
    image: hashOf(image) ?? image,
  };
}

/** The visible elements of the body; the digest of each file that they show is next to its name. */
function readBodyWithHashes($: CheerioAPI, hashOf: HashOf): string {
  const body = $('body').clone();
  // Texts of other days, such as an offer in March, are in every page and show on none today.
  body.find('[hidden]').remove();
  body.find('[data-says]').removeAttr('data-says');
  body.find('[src], [srcset], [poster], use').each((_, node) => {
    for (const [name, value] of Object.entries(node.attribs))
      if (['src', 'srcset', 'poster', 'href'].includes(name))
        $(node).attr(name, addHashes(value, hashOf));
  });
  return normalizeSpaces(body.html() ?? '');
}

function addHashes(text: string, hashOf: HashOf): string {
  return text.replaceAll(
    /\/[^\s,#"')(]+\.\w+(?:#[\w-]+)?/g,
    (address) => `${address}=${hashOf(address) ?? ''}`,
  );
}
