import {describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {checkAddresses} from '../src/checks/addresses';

/** What is said of the old addresses of some pages, with the place of each. */
function said(...pages: {path: string; redirectFrom?: string[]}[]): string[] {
  const content = {
    pages: pages.map((page) => ({...page, file: page.path})),
    lineOf: () => 1,
  } as unknown as Content;
  return checkAddresses(content).map(({file, field, message}) => `${file} ${field}: ${message}`);
}

describe('an old address', () => {
  const home = {path: '/', redirectFrom: ['/home']};

  it('that leads to one page is fine', () => {
    expect(said(home, {path: '/about-us', redirectFrom: ['/about', '/our-office']})).toEqual([]);
  });

  it.each([
    ['the page itself', ['/about-us'], 0, 'is this page itself'],
    ['another page', ['/'], 0, 'is a page of its own'],
    ['written twice on one page', ['/x', '/x'], 1, 'stands twice'],
  ])('that is %s is a mistake', (_, redirectFrom, index, fault) => {
    expect(said(home, {path: '/about-us', redirectFrom})).toEqual([
      expect.stringContaining(
        `/about-us redirectFrom.${index}: The old address ${redirectFrom[index]} ${fault}`,
      ),
    ]);
  });

  it('is named on every page that claims it', () => {
    const found = said(...['/a', '/b', '/c'].map((path) => ({path, redirectFrom: ['/old']})));
    expect(found.map((text) => text.match(/\/[abc]\b/g)?.join(' '))).toEqual([
      '/a /b',
      '/b /a',
      '/c /a',
    ]);
  });

  it('is a mistake also with a page that comes later', () => {
    expect(said({path: '/a', redirectFrom: ['/b']}, {path: '/b'})).toHaveLength(1);
  });
});
