import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteOrRefusal} from '../../../src/config/content';
import {launchProblems} from '../src/launch';
import {unsignedClaims} from '../src/launch/claims';
import {placeholders, sampleContent} from '../src/launch/invented';
import {findLeftovers, fingerprintOf, isOriginalPractice} from '../src/launch/leftovers';
import {LAUNCH_STEPS, leftOf} from '../src/launch/steps';
import FIRST from '../data/firstPractice.json';
import {signedBy, type Site} from '@dental/content';
import {
  exampleCase,
  examplePage,
  exampleReview,
  exampleSite,
} from '../../../tests/support/exampleSite';
import {NIGHTLY} from '../../../tests/support/nightly';
import {site} from '../../../tests/support/realSite';
import {expectPlainWords} from '../../../tests/support/problems';

const ROOT = '/nowhere-at-all';

const REAL_VENDORS = {
  forms: {vendor: 'formspree', contact: 'mcontact', virtual: 'mvirtual', newsletter: 'mnewsletter'},
  chat: {vendor: 'text-us', number: '(480) 233-4455'},
  financing: {vendor: 'carecredit', customLink: 'https://www.carecredit.com/go/ABC123/'},
  map: {vendor: 'openstreetmap'},
} satisfies Site['integrations'];

/** A practice that is real and whose manager has confirmed how it charges interest. */
function realSite(fields: Partial<Site> = {}): Site {
  const {practice, policies} = exampleSite();
  const url = 'https://www.real-practice.com';
  const links = {booking: url, payments: url, financingApplication: url, blog: url, map: url};
  const confirmed = {by: 'The manager', on: '2027-01-02'};
  return exampleSite({
    practice: {
      ...practice,
      site: url,
      links,
      social: [],
      phone: '(480) 233-4455',
      email: 'desk@real-practice.com',
    },
    policies: {...policies, financing: {...policies.financing, interestRuleConfirmed: confirmed}},
    pages: [examplePage('page', '/about-us')],
    cases: [exampleCase()],
    reviews: [exampleReview()],
    integrations: REAL_VENDORS,
    thirdParties: {agreements: {formspree: 'signed', carecredit: 'signed'}, links: []},
    ...fields,
  });
}

/** What stands in the way, in plain words. */
function left(fields: Partial<Site> = {}, root = ROOT) {
  const problems = launchProblems(realSite(fields), root);
  expectPlainWords(problems);
  return problems;
}

describe('what another practice has left', () => {
  it('is named by its state, its dentists and the rest of its names, but not in its own content', () => {
    const theirs = exampleSite();
    const root = mkdtempSync(join(tmpdir(), 'taken-over-'));
    mkdirSync(join(root, 'pages-content'));
    const lines = [
      'Dr. Young',
      'licensed in Arizona',
      'Arizona {number}',
      'I studied in Arizona with Ada',
      'Mesa',
    ];
    writeFileSync(join(root, 'pages-content/a.mdx'), lines.join('\n'));
    const address = {...theirs.practice.address, city: 'Duluth', state: 'MN'};
    const ours = {...theirs, practice: {...theirs.practice, name: 'Pine', address}};
    const first = fingerprintOf(
      exampleSite({pages: [examplePage('dentist', '/a', {name: 'Dr. Ada Young'})]}),
      ROOT,
    );
    expect(findLeftovers(ours, root, first).map(({line}) => line)).toEqual([1, 2, 3, 5]);
    expect(findLeftovers(theirs, root, first)).toEqual([]);
    writeFileSync(
      join(root, 'pages-content/a.mdx'),
      'A crown is a cap for a tooth\nthat is weak. We make each here.',
    );
    const {sentences} = fingerprintOf(theirs, root);
    writeFileSync(
      join(root, 'pages-content/a.mdx'),
      'A **crown** is a cap for a tooth that is weak. They last long.',
    );
    expect(findLeftovers(ours, root, {...first, sentences})[0]?.message).toMatch(
      /^1 of 1 sentences here are those of/,
    );
    writeFileSync(
      join(root, 'pages-content/a.mdx'),
      'kind: legal\n\nA crown is a cap for a tooth that is weak.',
    );
    expect(findLeftovers(ours, root, {...first, sentences})).toEqual([]);
  });

  // Staff may hire somebody by day: `npm run first-practice` writes the file anew.
  it.runIf(NIGHTLY && isOriginalPractice(site))(
    'is known by the names that the first practice has today @nightly',
    () => {
      expect(fingerprintOf(site, process.cwd()).names).toEqual(FIRST.names);
    },
  );
});

