import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadPublishableSite} from '../../../src/config/content';
import {findLaunchProblems} from '../src/launch';
import {findUnsignedClaims} from '../src/launch/claims';
import {findPlaceholders, findSamples} from '../src/launch/invented';
import {
  computeFingerprint,
  findLeftovers,
  findLeftoversInBuild,
  isOriginalPractice,
} from '../src/launch/leftovers';
import {LAUNCH_STEPS, listOpenProblems} from '../src/launch/steps';
import FIRST from '../data/firstPractice.json';
import {createApprovals, type Site} from '@dental/content';
import {
  makeExampleCase,
  makeExamplePage,
  makeExampleReview,
  makeExampleSite,
} from '@dental/testing/exampleSite';
import {writeFileIn} from '@dental/testing/folders';
import {NIGHTLY} from '@dental/testing/nightly';
import {site} from '@dental/testing/realSite';
import {expectPlainWords} from '@dental/testing/problems';

const ROOT = '/nowhere-at-all';

/** The only page of a practice that takes over. */
const PAGE = 'pages-content/a.mdx';

const REAL_VENDORS = {
  forms: {vendor: 'formspree', contact: 'mcontact', virtual: 'mvirtual', newsletter: 'mnewsletter'},
  chat: {vendor: 'text-us', number: '(480) 233-4455'},
  financing: {vendor: 'carecredit', customLink: 'https://www.carecredit.com/go/ABC123/'},
  map: {vendor: 'openstreetmap'},
} satisfies Site['integrations'];

/** A site without samples, whose manager has confirmed how interest is charged. */
function makeRealSite(fields: Partial<Site> = {}): Site {
  const {practice, policies} = makeExampleSite();
  const url = 'https://www.real-practice.com';
  const links = {booking: url, payments: url, financingApplication: url, blog: url, map: url};
  const confirmed = {by: 'The manager', on: '2027-01-02'};
  return makeExampleSite({
    practice: {
      ...practice,
      site: url,
      links,
      social: [],
      phone: '(480) 233-4455',
      email: 'desk@real-practice.com',
    },
    policies: {...policies, financing: {...policies.financing, interestRuleConfirmed: confirmed}},
    pages: [makeExamplePage('page', '/about-us')],
    cases: [makeExampleCase()],
    reviews: [makeExampleReview()],
    integrations: REAL_VENDORS,
    thirdParties: {agreements: {formspree: 'signed', carecredit: 'signed'}, links: []},
    ...fields,
  });
}

/** The problems before a launch, in plain words. */
function findProblems(fields: Partial<Site> = {}, root = ROOT) {
  const problems = findLaunchProblems(makeRealSite(fields), root);
  expectPlainWords(problems);
  return problems;
}

