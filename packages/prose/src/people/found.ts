import type {Found} from '../engine/sentences';

const CORRECT = 'Correct the words, or the page.';

/** A warning that a sentence and a page of our team differ. */
export const wrong = (at: number, quote: string, what: string, fix = CORRECT, finding = 'facts/person'): Found => ({
  ...{at, quote, what, fix, finding},
  severity: 'warning',
});
