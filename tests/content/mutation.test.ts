import {describe, expect, it} from 'vitest';
import {NIGHTLY} from '@dental/testing/nightly';
import {failuresOf} from '../support/mutation/run';

const SEEDS = Number(process.env.SEEDS ?? (NIGHTLY ? 2000 : 100));
const FIRST = Number(process.env.FIRST_SEED ?? 0);

describe('a slip in a real file', () => {
  it(
    `neither breaks the check nor loses words in silence, in ${SEEDS} of them`,
    async () => {
      const failures = await failuresOf(Array.from({length: SEEDS}, (_, index) => FIRST + index));
      expect(failures, failures.join('\n')).toEqual([]);
    },
    SEEDS * 1000,
  );
});