describe('findLeftovers', () => {
  it('finds names of the original practice, but not in its own content', () => {
    const original = makeExampleSite();
    const root = mkdtempSync(join(tmpdir(), 'taken-over-'));
    const lines = [
      'Dr. Young',
      'licensed in Arizona',
      'Arizona {number}',
      'I studied in Arizona with Ada',
      'Mesa',
    ];
    writeFileIn(root, PAGE, lines.join('\n'));
    const address = {...original.practice.address, city: 'Duluth', state: 'MN'};
    const ours = {...original, practice: {...original.practice, name: 'Pine', address}};
    const fingerprint = computeFingerprint(
      makeExampleSite({pages: [makeExamplePage('dentist', '/a', {name: 'Dr. Ada Young'})]}),
      ROOT,
    );
    expect(findLeftovers(ours, root, fingerprint).map(({line}) => line)).toEqual([1, 2, 3, 5]);
    expect(findLeftovers(original, root, fingerprint)).toEqual([]);
  });

  it('finds pages with most sentences of the original practice, except legal pages', () => {
    const original = makeExampleSite();
    const root = mkdtempSync(join(tmpdir(), 'taken-over-'));
    const ours = {...original, practice: {...original.practice, name: 'Pine'}};
    writeFileIn(root, PAGE, 'A crown is a cap for a tooth\nthat is weak. We make each here.');
    const fingerprint = computeFingerprint(original, root);
    writeFileIn(root, PAGE, 'A **crown** is a cap for a tooth that is weak. They last long.');
    expect(findLeftovers(ours, root, fingerprint)[0]?.message).toMatch(
      /^1 of 1 sentences here are from the original practice/,
    );
    writeFileIn(root, PAGE, 'kind: legal\n\nA crown is a cap for a tooth that is weak.');
    expect(findLeftovers(ours, root, fingerprint)).toEqual([]);
  });

  it('counts only words that visitors read', () => {
    const original = makeExampleSite();
    const root = mkdtempSync(join(tmpdir(), 'taken-over-'));
    const writePage = (sentence: string) => {
      const lines = [
        '---',
        'kind: page',
        `title: ${sentence}`,
        'banner: banners/about-us',
        'redirectFrom:',
        '  - /about-our-practice',
        '  - /why-choose-us',
        '---',
        '',
        "import Gallery from '@site/src/components/Gallery';",
        "import Video from '@site/src/components/Video';",
        '',
        sentence,
        '',
        '<Video video="office-tour" poster="posters/office-tour" tone="sand" />',
        '',
        '{/* Ask the office for a picture of the waiting room. */}',
      ];
      writeFileIn(root, PAGE, lines.join('\n'));
    };
    const ours = {...original, practice: {...original.practice, name: 'Pine'}};
    writePage('We have been in this house by the river since spring.');
    const fingerprint = computeFingerprint(original, root);
    expect(findLeftovers(ours, root, fingerprint)[0]?.message).toMatch(/^2 of 2 sentences/);
    writePage('Our team came together over coffee in a small kitchen.');
    expect(findLeftovers(ours, root, fingerprint)).toEqual([]);
  });

  // Staff replace a picture now and then. Once many are new: run `npm run first-practice`.
  it.runIf(isOriginalPractice(site))('knows nearly all files of the original practice', () => {
    const {files} = computeFingerprint(site, process.cwd());
    const unknown = files.filter((digest) => !FIRST.files.includes(digest));
    expect(unknown.length / files.length).toBeLessThan(0.1);
  });

  // Staff can hire a person during the day: then run `npm run first-practice` again.
  it.runIf(NIGHTLY && isOriginalPractice(site))(
    'has the fingerprint of the original practice as it is today @nightly',
    () => {
      expect(computeFingerprint(site, process.cwd()).names).toEqual(FIRST.names);
    },
  );
});

describe('findLeftoversInBuild', () => {
  it('searches what patients get, not the tools of a preview', () => {
    const original = makeExampleSite();
    const ours = {
      ...original,
      practice: {...original.practice, name: 'Pine', phone: '(505) 884-0137'},
    };
    const build = mkdtempSync(join(tmpdir(), 'built-'));
    for (const file of ['index.html', 'admin/index.html', 'rules.html'])
      writeFileIn(build, file, original.practice.phone);
    const fingerprint = computeFingerprint(original, ROOT);
    const leftovers = findLeftoversInBuild(ours, build, fingerprint);
    expect(new Set(leftovers.map((line) => line.replace(/:.*/, '')))).toEqual(
      new Set(['index.html']),
    );
  });
});

