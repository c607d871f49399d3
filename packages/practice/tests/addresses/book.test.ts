import {describe, expect, it} from 'vitest';
import {routeTable, addressConflicts} from '../../src/addresses/book';

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
});

describe('an old address', () => {
  const home = {path: '/', redirectFrom: ['/home']};

  it('that leads to one page is fine', () => {
    expect(addressConflicts([home, {path: '/about-us', redirectFrom: ['/about', '/our-office']}])).toEqual([]);
  });

  it.each([
    ['the page itself', {path: '/about-us', redirectFrom: ['/about-us']}, 'is-this-page', '/about-us'],
    ['another page', {path: '/about-us', redirectFrom: ['/']}, 'is-a-page', '/'],
    ['written twice on one page', {path: '/about-us', redirectFrom: ['/x', '/x']}, 'written-twice', '/about-us'],
  ])('that is %s is a conflict', (_, page, reason, other) => {
    expect(addressConflicts([home, page])).toEqual([{page, from: page.redirectFrom.at(-1), reason, other}]);
  });

  it('is reported for every page that claims it', () => {
    const pages = ['/a', '/b', '/c'].map((path) => ({path, redirectFrom: ['/old']}));
    expect(addressConflicts(pages).map(({page, other}) => [page.path, other])).toEqual([
      ['/a', '/b'],
      ['/b', '/a'],
      ['/c', '/a'],
    ]);
  });

  it('is a conflict also with a page that comes later', () => {
    const pages = [{path: '/a', redirectFrom: ['/b']}, {path: '/b'}];
    expect(addressConflicts(pages)).toMatchObject([{from: '/b', reason: 'is-a-page'}]);
  });
});
