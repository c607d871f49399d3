import {describe, expect, it} from 'vitest';
import {findSignOffWarnings} from '@dental/checks';
import type {ComponentUse} from '../src/body/body';
import {findClaims} from '../src/signOff/claims';
import {type Approvals, createApprovals} from '../src/signOff/approvals';
import {computeSignedDigest} from '../src/signOff/digest';
import {getSignOff} from '../src/signOff/state';
import type {Page, Site} from '../src/site';
import {makeExampleCase, makeExamplePage, makeExampleSite} from '@dental/testing/exampleSite';
import {expectPlainWords, getOnly} from '@dental/testing/problems';

const dentist = makeExamplePage('dentist', '/our-dentist/dr-ada-young', {
  name: 'Dr. Ada Young',
  expertise: 'Dentist',
  github: 'ada-young',
});
const manager = makeExamplePage('staff', '/our-staff/max', {
  name: 'Max Lee',
  expertise: 'Office Manager',
});
const assistant = makeExamplePage('staff', '/our-staff/kim', {
  name: 'Kim Ray',
  expertise: 'Dental Assistant',
});

function use(name: string, attributes: Record<string, string> = {}): ComponentUse {
  return {name, attributes, line: 1, names: Object.keys(attributes), hasWords: false, words: ''};
}

/** A page with text pieces and quoted facts. */
function makePage(words: string[], facts: string[] = [], kind: 'page' | 'service' = 'page'): Page {
  const components = facts.map((name) => use('Fact', {name}));
  return makeExamplePage(kind, '/claims', {
    body: {...makeExamplePage('page', '/').body, words, components},
  });
}

function makeSiteWith(claims: Page, fields: Partial<Site> = {}): Site {
  return makeExampleSite({pages: [claims, dentist, manager, assistant], ...fields});
}

function sign(claims: Page, by = 'dr-ada-young', on = '2027-01-10'): Page {
  return {...claims, reviewed: {by, on}};
}

function listWarnings(claims: Page, today = '2027-02-01') {
  const problems = findSignOffWarnings(makeSiteWith(claims), today);
  expectPlainWords(problems);
  return problems;
}

function withBlock(name: string): Page {
  return makeExamplePage('page', '/x', {
    body: {...makeExamplePage('page', '/').body, components: [use(name)]},
  });
}

const CROWNS = makePage(['Crowns last <Fact name="care.crown-life">.'], ['care.crown-life']);

describe('findClaims', () => {
  it.each<{name: string; page: Page; claims: string[]}>([
    {name: 'a service', page: makePage([], [], 'service'), claims: ['clinical']},
    {name: 'a quoted fact about treatments', page: CROWNS, claims: ['clinical']},
    {name: 'a quoted rate', page: makePage([], ['financing.down']), claims: ['money']},
    {name: 'a quoted fee', page: makePage([], ['cancellation.fee']), claims: ['money']},
    {
      name: 'a legal text',
      page: makeExamplePage('legal', '/terms-and-conditions'),
      claims: ['legal'],
    },
    {name: 'advice on when to call', page: withBlock('WhenToCall'), claims: ['clinical']},
    ...['PatientForm', 'BookingSection'].map((block) => ({
      name: block,
      page: withBlock(block),
      claims: ['legal'],
    })),
    ...['PromotionBanner', 'FinancingWidget', 'InsurancePlans', 'PaymentPartners'].map((block) => ({
      name: block,
      page: withBlock(block),
      claims: ['money'],
    })),
    {name: 'a therapy in short', page: withBlock('PerioPromo'), claims: ['clinical']},
    {
      name: 'arrival times and counts',
      page: makePage([], ['arrival.early', 'counts.cases']),
      claims: [],
    },
  ])('returns $claims for $name', ({page: claimingPage, claims}) => {
    expect(findClaims(claimingPage)).toEqual(claims);
  });
});

describe('computeSignedDigest', () => {
  const digestOf = (text: string) => {
    const claims = makePage([text], [], 'service');
    return computeSignedDigest(makeSiteWith(claims), claims);
  };

  it('stays the same with curly quotation marks', () => {
    expect(digestOf('It’s  “good”.')).toBe(digestOf('It\'s "good".'));
  });

  it('changes with another word', () => {
    expect(digestOf("It's 'bad'.")).not.toBe(digestOf('It\'s "good".'));
  });

  it('changes with a quoted figure, but not with the number of cases', () => {
    const claims = makePage(
      ['<Fact name="care.crown-life">, <Fact name="counts.cases"> cases'],
      ['care.crown-life'],
    );
    const site = makeSiteWith(claims);
    const hash = computeSignedDigest(site, claims);
    expect(
      computeSignedDigest({...site, claims: {...site.claims, crownLife: '9 years'}}, claims),
    ).not.toBe(hash);
    expect(computeSignedDigest({...site, cases: [makeExampleCase(), ...site.cases]}, claims)).toBe(
      hash,
    );
  });
});

