import * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {
  day,
  dateTime,
  oldUrl,
  id,
  image,
  outsideUrl,
  phone,
  sample,
  sitePath,
  text,
  timeOfDay,
} from '../src/schemas/fields';
import {pageSchemas} from '../src/schemas/pageFields';
import {hours} from '../src/schemas/hours';
import {practiceSchemas} from '../src/schemas/practiceFiles';
import {caseSchema, reviewSchema} from '../src/schemas/casesAndReviews';
import {validate} from '../src/validation/validate';
import {expectPlainWords, getOnly} from '@dental/testing/problems';

/** Validates a value as if it were the whole file. */
function findProblems(schema: z.ZodType, data: unknown) {
  return validate('example.yml', {data, problems: [], findLine: () => 1}, schema).problems;
}

const FIELDS: {name: string; schema: z.ZodType; valid: unknown[]; invalid: unknown[]}[] = [
  {name: 'text', schema: text, valid: ['A', 'Crowns & bridges', ' x '], invalid: ['', '   ', 3]},
  {name: 'an id', schema: id, valid: [1, 49, 1000], invalid: [0, -1, 1.5, NaN, '1']},
  {
    name: 'a picture',
    schema: image,
    valid: ['team/rosa', 'a', 'cases/01-before'],
    invalid: ['team/rosa.svg', '/team/rosa', 'Team/rosa', '../x', 'a//b', 'a b', ''],
  },
  {
    name: 'a web address',
    schema: outsideUrl,
    valid: ['https://a.example', 'https://a.example/b?c=1#d'],
    invalid: ['http://a.example', 'a.example', '/a', 'javascript:alert(1)', 'https://', ''],
  },
  {
    name: 'a site path',
    schema: sitePath,
    valid: ['/', '/old', '/a/b-c', '/old.php', '/old_page'],
    invalid: ['old', '/Old', '/old/', '//evil.example', '/a//b', '/a?b', '/a#b', '/a b', '/ä', ''],
  },
  {
    name: 'a date',
    schema: day,
    valid: ['2027-08-31', '2028-02-29', '2003-04-14'],
    invalid: [
      '2027-02-29',
      '2027-13-01',
      '2027-04-31',
      '2027-8-31',
      '31.08.2027',
      'August 31',
      '2027-00-10',
      '2027-01-00',
      '',
    ],
  },
  {
    name: 'a time of day',
    schema: timeOfDay,
    valid: ['9:00 am', '12:00 pm', '12:59 am', '1:05 pm'],
    invalid: [
      '9 am',
      '09:00 am',
      '13:00 pm',
      '9:60 am',
      '9:00am',
      '9:00 AM',
      '9.00 am',
      '0:30 am',
      '17:00',
      '',
    ],
  },
  {
    name: 'a code of a search engine',
    schema: practiceSchemas.practice.shape.verification,
    valid: [
      {google: 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ'},
      {bing: '12C1203B5086AECE94EB3A3D9830B2E', pinterest: 'a1b2c3d4e5f6'},
    ],
    invalid: [{google: 'google1a2b3c.html'}, {google: 'YOUR-CODE-HERE'}, {bing: 'a 1b2c3d4e5'}],
  },
  {name: 'a sample mark', schema: sample, valid: [true], invalid: [false, 'true', 1]},
];

describe('fields with spaces', () => {
  it.each([
    {schema: timeOfDay, value: '9:00\u00A0am', plain: '9:00 am'},
    {schema: dateTime, value: '2027-08-31\u00A06:00\u202Fam', plain: '2027-08-31 6:00 am'},
    {schema: phone, value: '(480)\u00A0555-0177', plain: '(480) 555-0177'},
  ])('reads non-breaking spaces as in $plain', ({schema, value, plain}) => {
    expect(schema.parse(value)).toBe(plain);
  });
});

describe.each(FIELDS)('$name', ({name, schema, valid, invalid}) => {
  it.each(valid)(`accepts %j as ${name}`, (value) => {
    expect(findProblems(schema, value)).toEqual([]);
  });

  it.each(invalid)(`rejects %j as ${name} in plain words`, (value) => {
    expectPlainWords([getOnly(findProblems(schema, value))]);
  });
});

describe('day', () => {
  it.each([
    {value: '2027-2-20', remedy: 'Change it to 2027-02-20.'},
    {value: '03/06/2027', remedy: 'Change it to 2027-03-06.'},
    {value: 'August 31, 2027', remedy: 'Change it to 2027-08-31.'},
    {value: '2/30/2027', remedy: 'Use year, month, and day, such as 2027-08-31.'},
  ])('gives the right form of $value', ({value, remedy}) => {
    expect(findProblems(day, value)).toMatchObject([
      {message: `"${value}" isn't written as year, month, and day.`, remedy},
    ]);
  });

  it('reports each wrong date of a list with its value', () => {
    const problems = findProblems(z.array(day), ['2027-02-30', '2027-04-31', '2027-6-1']);
    expect(problems.map(({message}) => message)).toEqual([
      'The date "2027-02-30" doesn\'t exist.',
      'The date "2027-04-31" doesn\'t exist.',
      '"2027-6-1" isn\'t written as year, month, and day.',
    ]);
  });
});

describe('timeOfDay', () => {
  it.each([
    {value: '9am', remedy: 'Change it to 9:00 am.'},
    {value: '9.30 AM', remedy: 'Change it to 9:30 am.'},
    {value: '09:00 am', remedy: 'Change it to 9:00 am.'},
    {value: '1:00 p.m.', remedy: 'Change it to 1:00 pm.'},
    {value: '12 a.m.', remedy: 'Change it to 12:00 am.'},
    {value: '17:05', remedy: 'Change it to 5:05 pm.'},
    {value: 'noon', remedy: 'Change it to 12:00 pm.'},
    {value: '5:00', remedy: 'Use a format such as 9:00 am or 2:30 pm.'},
    {value: '24:00', remedy: 'Use a format such as 9:00 am or 2:30 pm.'},
  ])('gives the right form of $value', ({value, remedy}) => {
    expect(findProblems(timeOfDay, value)).toMatchObject([{remedy}]);
  });
});

describe('dateTime', () => {
  it.each([
    {value: '12/2/2026 8am', remedy: 'Change it to 2026-12-02 8:00 am.'},
    {value: '2026-12-02 18:30', remedy: 'Change it to 2026-12-02 6:30 pm.'},
    {value: '2026-12-02T06:30 PM', remedy: 'Change it to 2026-12-02 6:30 pm.'},
    {value: '2026-12-02', remedy: 'Use a format such as 2027-08-31 6:00 am.'},
    {value: '2026-02-30 8am', remedy: 'Use a format such as 2027-08-31 6:00 am.'},
  ])('gives the right form of $value', ({value, remedy}) => {
    expect(findProblems(dateTime, value)).toMatchObject([{remedy}]);
  });
});

describe('oldUrl', () => {
  it.each([
    {value: '/blog/*', remedy: 'Write each old address on a line of its own'},
    {value: '/:year/:month', remedy: 'Write each old address on a line of its own'},
    {value: '/q&amp;a', remedy: 'Write & in place of &amp;.'},
  ])('rejects $value', ({value, remedy}) => {
    expect(getOnly(findProblems(oldUrl, value)).remedy).toContain(remedy);
  });

  it.each(['/q&a', '/a*b', '/tag:news', '/wp/10:30'])('accepts %s', (value) => {
    expect(findProblems(oldUrl, value)).toEqual([]);
  });
});

describe('the date of a review', () => {
  const review = {name: 'R.T.', source: 'Google'};

  it.each(['October 3, 2026', 'February 29, 2028', 'December 31, 2025'])(
    'accepts the date %s',
    (date) => {
      expect(findProblems(reviewSchema, {...review, date})).toEqual([]);
    },
  );

  it.each([
    'February 30, 2026',
    'February 29, 2027',
    'April 31, 2026',
    'Oct 3, 2026',
    '2026-10-03',
    'October 2026',
    'October 0, 2026',
  ])('rejects the date %s', (date) => {
    expect(getOnly(findProblems(reviewSchema, {...review, date})).remedy).toBe(
      'Use this format: October 3, 2026.',
    );
  });
});

describe('caseSchema', () => {
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
    {field: 'age', value: '18-29'},
    {field: 'age', value: 'Over 70'},
    {field: 'gender', value: 'female'},
    {field: 'category', value: 'Chipped front tooth'},
  ])('rejects $field: $value, which the filter would not find', ({field, value}) => {
    const problems = findProblems(caseSchema, {...smile, [field]: value});
    expect(problems).toMatchObject([
      {field, message: `The field "${field}" has an unknown value.`},
    ]);
    expectPlainWords(problems);
  });

  it('accepts the wide layout', () => {
    expect(findProblems(caseSchema, {...smile, galleryNewDesign: true})).toEqual([]);
  });
});

