import type * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {day, id, image, outsideUrl, sample, sitePath, text, timeOfDay} from '../src/schemas/fields';
import {pageSchemas} from '../src/schemas/pageFields';
import {practiceSchemas} from '../src/schemas/practice';
import {caseSchema, reviewSchema} from '../src/schemas/casesAndReviews';
import {validate} from '../src/validate';
import {expectPlainWords, only} from '@dental/testing/problems';
import {table} from '@dental/testing/table';

/** Checks a value as if a file held nothing else. */
function problemsOf(schema: z.ZodType, data: unknown) {
  return validate('example.yml', {data, problems: [], lineOf: () => 1}, schema).problems;
}

const FIELDS: Record<string, z.ZodType> = {
  text,
  id,
  image,
  outsideUrl,
  sitePath,
  day,
  timeOfDay,
  sample,
};

describe.each(
  table<{name: string; schema: string; good: unknown[]; bad: unknown[]}>(import.meta.url, 'fields'),
)('$name', ({schema, good, bad}) => {
  const problemsWith = (value: unknown) => problemsOf(FIELDS[schema]!, value);

  it.each(good)('may be %j', (value) => {
    expect(problemsWith(value)).toEqual([]);
  });

  it.each(bad)('may not be %j, which is said in plain words', (value) => {
    expectPlainWords([only(problemsWith(value))]);
  });
});

describe('the day of a review', () => {
  const review = {name: 'R.T.', source: 'Google'};

  it.each(table<string>(import.meta.url, 'days in words'))('may be %s', (date) => {
    expect(problemsOf(reviewSchema, {...review, date})).toEqual([]);
  });

  it.each(table<string>(import.meta.url, 'no days'))('may not be %s', (date) => {
    expect(only(problemsOf(reviewSchema, {...review, date})).remedy).toBe(
      'Write it like October 3, 2026.',
    );
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
    expect(problems).toMatchObject([
      {field, message: `The field "${field}" has a value that does not exist.`},
    ]);
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

  it.each<[string, unknown[], string]>([
    ['without Sunday', week.slice(0, 6), 'each day once, from Monday to Sunday'],
    ['starting on Sunday', [...week.slice(6), ...week.slice(0, 6)], 'each day once'],
    ['with an eighth day', [...week, week[0]], 'each day once'],
    ['with two Mondays', [week[0], week[0], ...week.slice(2)], 'each day once'],
    ...table<[string, object, string]>(import.meta.url, 'Mondays').map(
      ([name, monday, message]): [string, unknown[], string] => [
        name,
        [monday, ...week.slice(1)],
        message,
      ],
    ),
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
  it.each(Object.entries(pageSchemas))(
    '%s refuses fields that it does not know',
    (kind, schema) => {
      const problems = problemsOf(schema, {kind, color: 'red'});
      expect(problems.map(({field}) => field)).toContain('color');
      expectPlainWords(problems);
    },
  );

  it.each(Object.entries(pageSchemas))(
    '%s needs title, description and heading',
    (kind, schema) => {
      const missing = problemsOf(schema, {kind}).map(({field}) => field);
      expect(missing).toEqual(expect.arrayContaining(['title', 'description', 'heading']));
    },
  );
});
