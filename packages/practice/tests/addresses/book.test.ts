import {describe, expect, it} from 'vitest';
import {
  isAnswered,
  normalizeOldUrl,
  normalizePath,
  serializeAddressBook,
  resolveAddress,
  resolveQuery,
  createAddressBook,
  parseAddressBook,
} from '../../src/addresses/book';

const book = createAddressBook(
  [
    {path: '/', redirectFrom: ['/home', '/index']},
    {path: '/about-us', redirectFrom: ['/about', '/our_office.php', '/about-us/our-story']},
    {path: '/services/veneers', redirectFrom: ['/procedures/veneers']},
    {path: '/smile-gallery', redirectFrom: ['/before-after-photos']},
  ],
  ['/smile-gallery/page/2'],
);

const LONG_PATH = `/${'a'.repeat(100_000)}`;

const UNKNOWN_PATHS = [
  '//evil.example',
  '///evil.example/about-us',
  '//evil.example/%2e%2e/about-us',
  String.raw`/\evil.example`,
  String.raw`/\/evil.example`,
  String.raw`\\evil.example`,
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/%2e%2e',
  '/../about-us',
  '/./about-us',
  '/services/..%2fabout-us',
  '/services/%2e%2e/about-us',
  '/about-us%00',
  '/about-us/%00',
  '/about-us%0d%0aLocation:%20https://evil.example',
  '/about-us%0A',
  '/about-us%7f',
  '/about-us\u0000',
  '/%',
  '/about-us%',
  '/about-us%2',
  '/%zz',
  '/%ff',
  '/%c0%ae%c0%ae/about-us',
  '/%252e%252e/about-us',
  '/about-us%252f',
  'about-us',
  '',
  'https://evil.example/about-us',
  'javascript:alert(1)',
  '/about-us?x=/',
  '/about-us#x',
  '/__proto__',
  '/constructor',
  '/nowhere',
  '/services',
  '/about-us/nowhere',
  '/smile-gallery/page/3',
  '/smile-gallery/page/02',
  '/about-us.jpg',
  '/about-us.html.html',
  '/ınstitute',
  LONG_PATH,
  '/'.repeat(5) + 'x/'.repeat(20_000),
];

