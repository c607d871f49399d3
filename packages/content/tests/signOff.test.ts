import {describe, expect, it} from 'vitest';
import {findSignOffWarnings} from '@dental/checks';
import type {ComponentUse} from '../src/body/body';
import {findClaims} from '../src/signOff/claims';
import {type Approvals, createApprovals} from '../src/signOff/approvals';
import {computeSignedDigest} from '../src/signOff/digest';
import {getSignOff} from '../src/signOff/state';
import type {Page, Site} from '../src/site';
import {exampleCase, examplePage, exampleSite} from '@dental/testing/exampleSite';
import {expectPlainWords, getOnly} from '@dental/testing/problems';

const dentist = examplePage('dentist', '/our-dentist/dr-ada-young', {
  name: 'Dr. Ada Young',
  expertise: 'Dentist',
  github: 'ada-young',
});
const manager = examplePage('staff', '/our-staff/max', {
  name: 'Max Lee',
  expertise: 'Office Manager',
});
const assistant = examplePage('staff', '/our-staff/kim', {
  name: 'Kim Ray',
  expertise: 'Dental Assistant',
});

function use(name: string, attributes: Record<string, string> = {}): ComponentUse {
  return {name, attributes, line: 1, names: Object.keys(attributes), hasWords: false, words: ''};
}

/** A page with text pieces and quoted facts. */
function page(words: string[], facts: string[] = [], kind: 'page' | 'service' = 'page'): Page {
  const components = facts.map((name) => use('Fact', {name}));
  return examplePage(kind, '/claims', {
    body: {...examplePage('page', '/').body, words, components},
  });
}

function siteWith(claims: Page, fields: Partial<Site> = {}): Site {
  return exampleSite({pages: [claims, dentist, manager, assistant], ...fields});
}

function signed(claims: Page, by = 'dr-ada-young', on = '2027-01-10'): Page {
  return {...claims, reviewed: {by, on}};
}

function warnings(claims: Page, today = '2027-02-01', fields: Partial<Site> = {}) {
  const problems = findSignOffWarnings(siteWith(claims, fields), today);
  expectPlainWords(problems);
  return problems;
}

function withBlock(name: string): Page {
  return examplePage('page', '/x', {
    body: {...examplePage('page', '/').body, components: [use(name)]},
  });
}

const CROWNS = page(['Crowns last <Fact name="care.crown-life">.'], ['care.crown-life']);

describe('claimsOf', () => {
  it.each<{name: string; page: Page; claims: string[]}>([
    {name: 'a service', page: page([], [], 'service'), claims: ['clinical']},
    {name: 'a quoted fact about treatments', page: CROWNS, claims: ['clinical']},
    {name: 'a quoted rate', page: page([], ['financing.down']), claims: ['money']},
    {name: 'a quoted fee', page: page([], ['cancellation.fee']), claims: ['money']},
    {
      name: 'a legal text',
      page: examplePage('legal', '/terms-and-conditions'),
      claims: ['legal'],
    },
    {name: 'advice on when to call', page: withBlock('WhenToCall'), claims: ['clinical']},
    {name: 'a form', page: withBlock('PatientForm'), claims: ['legal']},
    {
      name: 'arrival times and counts',
      page: page([], ['arrival.early', 'counts.cases']),
      claims: [],
    },
  ])('returns $claims for $name', ({page: claimingPage, claims}) => {
    expect(findClaims(claimingPage)).toEqual(claims);
  });
});

describe('signedDigest', () => {
  const digestOf = (text: string) => {
    const claims = page([text], [], 'service');
    return computeSignedDigest(siteWith(claims), claims);
  };

  it('stays the same with curly quotation marks', () => {
    expect(digestOf('It’s  “good”.')).toBe(digestOf('It\'s "good".'));
  });

  it('changes with another word', () => {
    expect(digestOf("It's 'bad'.")).not.toBe(digestOf('It\'s "good".'));
  });

  it('changes with a quoted figure, but not with the number of cases', () => {
    const claims = page(
      ['<Fact name="care.crown-life">, <Fact name="counts.cases"> cases'],
      ['care.crown-life'],
    );
    const site = siteWith(claims);
    const hash = computeSignedDigest(site, claims);
    expect(
      computeSignedDigest({...site, claims: {...site.claims, crownLife: '9 years'}}, claims),
    ).not.toBe(hash);
    expect(computeSignedDigest({...site, cases: [exampleCase(), ...site.cases]}, claims)).toBe(
      hash,
    );
  });
});