describe('findLaunchProblems', () => {
  it('accepts real content', () => {
    expect(findProblems()).toEqual([]);
  });

  it.each([
    {
      noun: 'page',
      fields: {pages: [makeExamplePage('page', '/about-us', {sample: true})]},
      file: 'pages-content/about-us.mdx',
    },
    {
      noun: 'case',
      fields: {cases: [makeExampleCase({sample: true})]},
      file: 'pages-content/_cases/01-chip.mdx',
    },
    {
      noun: 'review',
      fields: {reviews: [makeExampleReview({sample: true})]},
      file: 'pages-content/_reviews/01-rt.mdx',
    },
  ])('reports a $noun that is marked as a sample', ({fields, file}) => {
    expect(findProblems(fields)).toMatchObject([
      {file, field: 'sample', message: 'This is sample content.'},
    ]);
  });

  it.each([
    {
      name: 'videos',
      field: '1.sample',
      facts: [
        {id: 'a', provider: 'file'},
        {id: 'b', provider: 'file', sample: true},
      ],
    },
    {name: 'testimonials', field: '0.sample', facts: [{id: 1, sample: true}]},
    {
      name: 'promotions',
      field: 'promotions.0.sample',
      facts: {promotions: [{id: 'a', sample: true}]},
    },
    {
      name: 'integrations',
      field: 'chat.sample',
      facts: {...REAL_VENDORS, chat: {...REAL_VENDORS.chat, sample: true}},
    },
  ])('reports a sample at $field in $name.yml', ({name, field, facts}) => {
    expect(findProblems({[name]: facts})).toMatchObject([
      {file: `pages-content/_practice/${name}.yml`, field},
    ]);
  });

  it.each([
    {
      noun: 'an example address',
      fields: {script: 'https://chat.vendor.example/x.js'},
      words: 'is only an example',
    },
    {
      noun: 'an address at example.com',
      fields: {script: 'https://www.example.com/x.js'},
      words: 'is only an example',
    },
    {
      noun: 'a placeholder identifier',
      fields: {clientId: 'sample-client'},
      words: 'is a placeholder',
    },
    {
      noun: 'a fictional phone number',
      fields: {phone: '(480) 555-0142'},
      words: 'The phone number "(480) 555-0142" is only an example',
    },
  ])('reports $noun', ({fields, words}) => {
    const [problem, ...others] = findProblems({
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
  ])('accepts the text %j', (text) =>
    expect(
      findProblems({integrations: {...REAL_VENDORS, chat: {...REAL_VENDORS.chat, note: text}}}),
    ).toEqual([]),
  );

  it('reports a missing agreement about health information', () => {
    const party = {
      host: 'x.real.com',
      owner: 'Chat',
      purpose: 'Chat',
      pages: 'All',
      contacted: 'On a click',
    };
    const problems = findProblems({
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

  it('reports a missing agreement with a vendor on our own host', () => {
    const problems = findProblems({
      integrations: {...REAL_VENDORS, forms: {vendor: 'netlify'}},
      thirdParties: {agreements: {netlify: 'missing', carecredit: 'signed'}, links: []},
    });
    expect(problems).toMatchObject([
      {message: 'We have no business associate agreement with Netlify.'},
    ]);
  });

  it('reports an untested vendor with a gap in its documentation', () => {
    const cherry = {vendor: 'cherry', slug: 'real', name: 'Real'};
    const agreements = {formspree: 'signed', cherry: 'signed'} as const;
    const withCherry = (financing: Site['integrations']['financing']) =>
      findProblems({
        integrations: {...REAL_VENDORS, financing},
        thirdParties: {agreements, links: []},
      });
    expect(withCherry(cherry)).toMatchObject([
      {field: 'financing.vendor', remedy: expect.stringContaining('tried:') as string},
    ]);
    expect(withCherry({...cherry, tried: '2027-01-02'})).toEqual([]);
  });

  it('reports a vendor that needs an embed site while there is none', () => {
    const tawk = {vendor: 'tawk', propertyId: 'real', widgetId: 'real', tried: '2027-01-02'};
    const agreements = {formspree: 'signed', tawk: 'signed', carecredit: 'signed'} as const;
    const {practice} = makeExampleSite();
    const withEmbedSite = (embedSite?: string) =>
      findProblems({
        integrations: {...REAL_VENDORS, chat: tawk},
        thirdParties: {agreements, links: []},
        practice: {...practice, embedSite},
      }).filter(({field}) => field === 'chat.vendor');
    const problem = {message: expect.stringContaining('needs a web address of its own') as string};
    expect(withEmbedSite()).toMatchObject([problem]);
    expect(withEmbedSite(practice.site)).toMatchObject([problem]);
    expect(withEmbedSite('https://embed.real.com')).toEqual([]);
  });

  it("reports two vendors' scripts that could read each other", () => {
    const hubspot = {vendor: 'hubspot', portalId: '1', region: 'na1', tried: '2027-01-02'};
    const tawk = {vendor: 'tawk', propertyId: 'real', widgetId: 'real', tried: '2027-01-02'};
    const {practice} = makeExampleSite();
    const withChat = (chat: Site['integrations']['chat']) =>
      findProblems({
        integrations: {...REAL_VENDORS, forms: {...hubspot, contact: 'real'}, chat},
        practice: {...practice, embedSite: 'https://embed.real.com'},
      }).filter(({message}) => message.includes('could read'));
    expect(withChat(tawk)).toMatchObject([{field: 'chat.vendor'}]);
    expect(withChat({vendor: 'crisp', websiteId: 'real', tried: '2027-01-02'})).toEqual([]);
  });

  it('reports interest that the manager has not confirmed', () => {
    const {policies} = makeExampleSite();
    expect(findProblems({policies})).toMatchObject([
      {file: 'pages-content/_practice/policies.yml', field: 'financing.interestRule'},
    ]);
  });

  it('reports a drawing in place of a photograph', () => {
    const root = mkdtempSync(join(tmpdir(), 'launch-'));
    writeFileIn(root, 'static/img/team/rosa.svg', '<svg/>');
    const person = makeExamplePage('staff', '/our-staff/rosa', {
      name: 'Rosa',
      expertise: 'Manager',
      image: 'team/rosa',
    });
    expect(findProblems({pages: [person], cases: []}, root)).toMatchObject([
      {field: 'image', message: expect.stringContaining('drawing') as string},
    ]);
  });
});

describe('findUnsignedClaims', () => {
  const account = 'dr-a';
  const dentist = makeExamplePage('dentist', '/our-dentist/dr-a', {
    name: 'Dr. A',
    expertise: 'Dentist',
    image: 'x/y',
    github: account,
  });
  const service = makeExamplePage('service', '/services/crowns', {
    cardTitle: 'Crowns',
    cardText: 'Crowns.',
    reviewed: {by: 'dr-a', on: '2027-01-02'},
  });
  const site = makeRealSite({pages: [service, dentist]});
  const approvals = createApprovals(site, {account, pull: 7, commit: 'abc'});
  const listMessages = (fields: Partial<Site>, known: typeof approvals | undefined) =>
    findUnsignedClaims(makeRealSite(fields), known).map(({message}) => message);

  it('reports a claim without a signer', () => {
    const {reviewed: _, ...unsigned} = service;
    expect(findProblems({pages: [unsigned, dentist]})).toMatchObject([
      {file: service.file, field: 'reviewed'},
    ]);
  });

  it('reports a claim until the signer approves its current text', () => {
    expect(listMessages({pages: [service, dentist]}, [])).toEqual([
      "Dr. A hasn't approved this text.",
    ]);
    expect(listMessages({pages: [service, dentist]}, approvals)).toEqual([]);
    expect(
      listMessages({pages: [{...service, heading: 'Other words'}, dentist]}, approvals),
    ).toHaveLength(1);
  });

  it('reports a claim if approvals are unknown', () => {
    expect(listMessages({pages: [service, dentist]}, undefined)).toEqual([
      "Can't look up if Dr. A has approved this text.",
    ]);
  });

  it('reports the signature of an invented person', () => {
    const pages = [service, {...dentist, sample: true as const}];
    expect(listMessages({pages}, approvals)).toEqual([
      'Dr. A, who signs this page, is an invented person.',
    ]);
  });
});

describe('LAUNCH_STEPS', () => {
  const site = loadPublishableSite(process.cwd(), 'preview');
  const content = {site, root: process.cwd(), approvals: undefined};

  it('covers every sample and placeholder', () => {
    const inSteps = LAUNCH_STEPS.flatMap((step) => listOpenProblems(step, content));
    for (const problem of [...findSamples(site), ...findPlaceholders(site)])
      expect(inSteps).toContainEqual(problem);
  });

  it('lists the open problems of a step', () => {
    const people = LAUNCH_STEPS.find(({title}) => title === 'People');
    const persons = [
      makeExamplePage('staff', '/our-staff/a', {sample: true}),
      makeExamplePage('staff', '/our-staff/b'),
    ];
    const open =
      people && listOpenProblems(people, {...content, site: makeExampleSite({pages: persons})});
    expect(open).toMatchObject([{file: persons[0]?.file, field: 'sample'}]);
  });

  it('matches the headings and proofs in docs/launch.md', () => {
    const sections = readFileSync('docs/launch.md', 'utf8').split(/^## /m).slice(1);
    expect(sections.map((text) => text.split('\n')[0])).toEqual(
      LAUNCH_STEPS.map(({title}, index) => `${index + 1}. ${title}`),
    );
    for (const [index, {proof}] of LAUNCH_STEPS.entries()) {
      expect(sections[index]).toContain(`**Done when:** ${proof}\n`);
    }
  });
});

describe('loadPublishableSite', () => {
  it('accepts samples in a preview', () => {
    expect(loadPublishableSite(process.cwd(), 'preview').pages.length).toBeGreaterThan(0);
  });

  it('refuses a production build with the list of the launch check', () => {
    const site = loadPublishableSite(process.cwd(), 'preview');
    const [first] = findLaunchProblems(site, process.cwd());
    expect(() => loadPublishableSite(process.cwd(), 'production')).toThrow(
      `must not go live yet.\n${first?.file}:${first?.line}`,
    );
  });

  it('reports problems of the content in plain words', () => {
    expect(() => loadPublishableSite(ROOT, 'preview')).toThrow(
      /The content has problems\.\n.*is missing/s,
    );
  });
});
