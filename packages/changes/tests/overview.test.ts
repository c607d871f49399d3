import {describe, expect, it} from 'vitest';
import type {Block} from '../src/review/blocks';
import type {BuiltSite} from '../src/review/builtSite';
import {groupChanges} from '../src/review/changeGroups';
import {type BlockChange, describeLinks} from '../src/review/compareBlocks';
import {compareSites, applyLooks} from '../src/review/comparePages';
import {listPoints} from '../src/review/overview';

const FOOT = '<footer><h2>Hours</h2><p>Closed on Sunday</p></footer>';

function makeSite(
  pages: Record<string, string>,
  redirects: Record<string, string> = {},
): BuiltSite {
  return {
    folder: '',
    styles: '',
    pages: new Map(Object.entries(pages)),
    redirects: new Map(Object.entries(redirects)),
    hashOf: (address) => address,
  };
}

const makePage = (name: string, body = '', foot = FOOT, head = '') =>
  `<!doctype html><title>${name}</title>${head}<main><h1>${name}</h1>${body}</main>${foot}`;

const THREE = {
  '/': makePage('Home'),
  '/a': makePage('A', '<p>We have 5 dentists.</p>'),
  '/b': makePage('B'),
};
const listGroups = (after: BuiltSite, before = makeSite(THREE)) =>
  groupChanges(applyLooks(compareSites(before, after)));
const listPointsOf = (after: BuiltSite, before?: BuiltSite) =>
  listPoints({groups: listGroups(after, before), total: after.pages.size});

describe('overview of a review', () => {
  it('groups the social images of all pages, but not their descriptions', () => {
    const listSizes = (property: string) => {
      const makeVersion = (word: string) =>
        makeSite(
          Object.fromEntries(
            Object.keys(THREE).map((path) => {
              const tag = `<meta name="${property}" content="${word}${path}">`;
              return [path, makePage(path, '', FOOT, tag)];
            }),
          ),
        );
      return listGroups(makeVersion('new'), makeVersion('old')).map(({pages}) => pages.length);
    };
    expect(listSizes('og:image')).toEqual([3]);
    expect(listSizes('description')).toEqual([1, 1, 1]);
  });

  it('lists new pages, and the targets of removed ones', () => {
    const {'/a': _, ...others} = THREE;
    expect(listPointsOf(makeSite({...THREE, '/c': makePage('C')}))).toEqual(['C (/c): new page.']);
    expect(listPointsOf(makeSite(others, {'/a': '/b'}))).toEqual([
      'A (/a): page removed, and its address redirects to /b.',
    ]);
  });

  it('sorts figures before words, and words before pictures', () => {
    const after = makeSite({
      '/': makePage('Home', '<img src=/x.jpg alt="A smile">'),
      '/a': makePage('A', '<p>We have 4 dentists.</p>'),
      '/b': makePage('B', '<p>Words that are new</p>'),
    });
    expect(listGroups(after).map(({pages}) => pages[0]?.path)).toEqual(['/a', '/b', '/']);
  });

  it('keeps the old value of a fact with long values', () => {
    const [now, old] = ['Now it says this. ', 'It said that. '].map((text) =>
      text.repeat(4).trim(),
    );
    const text = `The case “A chipped tooth”, description: “${now}” instead of “${old}”`;
    const facts = [{topic: 'Smile gallery', text, pages: []}];
    expect(listPoints({groups: [], total: 3, facts})).toEqual([text]);
  });

  it('adds up the pages of the same change', () => {
    const makeNine = (...alts: [string, string]) => {
      const paths = Array.from({length: 8}, (_, index) => `/page-${index}`);
      const pages = paths.map((path, index): [string, string] => [
        path,
        makePage(path, `<img src=/a.jpg alt="${alts[index % 2]}">`),
      ]);
      return makeSite({...Object.fromEntries(pages), '/': makePage('Home')});
    };
    const points = listPointsOf(makeNine('Two', 'Four'), makeNine('One', 'Three'));
    expect(points).toEqual(['8 pages: different image description.']);
  });

  it('ends a point with one period', () => {
    const facts = [{topic: 'Positions', text: 'an assistant is new: Ask us.', pages: []}];
    expect(listPoints({groups: [], total: 3, facts})).toEqual(['An assistant is new: Ask us.']);
  });

  it('starts with removed pages and facts, and ends with files', () => {
    const changed = listGroups(
      makeSite({...THREE, '/a': makePage('A', '<p>We have 4 dentists.</p>')}),
    );
    const makeFact = (topic: string, text: string) => ({topic, text, pages: []});
    const facts = [
      makeFact('Prices', 'fee: $95 instead of $75'),
      makeFact('Pages', 'A (/a), words: 1 paragraph changed'),
    ];
    expect(listPoints({groups: changed, total: 3, facts, files: ['/favicon.svg is new']})).toEqual([
      'Fee: $95 instead of $75.',
      'A (/a): “We have 4 dentists” instead of “We have 5 dentists”.',
      'Files: /favicon.svg is new.',
    ]);
    const firstPoints = ['fee: $95 instead of $75, and a sign'];
    expect(listPoints({groups: [], total: 3, facts, firstPoints})).toEqual([
      'Fee: $95 instead of $75, and a sign.',
      'A (/a), words: 1 paragraph changed.',
    ]);
    const {'/b': _, ...others} = THREE;
    const [first] = listPoints({groups: listGroups(makeSite(others)), total: 2, facts});
    expect(first).toBe('B (/b): page removed, and its address no longer works.');
  });
});