describe('content that may go live', () => {
  it('is real content', () => {
    expect(left()).toEqual([]);
  });

  it.each([
    [
      'a page',
      {pages: [examplePage('page', '/about-us', {sample: true})]},
      'pages-content/about-us.mdx',
    ],
    ['a case', {cases: [exampleCase({sample: true})]}, 'pages-content/_cases/01-chip.mdx'],
    ['a review', {reviews: [exampleReview({sample: true})]}, 'pages-content/_reviews/01-rt.mdx'],
  ])('is not %s that is marked as a sample', (_, fields, file) => {
    expect(left(fields)).toMatchObject([
      {file, field: 'sample', message: 'This is sample content.'},
    ]);
  });

  it.each([
    [
      'videos',
      '1.sample',
      [
        {id: 'a', provider: 'file'},
        {id: 'b', provider: 'file', sample: true},
      ],
    ],
    ['testimonials', '0.sample', [{id: 1, sample: true}]],
    ['promotions', 'promotions.0.sample', {promotions: [{id: 'a', sample: true}]}],
    ['integrations', 'chat.sample', {...REAL_VENDORS, chat: {...REAL_VENDORS.chat, sample: true}}],
  ])('is not a sample in %s.yml, wherever it stands', (name, field, facts) => {
    expect(left({[name]: facts})).toMatchObject([
      {file: `pages-content/_practice/${name}.yml`, field},
    ]);
  });

  it.each([
    [
      'an address kept for examples',
      {script: 'https://chat.vendor.example/x.js'},
      'kept for examples',
    ],
    ['an address at example.com', {script: 'https://www.example.com/x.js'}, 'kept for examples'],
    ['a placeholder of an identifier', {clientId: 'sample-client'}, 'is a placeholder'],
    ['a number that is kept for fiction', {phone: '(480) 555-0142'}, 'rings nowhere'],
  ])('has not %s', (_, fields, words) => {
    const [problem, ...others] = left({
      integrations: {...REAL_VENDORS, chat: {...REAL_VENDORS.chat, ...fields}},
    });
    expect(problem?.message).toContain(words);
    expect(others).toEqual([]);
  });

  it.each([
    'https://forms.vendor.com/embed',
    'Call (480) 555-2142',
    'for example, a crown',
    'a sample-sized tube',
  ])('may hold %j', (text) =>
    expect(
      left({integrations: {...REAL_VENDORS, chat: {...REAL_VENDORS.chat, note: text}}}),
    ).toEqual([]),
  );

  it('has an agreement with whoever sees health information', () => {
    const party = {
      host: 'x.real.com',
      owner: 'Chat',
      purpose: 'Chat',
      pages: 'All',
      contacted: 'On a click',
    };
    const problems = left({
      thirdParties: {
        agreements: {formspree: 'signed', carecredit: 'signed'},
        links: [
          {...party, agreement: 'missing'},
          {...party, owner: 'Blog', agreement: 'not-needed'},
        ],
      },
    });
    expect(problems).toMatchObject([
      {message: expect.stringContaining('Chat (x.real.com)') as string},
    ]);
  });

  it('has no vendor that nobody has tried, where its documentation leaves something open', () => {
    const cherry = {vendor: 'cherry', slug: 'real', name: 'Real'};
    const agreements = {formspree: 'signed', cherry: 'signed'} as const;
    const withCherry = (financing: Site['integrations']['financing']) =>
      left({integrations: {...REAL_VENDORS, financing}, thirdParties: {agreements, links: []}});
    expect(withCherry(cherry)).toMatchObject([
      {field: 'financing.vendor', remedy: expect.stringContaining('tried:') as string},
    ]);
    expect(withCherry({...cherry, tried: '2027-01-02'})).toEqual([]);
  });

  it("has the manager's word on how interest is charged", () => {
    const {policies} = exampleSite();
    expect(left({policies})).toMatchObject([
      {file: 'pages-content/_practice/policies.yml', field: 'financing.interestRule'},
    ]);
  });

  it('shows photographs where patients expect them', () => {
    const root = mkdtempSync(join(tmpdir(), 'launch-'));
    mkdirSync(join(root, 'static/img/team'), {recursive: true});
    writeFileSync(join(root, 'static/img/team/rosa.svg'), '<svg/>');
    const person = examplePage('staff', '/our-staff/rosa', {
      name: 'Rosa',
      expertise: 'Manager',
      image: 'team/rosa',
    });
    expect(left({pages: [person], cases: []}, root)).toMatchObject([
      {field: 'image', message: expect.stringContaining('drawing') as string},
    ]);
  });
});

