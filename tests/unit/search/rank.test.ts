import {beforeAll, describe, expect, it} from 'vitest';
import {type Search, createSearch, type SearchPage} from '../../../src/search/rank';

const pages: SearchPage[] = [
  {
    path: '/crowns',
    title: 'Dental crowns',
    sections: [
      {text: 'A cover for a weak tooth.'},
      {
        anchor: 'cost',
        heading: 'What it costs',
        text: 'The price depends on the material and on the tooth.',
        words: ['how much'],
      },
      {
        anchor: 'care',
        heading: 'Looking after it',
        text: 'Brush around the edge, and don’t chew ice.',
      },
    ],
  },
  {
    path: '/repairs',
    title: 'Repairs',
    sections: [
      {text: 'What we do for damaged teeth.'},
      {
        anchor: 'root-canal',
        heading: 'Root canal treatment',
        text: 'The soft core of the tooth is cleaned and sealed.',
      },
      {anchor: 'crowns', heading: 'Crowns', text: 'A crown covers the tooth.'},
    ],
  },
  {
    path: '/aligners',
    title: 'Clear aligners',
    sections: [
      {
        text: 'Thin trays that move teeth bit by bit.',
        words: ['braces', 'Invisalign', 'straight teeth'],
      },
    ],
  },
  {
    path: '/dentures',
    title: 'Dentures',
    sections: [{text: 'They replace missing teeth.', words: ['denchers']}],
  },
  {
    path: '/help',
    title: 'Help now',
    sections: [{text: 'Call us.', urgent: ['broken tooth']}],
  },
  {
    path: '/family',
    title: 'Families',
    sections: [
      {text: 'All ages.'},
      {anchor: 'children', heading: 'Children', text: 'A short checkup.'},
    ],
  },
  {
    path: '/team',
    title: 'Our team',
    sections: [{text: 'Señora Núñez brown-bags her lunch and waits for you.'}],
  },
];

let search: Search;
beforeAll(async () => {
  search = await createSearch(pages);
});

function findAddresses(query: string): string[] {
  return search(query).hits.map(({to}) => to);
}

function findMatches(query: string): string[] {
  return search(query)
    .hits.flatMap(({title, heading = [], excerpt}) => [...title, ...heading, ...excerpt])
    .filter(({isMatch}) => isMatch)
    .map(({text}) => text);
}

describe('the search', () => {
  it('lists a page about the word first, then pages that mention it', () => {
    expect(findAddresses('crown')).toEqual(['/crowns', '/repairs#crowns']);
  });

  it.each([
    {query: 'BRACES', to: '/aligners'},
    {query: 'How much does a crown cost?', to: '/crowns#cost'},
    {query: 'crown price', to: '/crowns#cost'},
    {query: 'broken tooth on saturday', to: '/help'},
    {query: 'BROKE a tooth', to: '/help'},
    {query: 'crown on broken tooth', to: '/help'},
    {query: 'invisaline', to: '/aligners'},
    {query: 'root cannal', to: '/repairs#root-canal'},
    {query: 'crwon', to: '/crowns'},
    {query: 'denchers', to: '/dentures'},
    {query: 'alingers', to: '/aligners'},
    {query: 'krown', to: '/crowns'},
    {query: '4 year old', to: '/family#children'},
    {query: 'my 5yo', to: '/family#children'},
    {query: 'kids check up', to: '/family#children'},
    {query: 'crowned', to: '/crowns'},
    {query: 'straight tooth', to: '/aligners'},
    {query: 'dead nerve', to: '/repairs#root-canal'},
    {query: 'crown for an eye tooth', to: '/repairs#crowns'},
  ])('answers $query with $to, despite typos and other names', ({query, to}) => {
    expect(findAddresses(query)[0]).toBe(to);
  });

  it.each([
    {query: 'inv', to: '/aligners'},
    {query: 'root can', to: '/repairs#root-canal'},
    {query: 'dentu', to: '/dentures'},
  ])('answers the unfinished word $query with $to', ({query, to}) => {
    expect(findAddresses(query)[0]).toBe(to);
  });

  it('ignores accents and apostrophes', () => {
    expect(findAddresses('senora nunez')).toEqual(['/team']);
    expect(findAddresses('dont chew ice')).toEqual(['/crowns#care']);
  });

  it('ignores similar words when a page has the word itself', () => {
    expect(findAddresses('crowns')).not.toContain('/team');
  });

  it('requires most of the question, not just a part of it', () => {
    expect(findAddresses('how much are crowns in Springfield')[0]).toBe('/crowns#cost');
    expect(findAddresses('chew lunch')).toEqual([]);
    expect(findAddresses('denture zzyyxx qqxxyy')).toEqual([]);
  });

  it.each(['', '   ', 'the', '?!', 'zzyyxx', 'eye checkup', '<script>', '\\', 'constructor'])(
    'finds nothing for "…"',
    (query) => {
      expect(search(query)).toEqual({hits: [], count: 0});
    },
  );

  it('shows the best question below a heading that has no text', async () => {
    const question = 'May I eat before?';
    const other = 'May I drive?';
    const searchQuestions = await createSearch([
      {
        path: '/visit',
        title: 'Visit',
        sections: [
          {text: ''},
          {anchor: 'questions', heading: 'Questions', text: '', words: ['eat before']},
          {anchor: 'questions', heading: other, text: 'Yes.'},
          {anchor: 'questions', heading: question, text: 'Yes.'},
        ],
      },
    ]);
    const [hit] = searchQuestions('eat before').hits;
    expect(hit?.heading?.map(({text}) => text).join('')).toBe(question);
  });

  it('leaves out the other version of a page', async () => {
    const searchBoth = await createSearch(
      ['/plans', '/es/plans', '/es/about'].map((path) => ({
        path,
        title: path,
        sections: [{text: 'Xylitol'}],
      })),
    );
    expect(searchBoth('xylitol').hits.map(({to}) => to)).toEqual(['/plans', '/es/about']);
  });

  it('marks the words of the question in every form', () => {
    expect(findMatches('crown')).toEqual(['crowns', 'Crowns', 'crown']);
    expect(findMatches('root cannal')).toEqual(['Root', 'canal']);
  });

  it('cuts an excerpt around the words, between two words', async () => {
    const filler = 'This sentence says nothing about it at all. '.repeat(20);
    const searchLongPage = await createSearch([
      {
        path: '/long',
        title: 'Long',
        sections: [{text: `${filler}Here is the sedative. ${filler}`}],
      },
    ]);
    const [hit] = searchLongPage('sedative').hits;
    const text = hit?.excerpt.map((piece) => piece.text).join('') ?? '';
    expect(text).toMatch(/^… .*\bHere is the sedative\. .* …$/);
    expect(text.length).toBeLessThan(190);
  });

  it('counts all pages and lists the best ten', async () => {
    const searchManyPages = await createSearch(
      Array.from({length: 25}, (_, index) => ({
        path: `/${index}`,
        title: `Page ${index}`,
        sections: [{text: 'gum'}, {anchor: 'a', heading: 'Gum', text: 'gum'}],
      })),
    );
    expect(searchManyPages('gum').count).toBe(25);
    expect(searchManyPages('gum').hits).toHaveLength(10);
  });
});
