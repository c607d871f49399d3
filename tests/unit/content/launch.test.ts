import {describe, expect, it} from 'vitest';
import {siteOrRefusal} from '../../../src/config/content';
import {launchProblems} from '../../../src/content/launch';
import {wordsHash} from '../../../src/content/signOff/hash';
import type {Page, Site} from '../../../src/content/site';
import {exampleCase, examplePage, exampleReview, exampleSite} from '../../support/exampleSite';
import {expectPlainWords} from '../../support/problems';

const ROOT = '/nowhere-at-all';

/** A practice that is real and whose manager has confirmed how it charges interest. */
function realSite(fields: Partial<Site> = {}): Site {
  const {practice, policies} = exampleSite();
  const url = 'https://www.real-practice.com';
  const links = {booking: url, payments: url, financingApplication: url, blog: url, map: url, mapEmbed: url};
  const confirmed = {by: 'The manager', on: '2027-01-02'};
  return exampleSite({
    practice: {...practice, site: url, links, social: [], phone: '(480) 233-4455', email: 'desk@real-practice.com'},
    policies: {...policies, financing: {...policies.financing, interestRuleConfirmed: confirmed}},
    pages: [examplePage('page', '/about-us')],
    cases: [exampleCase()],
    reviews: [exampleReview()],
    integrations: {forms: {contact: 'f-1'}} as never,
    ...fields,
  });
}

/** What stands in the way, in plain words. */
function left(fields: Partial<Site> = {}, root = ROOT) {
  const problems = launchProblems(realSite(fields), root);
  expectPlainWords(problems);
  return problems;
}

describe('content that may go live', () => {
  it('is real content', () => {
    expect(left()).toEqual([]);
  });

  it.each([
    ['a page', {pages: [examplePage('page', '/about-us', {sample: true})]}, 'pages-content/about-us.mdx'],
    ['a case', {cases: [exampleCase({sample: true})]}, 'pages-content/_cases/01-chip.mdx'],
    ['a review', {reviews: [exampleReview({sample: true})]}, 'pages-content/_reviews/01-rt.mdx'],
  ])('is not %s that is marked as a sample', (_, fields, file) => {
    expect(left(fields)).toMatchObject([{file, field: 'sample', what: 'This is sample content.'}]);
  });

  it.each([
    ['videos', '1.sample', [{id: 'a'}, {id: 'b', sample: true}]],
    ['testimonials', '0.sample', [{id: 1, sample: true}]],
    ['promotions', 'promotions.0.sample', {promotions: [{id: 'a', sample: true}]}],
    ['integrations', 'chat.sample', {chat: {tenant: 'x', sample: true}}],
  ])('is not a sample in %s.yml, wherever it stands', (name, field, facts) => {
    expect(left({[name]: facts})).toMatchObject([{file: `pages-content/_practice/${name}.yml`, field}]);
  });

  it.each([
    ['an address kept for examples', {chat: {script: 'https://chat.vendor.example/x.js'}}, 'kept for examples'],
    ['an address at example.com', {chat: {script: 'https://www.example.com/x.js'}}, 'kept for examples'],
    ['a placeholder of an identifier', {chat: {clientId: 'sample-client'}}, 'is a placeholder'],
    ['a number that is kept for fiction', {chat: {phone: '(480) 555-0142'}}, 'rings nowhere'],
  ])('has not %s', (_, integrations, words) => {
    const [problem, ...others] = left({integrations: integrations as never});
    expect(problem?.what).toContain(words);
    expect(others).toEqual([]);
  });

  it.each(['https://forms.vendor.com/embed', 'Call (480) 555-2142', 'for example, a crown', 'a sample-sized tube'])(
    'may hold %j',
    (text) => expect(left({integrations: {chat: {note: text}} as never})).toEqual([]),
  );

  it('has an agreement with whoever sees health information', () => {
    const party = {host: 'x.real.com', owner: 'Chat', purpose: 'Chat', pages: 'All', contacted: 'On a click'};
    const problems = left({
      thirdParties: [
        {...party, agreement: 'missing'},
        {...party, agreement: 'not-needed'},
      ],
    });
    expect(problems).toMatchObject([
      {field: '0.agreement', what: expect.stringContaining('Chat (x.real.com)') as string},
    ]);
  });

  it("has the manager's word on how interest is charged", () => {
    const {policies} = exampleSite();
    expect(left({policies})).toMatchObject([
      {file: 'pages-content/_practice/policies.yml', field: 'financing.interestRule'},
    ]);
  });

  it('shows photographs where patients expect them', () => {
    const person = examplePage('staff', '/our-staff/rosa', {name: 'Rosa', expertise: 'Manager', image: 'team/rosa'});
    expect(left({pages: [person], cases: []}, process.cwd())).toMatchObject([
      {field: 'image', what: expect.stringContaining('drawing') as string},
    ]);
  });
});

describe('a claim about treatments', () => {
  const dentist = examplePage('dentist', '/our-dentist/dr-a', {name: 'Dr. A', expertise: 'Dentist', image: 'x/y'});
  const service = examplePage('service', '/services/crowns', {cardTitle: 'Crowns', cardText: 'Crowns.'});
  const signed = (page: Page): Page => {
    const hash = wordsHash(realSite({pages: [page, dentist]}), page);
    return {...page, reviewed: {by: 'dr-a', on: '2027-01-02', hash}};
  };

  it('does not go live before somebody has signed it', () => {
    expect(left({pages: [service, dentist]})).toMatchObject([{file: service.file, field: 'reviewed'}]);
  });

  it('goes live once it is signed, and not with other words', () => {
    expect(left({pages: [signed(service), dentist]})).toEqual([]);
    expect(left({pages: [{...signed(service), heading: 'Other words'}, dentist]})).toHaveLength(1);
  });

  it('does not go live with the signature of somebody who is invented', () => {
    const problems = left({pages: [signed(service), {...dentist, sample: true}]});
    expect(problems.map(({what}) => what)).toContain('Dr. A, who signed this page, is invented.');
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
    expect(() => siteOrRefusal(ROOT, 'preview')).toThrow(/The content has problems\.\n.*is missing/s);
  });
});
