import {describe, expect, it} from 'vitest';
import type {Block} from '../src/review/blocks';
import type {BuiltSite} from '../src/review/builtSite';
import {groupChanges} from '../src/review/changeGroups';
import {type BlockChange, describeLinks} from '../src/review/compareBlocks';
import {compareSites, applyLooks} from '../src/review/comparePages';
import {listPoints, summarizeReview} from '../src/review/overview';

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
  groupChanges(applyLooks(compareSites(before, after)));
const sentence = (after: BuiltSite, before?: BuiltSite) =>
  summarizeReview({groups: groups(after, before), total: after.pages.size});
const points = (after: BuiltSite, before?: BuiltSite) =>
  listPoints({groups: groups(after, before), total: after.pages.size});

describe('overview of a review', () => {
  it('reports that nothing changes', () => {
    expect(sentence(site(THREE))).toBe(
      "Patients won't notice anything: every page is the same as before.",
    );
    expect(points(site(THREE))).toEqual([]);
  });

  it('lists new, removed, and moved pages', () => {
    const {'/a': a, ...others} = THREE;
    expect(points(site({...THREE, '/c': page('C')}))).toEqual(['C (/c): new page.']);
    expect(points(site(others))).toEqual([
      'A (/a): page removed, and its address no longer works.',
    ]);
    expect(points(site(others, {'/a': '/b'}))).toEqual([
      'A (/a): page removed, and its address redirects to /b.',
    ]);
    expect(points(site({...others, '/new': a}, {'/a': '/new'}))).toEqual([
      'A (/new, was /a): new address.',
    ]);
  });

  it('sorts figures before words, and words before pictures', () => {
    const after = site({
      '/': page('Home', '<img src=/x.jpg alt="A smile">'),
      '/a': page('A', '<p>We have 4 dentists.</p>'),
      '/b': page('B', '<p>Words that are new</p>'),
    });
    expect(groups(after).map(({pages}) => pages[0]?.path)).toEqual(['/a', '/b', '/']);
  });

  it('starts with removed pages and facts, and ends with files', () => {
    const changed = groups(site({...THREE, '/a': page('A', '<p>We have 4 dentists.</p>')}));
    const fact = (topic: string, text: string) => ({topic, text, pages: []});
    const facts = [
      fact('Prices', 'fee: $95 instead of $75'),
      fact('Pages', 'A (/a), words: 1 paragraph changed'),
    ];
    expect(listPoints({groups: changed, total: 3, facts, files: ['/favicon.svg is new']})).toEqual([
      'Fee: $95 instead of $75.',
      'A (/a): “We have 4 dentists” instead of “We have 5 dentists”.',
      'Files: /favicon.svg is new.',
    ]);
    const {'/b': _, ...others} = THREE;
    const [first] = listPoints({groups: groups(site(others)), total: 2, facts});
    expect(first).toBe('B (/b): page removed, and its address no longer works.');
    expect(summarizeReview({groups: [], total: 3, facts})).toMatch(
      /anything on the pages as they open today/,
    );
  });
});

describe('groupChanges', () => {
  it('counts a page once when both its menus have the change', () => {
    const menuChange = (kind: Block['kind']): BlockChange => ({
      kind: 'new',
      after: {kind, area: 'header', text: 'Costs', links: []},
      below: '',
    });
    const [group, ...others] = groupChanges([
      {
        path: '/a',
        kind: 'changed',
        name: 'A',
        words: [menuChange('item'), menuChange('paragraph')],
        head: [],
        looksDifferent: false,
      },
    ]);
    expect(others).toEqual([]);
    expect(group?.pages.map(({path}) => path)).toEqual(['/a']);
  });
});

describe('describeLinks', () => {
  it('reports the old and new address of a link', () => {
    const block = (to: string, text: string): Block => ({
      kind: 'paragraph',
      area: 'main',
      text,
      links: [{text, to}],
    });
    const change = (before: [string, string], after: [string, string]) =>
      describeLinks({before: block(...before), after: block(...after)});
    expect(change(['/a', 'More'], ['/b', 'More'])).toEqual([
      'The link “More” goes to /b instead of /a',
    ]);
    expect(change(['/a', 'More'], ['/a', 'Fees'])).toEqual([
      'The link to /a reads “Fees” instead of “More”',
    ]);
  });
});

describe('listPoints', () => {
  const THING = [
    '<table><tr><th>Crown<td>$900</table>',
    '<p>See <a href=/b>our fees</a>.</p>',
    '<h2>After</h2>',
    '<img src=/x.jpg alt="A smile">',
  ].join('');
  const redirects = {'/old': '/a', '/older': '/b'};
  const before = site({...THREE, '/a': page('A', THING)}, redirects);
  const edited = (from: string, to: string) =>
    site({...THREE, '/a': page('A', THING.replace(from, to))}, redirects);

  it.each([
    {
      change: 'a different link address',
      from: 'href=/b',
      to: 'href=/c',
      expected: /^A \(\/a\): different link address/,
    },
    {
      change: 'a removed image',
      from: '<img src=/x.jpg alt="A smile">',
      to: '',
      expected: /^A \(\/a\): removed image/,
    },
    {
      change: 'a removed answer',
      from: '<h2>After</h2>',
      to: '',
      expected: /^A \(\/a\): “After” removed/,
    },
    {
      change: 'a class only',
      from: '<h2>',
      to: '<h2 class=big>',
      expected: /^A \(\/a\): different look/,
    },
  ])('reports $change', ({from, to, expected}) => {
    expect(points(edited(from, to), before)[0]).toMatch(expected);
    expect(
      groups(edited(from, to), before).flatMap(({pages}) => pages.map(({path}) => path)),
    ).toEqual(['/a']);
  });

  it('groups the same link in different sentences as one change', () => {
    const two = (to: string) =>
      site({
        '/a': page('A', `<p><a href=${to}>One</a></p>`),
        '/b': page('B', `<p>Other words, <a href=${to}>two</a></p>`),
      });
    expect(groups(two('/new'), two('/old'))).toMatchObject([{pages: [{path: '/a'}, {path: '/b'}]}]);
  });

  it('counts a thousand new pages instead of naming them', () => {
    const many = Object.fromEntries(
      Array.from({length: 1_000}, (_, index) => [`/n${index}`, page(`N${index}`)]),
    );
    const [point = ''] = points(site({...THREE, ...many}));
    expect(point).toContain('and 997 more: new page');
    expect(point.length).toBeLessThan(200);
  });
});

describe('applyLooks', () => {
  const styled = (style: string) => {
    const styleTag = `<style>${style}</style>`;
    return site({
      '/': page('Home', '', FOOT, styleTag),
      '/a': page('A', '', FOOT, styleTag),
      '/b': page('B', '<p class=big>B</p>', FOOT, styleTag),
    });
  };
  const pages = compareSites(styled('h1 {color: red}'), styled('h1 {color: blue}'));
  const differentPages = (looks: Map<string, {isDifferent: boolean}>) =>
    applyLooks(pages, looks)
      .filter(({looksDifferent}) => looksDifferent)
      .map(({path}) => path);

  it('applies the look of a photographed page to its group', () => {
    expect(differentPages(new Map([['/', {isDifferent: true}]]))).toEqual(['/', '/a', '/b']);
    expect(differentPages(new Map([['/', {isDifferent: false}]]))).toEqual([]);
  });

  it('excludes a photographed page that looks the same', () => {
    const looks = new Map([
      ['/', {isDifferent: true}],
      ['/a', {isDifferent: false}],
    ]);
    expect(differentPages(looks)).toEqual(['/', '/b']);
  });
});