describe('signedDigest of a block', () => {
  const field = {name: 'reason', label: 'Reason', type: 'text', remedy: 'Enter a reason.'} as const;
  const offer = {
    heading: 'Aligner sale',
    text: 'Aligners cost $500 less.',
    starts: '2027-08-01',
    ends: '2027-08-31',
    links: [],
  };
  const {forms} = exampleSite();
  const withField = (label: string) => ({
    forms: {...forms, newsletter: {send: 'Send', fields: [{...field, label}]}},
  });
  const withHint = (hint: string) => ({
    forms: {...forms, contact: {send: 'Send', fields: [{...field, hint}]}},
  });
  const withPartner = (url: string) => ({
    paymentPartners: [{name: 'Lender', logo: 'x', text: 'Monthly.', linkLabel: 'Apply', url}],
  });
  const withOffer = (text: string) => ({
    promotions: {standing: 'Welcome.', promotions: [{...offer, text}]},
  });

  it.each<{block: string; before: Partial<Site>; after: Partial<Site>}>([
    ...['PatientForm', 'BookingSection'].map((block) => ({
      block,
      before: withField('Reason'),
      after: withField('Social Security number'),
    })),
    {
      block: 'PromotionBanner',
      before: withOffer('Aligners cost $500 less.'),
      after: withOffer('Aligners cost $900 less.'),
    },
    {
      block: 'PatientForm',
      before: withHint('In a few words.'),
      after: withHint('Such as your Social Security number.'),
    },
    {
      block: 'PaymentPartners',
      before: withPartner('https://apply.example'),
      after: withPartner('https://evil.example'),
    },
  ])('changes with the content that $block shows', ({block, before, after}) => {
    const claims = withBlock(block);
    const digestWith = (fields: Partial<Site>) =>
      computeSignedDigest(siteWith(claims, fields), claims);
    expect(digestWith(before)).not.toBe(digestWith(after));
    expect(digestWith(before)).toBe(digestWith(structuredClone(before)));
    expect(findClaims(claims)).not.toEqual([]);
  });
});

describe('signedDigest of attacks', () => {
  const video = {
    id: 'crowns',
    title: 'Crowns',
    description: 'A crown in half a minute.',
    provider: 'youtube',
    source: 'abcdefghijk',
  } as Site['videos'][number];
  const offers = {firstVisitDollars: 99, whiteningClubDollarsPerYear: 199, ends: '2027-12-31'};
  const base = exampleSite();
  const policies = {...base.policies, offers};
  const withVideo = (fields: Partial<typeof video>) => ({videos: [{...video, ...fields}]});
  const body = (components: ComponentUse[], words = ['Crowns last.']) => ({
    body: {...examplePage('page', '/').body, words, components},
  });
  const plain = examplePage('service', '/crowns', {
    ...body([]),
    cardTitle: 'Crowns',
    cardText: 'A cap.',
  });
  const filmed = {...plain, ...body([use('VideoEmbed', {id: 'crowns'})])};
  const inSection = {...plain, ...body([use('CareSection', {video: 'crowns'})])};
  const withSpanish = (welcome: string) => ({
    promotions: {standing: 'Welcome.', promotions: []},
    spanish: {
      words: {'Welcome.': welcome},
      labels: base.labels,
      searchWords: [],
    } as unknown as NonNullable<Site['spanish']>,
  });
  const offered = {...plain, ...body([use('FirstVisitOffer')])};

  it.each<{
    what: string;
    page?: Page;
    changed?: Page;
    before?: Partial<Site>;
    after?: Partial<Site>;
  }>([
    {what: 'the title in search results', changed: {...plain, title: 'Painless crowns, always'}},
    {what: 'the description', changed: {...plain, description: 'We guarantee it.'}},
    {what: 'the heading', changed: {...plain, heading: 'The best crowns'}},
    {what: 'the card', changed: {...plain, cardText: 'It never hurts.'}},
    {what: 'the title of the card', changed: {...plain, cardTitle: 'Painless crowns'}},
    {what: 'the digest of its English page', changed: {...plain, englishDigest: '091e'}},
    {what: 'its translator', changed: {...plain, translated: {by: 'Ana', on: '2027-01-10'}}},
    {
      what: 'the Spanish of an offer',
      page: {...plain, ...body([use('PromotionBanner')]), path: '/es/crowns'},
      before: withSpanish('Bienvenidos.'),
      after: withSpanish('Coronas gratis.'),
    },
    {what: 'a new sentence', changed: {...plain, ...body([], ['Crowns last.', 'Always.'])}},
    {what: 'a lost sentence', changed: {...plain, ...body([], [])}},
    {what: 'a letter', changed: {...plain, ...body([], ['Crowns lost.'])}},
    {what: 'a border between words', changed: {...plain, ...body([], ['Crowns', 'last.'])}},
    {what: 'a zero-width space', changed: {...plain, ...body([], ['Crowns la\u200Bst.'])}},
    {what: 'a letter of another script', changed: {...plain, ...body([], ['Crоwns last.'])}},
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
      const site = (fields: Partial<Site>, page: Page) => siteWith(page, {videos: [], ...fields});
      const digest = computeSignedDigest(site(before, former), former);
      expect(computeSignedDigest(site(after, changed), changed)).not.toBe(digest);
      expect(computeSignedDigest(site(structuredClone(before), former), former)).toBe(digest);
    },
  );
});

