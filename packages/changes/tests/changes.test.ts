import {describe, expect, it} from 'vitest';
import type {BuiltSite} from '../src/report/builtSite';
import {groupChanges} from '../src/report/changeGroups';
import {compareSites, isNothing, withLooks} from '../src/report/pageChanges';
import {firstPoints, firstSentence} from '../src/report/sentences';
import type {Change} from '../src/model/facts/compare';
import {table} from '@dental/testing/table';

/** What a practice in small is made of. */
const CONTENT = {
  welcome: 'We take our time.',
  price: '$900',
  fee: '$50',
  opens: '9:00 am',
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
  companies: ['Mailer'],
  review: 'They where kind.',
  space: ' ',
  script: 'main.1a2b3c4d.js',
};
type Content = typeof CONTENT;

const CARE = Array.from({length: 10}, (_, at) => `/care/${at + 1}`);
const list = (texts: readonly string[]) =>
  `<ul>${texts.map((text) => `<li>${text}`).join('')}</ul>`;

/** The site as a build leaves it: what is written once shows wherever pages use it. */
function built(content: Content): BuiltSite {
  const {space, style, link, script} = content;
  const page = (name: string, body: string) =>
    `<!doctype html><title>${name}</title><style>${style}</style><main><h1>${name}</h1>${space}${body}</main>${space}<footer><a href=${link}>Links</a></footer><script src=/assets/js/${script}></script>`;
  const pages: Record<string, string> = {
    '/': page(
      'Home',
      `<p>${content.welcome} <a href=${content.costs}>Prices</a><p>Open from ${content.opens}`,
    ),
    [content.costs]: page('Costs', `<table><tr><th>Crown<td>${content.price}</table>`).replace(
      '<title>Costs',
      `<title>${content.costsTitle}`,
    ),
    '/staff': page('Staff', list(content.staff)),
    ...Object.fromEntries(
      content.staff.map((name) => [`/staff/${name.toLowerCase()}`, page(name, `<p>About ${name}`)]),
    ),
    '/staff/ann': page('Ann', `<p>About Ann<img src=/img/ann.jpg alt="${content.alt}">`),
    '/gallery': page('Gallery', list(content.cases)),
    '/care': page('Care', list(content.order)),
    ...Object.fromEntries(
      CARE.map((path) => [path, page(path, `<p>If you miss it we ask for ${content.fee}.`)]),
    ),
    '/reviews': page(
      'Reviews',
      `<h2>Words</h2><h${content.level + 1}>Ours</h${content.level + 1}><blockquote>${content.review}</blockquote>`,
    ),
    '/privacy': page('Privacy', list(content.companies)),
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
  /** A fact that changes beside. */
  fact?: Change;
  /** What the review says, where patients notice anything. */
  says?: string;
  /** The pages on which they do: a list, all, or those of care. */
  pages?: readonly string[] | 'all' | 'care';
}

const PAGES = {all: [...built(CONTENT).pages.keys()], care: CARE};

describe('a review names all that patients notice, and nothing else, of', () => {
  it.each(table<Row>(import.meta.url, 'changes'))('$change', ({to, fact, says, pages = []}) => {
    const after = built({...CONTENT, ...to});
    const groups = groupChanges(
      withLooks(compareSites(built(CONTENT), after)).filter((page) => !isNothing(page)),
    );
    const changes = {groups, total: after.pages.size, facts: fact ? [fact] : []};
    const sentence = [firstSentence(changes), ...firstPoints(changes)].join(' ');
    const named = groups.flatMap((group) => group.pages.map(({path}) => path));
    expect([...new Set(named)].sort(), sentence).toEqual(
      [...(typeof pages === 'string' ? PAGES[pages] : pages)].sort(),
    );
    if (says) expect(sentence).toContain(says);
    else expect(sentence).toBe('Patients will notice nothing: every page is what it was.');
  });
});