describe('computeSignedDigest of any change', () => {
  const video = {
    id: 'crowns',
    title: 'Crowns',
    description: 'A crown in half a minute.',
    provider: 'youtube',
    source: 'abcdefghijk',
  } as Site['videos'][number];
  const offers = {firstVisitDollars: 99, whiteningClubDollarsPerYear: 199, ends: '2027-12-31'};
  const base = makeExampleSite();
  const policies = {...base.policies, offers};
  const withVideo = (fields: Partial<typeof video>) => ({videos: [{...video, ...fields}]});
  const makeBody = (components: ComponentUse[], words = ['Crowns last.']) => ({
    body: {...makeExamplePage('page', '/').body, words, components},
  });
  const plain = makeExamplePage('service', '/crowns', {
    ...makeBody([]),
    cardTitle: 'Crowns',
    cardText: 'A cap.',
  });
  const filmed = {...plain, ...makeBody([use('VideoEmbed', {id: 'crowns'})])};
  const inSection = {...plain, ...makeBody([use('CareSection', {video: 'crowns'})])};
  const withSpanish = (welcome: string) => ({
    promotions: {standing: 'Welcome.', promotions: []},
    spanish: {
      words: {'Welcome.': welcome},
      labels: base.labels,
      searchWords: [],
    } as unknown as NonNullable<Site['spanish']>,
  });
  const withTerms = (firstVisitTerms: string) => ({
    labels: {...base.labels, costs: {...base.labels.costs, firstVisitTerms}},
  });
  const withPromise = (kept: string) => ({
    labels: {...base.labels, patientForms: {...base.labels.patientForms, kept}},
  });
  const withLabel = (group: keyof Site['labels'], name: string, text: string) => ({
    labels: {...base.labels, [group]: {...base.labels[group], [name]: text}},
  });
  const withService = (fields: object) => ({
    thirdParties: {
      agreements: {},
      links: [
        {
          host: 'book.example',
          owner: 'Book',
          purpose: 'Booking',
          pages: 'Every page',
          contacted: 'When you follow the link',
          agreement: 'missing' as const,
          ...fields,
        },
      ],
    },
  });
  const withEmergencyLine = (phone: string) => ({
    practice: {...base.practice, afterHours: [{name: 'Emergency line', what: 'A dentist.', phone}]},
  });
  const field = {name: 'reason', label: 'Reason', type: 'text', remedy: 'Enter a reason.'} as const;
  const offer = {
    heading: 'Aligner sale',
    text: 'Aligners cost $500 less.',
    starts: '2027-08-01',
    ends: '2027-08-31',
    links: [],
  };
  const withField = (form: 'contact' | 'newsletter', fields: object) => ({
    forms: {...base.forms, [form]: {send: 'Send', fields: [{...field, ...fields}]}},
  });
  const withPartner = (url: string) => ({
    paymentPartners: [{name: 'Lender', logo: 'x', text: 'Monthly.', linkLabel: 'Apply', url}],
  });
  const withForms = (contact: string) => ({
    integrations: {forms: {vendor: 'plain', contact}, map: {vendor: 'openstreetmap'}},
  });
  const withApplication = (financingApplication: string) => ({
    practice: {...base.practice, links: {...base.practice.links, financingApplication}},
  });
  const withPlan = (name: string) => ({
    insurance: {
      ...base.insurance,
      plans: [{name: 'Delta', alsoCalled: [name], standing: 'in-network' as const}],
    },
  });
  const withOffer = (text: string) => ({
    promotions: {standing: 'Welcome.', promotions: [{...offer, text}]},
  });
  const legal = {...makeExamplePage('legal', '/terms'), updated: '2027-01-01'};
  const offered = {...plain, ...makeBody([use('FirstVisitOffer')])};

  it.each<{
    what: string;
    page?: Page;
    changed?: Page;
    before?: Partial<Site>;
    after?: Partial<Site>;
  }>([
    ...['PatientForm', 'BookingSection'].map((block) => ({
      what: `the fields that ${block} shows`,
      page: withBlock(block),
      before: withField('newsletter', {label: 'Reason'}),
      after: withField('newsletter', {label: 'Social Security number'}),
    })),
    {
      what: 'the words of an offer',
      page: withBlock('PromotionBanner'),
      before: withOffer('Aligners cost $500 less.'),
      after: withOffer('Aligners cost $900 less.'),
    },
    {
      what: 'the hint of a field',
      page: withBlock('PatientForm'),
      before: withField('contact', {hint: 'In a few words.'}),
      after: withField('contact', {hint: 'Such as your Social Security number.'}),
    },
    {
      what: 'the address that a form sends to',
      page: withBlock('PatientForm'),
      before: withForms('https://forms.example'),
      after: withForms('https://evil.example'),
    },
    {
      what: 'the address of an application',
      page: withBlock('FinancingWidget'),
      before: withApplication('https://apply.example'),
      after: withApplication('https://evil.example'),
    },
    {
      what: 'another name of a plan',
      page: withBlock('InsurancePlans'),
      before: withPlan('Delta PPO'),
      after: withPlan('Every Plan'),
    },
    {
      what: 'the link of a lender',
      page: withBlock('PaymentPartners'),
      before: withPartner('https://apply.example'),
      after: withPartner('https://evil.example'),
    },
    {what: 'the title in search results', changed: {...plain, title: 'Painless crowns, always'}},
    {what: 'the description', changed: {...plain, description: 'We guarantee it.'}},
    {what: 'the heading', changed: {...plain, heading: 'The best crowns'}},
    {what: 'the card', changed: {...plain, cardText: 'It never hurts.'}},
    {what: 'the title of the card', changed: {...plain, cardTitle: 'Painless crowns'}},
    {what: 'the digest of its English page', changed: {...plain, englishDigest: '091e'}},
    {what: 'its translator', changed: {...plain, translated: {by: 'Ana', on: '2027-01-10'}}},
    {
      what: 'the Spanish of an offer',
      page: {...plain, ...makeBody([use('PromotionBanner')]), path: '/es/crowns'},
      before: withSpanish('Bienvenidos.'),
      after: withSpanish('Coronas gratis.'),
    },
    {what: 'a new sentence', changed: {...plain, ...makeBody([], ['Crowns last.', 'Always.'])}},
    {what: 'a lost sentence', changed: {...plain, ...makeBody([], [])}},
    {what: 'a letter', changed: {...plain, ...makeBody([], ['Crowns lost.'])}},
    {what: 'a border between words', changed: {...plain, ...makeBody([], ['Crowns', 'last.'])}},
    {what: 'a zero-width space', changed: {...plain, ...makeBody([], ['Crowns la\u200Bst.'])}},
    {what: 'a letter of another script', changed: {...plain, ...makeBody([], ['Crоwns last.'])}},
    {what: 'the video', changed: {...plain, video: 'crowns'}, after: withVideo({})},
    {
      what: 'the source of a video',
      page: filmed,
      before: withVideo({}),
      after: withVideo({source: 'evilevilevi'}),
    },
    {
      what: 'the host of a video in a section',
      page: inSection,
      before: withVideo({}),
      after: withVideo({provider: 'vimeo'}),
    },
    {
      what: 'the words below a video',
      page: filmed,
      before: withVideo({}),
      after: withVideo({description: 'It never hurts.'}),
    },
    {
      what: 'the terms of the first visit',
      page: offered,
      before: withTerms('A cleaning is included.'),
      after: withTerms('Everything is included.'),
    },
    {
      what: 'the promise about typed answers',
      page: {...plain, ...makeBody([use('NewPatientForms')])},
      before: withPromise('Your answers are in this tab only.'),
      after: withPromise('We keep your answers.'),
    },
    {
      what: 'the summary of a therapy',
      page: {...plain, ...makeBody([use('PerioPromo')])},
      after: {perioProtection: {heading: '', logo: '', desc: ['It cures gum disease.']}},
    },
    ...[{contacted: 'On every page'}, {agreement: 'signed' as const}].map((fields) => ({
      what: `the ${Object.keys(fields).join()} column of a third party`,
      page: {...plain, ...makeBody([use('ThirdParties')])},
      before: withService({}),
      after: withService(fields),
    })),
    ...(
      [
        ['WhenToCall', 'emergency', 'call911'],
        ['UrgentCall', 'urgentCall', 'noOnCall'],
        ['InsurancePlans', 'insurance', 'inNetwork'],
        ['CostRanges', 'costs', 'confirmed'],
        ['MembershipPlan', 'costs', 'noMembership'],
      ] as const
    ).map(([block, group, name]) => ({
      what: `the label ${name} of ${block}`,
      page: {...plain, ...makeBody([use(block)])},
      after: withLabel(group, name, 'Other words'),
    })),
    {
      what: 'the number for emergencies',
      page: {...plain, ...makeBody([use('AfterHours')])},
      before: withEmergencyLine('(480) 555-0170'),
      after: withEmergencyLine('(480) 555-0199'),
    },
    {
      what: 'the license',
      page: dentist,
      changed: {...dentist, license: {number: '2', since: 1999}},
    },
    {
      what: 'the day that a legal text starts',
      page: legal,
      changed: {...legal, updated: '2028-01-01'},
    },
    {
      what: 'the price of the first visit',
      page: offered,
      before: {policies},
      after: {policies: {...policies, offers: {...offers, firstVisitDollars: 9}}},
    },
    {
      what: 'the last day of the offer',
      page: offered,
      before: {policies},
      after: {policies: {...policies, offers: {...offers, ends: '2028-12-31'}}},
    },
  ])(
    'changes with $what',
    ({page: former = plain, changed = former, before = {}, after = before}) => {
      const makeSite = (fields: Partial<Site>, page: Page) =>
        makeSiteWith(page, {videos: [], ...fields});
      const digest = computeSignedDigest(makeSite(before, former), former);
      expect(computeSignedDigest(makeSite(after, changed), changed)).not.toBe(digest);
      expect(computeSignedDigest(makeSite(structuredClone(before), former), former)).toBe(digest);
    },
  );
});

