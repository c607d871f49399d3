import {describe, expect, it} from 'vitest';
import {signOffWarnings} from '@dental/checks';
import {claimsOf} from '../src/signOff/claims';
import {signedBy} from '../src/signOff/approvals';
import {signedDigest} from '../src/signOff/digest';
import {signOffOf} from '../src/signOff/state';
import type {Page, Site} from '../src/site';
import {examplePage, exampleSite} from '../../../tests/support/exampleSite';
import {expectPlainWords, only} from '../../../tests/support/problems';

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

/** A page that says something, and quotes facts. */
function page(words: string[], facts: string[] = [], kind: 'page' | 'service' = 'page'): Page {
  const components = facts.map((name) => ({name: 'Fact', attributes: {name}, line: 1}));
  return examplePage(kind, '/claims', {
    body: {...examplePage('page', '/').body, words, components} as never,
  });
}

function siteWith(claims: Page, fields: Partial<Site> = {}): Site {
  return exampleSite({pages: [claims, dentist, manager, assistant], ...fields});
}

function signed(claims: Page, by = 'dr-ada-young', on = '2027-01-10'): Page {
  return {...claims, reviewed: {by, on}};
}

function warnings(claims: Page, today = '2027-02-01', fields: Partial<Site> = {}) {
  const found = signOffWarnings(siteWith(claims, fields), today);
  expectPlainWords(found);
  return found;
}

function withBlock(name: string): Page {
  return examplePage('page', '/x', {
    body: {
      ...examplePage('page', '/').body,
      components: [{name, attributes: {}, line: 1}],
    } as never,
  });
}

const CROWNS = page(['Crowns last <Fact name="care.crown-life">.'], ['care.crown-life']);

describe('a page makes a claim', () => {
  it.each<[string, Page, string[]]>([
    ['about treatments if it is about a service', page([], [], 'service'), ['clinical']],
    ['about treatments if it quotes one', CROWNS, ['clinical']],
    ['about money if it quotes a rate', page([], ['financing.down']), ['money']],
    ['about money if it quotes a fee', page([], ['cancellation.fee']), ['money']],
    [
      'about rights if it is a legal text',
      examplePage('legal', '/terms-and-conditions'),
      ['legal'],
    ],
    ['about treatments if it says when to call', withBlock('WhenToCall'), ['clinical']],
    ['about data if it has a form', withBlock('PatientForm'), ['legal']],
    ['about neither if it says when to arrive', page([], ['arrival.early', 'counts.cases']), []],
  ])('%s', (_, claims, expected) => {
    expect(claimsOf(claims)).toEqual(expected);
  });
});

describe('what was signed', () => {
  it.each<[string, string, boolean]>([
    ['is the same in other quotation marks', 'It’s  “good”.', true],
    ['is other with another word', "It's 'bad'.", false],
  ])('%s', (_, text, same) => {
    const [before, after] = ['It\'s "good".', text].map((words) => {
      const claims = page([words], [], 'service');
      return signedDigest(siteWith(claims), claims);
    });
    expect(before === after).toBe(same);
  });

  it('is other when a figure that it quotes is other, and the same when there is a case more', () => {
    const claims = page(
      ['<Fact name="care.crown-life">, <Fact name="counts.cases"> cases'],
      ['care.crown-life'],
    );
    const site = siteWith(claims);
    const hash = signedDigest(site, claims);
    expect(
      signedDigest({...site, claims: {...site.claims, crownLife: '9 years'}}, claims),
    ).not.toBe(hash);
    expect(signedDigest({...site, cases: [{} as never, ...site.cases]}, claims)).toBe(hash);
  });
});

describe('staff are warned', () => {
  it('of nothing while the words are those that were signed this year', () => {
    expect(warnings(signed(CROWNS))).toEqual([]);
    expect(warnings(page(['Hello.']))).toEqual([]);
  });

  it.each<[string, Page, string]>([
    [
      'when nobody has signed',
      CROWNS,
      "No one has signed off on this page's claims about treatments",
    ],
    ['when nobody of that name is left', signed(CROWNS, 'dr-gone'), '"dr-gone" can\'t sign off'],
    ['when the manager signs for a treatment', signed(CROWNS, 'max'), '"max" can\'t sign off'],
  ])('%s, with what to write', (_, claims, words) => {
    const warning = only(warnings(claims));
    expect(warning).toMatchObject({severity: 'warning', file: CROWNS.file});
    expect(warning.message).toContain(words);
    expect(warning.remedy).toContain('reviewed:');
    expect(`${warning.message} ${warning.remedy}`).not.toContain(
      signedDigest(siteWith(claims), claims),
    );
  });

  it.each([
    ['2028-01-10', 0],
    ['2028-01-11', 1],
  ])('after twelve months: on %s %i times', (today, times) => {
    expect(warnings(signed(CROWNS), today)).toHaveLength(times);
  });

  it('of a review that is in the future', () => {
    expect(only(warnings(signed(CROWNS, 'dr-ada-young', '2027-03-01'))).message).toContain(
      'has a date in the future',
    );
  });
});

describe('a signature', () => {
  const claims = signed(CROWNS);
  const approvals = signedBy(siteWith(claims), {account: 'Ada-Young', pull: 7, commit: 'abc'});
  const stateOf = (page: Page, known = approvals as typeof approvals | undefined) =>
    signOffOf(siteWith(page), page, known).state;

  it('counts once the person named has approved these very words', () => {
    expect(stateOf(claims)).toBe('signed');
    expect(stateOf({...claims, heading: 'Other words'})).toBe('not-approved');
    expect(stateOf({...claims, reviewed: {by: 'dr-ada-young', on: '2028-01-10'}})).toBe(
      'not-approved',
    );
    expect(stateOf(claims, [])).toBe('not-approved');
  });

  it('does not count where nobody has looked, nor without an account to approve with', () => {
    expect(signOffOf(siteWith(claims), claims).state).toBe('unknown');
    const money = signed(page([], ['discount.cash']), 'max');
    expect(stateOf(money)).toBe('no-account');
  });

  it('is not given by somebody else’s approval', () => {
    expect(signedBy(siteWith(claims), {account: 'somebody-else', pull: 7, commit: 'abc'})).toEqual(
      [],
    );
    const others = approvals.map((approval) => ({...approval, account: 'somebody-else'}));
    expect(stateOf(claims, others)).toBe('not-approved');
  });

  it('may be the manager’s for money, and not for a treatment', () => {
    const managerSigns = (page: Page) => signOffOf(siteWith(page), signed(page, 'max')).state;
    expect(managerSigns(page([], ['discount.cash']))).toBe('no-account');
    expect(managerSigns(CROWNS)).toBe('wrong-person');
  });
});
