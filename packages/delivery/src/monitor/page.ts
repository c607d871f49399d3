import {load} from 'cheerio';

/** What a visit looks at on a page. */
export interface VisitedPage {
  heading: string;
  /** Whether it tells search engines to stay away. */
  isHidden: boolean;
  /** The Content-Security-Policy that it names itself, where one for all pages would be too long for a host. */
  policy: string | undefined;
  /** Links to other websites. */
  links: string[];
  /** The addresses of our own files that it needs. */
  files: string[];
  pictures: string[];
}

/** @param address that of the page */
export function readVisited(html: Buffer, {href, origin}: URL): VisitedPage {
  const $ = load(html.toString('utf8'));
  const attributes = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  const ours = (addresses: readonly string[]) =>
    addresses
      .map((address) => new URL(address, href))
      .flatMap((url) => (url.origin === origin ? url.pathname : []));
  return {
    heading: $('h1').first().text().trim(),
    isHidden: ($('meta[name="robots"]').attr('content') ?? '').includes('noindex'),
    policy: $('meta[http-equiv="Content-Security-Policy"]').attr('content'),
    links: attributes('a[href]', 'href').filter(
      (link) => /^https?:/.test(link) && !link.startsWith(origin),
    ),
    files: ours([
      ...attributes('script[src]', 'src'),
      ...attributes(
        'link[rel~="stylesheet"], link[rel~="preload"], link[rel~="icon"], link[rel~="manifest"]',
        'href',
      ),
      ...attributes('[data-search-index]', 'data-search-index'),
      ...attributes('a[href$=".pdf"]', 'href'),
    ]),
    pictures: ours(attributes('img[src], video[src]', 'src')),
  };
}
