import {describe, expect, it} from 'vitest';
import {signOffWarnings} from '../../../src/content/checks/signOff';
import {setField} from '../../../src/content/edit/frontMatter';
import {appendToList} from '../../../src/content/edit/list';
import {claimsOf} from '../../../src/content/signOff/claims';
import {wordsHash} from '../../../src/content/signOff/hash';
import {sign} from '../../../src/content/signOff/sign';
import type {Page, Site} from '../../../src/content/site';
import {examplePage, exampleSite} from '../../support/exampleSite';
import {expectPlainWords, only} from '../../support/problems';

const dentist = examplePage('dentist', '/our-dentist/dr-ada-young', {name: 'Dr. Ada Young', expertise: 'Dentist'});
const manager = examplePage('staff', '/our-staff/max', {name: 'Max Lee', expertise: 'Office Manager'});
const assistant = examplePage('staff', '/our-staff/kim', {name: 'Kim Ray', expertise: 'Dental Assistant'});

/** A page that says something, and quotes facts. */
function page(words: string[], facts: string[] = [], kind: 'page' | 'service' = 'page'): Page {
  const components = facts.map((name) => ({name: 'Fact', attributes: {name}, line: 1}));
  return examplePage(kind, '/claims', {body: {...examplePage('page', '/').body, words, components} as never});
}

function siteWith(claims: Page, fields: Partial<Site> = {}): Site {
  return exampleSite({pages: [claims, dentist, manager, assistant], ...fields});
}

function signed(claims: Page, by = 'dr-ada-young', on = '2027-01-10'): Page {
  return {...claims, reviewed: {by, on, hash: wordsHash(siteWith(claims), claims)}};
}

function warnings(claims: Page, today = '2027-02-01', fields: Partial<Site> = {}) {
  const found = signOffWarnings(siteWith(claims, fields), today);
  expectPlainWords(found);
  return found;
}

const CROWNS = page(['Crowns last <Fact name="care.crown-life">.'], ['care.crown-life']);

describe('a page makes a claim', () => {
  it.each<[string, Page, string[]]>([
    ['about treatments if it is about a service', page([], [], 'service'), ['clinical']],
    ['about treatments if it quotes one', CROWNS, ['clinical']],
    ['about money if it quotes a rate', page([], ['financing.down']), ['money']],
    ['about money if it quotes a fee', page([], ['cancellation.fee']), ['money']],
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
      return wordsHash(siteWith(claims), claims);
    });
    expect(before === after).toBe(same);
  });

  it('is other when a figure that it quotes is other, and the same when there is a case more', () => {
    const claims = page(['<Fact name="care.crown-life">, <Fact name="counts.cases"> cases'], ['care.crown-life']);
    const site = siteWith(claims);
    const hash = wordsHash(site, claims);
    expect(wordsHash({...site, claims: {...site.claims, crownLife: '9 years'}}, claims)).not.toBe(hash);
    expect(wordsHash({...site, cases: [{} as never, ...site.cases]}, claims)).toBe(hash);
  });
});

describe('staff are warned', () => {
  it('of nothing while the words are those that were signed this year', () => {
    expect(warnings(signed(CROWNS))).toEqual([]);
    expect(warnings(page(['Hello.']))).toEqual([]);
  });

  it.each<[string, Page, string]>([
    ['when nobody has signed', CROWNS, 'Nobody has signed what this page says about treatments'],
    ['when nobody of that name is left', signed(CROWNS, 'dr-gone'), '"dr-gone" is nobody who may sign'],
    ['when the manager signs for a treatment', signed(CROWNS, 'max'), '"max" is nobody who may sign'],
    [
      'when the words have changed',
      {...signed(CROWNS), heading: 'Other'},
      'The words have changed since Dr. Ada Young',
    ],
  ])('%s, with the command that renews it', (_, claims, words) => {
    const warning = only(warnings(claims));
    expect(warning).toMatchObject({severity: 'warning', file: CROWNS.file});
    expect(warning.what).toContain(words);
    expect(warning.fix).toContain(`npm run sign -- ${CROWNS.file}`);
    expect(warning.fix).toContain(wordsHash(siteWith(claims), claims));
  });

  it.each([
    ['2028-01-10', 0],
    ['2028-01-11', 1],
  ])('after twelve months: on %s %i times', (today, times) => {
    expect(warnings(signed(CROWNS), today)).toHaveLength(times);
  });

  it('of a review that is in the future', () => {
    expect(only(warnings(signed(CROWNS, 'dr-ada-young', '2027-03-01'))).what).toContain('has not come yet');
  });
});

