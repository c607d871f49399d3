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

describe('site search', () => {
  it('lists the page about a query before pages that mention it', () => {
    expect(found('crown')).toEqual(['/crowns', '/repairs#crowns']);
  });

  it.each(table<[string, string]>(import.meta.url, 'understood'))(
    'understands typos, inflections, synonyms, and urgent words: "…"',
    (query, to) => {
      expect(found(query)[0]).toBe(to);
    },
  );

  it.each(table<[string, string]>(import.meta.url, 'typed'))(
    'answers the unfinished query "…"',
    (query, to) => {
      expect(found(query)[0]).toBe(to);
    },
  );

  it('ignores accents and apostrophes', () => {
    expect(found('senora nunez')).toEqual(['/team']);
    expect(found('dont chew ice')).toEqual(['/crowns#care']);
  });

  it('prefers the exact word to a similar one', () => {
    expect(found('crowns')).not.toContain('/team');
  });

  it('prefers the page with most of the query', () => {
    expect(found('how much are crowns in Springfield')[0]).toBe('/crowns#cost');
    expect(found('chew lunch')).toEqual([]);
    expect(found('denture zzyyxx qqxxyy')).toEqual([]);
  });

  it.each(['', '   ', 'the', '?!', 'zzyyxx', 'eye checkup', '<script>', '\\', 'constructor'])(
    'finds nothing for "…"',
    (query) => {
      expect(search(query)).toEqual({hits: [], count: 0});
    },
  );

  it('marks the words in any form', () => {
    expect(marks('crown')).toEqual(['crowns', 'Crowns', 'crown']);
    expect(marks('root cannal')).toEqual(['Root', 'canal']);
  });

  it('cuts an excerpt between words', async () => {
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

  it('counts all hits and shows the best ten', async () => {
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