describe('findSignOffWarnings', () => {
  it('accepts a page signed this year, and one without claims', () => {
    expect(listWarnings(sign(CROWNS))).toEqual([]);
    expect(listWarnings(makePage(['Hello.']))).toEqual([]);
  });

  it.each<{name: string; claims: Page; message: string}>([
    {
      name: 'no one signed',
      claims: CROWNS,
      message: "No one has signed off on this page's claims about treatments",
    },
    {
      name: 'the reviewer has no page',
      claims: sign(CROWNS, 'dr-gone'),
      message: '"dr-gone" can\'t sign off',
    },
    {
      name: 'a manager signs for a treatment',
      claims: sign(CROWNS, 'max'),
      message: '"max" can\'t sign off',
    },
  ])('warns when $name', ({claims, message}) => {
    const warning = getOnly(listWarnings(claims));
    expect(warning).toMatchObject({severity: 'warning', file: CROWNS.file});
    expect(warning.message).toContain(message);
    expect(warning.remedy).toContain('reviewed:');
    expect(`${warning.message} ${warning.remedy}`).not.toContain(
      computeSignedDigest(makeSiteWith(claims), claims),
    );
  });

  it.each([
    {today: '2028-01-10', count: 0},
    {today: '2028-01-11', count: 1},
  ])('returns $count warnings on $today, after twelve months', ({today, count}) => {
    expect(listWarnings(sign(CROWNS), today)).toHaveLength(count);
  });
});

