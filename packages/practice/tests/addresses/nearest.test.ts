import {Window} from 'happy-dom';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {routeTable} from '../../src/addresses/book';
import {nearestPages, vanishedAddresses} from '../../src/addresses/nearest';
import {redirectPage} from '../../../../src/build/redirectPage';
import {table} from '@dental/testing/table';

const book = routeTable([
  {path: '/', redirectFrom: ['/home']},
  {path: '/about-us', redirectFrom: ['/our-practice']},
  {path: '/services'},
  {path: '/services/cosmetic-dentistry'},
  {path: '/services/cosmetic-dentistry/veneers', redirectFrom: ['/procedures/porcelain-veneers']},
  {path: '/our-staff'},
  {path: '/our-staff/rosa'},
]);

describe('the nearest pages', () => {
  it.each(table<[string, string]>(import.meta.url, 'nearest'))(
    'of %s begin with %s',
    (path, page) => {
      expect(nearestPages(book, path)[0]).toBe(page);
    },
  );

  it.each(['/', '/xyzzy', '/%zz', '/..', `/${'a'.repeat(5_000)}`])('of %s are none', (path) => {
    expect(nearestPages(book, path)).toEqual([]);
  });

  it('are pages, three at most, each once', () => {
    const near = nearestPages(book, '/services/cosmetic-dentistry/veners');
    expect(near.length).toBeLessThanOrEqual(3);
    expect(new Set(near).size).toBe(near.length);
    for (const path of near) expect([...book.pages]).toContain(path);
  });
});

describe('an address that existed', () => {
  const page = (path: string) => new Map([[path, path]]);

  it.each(['/', '/home', '/about-us/', '/About-Us', '/services.html'])(
    'and still leads somewhere is fine: %s',
    (path) => {
      expect(vanishedAddresses(page(path), book)).toEqual([]);
    },
  );

  it.each(table<[string, string]>(import.meta.url, 'replaced'))(
    'and leads nowhere, %s, is told with the page that may take its place',
    (path, replacement) => {
      expect(vanishedAddresses(page(path), book)).toEqual([{path, replacement}]);
    },
  );

  it('and was taken out of redirectFrom belongs to the page that it led to', () => {
    expect(vanishedAddresses(new Map([['/smile-makeovers', '/services']]), book)).toEqual([
      {path: '/smile-makeovers', replacement: '/services'},
    ]);
  });

  it('is never given to a page that has no file', () => {
    const withPages = routeTable(
      [{path: '/'}, {path: '/smile-gallery'}],
      ['/smile-gallery/page/2'],
    );
    const candidates = routeTable([{path: '/'}, {path: '/smile-gallery'}]);
    expect(vanishedAddresses(page('/smile-gallery/page/7'), withPages, candidates)).toEqual([
      {path: '/smile-gallery/page/7', replacement: '/smile-gallery'},
    ]);
  });
});

describe('the page at an old address', () => {
  const site = {name: "Finch & Sons' <Dental>", address: 'https://x.example'};
  const $ = load(redirectPage("/a&b'c", site));

  it('has a title, a language, a link, and asks not to be listed', () => {
    expect($('html').attr('lang')).toBe('en-US');
    expect($('title').text()).toBe("This page has moved | Finch & Sons' <Dental>");
    expect($('a').attr('href')).toBe("/a&b'c");
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('link[rel=canonical]').attr('href')).toBe("https://x.example/a&b'c");
    expect($('noscript').html()).toContain('http-equiv="refresh"');
  });

  it.each(["/a&b'c", '/about-us', '/</script><script>alert(1)</script>'])(
    'leads to %s with query and hash',
    (to) => {
      const script = load(redirectPage(to, site))('script').text();
      const led: string[] = [];
      const [origin, pathname] = ['https://x.example', '/old'];
      const location = {
        origin,
        pathname,
        href: `${origin}${pathname}?a=1&b=%20#x`,
        replace: (address: string) => led.push(address),
      };
      // oxlint-disable-next-line typescript/no-implied-eval
      const run = new Function('location', script) as (given: typeof location) => void;
      run(location);
      expect(led).toEqual([`${encodeURI(to)}?a=1&b=%20#x`]);
    },
  );

  it('has no other element than its own, whatever it leads to', () => {
    const document = new Window().document;
    document.write(redirectPage('/"><img src=x onerror=alert(1)>', site));
    expect(document.querySelector('img')).toBeNull();
  });
});
