import {describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {exercise} from '@dental/testing/exercise';
import {readContent} from '@dental/checks';
import bundle from '../rules.json';
import {contradictions} from '../src/amounts/contradictions';
import {mentionsIn, MONTH, YEAR} from '../src/amounts/mentions';
import {RECORDS} from '../src/amounts/records';
import {knowPracticeOfRules, readRuleFiles} from './ruleFiles';

const {content: read} = readContent(process.cwd(), {files: exercise, today: '2026-11-21'});
const offers = {firstVisitDollars: 199, whiteningClubDollarsPerYear: 149, ends: '2027-12-31'};
const [first, ...others] = read.documents;
const documents = first ? [{...first, text: 'The office is on the ground floor.'}, ...others] : [];
const content = {...read, documents, policies: read.policies && {...read.policies, offers}};
const empty = {today: content.today, documents: [], pages: []} as unknown as Content;
knowPracticeOfRules();
const rules = readRuleFiles().filter(
  ({record, amounts}) => record !== undefined || amounts !== undefined,
);

describe('the reader of amounts', () => {
  it.each([
    ['Two to four visits.', 'count', 2, 4],
    ['It costs between $85 and $145.', 'money', 85, 145],
    ['We make it for eight hundred dollars.', 'money', 800, 800],
    ['Consultation: 95$.', 'money', 95, 95],
    ['It takes 80% to 90% off.', 'percent', 80, 90],
    ['We put half down.', 'percent', 50, 50],
    ['Come 15-30 minutes early.', 'duration', 15, 30],
    ["We ask for one day's notice.", 'duration', 1440, 1440],
    ['It lasts six or twelve months.', 'duration', 6 * MONTH, 12 * MONTH],
    ['For a quarter of a century.', 'duration', 25 * YEAR, 25 * YEAR],
    ['For one decade.', 'duration', 10 * YEAR, 10 * YEAR],
    ['From the age of three to six.', 'age', 3 * YEAR, 6 * YEAR],
    ['12-year-olds.', 'age', 12 * YEAR, 12 * YEAR],
    ['It is 2mm thick.', 'measure', 2, 2],
    ['Since 2014.', 'year', 2014, 2014],
    ['In 1,900 cases.', 'count', 1900, 1900],
  ])('reads "%s" as %s from %d to %d', (sentence, kind, value, to) => {
    expect(mentionsIn(sentence)).toEqual([expect.objectContaining({kind, value, to})]);
  });

  it('takes no phone number, time, date or fraction for an amount', () => {
    expect(mentionsIn('Call (480) 555-0142 by 8:30 am on March 6, 2027, any time, 24/7.')).toEqual(
      [],
    );
  });
});

describe('a rule that compares with a record', () => {
  it('names a record that there is', () => {
    expect(rules.flatMap(({record = 'notice'}) => (record in RECORDS ? [] : [record]))).toEqual([]);
    expect(
      Object.keys(RECORDS).filter(
        (name) => !bundle.rules.some((rule) => 'record' in rule && rule.record === name),
      ),
    ).toEqual([]);
  });

  it.each(rules.flatMap(({name, bad}) => bad.map((text) => [name, text] as const)))(
    '%s names "%s"',
    (name, text) => {
      expect(contradictions({text, voice: 'page'}, content).map(({finding}) => finding)).toContain(
        name,
      );
    },
  );

  it.each(rules.flatMap(({name, good = []}) => good.map((text) => [name, text] as const)))(
    '%s passes "%s"',
    (name, text) => {
      expect(
        contradictions({text, voice: 'page'}, content).map(({finding}) => finding),
      ).not.toContain(name);
    },
  );

  it('is off where nothing is recorded', () => {
    const compared = rules.filter(({record}) => record !== undefined);
    expect(compared.length).toBeGreaterThan(0);
    expect(
      compared
        .flatMap(({bad}) => bad.flatMap((text) => contradictions({text, voice: 'page'}, empty)))
        .map(({finding}) => finding),
    ).toEqual([]);
  });
});
