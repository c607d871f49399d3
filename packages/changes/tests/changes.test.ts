import {describe, expect, it} from 'vitest';
import type {Change} from '../src/diff/facts/compare';
import type {BuiltSite} from '../src/review/builtSite';
import {groupChanges} from '../src/review/changeGroups';
import {compareSites, hasChanges, applyLooks} from '../src/review/comparePages';
import {listPoints, summarizeReview} from '../src/review/overview';

/** The content of a small practice. */
const CONTENT = {
  welcome: 'We take our time.',
  price: '$900',
  fee: '$50',
  photo: 'ann-1',
  alt: 'Ann at her desk',
  staff: ['Ann', 'Bob'],
  cases: ['A chipped corner'],
  costs: '/costs',
  costsTitle: 'What it costs',
  order: ['Care 1', 'Care 2'],
  style: 'h1 {color: #0b3b40} p {font-size: 17px}',
  link: '/privacy',
  level: 2,
  review: 'They where kind.',
  space: ' ',
  script: 'main.1a2b3c4d.js',
};
type Content = typeof CONTENT;

const CARE = Array.from({length: 10}, (_, index) => `/care/${index + 1}`);
const list = (texts: readonly string[]) =>
  `<ul>${texts.map((text) => `<li>${text}`).join('')}</ul>`;

/** Builds the site: each value shows on every page that uses it. */
function makeBuiltSite(content: Content): BuiltSite {
  const {space, style, link, script} = content;
  const makePage = (name: string, body: string) =>
    [
      `<!doctype html><title>${name}</title><style>${style}</style>`,
      `<main><h1>${name}</h1>${space}${body}</main>${space}`,
      `<footer><a href=${link}>Links</a></footer><script src=/assets/js/${script}></script>`,
    ].join('');
  const pages: Record<string, string> = {
    '/': makePage('Home', `<p>${content.welcome} <a href=${content.costs}>Prices</a>`),
    [content.costs]: makePage('Costs', `<table><tr><th>Crown<td>${content.price}</table>`).replace(
      '<title>Costs',
      `<title>${content.costsTitle}`,
    ),
    '/staff': makePage('Staff', list(content.staff)),
    ...Object.fromEntries(
      content.staff.map((name) => [
        `/staff/${name.toLowerCase()}`,
        makePage(name, `<p>About ${name}`),
      ]),
    ),
    '/staff/ann': makePage('Ann', `<p>About Ann<img src=/img/ann.jpg alt="${content.alt}">`),
    '/gallery': makePage('Gallery', list(content.cases)),
    '/care': makePage('Care', list(content.order)),
    ...Object.fromEntries(
      CARE.map((path) => [path, makePage(path, `<p>If you miss it we ask for ${content.fee}.`)]),
    ),
    '/reviews': makePage(
      'Reviews',
      [
        '<h2>Words</h2>',
        `<h${content.level + 1}>Ours</h${content.level + 1}>`,
        `<blockquote>${content.review}</blockquote>`,
      ].join(''),
    ),
    '/privacy': makePage('Privacy', ''),
  };
  const isMoved = content.costs !== CONTENT.costs;
  return {
    folder: '',
    styles: '',
    pages: new Map(Object.entries(pages)),
    redirects: new Map(isMoved ? [[CONTENT.costs, content.costs]] : []),
    hashOf: (address) => (address === '/img/ann.jpg' ? content.photo : address),
  };
}

interface Row {
  change: string;
  to: Partial<Content>;
  /** A fact that changes too. */
  fact?: Change;
  /** The message of the review, if patients notice anything. */
  expected?: string;
  /** The pages where they notice it: a list, all, or those of care. */
  pages?: readonly string[] | 'all' | 'care';
}

