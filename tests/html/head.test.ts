import {existsSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {
  getLanguage,
  getRedirectFile,
  listFurtherGalleryPaths,
  SEARCH_PATH,
  SITE_FOLDER,
  SPANISH_HOME,
} from '@dental/practice';
import {redirects, routes, SITE} from '../support/built';
import {readDocument} from '../support/document';
import {site} from '@dental/testing/realSite';

/** Returns true if the build has a file for an address of the site. */
const isBuilt = (address: string) =>
  address.startsWith(SITE) && existsSync(SITE_FOLDER + new URL(address).pathname);

describe.each(routes)('%s', (route) => {
  const $ = readDocument(route);
  const readMeta = (name: string) =>
    $(`meta[name="${name}"], meta[property="${name}"]`)
      .toArray()
      .map((node) => $(node).attr('content'));
  const [description] = readMeta('description');
  const title = $('title').text();
  const isHome = route === '/' || route === SPANISH_HOME;
  const isSpanish = getLanguage(route) === 'es';

  it('describes itself to search engines, which may not index a preview', () => {
    expect($('html').attr('lang')).toMatch(isSpanish ? /^es/ : /^en/);
    expect($('title')).toHaveLength(1);
    expect(title).toMatch(/\S/);
    expect(readMeta('description')).toHaveLength(1);
    expect($('h1')).toHaveLength(1);
    expect($('h1').text().trim()).not.toBe('');
    expect($('main')).toHaveLength(1);
    expect(
      $('link[rel=canonical]')
        .toArray()
        .map((node) => $(node).attr('href')),
    ).toEqual([`${SITE}${route}`]);
    expect(readMeta('viewport')).toEqual([expect.stringContaining('width=device-width')]);
    expect(readMeta('robots')).toEqual(['noindex,nofollow']);
  });

  it('describes itself to social networks', () => {
    expect(readMeta('og:title')).toEqual([title]);
    expect(readMeta('og:description')).toEqual([description]);
    expect(readMeta('og:url')).toEqual([`${SITE}${route}`]);
    expect(readMeta('og:type')).toEqual([isHome ? 'page' : 'article']);
    expect(readMeta('og:locale')).toEqual([isSpanish ? 'es_us' : 'en_us']);
    expect(readMeta('og:image')).toEqual([expect.stringMatching(new RegExp(`^${SITE}/`))]);
    const [image = ''] = readMeta('og:image');
    expect(image).toSatisfy(isBuilt);
  });

  it('describes itself in structured data', () => {
    const things = $('script[type="application/ld+json"]')
      .toArray()
      .map((node) => JSON.parse($(node).text()) as Record<string, string>);
    for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
    const types = things.map((thing) => thing['@type']);
    expect(types.includes('Dentist')).toBe(isHome || route.endsWith('/contact-us'));
    expect(types.includes('BreadcrumbList')).toBe(!isHome);
    expect(JSON.stringify(things)).not.toMatch(/"(AggregateRating|Review|Rating)"/);
    const files = things
      .flatMap((thing) => [thing.contentUrl, thing.thumbnailUrl])
      .filter((file) => file !== undefined);
    for (const file of files) expect(file).toSatisfy(isBuilt);
  });
});

it('gives every page a unique title and description', () => {
  const heads = routes.map((route) => {
    const $ = readDocument(route);
    return {title: $('title').text(), description: $('meta[name=description]').attr('content')};
  });
  expect(new Set(heads.map(({title}) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(({description}) => description)).size).toBe(routes.length);
});

it('lists every page and gallery page in the sitemap, except the search', () => {
  const pages = site.pages
    .filter(({path, unlisted}) => !unlisted && !path.endsWith(SEARCH_PATH))
    .map(({path}) => path);
  expect([...routes].sort()).toEqual(
    [...pages, ...listFurtherGalleryPaths(site.cases.length)].sort(),
  );
});

it('redirects old URLs with a page on hosts without redirect rules', () => {
  expect(Object.keys(redirects).length).toBeGreaterThan(0);
  for (const [from, to] of Object.entries(redirects)) {
    const $ = load(readFileSync(SITE_FOLDER + getRedirectFile(from), 'utf8'));
    expect($('html').attr('lang'), from).toMatch(/^en/);
    expect($('title').text(), from).toMatch(/\S/);
    expect($('link[rel=canonical]').attr('href'), from).toBe(SITE + to);
    expect($('noscript').text(), from).toContain(
      `<meta http-equiv="refresh" content="0; url=${to}">`,
    );
    expect($('main a').attr('href'), from).toBe(to);
    // They aren't compressed, because there can be thousands of them.
    for (const ending of ['.br', '.gz'])
      expect(existsSync(SITE_FOLDER + getRedirectFile(from) + ending)).toBe(false);
  }
});
