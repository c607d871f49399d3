import {describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {exercise} from '@dental/testing/exercise';
import {readContent} from '@dental/checks';
import {findContradictions} from '../src/amounts/contradictions';
import {findAmounts, MONTH, YEAR} from '../src/amounts/findAmounts';
import {RECORDS} from '../src/amounts/records';
import {exampleEngine, ruleFiles} from './testEngine';

const {content: read} = readContent(process.cwd(), {files: exercise, today: '2026-11-21'});
const offers = {firstVisitDollars: 199, whiteningClubDollarsPerYear: 149, ends: '2027-12-31'};
const [first, ...others] = read.documents;
const STATEMENTS = [
  'The office is on the ground floor, and its entrance is step-free.',
  'The parking in front is free.',
  "A guardian has to come to a child's first visit.",
  'We see children and adults of every age, with an interpreter at no charge.',
  'Oral sedation here is for adults.',
  'At your first visit, allow an hour and a half.',
].join('\n');
const documents = first ? [{...first, text: STATEMENTS}, ...others] : [];
const content = {...read, documents, ...(read.policies && {policies: {...read.policies, offers}})};
const withoutForms = {...content, integrations: {...content.integrations, forms: undefined}};
const empty = {today: content.today, documents: [], pages: []} as unknown as Content;

const recordRules = ruleFiles.rules.filter(
  ({record, amounts}) => record !== undefined || amounts !== undefined,
);
const chooseRecords = (record?: string) => (record === 'no-forms' ? withoutForms : content);
const listFindings = (text: string, records: Content) =>
  findContradictions({text, voice: 'page'}, records, exampleEngine).map(({finding}) => finding);

describe('findAmounts', () => {
  it.each([
    {text: 'Two to four visits.', kind: 'count', value: 2, to: 4},
    {text: 'It costs between $85 and $145.', kind: 'money', value: 85, to: 145},
    {text: 'We make it for eight hundred dollars.', kind: 'money', value: 800, to: 800},
    {text: 'It is under three grand.', kind: 'money', value: 3000, to: 3000},
    {text: 'Consultation: 95$.', kind: 'money', value: 95, to: 95},
    {text: 'It takes 80% to 90% off.', kind: 'percent', value: 80, to: 90},
    {text: 'We put half down.', kind: 'percent', value: 50, to: 50},
    {text: 'Come 15-30 minutes early.', kind: 'duration', value: 15, to: 30},
    {text: "We ask for one day's notice.", kind: 'duration', value: 1440, to: 1440},
    {
      text: 'It lasts six or twelve months.',
      kind: 'duration',
      value: 6 * MONTH,
      to: 12 * MONTH,
    },
    {text: 'For a quarter of a century.', kind: 'duration', value: 25 * YEAR, to: 25 * YEAR},
    {text: 'For one decade.', kind: 'duration', value: 10 * YEAR, to: 10 * YEAR},
    {text: 'From the age of three to six.', kind: 'age', value: 3 * YEAR, to: 6 * YEAR},
    {text: '12-year-olds.', kind: 'age', value: 12 * YEAR, to: 12 * YEAR},
    {text: 'It is 2mm thick.', kind: 'measure', value: 2, to: 2},
    {text: 'Since 2014.', kind: 'year', value: 2014, to: 2014},
    {text: 'In 1,900 cases.', kind: 'count', value: 1900, to: 1900},
  ])('reads "$text" as $kind from $value to $to', ({text, kind, value, to}) => {
    expect(findAmounts(text)).toEqual([expect.objectContaining({kind, value, to})]);
  });

  it('ignores phone numbers, times, dates, and fractions', () => {
    const text = 'Call (480) 555-0142 by 8:30 am on March 6, 2027, any time, 24/7.';
    expect(findAmounts(text)).toEqual([]);
  });
});

describe('RECORDS', () => {
  it('defines every record that a rule uses', () => {
    const unknown = recordRules.flatMap(({record = 'notice'}) =>
      record in RECORDS ? [] : [record],
    );
    expect(unknown).toEqual([]);
  });

  it('contains no record that no rule uses', () => {
    const used = recordRules.map(({record}) => record);
    expect(Object.keys(RECORDS).filter((name) => !used.includes(name))).toEqual([]);
  });
});

describe('findContradictions', () => {
  it.each(recordRules.flatMap(({bad, ...rule}) => bad.map((text) => ({...rule, text}))))(
    'reports $name in "$text"',
    ({name, record, text}) => {
      expect(listFindings(text, chooseRecords(record))).toContain(name);
    },
  );

  it.each(recordRules.flatMap(({good = [], ...rule}) => good.map((text) => ({...rule, text}))))(
    'does not report $name in "$text"',
    ({name, record, text}) => {
      expect(listFindings(text, chooseRecords(record))).not.toContain(name);
    },
  );

  it('reports nothing when there are no records', () => {
    const compared = recordRules.filter(({record}) => record !== undefined);
    expect(compared.length).toBeGreaterThan(0);
    const sentences = compared.flatMap(({bad}) => bad);
    expect(sentences.flatMap((text) => listFindings(text, empty))).toEqual([]);
  });
});