describe('getSignOff', () => {
  const claims = sign(CROWNS);
  const review = {account: 'Ada-Young', pull: 7, commit: 'abc'};
  const approvals = createApprovals(makeSiteWith(claims), review);
  const getState = (page: Page, known: Approvals | undefined = approvals) =>
    getSignOff(makeSiteWith(page), page, known).state;

  it('returns signed when the reviewer approved exactly this text', () => {
    expect(getState(claims)).toBe('signed');
    expect(getState({...claims, heading: 'Other words'})).toBe('not-approved');
    expect(getState({...claims, reviewed: {by: 'dr-ada-young', on: '2028-01-10'}})).toBe(
      'not-approved',
    );
    expect(getState(claims, [])).toBe('not-approved');
  });

  it('ignores an approval of another file with the same text', () => {
    const copy: Page = {...claims, file: 'pages-content/copy.mdx', path: '/copy'};
    expect(computeSignedDigest(makeSiteWith(copy), copy)).toBe(
      computeSignedDigest(makeSiteWith(claims), claims),
    );
    expect(getState(copy)).toBe('not-approved');
  });

  it('ignores an approval of the same text by another dentist', () => {
    const other = makeExamplePage('dentist', '/our-dentist/dr-bo-hill', {
      name: 'Dr. Bo Hill',
      expertise: 'Dentist',
      github: 'bo-hill',
    });
    const site = makeSiteWith(claims);
    const siteWithBoth = {...site, pages: [...site.pages, other]};
    const byOther = approvals.map((approval) => ({...approval, account: 'bo-hill'}));
    expect(createApprovals(siteWithBoth, {...review, account: 'bo-hill'})).toEqual([]);
    expect(getSignOff(siteWithBoth, claims, byOther).state).toBe('not-approved');
  });

  it('returns unknown if the host was not asked, and no-account without one', () => {
    expect(getSignOff(makeSiteWith(claims), claims).state).toBe('unknown');
    const money = sign(makePage([], ['discount.cash']), 'max');
    expect(getState(money)).toBe('no-account');
  });

  it('ignores an approval by an unknown account', () => {
    expect(createApprovals(makeSiteWith(claims), {...review, account: 'unknown-account'})).toEqual(
      [],
    );
    const others = approvals.map((approval) => ({...approval, account: 'unknown-account'}));
    expect(getState(claims, others)).toBe('not-approved');
  });

  it('lets a manager sign prices but not treatments', () => {
    const signAsManager = (page: Page) => getSignOff(makeSiteWith(page), sign(page, 'max')).state;
    expect(signAsManager(makePage([], ['discount.cash']))).toBe('no-account');
    expect(signAsManager(CROWNS)).toBe('wrong-person');
  });
});