describe('resolveAddress', () => {
  it.each(['/', '/about-us', '/services/veneers', '/smile-gallery/page/2'])(
    'answers the canonical path %s with its page',
    (path) => {
      expect(resolveAddress(book, path)).toEqual({kind: 'page', path});
    },
  );

  it.each([
    {variant: 'a slash at the end', path: '/about-us/', to: '/about-us'},
    {variant: 'many slashes at the end', path: '/about-us///', to: '/about-us'},
    {variant: 'double slashes inside', path: '/services//veneers', to: '/services/veneers'},
    {variant: 'double slashes at the start', path: '//about-us', to: '/about-us'},
    {variant: 'capitals', path: '/About-US', to: '/about-us'},
    {variant: '.html', path: '/about-us.html', to: '/about-us'},
    {variant: '.HTML', path: '/about-us.HTML', to: '/about-us'},
    {variant: '.html and a slash', path: '/about-us.html/', to: '/about-us'},
    {variant: '/index.html', path: '/services/veneers/index.html', to: '/services/veneers'},
    {variant: '.htm', path: '/about-us.htm', to: '/about-us'},
    {variant: '.php', path: '/About-Us.PHP', to: '/about-us'},
    {variant: '.aspx', path: '/about-us.aspx/', to: '/about-us'},
    {variant: '/index.php before it', path: '/index.php/about-us/', to: '/about-us'},
    {variant: '/amp', path: '/about-us/amp/', to: '/about-us'},
    {variant: '/feed', path: '/about-us/feed/', to: '/about-us'},
    {variant: 'a bracket and a comma', path: '/about-us),', to: '/about-us'},
    {variant: 'a slash and an encoded bracket', path: '/about-us/%5D', to: '/about-us'},
    {variant: 'a blank at the end', path: '/about-us%20', to: '/about-us'},
    {variant: '/index', path: '/services/veneers/index', to: '/services/veneers'},
    {variant: 'only /index.html', path: '/index.html', to: '/'},
    {variant: 'encoded letters', path: '/%61bout%2Dus', to: '/about-us'},
    {
      variant: 'all of these',
      path: '//Services//VENEERS//Index.html/',
      to: '/services/veneers',
    },
    {
      variant: 'capitals in a further page of the gallery',
      path: '/Smile-Gallery/Page/2/',
      to: '/smile-gallery/page/2',
    },
  ])('redirects a path with $variant once', ({path, to}) => {
    expect(resolveAddress(book, path)).toEqual({kind: 'redirect', to});
  });

  it.each([
    {path: '/before-after-photos', to: '/smile-gallery'},
    {path: '/before-after-photos/', to: '/smile-gallery'},
    {path: '/Before-After-Photos', to: '/smile-gallery'},
    {path: '/before-after-photos.html', to: '/smile-gallery'},
    {path: '//before-after-photos//index.html', to: '/smile-gallery'},
    {path: '/before%2Dafter-photos', to: '/smile-gallery'},
    {path: '/Procedures/Veneers/', to: '/services/veneers'},
    {path: '/about-us/our-story', to: '/about-us'},
    {path: '/our_office.php', to: '/about-us'},
    {path: '/home', to: '/'},
    {path: '/index', to: '/'},
  ])('redirects the old URL $path to $to once', ({path, to}) => {
    expect(resolveAddress(book, path)).toEqual({kind: 'redirect', to});
  });

  it.each(
    UNKNOWN_PATHS.map((path) => ({
      path,
      name: path.length > 80 ? `${path.slice(0, 20)}… (${path.length} letters)` : path,
    })),
  )('finds no page for the path $name', ({path}) => {
    expect(resolveAddress(book, path)).toEqual({kind: 'not-found'});
  });

  it('answers long paths within a second', () => {
    const start = performance.now();
    for (const path of [
      LONG_PATH,
      `${'/a'.repeat(50_000)}.html`,
      `/${'%41'.repeat(50_000)}`,
      `/index${'/index'.repeat(20_000)}`,
    ]) {
      resolveAddress(book, path);
    }
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('normalizeOldUrl', () => {
  it.each([
    {url: '/Meet-The-Doctor/', form: '/meet-the-doctor'},
    {url: '/our%20team', form: '/our team'},
    {url: '/über-uns', form: '/über-uns'},
    {url: '/%C3%BCber-uns', form: '/über-uns'},
    {url: '/%fcber-uns', form: '/über-uns'},
    {url: '/u\u0308ber-uns', form: '/über-uns'},
    {url: '/a+b&c(d)[e]', form: '/a+b&c(d)[e]'},
    {url: '/100%-smile', form: '/100%-smile'},
    {url: '/?page_id=5', form: '/?page_id=5'},
    {url: '/A.php?B=C&a=1', form: '/a.php?a=1&b=c'},
  ])('converts $url to $form, and keeps that', ({url, form}) => {
    expect(normalizeOldUrl(url)).toBe(form);
    expect(normalizeOldUrl(form)).toBe(form);
    expect(isAnswered(createAddressBook([{path: '/x', redirectFrom: [url]}]), form)).toBe(true);
  });

  it.each([
    'about',
    'https://old.example/about',
    '/about#team',
    '/a%3Fb',
    '/a%2541',
    '/a/../b',
    '/?about',
    '/?a="b"',
    '/?a=1&a=2',
    '/?a=',
    `/${'a'.repeat(500)}`,
  ])('rejects %s', (url) => {
    expect(normalizeOldUrl(url)).toBeUndefined();
  });
});

describe('resolveQuery', () => {
  const queryBook = createAddressBook([
    {path: '/x', redirectFrom: ['/?page_id=5', '/old.php?a=1&b=2']},
  ]);

  it.each([
    {path: '/', query: '?page_id=5'},
    {path: '/index.php', query: '?utm=x&PAGE_ID=5'},
    {path: '/Old.php/', query: 'b=2&a=1'},
  ])('finds the page for $path with $query', ({path, query}) => {
    expect(resolveQuery(queryBook, path, query)).toBe('/x');
  });

  it.each([
    {path: '/', query: ''},
    {path: '/', query: '?page_id=55'},
    {path: '/y', query: '?page_id=5'},
    {path: '/..', query: '?page_id=5'},
    {path: '/old.php', query: '?a=1'},
  ])('finds none for $path with "$query"', ({path, query}) => {
    expect(resolveQuery(queryBook, path, query)).toBeUndefined();
  });
});

describe('normalizePath', () => {
  it('converts every capital from A to Z, and no other letter', () => {
    expect(normalizePath('/ABCDEFGHIJKLMNOPQRSTUVWXYZ-É')).toBe('/abcdefghijklmnopqrstuvwxyz-É');
  });

  it.each([
    String.raw`/a\b`,
    '/%5c',
    '/a%00',
    '/a%0d%0ab',
    '/a%1fb',
    '/a%7f',
    '/../a',
    '/a/..',
    '/a/.',
    '/%2e%2e/a',
    '/%',
    'a',
    '',
  ])('rejects the unsafe path %j', (path) => {
    expect(normalizePath(path)).toBeUndefined();
  });
});

describe('any path', () => {
  const paths = [
    ...UNKNOWN_PATHS,
    ...[...book.pages, ...book.redirects.keys()].flatMap((path) => [
      path,
      `${path}/`,
      `/${path}`,
      path.toUpperCase(),
      `${path}.html`,
      `${path}/index.html`,
      `${path}//`,
      `${path}/.`,
    ]),
  ];

  it('redirects only to a page of the book, and never to itself', () => {
    for (const path of paths) {
      const answer = resolveAddress(book, path);
      if (answer.kind !== 'redirect') continue;
      expect([...book.pages], path).toContain(answer.to);
      expect(resolveAddress(book, answer.to), path).toEqual({kind: 'page', path: answer.to});
      expect(answer.to, `${path} redirects to itself.`).not.toBe(path);
    }
  });

  it('keeps its normalized form when it is normalized again', () => {
    for (const path of paths) {
      const normalized = normalizePath(path);
      if (normalized === undefined || normalized.includes('%')) continue;
      expect(normalizePath(normalized), path).toBe(normalized);
    }
  });
});

describe('the address book', () => {
  it('contains the pages, the extra pages, and the redirects from old URLs', () => {
    const pages = [{path: '/', redirectFrom: ['/home', '/start']}, {path: '/about-us'}];
    const small = createAddressBook(pages, ['/gallery/page/2']);
    expect([...small.pages]).toEqual(['/', '/about-us', '/gallery/page/2']);
    expect([...small.redirects]).toEqual([
      ['/home', '/'],
      ['/start', '/'],
    ]);
  });

  it('survives serializing and parsing, with the names of its pages', () => {
    const nameOf = (path: string) => (path === '/' ? '' : `The page  ${path}`);
    const {names, ...parsed} = parseAddressBook(serializeAddressBook(book, nameOf));
    expect(parsed).toEqual(book);
    expect([...names]).toEqual(
      [...book.pages].filter((path) => path !== '/').map((path) => [path, `The page ${path}`]),
    );
  });
});
