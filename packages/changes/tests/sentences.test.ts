import {describe, expect, it} from 'vitest';
import {linkSentences} from '../src/report/blockChanges';
import type {Block} from '../src/report/blocks';
import type {BuiltSite} from '../src/report/builtSite';
import {groupChanges} from '../src/report/changeGroups';
import {compareSites, withLooks} from '../src/report/pageChanges';
import {firstPoints, firstSentence} from '../src/report/sentences';

const FOOT = '<footer><h2>Hours</h2><p>Closed on Sunday</p></footer>';

function site(pages: Record<string, string>, redirects: Record<string, string> = {}): BuiltSite {
  return {
    folder: '',
    styles: '',
    pages: new Map(Object.entries(pages)),
    redirects: new Map(Object.entries(redirects)),
    hashOf: (address) => address,
  };
}

const page = (name: string, body = '', foot = FOOT, head = '') =>
  `<!doctype html><title>${name}</title>${head}<main><h1>${name}</h1>${body}</main>${foot}`;

const THREE = {'/': page('Home'), '/a': page('A', '<p>We have 5 dentists.</p>'), '/b': page('B')};
const groups = (after: BuiltSite, before = site(THREE)) =>
  groupChanges(withLooks(compareSites(before, after)));
const sentence = (after: BuiltSite, before?: BuiltSite) =>
  firstSentence({groups: groups(after, before), total: after.pages.size});
const points = (after: BuiltSite, before?: BuiltSite) =>
  firstPoints({groups: groups(after, before), total: after.pages.size});

describe('the first screen', () => {
  it('says that nothing changes', () => {
    expect(sentence(site(THREE))).toBe('Patients will notice nothing: every page is what it was.');
    expect(points(site(THREE))).toEqual([]);
  });

  it('names new pages, pages that are gone and where these lead, and pages that have moved', () => {
    const {'/a': a, ...others} = THREE;
    expect(points(site({...THREE, '/c': page('C')}))).toEqual(['C (/c): a new page.']);
    expect(points(site(others))).toEqual(['A (/a), which leads nowhere now: a page that is gone.']);
    expect(points(site({...others, '/new': a}, {'/a': '/new'}))).toEqual([
      'A, /new instead of /a: another address.',
    ]);
  });

  it('puts figures before words, and words before pictures', () => {
    const after = site({
      '/': page('Home', '<img src=/x.jpg alt="A smile">'),
      '/a': page('A', '<p>We have 4 dentists.</p>'),
      '/b': page('B', '<p>Words that are new</p>'),
    });
    expect(groups(after).map(({pages}) => pages[0]?.path)).toEqual(['/a', '/b', '/']);
  });

  it('begins with pages that are gone and with facts, and ends with files', () => {
    const changed = groups(site({...THREE, '/a': page('A', '<p>We have 4 dentists.</p>')}));
    const fact = (topic: string, text: string) => ({topic, text, pages: []});
    const facts = [
      fact('Prices', 'fee: $95 instead of $75'),
      fact('Pages', 'A (/a), words: 1 paragraph changed'),
    ];
    expect(firstPoints({groups: changed, total: 3, facts, files: ['/favicon.svg is new']})).toEqual(
      [
        'Fee: $95 instead of $75.',
        'A (/a): “We have 4 dentists” instead of “We have 5 dentists”.',
        'Files: /favicon.svg is new.',
      ],
    );
    const {'/b': _, ...others} = THREE;
    const [first] = firstPoints({groups: groups(site(others)), total: 2, facts});
    expect(first).toBe('B (/b), which leads nowhere now: a page that is gone.');
    expect(firstSentence({groups: [], total: 3, facts})).toMatch(
      /nothing on the pages as they open today/,
    );
  });
});

describe('a group of changes', () => {
  it('says where a link leads now', () => {
    const block = (to: string, text: string): Block => ({
      kind: 'paragraph',
      area: 'main',
      text,
      links: [{text, to}],
    });
    const change = (before: [string, string], after: [string, string]) =>
      linkSentences({before: block(...before), after: block(...after)});
    expect(change(['/a', 'More'], ['/b', 'More'])).toEqual([
      'The link “More” leads to /b instead of /a',
    ]);
    expect(change(['/a', 'More'], ['/a', 'Fees'])).toEqual([
      'The link to /a reads “Fees” instead of “More”',
    ]);
  });
});

describe('changes that are easily missed, each in small', () => {
  const THING =
    '<table><tr><th>Crown<td>$900</table><p>See <a href=/b>our fees</a>.</p><h2>After</h2><img src=/x.jpg alt="A smile">';
  const before = site({...THREE, '/a': page('A', THING)}, {'/old': '/a', '/older': '/b'});
  const edited = (old: string, by: string) =>
    site({...THREE, '/a': page('A', THING.replace(old, by))}, {'/old': '/a', '/older': '/b'});

  it.each([
    ['only where a link leads', 'href=/b', 'href=/c', /^A \(\/a\): a link that leads elsewhere/],
    [
      'a picture that is gone',
      '<img src=/x.jpg alt="A smile">',
      '',
      /^A \(\/a\): a picture that is gone/,
    ],
    ['an answer that is gone', '<h2>After</h2>', '', /^A \(\/a\): “After” taken out/],
    ['a class only', '<h2>', '<h2 class=big>', /^A \(\/a\): another look/],
  ])('%s', (_, old, by, says) => {
    expect(points(edited(old, by), before)[0]).toMatch(says);
    expect(
      groups(edited(old, by), before).flatMap(({pages}) => pages.map(({path}) => path)),
    ).toEqual(['/a']);
  });

  it('the same link in other words on several pages is one change', () => {
    const two = (to: string) =>
      site({
        '/a': page('A', `<p><a href=${to}>One</a></p>`),
        '/b': page('B', `<p>Other words, <a href=${to}>two</a></p>`),
      });
    expect(groups(two('/new'), two('/old'))).toMatchObject([{pages: [{path: '/a'}, {path: '/b'}]}]);
  });

  it('a thousand new pages are counted, not named', () => {
    const many = Object.fromEntries(
      Array.from({length: 1_000}, (_, at) => [`/n${at}`, page(`N${at}`)]),
    );
    const [point = ''] = points(site({...THREE, ...many}));
    expect(point).toContain('and 997 more: a new page');
    expect(point.length).toBeLessThan(200);
  });
});
