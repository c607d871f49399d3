import {expect, test} from 'vitest';
import {findingsOf, summaryOf} from '../src/checks/findings';
import type {Problem} from '@dental/content';

const problem = (more: Partial<Problem>): Problem => ({
  file: 'a.mdx',
  line: 3,
  message: 'It is wrong.',
  remedy: 'Put it right.',
  ...more,
});
const labelOf = (field: string) => (field === 'navTitle' ? 'Name in menus' : undefined);

test('each finding names its field as the form does, or the line of the text', () => {
  const found = findingsOf(
    [problem({field: 'navTitle'}), problem({line: 12}), problem({line: 1})],
    labelOf,
    10,
  );
  expect(found.map(({place}) => place)).toEqual(['Name in menus', 'Text, line 3', 'All of it']);
});

test('a field that is not filled in is named as one, and nobody is told of what the form does not show', () => {
  const found = findingsOf(
    [
      problem({field: 'navTitle', isMissing: true}),
      problem({field: 'reviewed'}),
      problem({remedy: 'Shorten navTitle.'}),
    ],
    labelOf,
    10,
  );
  expect(found.map(({words}) => words)).toEqual([
    'Fill this in.',
    'It is wrong. Shorten Name in menus.',
  ]);
});

test('a finding names forms instead of files, and the law behind it apart', () => {
  const [found] = findingsOf(
    [
      problem({
        message: 'It is forbidden.',
        source: 'HIPAA, 45 CFR 164.514(b)',
        remedy:
          'Put it into promotions.yml or `_practice/hours.yml`, and add it as static/videos/x.vtt.',
      }),
    ],
    labelOf,
    undefined,
  );
  expect(found).toMatchObject({
    words:
      'It is forbidden. Put it into Offers or Hours and closures, and add it with whoever looks after the website.',
    why: 'HIPAA, 45 CFR 164.514(b)',
  });
});

test('what must be corrected comes before what may stay', () => {
  const found = findingsOf(
    [problem({severity: 'warning'}), problem({message: 'Worse.'})],
    labelOf,
    undefined,
  );
  expect(found.map(({isWarning}) => isWarning)).toEqual([false, true]);
});

test('an error does not keep anybody from saving, and the summary says what comes of it', () => {
  expect(summaryOf([])).toBe('Nothing to correct.');
  expect(summaryOf(findingsOf([problem({severity: 'warning'})], labelOf, undefined))).toMatch(
    /^1 thing to look at/,
  );
  expect(summaryOf(findingsOf([problem({}), problem({line: 4})], labelOf, undefined))).toMatch(
    /^2 things to correct. You can save now/,
  );
});
