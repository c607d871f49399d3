import type * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {day, id, image, outsideUrl, sample, sitePath, text, timeOfDay} from '../src/schemas/fields';
import {pageSchemas} from '../src/schemas/page';
import {practiceSchemas} from '../src/schemas/practice';
import {caseSchema, reviewSchema} from '../src/schemas/records';
import {validate} from '../src/validate';
import {expectPlainWords} from '../../../tests/support/problems';

/** Checks a value as if a file held nothing else. */
function problemsOf(schema: z.ZodType, data: unknown) {
  return validate('example.yml', {data, problems: [], lineOf: () => 1}, schema).problems;
}

describe.each<[string, z.ZodType, unknown[], unknown[]]>([
  ['a text', text, ['A', 'Crowns & bridges', ' x '], ['', '   ', 3]],
  ['an id', id, [1, 49, 1000], [0, -1, 1.5, Number.NaN, '1']],
  [
    'a picture',
    image,
    ['team/rosa', 'a', 'cases/01-before'],
    ['team/rosa.svg', '/team/rosa', 'Team/rosa', '../x', 'a//b', 'a b', ''],
  ],
  [
    'an outside address',
    outsideUrl,
    ['https://a.example', 'https://a.example/b?c=1#d'],
    ['http://a.example', 'a.example', '/a', 'javascript:alert(1)', 'https://', ''],
  ],
  [
    'an old address',
    sitePath,
    ['/', '/old', '/a/b-c', '/old.php', '/old_page'],
    ['old', '/Old', '/old/', '//evil.example', '/a//b', '/a?b', '/a#b', '/a b', '/ä', ''],
  ],
  [
    'a day',
    day,
    ['2027-08-31', '2028-02-29', '2003-04-14'],
    ['2027-02-29', '2027-13-01', '2027-04-31', '2027-8-31', '31.08.2027', 'August 31', '2027-00-10', '2027-01-00', ''],
  ],
  [
    'a time of day',
    timeOfDay,
    ['9:00 am', '12:00 pm', '12:59 am', '1:05 pm'],
    ['9 am', '09:00 am', '13:00 pm', '9:60 am', '9:00am', '9:00 AM', '9.00 am', '0:30 am', '17:00', ''],
  ],
  ['a sample mark', sample, [true, undefined], [false, 'true', 1]],
])('%s', (_, schema, good, bad) => {
  it.each(good)('may be %j', (value) => {
    expect(problemsOf(schema, value)).toEqual([]);
  });

  it.each(bad)('may not be %j, which is said in plain words', (value) => {
    const problems = problemsOf(schema, value);
    expect(problems).toHaveLength(1);
    expectPlainWords(problems);
  });
});

describe('the day of a review', () => {
  const review = {name: 'R.T.', source: 'Google'};

  it.each(['October 3, 2026', 'February 29, 2028', 'December 31, 2025'])('may be %s', (date) => {
    expect(problemsOf(reviewSchema, {...review, date})).toEqual([]);
  });

  it.each([
    'February 30, 2026',
    'February 29, 2027',
    'April 31, 2026',
    'Oct 3, 2026',
    '2026-10-03',
    'October 2026',
    'October 0, 2026',
  ])('may not be %s', (date) => {
    const problems = problemsOf(reviewSchema, {...review, date});
    expect(problems).toHaveLength(1);
    expect(problems[0]?.remedy).toBe('Write it like October 3, 2026.');
  });
});

describe('a case of the gallery', () => {
  const smile = {
    heading: 'A chip',
    age: '18 - 29',
    gender: 'Female',
    treatment: 'Bonding',
    category: 'chipped-front-tooth',
    beforeImage: 'cases/01-before',
    afterImage: 'cases/01-after',
    consent: {by: 'patient', on: '2026-01-10', filed: 'Binder 1', until: '2031-12-31'},
  };

  it.each([
    ['age', '18-29'],
    ['age', 'Over 70'],
    ['gender', 'female'],
    ['category', 'Chipped front tooth'],
  ])('whose %s is %s could not be found by the filter, so it is refused', (field, value) => {
    const problems = problemsOf(caseSchema, {...smile, [field]: value});
    expect(problems).toMatchObject([{field, message: `The field "${field}" has a value that does not exist.`}]);
    expectPlainWords(problems);
  });

  it('may ask for the wide layout', () => {
    expect(problemsOf(caseSchema, {...smile, galleryNewDesign: true})).toEqual([]);
  });
});

describe('the week', () => {
  const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const week = DAYS.map((name) => ({day: name, opens: '9:00 am', closes: '5:00 pm'}));
  const problemsOfWeek = (days: unknown[]) =>
    problemsOf(practiceSchemas.hours, {note: 'By appointment', week: days, closures: []});

  it('of seven days in order is fine', () => {
    expect(problemsOfWeek(week)).toEqual([]);
  });

  it.each([
    ['without Sunday', week.slice(0, 6), 'each day once, from Monday to Sunday'],
    ['starting on Sunday', [...week.slice(6), ...week.slice(0, 6)], 'each day once'],
    ['with an eighth day', [...week, week[0]], 'each day once'],
    ['with two Mondays', [week[0], week[0], ...week.slice(2)], 'each day once'],
    ['with a day that opens and never closes', [{day: 'Monday', opens: '9:00 am'}, ...week.slice(1)], 'neither open'],
    [
      'with a day that is open and closed',
      [{...week[0], closed: true}, ...week.slice(1)],
      'closed and has opening hours',
    ],
    [
      'with a day that is closed and has a break',
      [{day: 'Monday', closed: true, break: {from: '12:00 pm', to: '1:00 pm'}}, ...week.slice(1)],
      'closed and has opening hours',
    ],
    ['with half a break', [{...week[0], break: {from: '12:00 pm'}}, ...week.slice(1)], 'missing'],
    ['with a day that says nothing', [{day: 'Monday'}, ...week.slice(1)], 'neither open'],
    ['with an invented day', [{...week[0], day: 'Mon'}, ...week.slice(1)], 'does not exist'],
  ])('%s is refused', (_, days, message) => {
    const problems = problemsOfWeek(days);
    expect(problems.map((problem) => problem.message).join(' ')).toContain(message);
    expectPlainWords(problems);
  });
});

describe('a carousel of testimonials', () => {
  const consent = {by: 'patient', on: '2026-01-10', filed: 'Binder 1', until: '2031-12-31'};
  const quote = {id: 1, name: 'C.L.', subTitle: 'May 1, 2026', reviews: 'Kind.', consent};

  it('does not take a single testimonial', () => {
    expect(problemsOf(practiceSchemas.testimonials, [quote])).toHaveLength(1);
    expect(problemsOf(practiceSchemas.testimonials, [quote, {...quote, id: 2}])).toEqual([]);
  });
});

describe('every kind of page', () => {
  it.each(Object.entries(pageSchemas))('%s refuses fields that it does not know', (kind, schema) => {
    const problems = problemsOf(schema, {kind, color: 'red'});
    expect(problems.map(({field}) => field)).toContain('color');
    expectPlainWords(problems);
  });

  it.each(Object.entries(pageSchemas))('%s needs title, description and heading', (kind, schema) => {
    const missing = problemsOf(schema, {kind}).map(({field}) => field);
    expect(missing).toEqual(expect.arrayContaining(['title', 'description', 'heading']));
  });
});
