import {describe, expect, it} from 'vitest';
import type {Problem} from '@dental/content';
import {problemsAfter, type EditedContent} from '../../../tests/support/editedSite';
import {expectPlainWords, lineWith, only} from '../../../tests/support/problems';

const HOURS = '_practice/hours.yml';
const PROMOTIONS = '_practice/promotions.yml';
const PRACTICE = '_practice/practice.yml';

/** Each row: the file, the line that is changed, what it becomes, and what the message says. */
it.each<[string, string, RegExp, string, Partial<Problem>]>([
  [
    'that closes before it opens',
    HOURS,
    /^ {4}closes:/,
    '    closes: 6:00 am',
    {field: 'week.0.closes', what: expect.stringMatching(/^Monday closes at 6:00 am, before it opens at /) as string},
  ],
  [
    'that closes at noon but means midnight',
    HOURS,
    /^ {4}closes:/,
    '    closes: 12:00 am',
    {field: 'week.0.closes', fix: 'Correct one of the two times; check am and pm.'},
  ],
  [
    'without am or pm',
    HOURS,
    /^ {4}opens:/,
    '    opens: 9:00',
    {
      field: 'week.0.opens',
      what: 'In the field "opens", this is not a time of day.',
      fix: 'Write it like 9:00 am or 2:30 pm.',
    },
  ],
  [
    'on a day that no calendar has',
    HOURS,
    /^ {4}from:/,
    '    from: 2027-02-30',
    {field: 'closures.0.from', what: 'In the field "from", this is not a date that exists.'},
  ],
  [
    'of an offer that no calendar has',
    PROMOTIONS,
    /^ {4}ends:/,
    '    ends: 2027-08-32',
    {field: 'promotions.0.ends', what: 'In the field "ends", this is not a date that exists.'},
  ],
  [
    'of an offer that ends before it starts',
    PROMOTIONS,
    /^ {4}ends:/,
    '    ends: 2001-01-01',
    {field: 'promotions.0.ends', what: expect.stringContaining('ends before it starts') as string},
  ],
  [
    'of a holiday that ends before it starts',
    HOURS,
    /^ {4}to:/,
    '    to: 2001-01-01',
    {field: 'closures.0.to', what: expect.stringContaining('ends before it starts') as string},
  ],
  [
    'as a phone number in another form',
    PRACTICE,
    /^phone:/,
    'phone: 480-555-0142',
    {field: 'phone', fix: 'Write it like (480) 555-0142.'},
  ],
  [
    'as an e-mail address without its host',
    PRACTICE,
    /^email:/,
    'email: hello',
    {field: 'email', fix: 'Write it like hello@example.com.'},
  ],
  [
    'as a zip code that lost a digit',
    PRACTICE,
    /^ {2}zip:/,
    '  zip: "8523"',
    {field: 'address.zip', what: 'In the field "zip", this is not a zip code.'},
  ],
  [
    'as an address that is not secure',
    PRACTICE,
    /^ {2}blog:/,
    '  blog: http://blog.example',
    {field: 'links.blog', fix: 'Write the whole address, starting with https://.'},
  ],
  [
    'as an address on a host that the privacy page does not name',
    PRACTICE,
    /^ {2}blog:/,
    '  blog: https://unknown.example/blog',
    {
      field: 'links.blog',
      what: 'The host unknown.example is not in the register of third parties.',
      fix: 'Add it to the links of third-parties.yml, so that the privacy page names it.',
    },
  ],
  [
    'as an id of a vendor in another form',
    '_practice/integrations.yml',
    /^ {2}websiteId:/,
    '  websiteId: copper-finch',
    {field: 'chat.websiteId', what: 'In the field "websiteId", this is not a Crisp website ID.'},
  ],
  [
    'as a link of an offer to a host that the privacy page does not name',
    PROMOTIONS,
    /^ {8}url:/,
    '        url: https://shop.example/x',
    {field: 'promotions.0.links.0.url'},
  ],
  [
    'as a seventh social profile',
    PRACTICE,
    /^social:/,
    'social:\n  - {name: Seven, icon: x, url: "https://yelp.example/seven"}',
    {field: 'social', what: 'In the field "social", there are not six social profiles.'},
  ],
  [
    'as a percentage with its sign',
    '_practice/policies.yml',
    /^ {2}paidInFullPercent:/,
    '  paidInFullPercent: 5%',
    {field: 'discounts.paidInFullPercent', what: 'The field "paidInFullPercent" is not a number.'},
  ],
  [
    'as half a percent',
    '_practice/policies.yml',
    /^ {2}paidInFullPercent:/,
    '  paidInFullPercent: 5.5',
    {field: 'discounts.paidInFullPercent', fix: 'Write digits only, without % or $.'},
  ],
])('a fact %s is explained with its line', (_, file, line, by, expected) => {
  let edited = '';
  const problems = problemsAfter((content: EditedContent) => {
    content.change(file, line, ...by.split('\n'));
    edited = content.read(file);
  });
  expect(only(problems)).toMatchObject({
    file: `pages-content/${file}`,
    line: lineWith(edited, by.split('\n')[0] ?? ''),
    ...expected,
  });
  expectPlainWords(problems);
});

describe('a change that staff make every season', () => {
  it.each<[string, (content: EditedContent) => void]>([
    ['another opening hour', (content) => content.change(HOURS, /^ {4}opens:/, '    opens: 8:30 am')],
    [
      'a day closed',
      (content) => {
        content.change(HOURS, /^ {4}opens:/, '    closed: true');
        content.change(HOURS, /^ {4}closes:/);
      },
    ],
    [
      'no holidays at all',
      (content) => content.write(HOURS, `${content.read(HOURS).split('closures:')[0] ?? ''}closures: []\n`),
    ],
    [
      'a holiday of a single day',
      (content) =>
        content.change(
          HOURS,
          /^closures:/,
          'closures:',
          '  - name: Snow',
          '    from: 2027-01-04',
          '    to: 2027-01-04',
        ),
    ],
    ['no promotion', (content) => content.write(PROMOTIONS, 'standing: Welcome.\npromotions: []\n')],
    ['another phone number', (content) => content.change(PRACTICE, /^phone:/, 'phone: (602) 555-0100')],
    ['another fee', (content) => content.change('_practice/policies.yml', /^ {2}feeDollars:/, '  feeDollars: 90')],
  ])('is no problem: %s', (_, edit) => {
    expect(problemsAfter(edit)).toEqual([]);
  });
});
