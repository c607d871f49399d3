import {beforeAll, describe, expect, it} from 'vitest';
import {searchIn, type Search} from '../../src/search/rank';
import type {SearchPage} from '../../src/search/searchIndex';
import {table} from '../../../../tests/support/table';

const pages: SearchPage[] = table<SearchPage>(import.meta.url, 'pages');

let search: Search;
beforeAll(async () => {
  search = await searchIn(pages);
});

const found = (query: string) => search(query).hits.map(({to}) => to);
const marks = (query: string) =>
  search(query)
    .hits.flatMap(({title, heading = [], excerpt}) => [...title, ...heading, ...excerpt])
    .filter(({isMatch}) => isMatch)
    .map(({text}) => text);

describe('a patient who searches', () => {
  it('gets the page about it first, once, and then pages that mention it', () => {
    expect(found('crown')).toEqual(['/crowns', '/repairs#crowns']);
  });

  it('gets the part of the page that answers, also where its title says half of it', () => {
    expect(found('crown price')[0]).toBe('/crowns#cost');
  });

  it.each(table<[string, string]>(import.meta.url, 'understood'))(
    'is understood, with slips and by what its words mean: "%s"',
    (query, to) => {
      expect(found(query)[0]).toBe(to);
    },
  );

  it.each([
    ['inv', '/aligners'],
    ['root can', '/repairs#root-canal'],
    ['dentu', '/dentures'],
  ])('gets an answer in the middle of typing "%s"', (query, to) => {
    expect(found(query)[0]).toBe(to);
  });

  it('is understood by other names, by whole questions, without accents and in capitals', () => {
    expect(found('BRACES')[0]).toBe('/aligners');
    expect(found('How much does a crown cost?')[0]).toBe('/crowns#cost');
    expect(found('senora nunez')).toEqual(['/team']);
    expect(found('dont chew ice')).toEqual(['/crowns#care']);
  });

  it('gets no page that is like a word by chance, if there is one with the word itself', () => {
    expect(found('crowns')).not.toContain('/team');
  });

  it('gets a page that has the most of what is asked, and none that shares but a fragment', () => {
    expect(found('how much are crowns in Springfield')[0]).toBe('/crowns#cost');
    expect(found('chew lunch')).toEqual([]);
    expect(found('denture zzyyxx qqxxyy')).toEqual([]);
  });

  it.each(['broken tooth on saturday', 'BROKE a tooth', 'crown on broken tooth'])(
    'gets what may not wait before anything else with "%s"',
    (query) => {
      expect(found(query)[0]).toBe('/help');
    },
  );

  it.each(['', '   ', 'the', '?!', 'zzyyxx', '<script>', '\\', 'constructor'])('finds nothing for "%s"', (query) => {
    expect(search(query)).toEqual({hits: [], count: 0});
  });

  it('sees the words marked, in whatever form they are', () => {
    expect(marks('crown')).toEqual(['crowns', 'Crowns', 'crown']);
    expect(marks('root cannal')).toEqual(['Root', 'canal']);
  });

  it('sees an excerpt around the words, cut between words', async () => {
    const filler = 'This sentence says nothing about it at all. '.repeat(20);
    const long = await searchIn([
      {path: '/long', title: 'Long', sections: [{text: `${filler}Here is the sedative. ${filler}`}]},
    ]);
    const [hit] = long('sedative').hits;
    const text = hit?.excerpt.map((piece) => piece.text).join('') ?? '';
    expect(text).toMatch(/^… .*\bHere is the sedative\. .* …$/);
    expect(text.length).toBeLessThan(190);
  });

  it('is told how many pages there are, and shown the best ten', async () => {
    const many = await searchIn(
      Array.from({length: 25}, (_, index) => ({
        path: `/${index}`,
        title: `Page ${index}`,
        sections: [{text: 'gum'}, {anchor: 'a', heading: 'Gum', text: 'gum'}],
      })),
    );
    expect(many('gum').count).toBe(25);
    expect(many('gum').hits).toHaveLength(10);
  });
});
