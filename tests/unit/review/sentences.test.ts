import {describe, expect, it} from 'vitest';
import {compareSites} from '../../../src/review/comparePages';
import type {BuiltSite} from '../../../src/review/builtSite';
import {entriesOf} from '../../../src/review/entries';
import {
  firstPoints,
  firstSentence,
  firstSentences,
  gist,
  linkSentences,
  whereabouts,
} from '../../../src/review/sentences';
import type {Sight} from '../../../src/review/looks';
import {afterLooking} from '../../../src/review/told';

const FOOT = '<footer><h2>Hours</h2><p>Closed on Sunday</p></footer>';

function site(pages: Record<string, string>, redirects: Record<string, string> = {}): BuiltSite {
  return {
    folder: '',
    pages: new Map(Object.entries(pages)),
    redirects: new Map(Object.entries(redirects)),
    hashOf: (address) => address,
  };
}

const page = (name: string, body = '', foot = FOOT, head = '') =>
  `<!doctype html><title>${name}</title>${head}<main><h1>${name}</h1>${body}</main>${foot}`;

const THREE = {'/': page('Home'), '/a': page('A', '<p>We have 5 dentists.</p>'), '/b': page('B')};
const entries = (after: BuiltSite, before = site(THREE)) => entriesOf(compareSites(before, after));
const said = (after: BuiltSite, before = site(THREE)) => firstSentence(entries(after, before), after.pages.size);

describe('the first sentence', () => {
  it('says that nothing changes', () => {
    expect(said(site(THREE))).toBe('Patients will notice nothing: every page is what it was.');
  });

  it('quotes a small change of words and names the page', () => {
    expect(said(site({...THREE, '/a': page('A', '<p>We have 4 dentists.</p>')}))).toBe(
      'Patients will notice “4” instead of “5” on A (/a).',
    );
  });

  it('says once what is the same on every page', () => {
    const foot = FOOT.replace('Sunday', 'Saturday');
    const after = site(
      Object.fromEntries(Object.entries(THREE).map(([path, html]) => [path, html.replace(FOOT, foot)])),
    );
    expect(said(after)).toBe('Patients will notice “Saturday” instead of “Sunday” at the foot of all 3 pages.');
    expect(entries(after)).toHaveLength(1);
  });

  it('names new pages, pages that are gone and where these lead, and pages that have moved', () => {
    const {'/a': a, ...others} = THREE;
    expect(said(site({...THREE, '/c': page('C')}))).toBe('Patients will notice a new page: C (/c).');
    expect(said(site(others))).toBe('Patients will notice a page that is gone: A (/a), which leads nowhere now.');
    expect(said(site({...others, '/new': a}, {'/a': '/new'}))).toContain('/new instead of /a');
  });

  it('says that patients can’t notice what only search engines are told', () => {
    const data = '<script type="application/ld+json">{"@type":"Dentist","telephone":"1"}</script>';
    const sentence = said(site({...THREE, '/a': THREE['/a'].replace('<main>', `${data}<main>`)}));
    expect(sentence).toMatch(/notice nothing on the pages; only what search engines and browsers are told/);
  });

  it('puts figures before words, and words before pictures', () => {
    const after = site({
      '/': page('Home', '<img src=/x.jpg alt="A smile">'),
      '/a': page('A', '<p>We have 4 dentists.</p>'),
      '/b': page('B', '<p>Words that are new</p>'),
    });
    expect(entries(after).map(({pages}) => pages[0]?.path)).toEqual(['/a', '/b', '/']);
  });
});

describe('what is said beside the first sentence', () => {
  const days = [{day: '2027-03-01', says: 'the first day of the offer “Spring”', of: 'offers'}] as const;
  const files = ['/favicon.svg holds something else'];
  const changed = entries(site({...THREE, '/a': page('A', '<p>We have 4 dentists.</p>')}));

  it('is what patients get on other days and as files, also where no page differs today', () => {
    expect(firstSentences([], 3, {days, files})).toBe(
      'Patients will notice nothing on the pages as they open today. On other days: the first day of the offer “Spring” (March 1, 2027). The file /favicon.svg holds something else.',
    );
  });

  it('is what records say of a change that shows nowhere', () => {
    const facts = [{topic: 'Labels', text: 'The word for “Call now”: Call us', pages: []}];
    expect(firstSentences([], 3, {facts})).toContain('only once somebody acts, or nowhere: The word for “Call now”');
    expect(firstSentences(changed, 3, {facts})).toBe(firstSentence(changed, 3));
  });

  it('comes in points where there are several', () => {
    expect(firstPoints(changed, 3, {files})).toEqual([
      'A: “4” instead of “5”.',
      'The file /favicon.svg holds something else.',
    ]);
    expect(firstPoints(changed, 3)).toEqual([]);
    expect(firstPoints([], 3, {files, days})).toEqual([]);
  });

  it('names an address that leads to a page now', () => {
    expect(said(site(THREE, {'/new': '/a'}))).toBe(
      'Patients will notice a new address that leads to a page: /new, to /a.',
    );
  });
});