describe('a claim about treatments', () => {
  const account = 'dr-a';
  const dentist = examplePage('dentist', '/our-dentist/dr-a', {
    name: 'Dr. A',
    expertise: 'Dentist',
    image: 'x/y',
    github: account,
  });
  const service = examplePage('service', '/services/crowns', {
    cardTitle: 'Crowns',
    cardText: 'Crowns.',
    reviewed: {by: 'dr-a', on: '2027-01-02'},
  });
  const site = realSite({pages: [service, dentist]});
  const approvals = signedBy(site, {account, pull: 7, commit: 'abc'});
  const whatOf = (fields: Partial<Site>, known: typeof approvals | undefined) =>
    unsignedClaims(realSite(fields), known).map(({message}) => message);

  it('does not go live before somebody is named for it', () => {
    const {reviewed: _, ...nobody} = service;
    expect(left({pages: [nobody, dentist]})).toMatchObject([
      {file: service.file, field: 'reviewed'},
    ]);
  });

  it('does not go live before whoever is named has approved these very words', () => {
    expect(whatOf({pages: [service, dentist]}, [])).toEqual([
      'Dr. A has not approved these words.',
    ]);
    expect(whatOf({pages: [service, dentist]}, approvals)).toEqual([]);
    expect(
      whatOf({pages: [{...service, heading: 'Other words'}, dentist]}, approvals),
    ).toHaveLength(1);
  });

  it('does not go live where nobody could look', () => {
    expect(whatOf({pages: [service, dentist]}, undefined)).toEqual([
      'Whether Dr. A has approved these words could not be looked up.',
    ]);
  });

  it('does not go live with the signature of somebody who is invented', () => {
    const pages = [service, {...dentist, sample: true as const}];
    expect(whatOf({pages}, approvals)).toEqual(['Dr. A, who signs this page, is invented.']);
  });
});

describe('the way to the launch', () => {
  const site = siteOrRefusal(process.cwd(), 'preview');
  const content = {site, root: process.cwd(), approvals: undefined};

  it('has a step for everything that stands in the way', () => {
    const inSteps = LAUNCH_STEPS.flatMap((step) => leftOf(step, content));
    for (const problem of [...sampleContent(site), ...placeholders(site)])
      expect(inSteps).toContainEqual(problem);
  });

  it('names what is left of a step', () => {
    const people = LAUNCH_STEPS.find(({title}) => title === 'People');
    const persons = [
      examplePage('staff', '/our-staff/a', {sample: true}),
      examplePage('staff', '/our-staff/b'),
    ];
    const left = people && leftOf(people, {...content, site: exampleSite({pages: persons})});
    expect(left).toMatchObject([{file: persons[0]?.file, field: 'sample'}]);
  });

  it('is the one of docs/launch.md, step by step, with its place and its proof', () => {
    const sections = readFileSync('docs/launch.md', 'utf8').split(/^## /m).slice(1);
    expect(sections.map((text) => text.split('\n')[0])).toEqual(
      LAUNCH_STEPS.map(({title}, index) => `${index + 1}. ${title}`),
    );
    for (const [index, {proof}] of LAUNCH_STEPS.entries()) {
      expect(sections[index]).toContain(`**Done when:** ${proof}\n`);
    }
  });
});

describe('a build', () => {
  it('for a preview takes samples', () => {
    expect(siteOrRefusal(process.cwd(), 'preview').pages.length).toBeGreaterThan(0);
  });

  it('for patients refuses with the same list as the launch check', () => {
    const site = siteOrRefusal(process.cwd(), 'preview');
    const [first] = launchProblems(site, process.cwd());
    expect(() => siteOrRefusal(process.cwd(), 'production')).toThrow(
      `must not go live yet.\n${first?.file}:${first?.line}`,
    );
  });

  it('of content with a problem says it in plain words', () => {
    expect(() => siteOrRefusal(ROOT, 'preview')).toThrow(
      /The content has problems\.\n.*is missing/s,
    );
  });
});
