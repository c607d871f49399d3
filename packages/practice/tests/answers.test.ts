import {describe, expect, it} from 'vitest';
import {isLikely, tidyAnswer, type AnswerType} from '../src/answers';
import {table} from '@dental/testing/table';

const TODAY = '2026-11-22';

describe('an answer in the forms', () => {
  it.each(table<[AnswerType, string, string]>(import.meta.url, 'likely'))(
    '%s "%s" is taken as "%s"',
    (type, typed, tidied) => {
      expect(tidyAnswer(type, typed)).toBe(tidied);
      expect(tidyAnswer(type, tidied)).toBe(tidied);
      expect(isLikely(type, tidied, TODAY)).toBe(true);
    },
  );

  it.each(table<[AnswerType, string]>(import.meta.url, 'unlikely'))(
    '%s "%s" is asked about, and stays as it was typed',
    (type, typed) => {
      expect(tidyAnswer(type, typed).replaceAll('/', '')).toContain(
        typed.replaceAll('/', '').slice(-2),
      );
      expect(isLikely(type, tidyAnswer(type, typed), TODAY)).toBe(false);
    },
  );
});