const ROWS: readonly Row[] = [
  {
    change: 'a word',
    to: {welcome: 'We take your time.'},
    expected: 'Home (/): “We take your time” instead of “We take our time”.',
    pages: ['/'],
  },
  {
    change: 'a price',
    to: {price: '$950'},
    expected: 'Costs (/costs): “Crown: $950” instead of “$900”.',
    pages: ['/costs'],
  },
  {
    change: 'a photo',
    to: {photo: 'ann-2'},
    expected: 'Ann (/staff/ann): different image.',
    pages: ['/staff/ann'],
  },
  {
    change: 'a new picture',
    to: {welcome: `${CONTENT.welcome}<img src=/img/x.jpg alt="A smile">`},
    expected: 'Home (/): new image.',
    pages: ['/'],
  },
  {
    change: 'a class only',
    to: {welcome: `<span class=big>${CONTENT.welcome}</span>`},
    expected: 'Home (/): different look.',
    pages: ['/'],
  },
  {
    change: 'a removed person',
    to: {staff: ['Ann']},
    expected:
      'Bob (/staff/bob): page removed, and its address no longer works. ' +
      'Staff (/staff): “Bob” removed.',
    pages: ['/staff', '/staff/bob'],
  },
  {
    change: 'a case added',
    to: {cases: ['A chipped corner', 'A gap']},
    expected: 'Gallery (/gallery): “A gap” added.',
    pages: ['/gallery'],
  },
  {
    change: 'a promotion',
    to: {},
    fact: {
      topic: 'Promotions',
      text: 'The promotion “Spring” is new: March 1, 2027 to May 1, 2027',
      pages: [],
    },
    expected: 'The promotion “Spring” is new: March 1, 2027',
  },
  {
    change: 'a renamed page',
    to: {costs: '/prices'},
    expected: 'Costs (/prices, was /costs): new address.',
    pages: ['/prices'],
  },
  {
    change: 'a color token',
    to: {style: 'h1 {color: #5a1a5a} p {font-size: 17px}'},
    expected: 'different look',
    pages: 'all',
  },
  {
    change: 'a footer link',
    to: {link: '/care'},
    expected: 'In the footer of all 19 pages: different link address.',
    pages: 'all',
  },
  {
    change: 'a broken heading order',
    to: {level: 3},
    expected: 'Reviews (/reviews): different headings or lists.',
    pages: ['/reviews'],
  },
  {
    change: 'an alt text emptied',
    to: {alt: ''},
    expected: 'Ann (/staff/ann): different image description.',
    pages: ['/staff/ann'],
  },
  {
    change: 'a fact used on ten pages',
    to: {fee: '$60'},
    expected: '10 pages: “ask for $60” instead of “ask for $50”.',
    pages: 'care',
  },
  {
    change: 'nothing but formatting',
    to: {space: '\n\n    '},
  },
  {
    change: 'a signature',
    to: {},
    fact: {
      topic: 'Pages',
      text: 'Care: signature: Dr. Ada Young, March 2, 2027 instead of March 1, 2027',
      pages: ['/care'],
    },
    expected: 'anything on the pages as they open today',
  },
  {
    change: 'the order of a page',
    to: {order: ['Care 2', 'Care 1']},
    expected: 'Care (/care): “Care 1” moved.',
    pages: ['/care'],
  },
  {
    change: 'a dependency update',
    to: {script: 'main.5e6f7a8b.js'},
  },
  {
    change: 'a typo fixed in a review',
    to: {review: 'They were kind.'},
    expected: 'Reviews (/reviews): “They were kind” instead of “They where kind”.',
    pages: ['/reviews'],
  },
  {
    change: 'a title in search results',
    to: {costsTitle: 'Our fees'},
    expected: 'Costs (/costs): different title in search results.',
    pages: ['/costs'],
  },
];

const PAGES = {all: [...makeBuiltSite(CONTENT).pages.keys()], care: CARE};

describe('a review', () => {
  it.each(ROWS)('reports $change and nothing else', ({to, fact, expected, pages = []}) => {
    const after = makeBuiltSite({...CONTENT, ...to});
    const groups = groupChanges(
      applyLooks(compareSites(makeBuiltSite(CONTENT), after)).filter(hasChanges),
    );
    const changes = {groups, total: after.pages.size, facts: fact ? [fact] : []};
    const text = [summarizeReview(changes), ...listPoints(changes)].join(' ');
    const paths = groups.flatMap((group) => group.pages.map(({path}) => path));
    expect([...new Set(paths)].sort(), text).toEqual(
      [...(typeof pages === 'string' ? PAGES[pages] : pages)].sort(),
    );
    if (expected) expect(text).toContain(expected);
    else expect(text).toBe("Patients won't notice anything: every page is the same as before.");
  });
});
