import {expect, test, type Page} from 'playwright/test';
import {routes, SITE} from '../support/built';
import {ask} from '../support/document';
import {ANOTHER_ROUTES, test as testForPatients} from '../support/production';
import {visit} from '../support/visit';
import {galleryPaths} from '@dental/practice';
import {site} from '../support/realSite';

for (const route of routes) {
  test(`${route} tells search engines and social networks what it is`, async ({request}) => {
    const {status, type, $} = await ask(request, route);
    const meta = (name: string) =>
      $(`meta[name="${name}"], meta[property="${name}"]`)
        .toArray()
        .map((node) => $(node).attr('content'));
    const [description] = meta('description');
    const title = $('title').text();

    expect(status).toBe(200);
    expect(type).toContain('text/html');
    expect($('html').attr('lang')).toMatch(/^en/);
    expect($('title')).toHaveLength(1);
    expect(title).toMatch(/\S/);
    expect(meta('description')).toHaveLength(1);
    expect($('h1')).toHaveLength(1);
    expect($('h1').text().trim()).not.toBe('');
    expect($('main')).toHaveLength(1);
    expect(
      $('link[rel=canonical]')
        .toArray()
        .map((node) => $(node).attr('href')),
    ).toEqual([`${SITE}${route}`]);
    expect(meta('viewport')).toEqual([expect.stringContaining('width=device-width')]);
    expect(meta('robots')).toEqual(['noindex,nofollow']);

    expect(meta('og:title')).toEqual([title]);
    expect(meta('og:description')).toEqual([description]);
    expect(meta('og:url')).toEqual([`${SITE}${route}`]);
    expect(meta('og:type')).toEqual([route === '/' ? 'page' : 'article']);
    expect(meta('og:locale')).toEqual(['en_us']);
    expect(meta('og:image')).toEqual([expect.stringMatching(new RegExp(`^${SITE}/`))]);
    const [image = ''] = meta('og:image');
    expect((await request.get(image.slice(SITE.length))).status(), `${image} is missing.`).toBe(200);
  });

  test(`${route} describes itself in data that search engines can read`, async ({request}) => {
    const {$} = await ask(request, route);
    const things = $('script[type="application/ld+json"]')
      .toArray()
      .map((node) => JSON.parse($(node).text()) as Record<string, string>);
    for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
    const types = things.map((thing) => thing['@type']);
    expect(types.includes('Dentist')).toBe(route === '/' || route === '/contact-us');
    expect(types.includes('BreadcrumbList')).toBe(route !== '/');
    expect(JSON.stringify(things)).not.toMatch(/"(AggregateRating|Review|Rating)"/);
    const files = things
      .flatMap((thing) => [thing.contentUrl, thing.thumbnailUrl])
      .filter((file) => file !== undefined);
    for (const file of files) {
      expect((await request.get(file.slice(SITE.length))).status(), `${file} is missing.`).toBe(200);
    }
  });
}

test('no two pages have the same title or description', async ({request}) => {
  const heads = await Promise.all(
    routes.map(async (route) => {
      const {$} = await ask(request, route);
      return {title: $('title').text(), description: $('meta[name=description]').attr('content')};
    }),
  );
  expect(new Set(heads.map(({title}) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(({description}) => description)).size).toBe(routes.length);
});

test('the sitemap holds every page and each further page of the gallery, and no other', () => {
  const pages = site.pages.filter(({unlisted}) => !unlisted).map(({path}) => path);
  expect([...routes].sort()).toEqual([...pages, ...galleryPaths(site.cases.length)].sort());
});

testForPatients(
  'search engines may show every page that patients get, but for those that are unlisted',
  async ({request}) => {
    const said = new Map<string, unknown>();
    for (const path of ANOTHER_ROUTES) {
      const {$} = await ask(request, path);
      const robots = $('meta[name=robots]').toArray();
      expect(robots, path).toHaveLength(1);
      said.set(path, robots[0]?.attribs.content);
    }
    const {'/thank-you': unlisted, ...listed} = Object.fromEntries(said);
    expect(unlisted).toBe('noindex,follow');
    expect(new Set(Object.values(listed))).toEqual(new Set(['index,follow']));
  },
);

/** What a page says of itself in its head, in no order. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = [...document.head.querySelectorAll('meta[data-rh], link[data-rh]')];
    const texts = tags.map(({tagName, attributes}) =>
      [tagName, ...[...attributes].map(({name, value}) => `${name}=${value}`).sort()].join(' '),
    );
    return [document.title, document.documentElement.lang, ...texts.sort()];
  });
}

test('a page that the router shows says the same of itself as when it is loaded, wherever the visitor comes from', async ({
  page,
}) => {
  await visit(page, '/');
  const links = ['Testimonial', 'Smile Gallery', 'About Us', 'Contact Us'];
  const shown = new Map<string, string[]>();
  for (const name of links) {
    const before = await page.title();
    await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click();
    await expect(page).not.toHaveTitle(before);
    shown.set(new URL(page.url()).pathname, await headOf(page));
  }
  expect(shown.size).toBe(links.length);
  for (const [path, head] of shown) {
    await page.goto(path);
    expect(head, path).toEqual(await headOf(page));
  }
});
