import {beforeAll, describe, expect, it} from 'vitest';
import {searchIn, type Search, type SearchPage} from '../../../src/search/rank';
import {table} from '@dental/testing/table';

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

  it.each(table<[string, string]>(import.meta.url, 'understood'))(
    'is understood, with slips, by what its words mean, by other names and by what may not wait: "%s"',
    (query, to) => {
      expect(found(query)[0]).toBe(to);
    },
  );

  it.each(table<[string, string]>(import.meta.url, 'typed'))(
    'gets an answer in the middle of typing "%s"',
    (query, to) => {
      expect(found(query)[0]).toBe(to);
    },
  );

  it('is understood without accents and apostrophes', () => {
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

  it.each(['', '   ', 'the', '?!', 'zzyyxx', 'eye checkup', '<script>', '\\', 'constructor'])(
    'finds nothing for "%s"',
    (query) => {
      expect(search(query)).toEqual({hits: [], count: 0});
    },
  );

  it('sees the words marked, in whatever form they are', () => {
    expect(marks('crown')).toEqual(['crowns', 'Crowns', 'crown']);
    expect(marks('root cannal')).toEqual(['Root', 'canal']);
  });

  it('sees an excerpt around the words, cut between words', async () => {
    const filler = 'This sentence says nothing about it at all. '.repeat(20);
    const long = await searchIn([
      {
        path: '/long',
        title: 'Long',
        sections: [{text: `${filler}Here is the sedative. ${filler}`}],
      },
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
