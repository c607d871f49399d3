import {describe, expect, it} from 'vitest';
import type {BuiltSite} from '../../../src/review/builtSite';
import {compareSites} from '../../../src/review/comparePages';
import {entriesOf} from '../../../src/review/entries';
import {firstSentences, isNoticed, type Beside} from '../../../src/review/sentences';

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
const list = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}`).join('')}</ul>`;

/** The site as a build leaves it: what is written once shows wherever pages use it. */
function built(content: Content): BuiltSite {
  const {space, style, link, script} = content;
  const page = (name: string, body: string) =>
    `<!doctype html><title>${name}</title><style>${style}</style><main><h1>${name}</h1>${space}${body}</main>${space}<footer><a href=${link}>Links</a></footer><script src=/assets/js/${script}></script>`;
  const pages: Record<string, string> = {
    '/': page('Home', `<p>${content.welcome}<p>Open from ${content.opens}`),
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
    ...Object.fromEntries(CARE.map((path) => [path, page(path, `<p>If you miss it we ask for ${content.fee}.`)])),
    '/reviews': page(
      'Reviews',
      `<h2>Words</h2><h${content.level + 1}>Ours</h${content.level + 1}><blockquote>${content.review}</blockquote>`,
    ),
    '/privacy': page('Privacy', list(content.companies)),
  };
  const isMoved = content.costs !== CONTENT.costs;
  return {
    folder: '',
    pages: new Map(Object.entries(pages)),
    redirects: new Map(isMoved ? [[CONTENT.costs, content.costs]] : []),
    hashOf: (address) => (address === '/img/ann.jpg' ? content.photo : address),
  };
}

const ALL = [...built(CONTENT).pages.keys()];
const OFFER = {day: '2027-03-01', says: 'the first day of the offer “Spring”', of: 'offers'} as const;
const SIGNED = {
  topic: 'Pages',
  text: 'Care: signature: Dr. Ada Young, March 1, 2027 → March 2, 2027',
  pages: ['/care'],
};

interface Row {
  change: string;
  to: Partial<Content>;
  beside?: Beside;
  /** What is said of it, where patients notice anything. */
  says?: string;
  pages?: readonly string[];
}

const CHANGES: readonly Row[] = [
  {change: 'a word', to: {welcome: 'We take your time.'}, says: '“your” instead of “our” on Home (/)', pages: ['/']},
  {change: 'a price', to: {price: '$950'}, says: '“Crown: $950” instead of “Crown: $900” on Costs', pages: ['/costs']},
  {change: 'hours', to: {opens: '10:00 am'}, says: '“10:00” instead of “9:00” on Home', pages: ['/']},
  {change: 'a photo', to: {photo: 'ann-2'}, says: 'another picture on Ann', pages: ['/staff/ann']},
  {
    change: 'a person gone',
    to: {staff: ['Ann']},
    says: 'a page that is gone: Bob (/staff/bob), which leads nowhere now and “Bob” taken out on Staff',
    pages: ['/staff', '/staff/bob'],
  },
  {
    change: 'a case added',
    to: {cases: ['A chipped corner', 'A gap']},
    says: '“A gap” added on Gallery',
    pages: ['/gallery'],
  },
  {change: 'a promotion', to: {}, beside: {days: [OFFER]}, says: 'offer “Spring” (March 1, 2027)'},
  {
    change: 'a renamed page',
    to: {costs: '/prices'},
    says: 'another address of Costs, /prices instead of /costs',
    pages: ['/prices'],
  },
  {change: 'a color token', to: {style: CONTENT.style.replace('#0b3b40', '#5a1a5a')}, says: 'another look', pages: ALL},
  {change: 'a footer link', to: {link: '/care'}, says: 'a link that leads elsewhere at the foot of all', pages: ALL},
  {change: 'a font size', to: {style: CONTENT.style.replace('17px', '20px')}, says: 'another look', pages: ALL},
  {change: 'a broken heading order', to: {level: 3}, says: 'other headings or lists on Reviews', pages: ['/reviews']},
  {
    change: 'an alt text emptied',
    to: {alt: ''},
    says: 'another description of a picture on Ann',
    pages: ['/staff/ann'],
  },
  {change: 'a fact used on ten pages', to: {fee: '$60'}, says: '“$60” instead of “$50” on 10 pages', pages: CARE},
  {change: 'nothing but formatting', to: {space: '\n\n    '}},
  {change: 'a signature', to: {}, beside: {facts: [SIGNED]}, says: 'nothing on the pages as they open today'},
  {
    change: 'a new third party',
    to: {companies: ['Mailer', 'Films: youtube.com']},
    says: '“Films: youtube.com” added on Privacy',
    pages: ['/privacy'],
  },
  {change: "a page's order", to: {order: ['Care 2', 'Care 1']}, says: 'another order on Care', pages: ['/care']},
  {change: 'a dependency update', to: {script: 'main.5e6f7a8b.js'}},
  {
    change: 'a typo fixed in a review',
    to: {review: 'They were kind.'},
    says: '“were” instead of “where” on Reviews',
    pages: ['/reviews'],
  },
  {
    change: 'a title in search results',
    to: {costsTitle: 'Our fees'},
    says: 'another title in search results on Costs',
    pages: ['/costs'],
  },
];

describe('a review names all that patients notice, and nothing else, of', () => {
  it.each(CHANGES)('$change', ({to, beside, says, pages = []}) => {
    const after = built({...CONTENT, ...to});
    const entries = entriesOf(compareSites(built(CONTENT), after));
    const sentence = firstSentences(entries, after.pages.size, beside);
    const named = entries.filter(isNoticed).flatMap((entry) => entry.pages.map(({path}) => path));
    expect([...new Set(named)].sort(), sentence).toEqual([...pages].sort());
    if (says) expect(sentence).toContain(says);
    else expect(sentence).toBe('Patients will notice nothing: every page is what it was.');
  });
});
