import {describe, expect, it} from 'vitest';
import {NIGHTLY} from '@dental/testing/nightly';
import {failuresOf} from '../support/mutation/run';

const SEEDS = Number(process.env.SEEDS ?? (NIGHTLY ? 2000 : 100));
const FIRST = Number(process.env.FIRST_SEED ?? 0);

describe('loadSite with a typo in a real file', () => {
  it(
    `reports it or keeps all text, ${SEEDS} times`,
    async () => {
      const failures = await failuresOf(Array.from({length: SEEDS}, (_, index) => FIRST + index));
      expect(failures, failures.join('\n')).toEqual([]);
    },
    SEEDS * 1000,
  );
});