describe('npm run sign', () => {
  const TEXT = '---\nkind: page\ntitle: A\n---\n\nWords.\n';

  it.each(['dr-ada-young', 'Dr. Ada Young', 'dr. ada young'])('takes %j, and the check is content', (by) => {
    const result = sign(siteWith(CROWNS), CROWNS, TEXT, by, '2027-01-10');
    expect(result).toMatchObject({by: {name: 'Dr. Ada Young'}});
    const hash = wordsHash(siteWith(CROWNS), CROWNS);
    expect('text' in result && result.text).toBe(
      `---\nkind: page\ntitle: A\nreviewed:\n  by: dr-ada-young\n  on: 2027-01-10\n  hash: "${hash}"\n---\n\nWords.\n`,
    );
  });

  it.each<[string, Page, string, string]>([
    ['somebody who may not', CROWNS, 'Max Lee', 'may not sign'],
    ['somebody unknown', CROWNS, 'Nobody', 'Nobody here is called "Nobody"'],
    ['a page without a claim', page([]), 'dr-ada-young', 'makes no claim'],
  ])('refuses %s, and says who may', (_, claims, by, words) => {
    const result = sign(siteWith(claims), claims, TEXT, by, '2027-01-10');
    expect('problem' in result && result.problem.what).toContain(words);
  });

  it('lets the manager sign for money', () => {
    const claims = page([], ['discount.cash']);
    expect(sign(siteWith(claims), claims, TEXT, 'max', '2027-01-10')).toHaveProperty('text');
    expect(sign(siteWith(claims), claims, TEXT, 'kim', '2027-01-10')).toHaveProperty('problem');
  });
});

describe('a file that a command edits', () => {
  it.each([
    ['a: 1\nreviewed:\n  by: x\n  on: y\nb: 2', 'a: 1\nreviewed:\n  by: z\nb: 2'],
    ['a: 1\nreviewed: {by: x}\nb: 2', 'a: 1\nreviewed:\n  by: z\nb: 2'],
    ['a: 1', 'a: 1\nreviewed:\n  by: z'],
    ['a: 1\r\nb: 2', 'a: 1\r\nb: 2\r\nreviewed:\r\n  by: z'],
  ])('keeps every other line: %j', (before, after) => {
    const ending = before.includes('\r\n') ? '\r\n' : '\n';
    const wrap = (fields: string) => ['---', fields, '---', '', 'Words.'].join(ending);
    expect(setField(wrap(before), 'reviewed', ['  by: z'])).toBe(wrap(after));
  });

  it.each([
    ['list:\n  - a: 1\n', 'list:\n  - a: 1\n  - a: 2\n    b: 3\n'],
    ['list: []\n', 'list:\n  - a: 2\n    b: 3\n'],
    ['# note\nlist:\n  - a: 1 # one\nother: x\n', '# note\nlist:\n  - a: 1 # one\n  - a: 2\n    b: 3\nother: x\n'],
    ['list:\n  - a: 1', 'list:\n  - a: 1\n  - a: 2\n    b: 3\n'],
  ])('gets an entry at the end of its list: %j', (before, after) => {
    expect(appendToList(before, 'list', ['a: 2', 'b: 3'])).toBe(after);
  });
});