describe('groupChanges', () => {
  it('counts a page once when both its menus have the change', () => {
    const makeMenuChange = (kind: Block['kind']): BlockChange => ({
      kind: 'new',
      after: {kind, area: 'header', text: 'Costs', links: []},
      below: '',
    });
    const [group, ...others] = groupChanges([
      {
        path: '/a',
        kind: 'changed',
        name: 'A',
        words: [makeMenuChange('item'), makeMenuChange('paragraph')],
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
    const makeBlock = (to: string, text: string): Block => ({
      kind: 'paragraph',
      area: 'main',
      text,
      links: [{text, to}],
    });
    const change = (before: [string, string], after: [string, string]) =>
      describeLinks({before: makeBlock(...before), after: makeBlock(...after)});
    expect(change(['/a', 'More'], ['/b', 'More'])).toEqual([
      'The link “More” goes to /b instead of /a',
    ]);
    expect(change(['/a', 'More'], ['/a', 'Fees'])).toEqual([
      'The link to /a reads “Fees” instead of “More”',
    ]);
  });
});

describe('listPoints', () => {
  it('quotes the start of a long new answer, next to its question', () => {
    const question = '<p>Can I bring my dog?</p>';
    const answer = `<p>Service animals are welcome. ${'Other pets stay home. '.repeat(5)}</p>`;
    const after = makeSite({...THREE, '/b': makePage('B', question + answer)});
    const [point] = listPointsOf(after);
    expect(point).toContain('“Can I bring my dog?” added');
    expect(point).toMatch(/“Service animals are welcome\. .* …” added/);
  });

  it('groups the same link in different sentences as one change', () => {
    const makeTwoLinks = (to: string) =>
      makeSite({
        '/a': makePage('A', `<p><a href=${to}>One</a></p>`),
        '/b': makePage('B', `<p>Other words, <a href=${to}>two</a></p>`),
      });
    expect(listGroups(makeTwoLinks('/new'), makeTwoLinks('/old'))).toMatchObject([
      {pages: [{path: '/a'}, {path: '/b'}]},
    ]);
  });

  it('counts a thousand new pages instead of naming them', () => {
    const pages = Object.fromEntries(
      Array.from({length: 1_000}, (_, index) => [`/n${index}`, makePage(`N${index}`)]),
    );
    const [point = ''] = listPointsOf(makeSite({...THREE, ...pages}));
    expect(point).toContain('and 997 more: new page');
    expect(point.length).toBeLessThan(200);
  });
});

describe('applyLooks', () => {
  const makeStyled = (style: string) => {
    const styleTag = `<style>${style}</style>`;
    return makeSite({
      '/': makePage('Home', '', FOOT, styleTag),
      '/a': makePage('A', '', FOOT, styleTag),
      '/b': makePage('B', '<p class=big>B</p>', FOOT, styleTag),
    });
  };
  const pages = compareSites(makeStyled('h1 {color: red}'), makeStyled('h1 {color: blue}'));
  const listDifferentPages = (looks: Map<string, {isDifferent: boolean}>) =>
    applyLooks(pages, looks)
      .filter(({looksDifferent}) => looksDifferent)
      .map(({path}) => path);

  it('applies the look of a photographed page to its group', () => {
    expect(listDifferentPages(new Map([['/', {isDifferent: true}]]))).toEqual(['/', '/a', '/b']);
    expect(listDifferentPages(new Map([['/', {isDifferent: false}]]))).toEqual([]);
  });

  it('excludes a photographed page that looks the same', () => {
    const looks = new Map([
      ['/', {isDifferent: true}],
      ['/a', {isDifferent: false}],
    ]);
    expect(listDifferentPages(looks)).toEqual(['/', '/b']);
  });
});
