import {describe, expect, it} from 'vitest';
import {addressBook} from '../../src/site/addresses/book';
import {resolveAddress} from '../../src/site/addresses/resolve';
import {galleryPaths} from '../../src/site/gallery';
import {pagesOfKind} from '../../src/content/site';
import {site} from '../support/realSite';
import {COUNTS, LEGACY, ROUTES, SERVICES, SUB_SERVICES} from '../support/specified';

const paths = site.pages.map(({path}) => path);

describe('the routes', () => {
  it.each([...ROUTES, ...SERVICES, ...SUB_SERVICES])('include %s', (route) => {
    expect(paths).toContain(route);
  });

  it('are at least the forty of the specification', () => {
    const {dentists, staff} = COUNTS;
    expect(ROUTES.length + SERVICES.length + SUB_SERVICES.length + dentists + staff).toBe(40);
    expect(paths.length).toBeGreaterThanOrEqual(40);
  });

  it('are no others but services, sub-services and people, each by its pattern', () => {
    const PATTERNS = [
      /^\/services\/[a-z-]+(\/[a-z-]+)?$/,
      /^\/our-dentist\/dr-[a-z]+(-[a-z]+)+$/,
      /^\/our-staff\/[a-z]+$/,
    ];
    const others = paths.filter((path) => !ROUTES.includes(path) && !PATTERNS.some((pattern) => pattern.test(path)));
    expect(others, 'A page at a new place needs a link in the menu and a line in tests/support/specified.ts.').toEqual(
      [],
    );
  });
});

describe('an old address', () => {
  const book = addressBook(site.pages, galleryPaths(site.cases.length));

  it.each(Object.entries(LEGACY))('%s leads to %s', (from, to) => {
    expect(resolveAddress(book, from)).toEqual({kind: 'redirect', to, reason: 'legacy'});
  });

  it.each([...SERVICES, ...SUB_SERVICES, ...pagesOfKind(site, 'dentist').map(({path}) => path)])(
    'of before leads to %s',
    (path) => {
      expect([...book.redirects.values()], 'Give the page a line in redirectFrom.').toContain(path);
    },
  );

  it('of a procedure that is gone leads to the list of services', () => {
    expect([...book.redirects.values()]).toContain('/services');
  });

  it('of many obsolete pages leads home', () => {
    expect([...book.redirects].filter(([, to]) => to === '/').length).toBeGreaterThanOrEqual(10);
  });

  it('never leads to a page in two hops', () => {
    for (const to of book.redirects.values()) expect([...book.pages]).toContain(to);
  });
});
