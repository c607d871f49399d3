import {describe, expect, it} from 'vitest';
import {isLikely, tidyAnswer, type AnswerType} from '../src/answers';

const TODAY = '2026-11-22';

const LIKELY: [AnswerType, string, string][] = [
  ['tel', '4805550142', '(480) 555-0142'],
  ['tel', '+1 480.555.0142', '(480) 555-0142'],
  ['tel', '480 555 0142 ext. 7', '480 555 0142 ext. 7'],
  ['tel', '+52 55 1234 5678', '+52 55 1234 5678'],
  ['zip', '85234', '85234'],
  ['zip', '852341234', '85234-1234'],
  ['email', ' ana.núñez@example.com ', 'ana.núñez@example.com'],
  ['birthDay', '04151980', '04/15/1980'],
  ['birthDay', '4/5/1980', '04/05/1980'],
  ['birthDay', '2-29-2024', '02/29/2024'],
  ['birthDay', 'April 15, 1980', 'April 15, 1980'],
  ['birthDay', '11/22/2026', '11/22/2026'],
  ['day', '12 01 2026', '12/01/2026'],
  ['day', '', ''],
  ['tel', '   ', ''],
];

const UNLIKELY: [AnswerType, string][] = [
  ['tel', '555-0142'],
  ['tel', 'none'],
  ['zip', '8523'],
  ['zip', 'AZ'],
  ['email', 'ana at example.com'],
  ['email', 'ana@example'],
  ['birthDay', '4/15/80'],
  ['birthDay', '13/01/1980'],
  ['birthDay', '02/29/2023'],
  ['birthDay', '11/23/2026'],
  ['birthDay', '01/01/1822'],
  ['birthDay', '1980'],
  ['day', '99/99/2026'],
];

describe('an answer in the forms', () => {
  it.each(LIKELY)('%s "%s" is taken as "%s"', (type, typed, tidied) => {
    expect(tidyAnswer(type, typed)).toBe(tidied);
    expect(tidyAnswer(type, tidied)).toBe(tidied);
    expect(isLikely(type, tidied, TODAY)).toBe(true);
  });

  it.each(UNLIKELY)('%s "%s" is asked about, and stays as it was typed', (type, typed) => {
    expect(tidyAnswer(type, typed).replaceAll('/', '')).toContain(typed.replaceAll('/', '').slice(-2));
    expect(isLikely(type, tidyAnswer(type, typed), TODAY)).toBe(false);
  });
});
