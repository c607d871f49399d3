import {describe, expect, it} from 'vitest';
import type {BuiltSite} from '../src/report/builtSite';
import {groupChanges} from '../src/report/changeGroups';
import {compareSites, isNothing, withLooks} from '../src/report/pageChanges';
import {firstPoints, firstSentence, type WhatChanges} from '../src/report/sentences';

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
const OFFER = {topic: 'Promotions', text: 'The promotion “Spring” is new: March 1, 2027 to May 1, 2027', pages: []};
const SIGNED = {
  topic: 'Pages',
  text: 'Care: signature: Dr. Ada Young, March 2, 2027 instead of March 1, 2027',
  pages: ['/care'],
};

interface Row {
  change: string;
  to: Partial<Content>;
  beside?: Partial<WhatChanges>;
  /** What is said of it, where patients notice anything. */
  says?: string;
  pages?: readonly string[];
}

const CHANGES: readonly Row[] = [
  {change: 'a word', to: {welcome: 'We take your time.'}, says: 'Home (/): “your” instead of “our”.', pages: ['/']},
  {
    change: 'a price',
    to: {price: '$950'},
    says: 'Costs (/costs): “Crown: $950” instead of “Crown: $900”.',
    pages: ['/costs'],
  },
  {change: 'hours', to: {opens: '10:00 am'}, says: 'Home (/): “10:00” instead of “9:00”.', pages: ['/']},
  {change: 'a photo', to: {photo: 'ann-2'}, says: 'Ann (/staff/ann): another picture.', pages: ['/staff/ann']},
  {
    change: 'a person gone',
    to: {staff: ['Ann']},
    says: 'Bob (/staff/bob), which leads nowhere now: a page that is gone. Staff (/staff): “Bob” taken out.',
    pages: ['/staff', '/staff/bob'],
  },
  {
    change: 'a case added',
    to: {cases: ['A chipped corner', 'A gap']},
    says: 'Gallery (/gallery): “A gap” added.',
    pages: ['/gallery'],
  },
  {change: 'a promotion', to: {}, beside: {facts: [OFFER]}, says: 'The promotion “Spring” is new: March 1, 2027'},
  {
    change: 'a renamed page',
    to: {costs: '/prices'},
    says: 'Costs, /prices instead of /costs: another address.',
    pages: ['/prices'],
  },
  {change: 'a color token', to: {style: CONTENT.style.replace('#0b3b40', '#5a1a5a')}, says: 'another look', pages: ALL},
  {
    change: 'a footer link',
    to: {link: '/care'},
    says: `At the foot of all ${ALL.length} pages: a link that leads elsewhere.`,
    pages: ALL,
  },
  {change: 'a font size', to: {style: CONTENT.style.replace('17px', '20px')}, says: 'another look', pages: ALL},
  {
    change: 'a broken heading order',
    to: {level: 3},
    says: 'Reviews (/reviews): other headings or lists.',
    pages: ['/reviews'],
  },
  {
    change: 'an alt text emptied',
    to: {alt: ''},
    says: 'Ann (/staff/ann): another description of a picture.',
    pages: ['/staff/ann'],
  },
  {change: 'a fact used on ten pages', to: {fee: '$60'}, says: '10 pages: “$60” instead of “$50”.', pages: CARE},
  {change: 'nothing but formatting', to: {space: '\n\n    '}},
  {change: 'a signature', to: {}, beside: {facts: [SIGNED]}, says: 'nothing on the pages as they open today'},
  {
    change: 'a new third party',
    to: {companies: ['Mailer', 'Films: youtube.com']},
    says: 'Privacy (/privacy): “Films: youtube.com” added.',
    pages: ['/privacy'],
  },
  {change: "a page's order", to: {order: ['Care 2', 'Care 1']}, says: 'Care (/care): another order.', pages: ['/care']},
  {change: 'a dependency update', to: {script: 'main.5e6f7a8b.js'}},
  {
    change: 'a typo fixed in a review',
    to: {review: 'They were kind.'},
    says: 'Reviews (/reviews): “were” instead of “where”.',
    pages: ['/reviews'],
  },
  {
    change: 'a title in search results',
    to: {costsTitle: 'Our fees'},
    says: 'Costs (/costs): another title in search results.',
    pages: ['/costs'],
  },
];

describe('a review names all that patients notice, and nothing else, of', () => {
  it.each(CHANGES)('$change', ({to, beside, says, pages = []}) => {
    const after = built({...CONTENT, ...to});
    const groups = groupChanges(withLooks(compareSites(built(CONTENT), after)).filter((page) => !isNothing(page)));
    const changes = {groups, total: after.pages.size, ...beside};
    const sentence = [firstSentence(changes), ...firstPoints(changes)].join(' ');
    const named = groups.flatMap((group) => group.pages.map(({path}) => path));
    expect([...new Set(named)].sort(), sentence).toEqual([...pages].sort());
    if (says) expect(sentence).toContain(says);
    else expect(sentence).toBe('Patients will notice nothing: every page is what it was.');
  });
});
