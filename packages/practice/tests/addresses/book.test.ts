import {describe, expect, it} from 'vitest';
import {
  normalisePath,
  packBook,
  resolveAddress,
  routeTable,
  unpackBook,
} from '../../src/addresses/book';
import {table} from '@dental/testing/table';

const book = routeTable(
  [
    {path: '/', redirectFrom: ['/home', '/index']},
    {path: '/about-us', redirectFrom: ['/about', '/our_office.php', '/about-us/our-story']},
    {path: '/services/veneers', redirectFrom: ['/procedures/veneers']},
    {path: '/smile-gallery', redirectFrom: ['/before-after-photos']},
  ],
  ['/smile-gallery/page/2'],
);

describe('a visitor who requests a page', () => {
  it.each(['/', '/about-us', '/services/veneers', '/smile-gallery/page/2'])(
    'at its own address %s gets it',
    (path) => {
      expect(resolveAddress(book, path)).toEqual({kind: 'page', path});
    },
  );

  it.each(table<[string, string, string]>(import.meta.url, 'other spellings'))(
    'with %s gets there in one hop',
    (_, path, to) => {
      expect(resolveAddress(book, path)).toEqual({kind: 'redirect', to});
    },
  );
});

it('every capital has its small letter, and no other sign has one', () => {
  expect(normalisePath('/ABCDEFGHIJKLMNOPQRSTUVWXYZ-É')).toBe('/abcdefghijklmnopqrstuvwxyz-É');
});

describe('a visitor with an old address', () => {
  it.each(table<[string, string]>(import.meta.url, 'old addresses'))(
    '%s gets to %s in one hop',
    (path, to) => {
      expect(resolveAddress(book, path)).toEqual({kind: 'redirect', to});
    },
  );
});

const LONG = `/${'a'.repeat(100_000)}`;
const HOSTILE = [
  ...table<string>(import.meta.url, 'hostile'),
  LONG,
  '/'.repeat(5) + 'x/'.repeat(20_000),
];

describe('a path that is no page', () => {
  it.each(
    HOSTILE.map((path) => [
      path.length > 80 ? `${path.slice(0, 20)}… (${path.length} letters)` : path,
      path,
    ]),
  )('%j leads nowhere', (_, path) => {
    expect(resolveAddress(book, path)).toEqual({kind: 'not-found'});
  });

  it('is answered fast however long it is', () => {
    const started = performance.now();
    for (const path of [
      LONG,
      `${'/a'.repeat(50_000)}.html`,
      `/${'%41'.repeat(50_000)}`,
      `/index${'/index'.repeat(20_000)}`,
    ]) {
      resolveAddress(book, path);
    }
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('a path that may not reach a file', () => {
  it.each(table<string>(import.meta.url, 'harmful'))('%j has no plain form', (path) => {
    expect(normalisePath(path)).toBeUndefined();
  });
});

describe('whatever is asked', () => {
  const asked = [
    ...HOSTILE,
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

  it('the target is an address of the book, and asking for it ends there', () => {
    for (const path of asked) {
      const answer = resolveAddress(book, path);
      if (answer.kind !== 'redirect') continue;
      expect([...book.pages], path).toContain(answer.to);
      expect(resolveAddress(book, answer.to), path).toEqual({kind: 'page', path: answer.to});
      expect(answer.to, `${path} leads to itself.`).not.toBe(path);
    }
  });

  it('the plain form of a path stays as it is', () => {
    for (const path of asked) {
      const plain = normalisePath(path);
      if (plain === undefined || plain.includes('%')) continue;
      expect(normalisePath(plain), path).toBe(plain);
    }
  });
});

describe('the address book', () => {
  it('holds the pages, the further pages and where old addresses lead', () => {
    const pages = [{path: '/', redirectFrom: ['/home', '/start']}, {path: '/about-us'}];
    const book = routeTable(pages, ['/gallery/page/2']);
    expect([...book.pages]).toEqual(['/', '/about-us', '/gallery/page/2']);
    expect([...book.redirects]).toEqual([
      ['/home', '/'],
      ['/start', '/'],
    ]);
  });

  it('comes out of its package as it went in', () => {
    const {names, ...unpacked} = unpackBook(
      packBook(book, (path) => (path === '/' ? '' : `The page  ${path}`)),
    );
    expect(unpacked).toEqual(book);
    expect([...names]).toEqual(
      [...book.pages].filter((path) => path !== '/').map((path) => [path, `The page ${path}`]),
    );
  });
});