describe('signOffWarnings', () => {
  it('accepts a page signed this year, and one without claims', () => {
    expect(warnings(signed(CROWNS))).toEqual([]);
    expect(warnings(page(['Hello.']))).toEqual([]);
  });

  it.each<{name: string; claims: Page; message: string}>([
    {
      name: 'no one signed',
      claims: CROWNS,
      message: "No one has signed off on this page's claims about treatments",
    },
    {
      name: 'the reviewer has no page',
      claims: signed(CROWNS, 'dr-gone'),
      message: '"dr-gone" can\'t sign off',
    },
    {
      name: 'a manager signs for a treatment',
      claims: signed(CROWNS, 'max'),
      message: '"max" can\'t sign off',
    },
  ])('warns when $name', ({claims, message}) => {
    const warning = getOnly(warnings(claims));
    expect(warning).toMatchObject({severity: 'warning', file: CROWNS.file});
    expect(warning.message).toContain(message);
    expect(warning.remedy).toContain('reviewed:');
    expect(`${warning.message} ${warning.remedy}`).not.toContain(
      computeSignedDigest(siteWith(claims), claims),
    );
  });

  it.each([
    {today: '2028-01-10', count: 0},
    {today: '2028-01-11', count: 1},
  ])('returns $count warnings on $today, after twelve months', ({today, count}) => {
    expect(warnings(signed(CROWNS), today)).toHaveLength(count);
  });

  it('warns of a review date in the future', () => {
    expect(getOnly(warnings(signed(CROWNS, 'dr-ada-young', '2027-03-01'))).message).toContain(
      'has a date in the future',
    );
  });
});

describe('signOffOf', () => {
  const claims = signed(CROWNS);
  const review = {account: 'Ada-Young', pull: 7, commit: 'abc'};
  const approvals = createApprovals(siteWith(claims), review);
  const stateOf = (page: Page, known: Approvals | undefined = approvals) =>
    getSignOff(siteWith(page), page, known).state;

  it('returns signed when the reviewer approved exactly this text', () => {
    expect(stateOf(claims)).toBe('signed');
    expect(stateOf({...claims, heading: 'Other words'})).toBe('not-approved');
    expect(stateOf({...claims, reviewed: {by: 'dr-ada-young', on: '2028-01-10'}})).toBe(
      'not-approved',
    );
    expect(stateOf(claims, [])).toBe('not-approved');
  });

  it('ignores an approval of another file with the same text', () => {
    const copy: Page = {...claims, file: 'pages-content/copy.mdx', path: '/copy'};
    expect(computeSignedDigest(siteWith(copy), copy)).toBe(
      computeSignedDigest(siteWith(claims), claims),
    );
    expect(stateOf(copy)).toBe('not-approved');
  });

  it('ignores an approval of the same text by another dentist', () => {
    const other = examplePage('dentist', '/our-dentist/dr-bo-hill', {
      name: 'Dr. Bo Hill',
      expertise: 'Dentist',
      github: 'bo-hill',
    });
    const site = siteWith(claims);
    const siteWithBoth = {...site, pages: [...site.pages, other]};
    const byOther = approvals.map((approval) => ({...approval, account: 'bo-hill'}));
    expect(createApprovals(siteWithBoth, {...review, account: 'bo-hill'})).toEqual([]);
    expect(getSignOff(siteWithBoth, claims, byOther).state).toBe('not-approved');
  });

  it('returns unknown if the host was not asked, and no-account without one', () => {
    expect(getSignOff(siteWith(claims), claims).state).toBe('unknown');
    const money = signed(page([], ['discount.cash']), 'max');
    expect(stateOf(money)).toBe('no-account');
  });

  it('ignores an approval by an unknown account', () => {
    expect(createApprovals(siteWith(claims), {...review, account: 'unknown-account'})).toEqual([]);
    const others = approvals.map((approval) => ({...approval, account: 'unknown-account'}));
    expect(stateOf(claims, others)).toBe('not-approved');
  });

  it('lets a manager sign prices but not treatments', () => {
    const managerSigns = (page: Page) => getSignOff(siteWith(page), signed(page, 'max')).state;
    expect(managerSigns(page([], ['discount.cash']))).toBe('no-account');
    expect(managerSigns(CROWNS)).toBe('wrong-person');
  });
});
