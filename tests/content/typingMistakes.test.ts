import {describe, expect, it} from 'vitest';
import {NIGHTLY} from '@dental/testing/nightly';
import {findFailures} from '../support/typingMistakes/run';

const SEED_COUNT = Number(process.env.SEEDS ?? (NIGHTLY ? 2000 : 100));
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 0);

describe('loadSite with a typo in a real file', () => {
  it(
    `reports it or keeps all text, ${SEED_COUNT} times`,
    async () => {
      const failures = await findFailures(
        Array.from({length: SEED_COUNT}, (_, index) => FIRST_SEED + index),
      );
      expect(failures, failures.join('\n')).toEqual([]);
    },
    SEED_COUNT * 1000,
  );
});