describe('an entry', () => {
  it('tells a title and a description apart from the page itself', () => {
    const head = '<meta name=description content="Other words">';
    const [entry] = entries(site({...THREE, '/b': page('B', '', FOOT, head)}));
    expect(entry && gist(entry)).toBe('another description in search results');
    expect(entry && whereabouts(entry, 3)).toBe('on B (/b)');
  });

  it('says where a link leads now', () => {
    const links = (to: string, text: string) => ({kind: 'paragraph', text, links: [{text, to}]}) as const;
    const change = (before: [string, string], after: [string, string]) =>
      linkSentences({
        kind: 'changed',
        below: '',
        before: {...links(...before), links: [...links(...before).links]},
        after: {...links(...after), links: [...links(...after).links]},
      });
    expect(change(['/a', 'More'], ['/b', 'More'])).toEqual(['The link “More” leads to /b instead of /a']);
    expect(change(['/a', 'More'], ['/a', 'Fees'])).toEqual(['The link to /a reads “Fees” instead of “More”']);
  });

  it('is left out where only the build differs and a browser shows the same', () => {
    const after = site({...THREE, '/b': page('B').replace('<h1>', '<h1 class=other>')});
    const pages = compareSites(site(THREE), after);
    const look = (...looks: Sight['looks']): Sight => ({looks, screens: [], heard: [], obstacles: []});
    expect(entriesOf(pages)).toMatchObject([{looks: ['other']}]);
    expect(afterLooking(pages, new Map([['/b', look()]]))).toMatchObject({entries: [], unseen: [{path: '/b'}]});
    expect(afterLooking(pages, new Map([['/b', look('colors')]])).entries).toMatchObject([{looks: ['colors']}]);
  });
});

describe('changes that are easily missed, each in small', () => {
  const THING =
    '<table><tr><th>Crown<td>$900</table><p>See <a href=/b>our fees</a>.</p><h2>After</h2><img src=/x.jpg alt="A smile">';
  const before = site({...THREE, '/a': page('A', THING)}, {'/old': '/a', '/older': '/b'});
  const edited = (old: string, by: string) =>
    site({...THREE, '/a': page('A', THING.replace(old, by))}, {'/old': '/a', '/older': '/b'});

  it.each([
    [
      'the cell of a table',
      '$900',
      '$950',
      /^Patients will notice “Crown: \$950” instead of “Crown: \$900” on A \(\/a\)\.$/,
    ],
    ['only where a link leads', 'href=/b', 'href=/c', /a link that leads elsewhere on A/],
    ['the level of a heading', '<h2>After</h2>', '<h4>After</h4>', /other headings or lists on A/],
    ['an alt text that is empty now', 'alt="A smile"', 'alt=""', /another description of a picture on A/],
    ['another picture', '/x.jpg', '/y.jpg', /another picture on A/],
    ['a picture that is gone', '<img src=/x.jpg alt="A smile">', '', /a picture that is gone on A/],
    ['an answer that is gone', '<h2>After</h2>', '', /“After” taken out on A/],
    ['a class only', '<h2>', '<h2 class=big>', /another look on A/],
  ])('%s', (_, old, by, sentence) => {
    expect(said(edited(old, by), before)).toMatch(sentence);
    expect(entries(edited(old, by), before).flatMap(({pages}) => pages.map(({path}) => path))).toEqual(['/a']);
  });

  it('an old address that leads elsewhere, or nowhere', () => {
    const pages = {...THREE, '/a': page('A', THING)};
    expect(said(site(pages, {'/old': '/b', '/older': '/b'}), before)).toBe(
      'Patients will notice an old address that leads elsewhere: /old, to /b instead of /a.',
    );
    expect(said(site(pages, {'/older': '/b'}), before)).toContain('/old, to nothing instead of /a');
  });

  it('the same link in other words on several pages is one change', () => {
    const two = (to: string) =>
      site({
        '/a': page('A', `<p><a href=${to}>One</a></p>`),
        '/b': page('B', `<p>Other words, <a href=${to}>two</a></p>`),
      });
    expect(entries(two('/new'), two('/old'))).toMatchObject([{pages: [{path: '/a'}, {path: '/b'}]}]);
  });

  it('a thousand new pages are counted, not named', () => {
    const many = Object.fromEntries(Array.from({length: 1_000}, (_, at) => [`/n${at}`, page(`N${at}`)]));
    const sentence = said(site({...THREE, ...many}), site(THREE));
    expect(sentence).toContain('and 996 more');
    expect(sentence.length).toBeLessThan(200);
  });
});