describe('hours.week', () => {
  const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const week = DAYS.map((name) => ({day: name, opens: '9:00 am', closes: '5:00 pm'}));
  const findProblemsOfWeek = (days: unknown[]) =>
    findProblems(hours, {note: 'By appointment', week: days, closures: []});

  it('accepts seven days in order', () => {
    expect(findProblemsOfWeek(week)).toEqual([]);
  });

  it.each([
    {name: 'without Sunday', days: week.slice(0, 6)},
    {name: 'that starts on Sunday', days: [...week.slice(6), ...week.slice(0, 6)]},
    {name: 'with an eighth day', days: [...week, week[0]]},
    {name: 'with two Mondays', days: [week[0], week[0], ...week.slice(2)]},
  ])('rejects a week $name', ({days}) => {
    const problems = findProblemsOfWeek(days);
    expect(problems.map((problem) => problem.message).join(' ')).toContain(
      'each day once, from Monday to Sunday',
    );
    expectPlainWords(problems);
  });

  it.each([
    {
      name: 'that opens and never closes',
      monday: {day: 'Monday', opens: '9:00 am'},
      message: 'needs opening hours',
    },
    {
      name: 'that is open and closed',
      monday: {day: 'Monday', opens: '9:00 am', closes: '5:00 pm', closed: true},
      message: 'closed and has opening hours',
    },
    {
      name: 'that is closed and has a break',
      monday: {day: 'Monday', closed: true, break: {from: '12:00 pm', to: '1:00 pm'}},
      message: 'closed and has opening hours',
    },
    {
      name: 'with half a break',
      monday: {day: 'Monday', opens: '9:00 am', closes: '5:00 pm', break: {from: '12:00 pm'}},
      message: 'missing',
    },
    {name: 'without hours', monday: {day: 'Monday'}, message: 'needs opening hours'},
    {
      name: 'with an unknown name',
      monday: {day: 'Mon', opens: '9:00 am', closes: '5:00 pm'},
      message: 'has an unknown value',
    },
  ])('rejects a Monday $name', ({monday, message}) => {
    const problems = findProblemsOfWeek([monday, ...week.slice(1)]);
    expect(problems.map((problem) => problem.message).join(' ')).toContain(message);
    expectPlainWords(problems);
  });
});

describe('testimonials', () => {
  const consent = {by: 'patient', on: '2026-01-10', filed: 'Binder 1', until: '2031-12-31'};
  const quote = {id: 1, name: 'C.L.', subTitle: 'May 1, 2026', reviews: 'Kind.', consent};

  it('rejects a single testimonial', () => {
    expect(findProblems(practiceSchemas.testimonials, [quote])).toHaveLength(1);
    expect(findProblems(practiceSchemas.testimonials, [quote, {...quote, id: 2}])).toEqual([]);
  });
});

describe('pageSchemas', () => {
  it.each(Object.entries(pageSchemas))('rejects unknown fields of a %s page', (kind, schema) => {
    const problems = findProblems(schema, {kind, color: 'red'});
    expect(problems.map(({field}) => field)).toContain('color');
    expectPlainWords(problems);
  });

  it.each(Object.entries(pageSchemas))(
    'requires title, description, and heading of a %s page',
    (kind, schema) => {
      const missing = findProblems(schema, {kind}).map(({field}) => field);
      expect(missing).toEqual(expect.arrayContaining(['title', 'description', 'heading']));
    },
  );
});
