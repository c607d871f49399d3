import type {Found} from './sentences';

/** What a person should judge, at a place of a sentence. */
export const warning = (at: number, quote: string, what: string, fix: string, finding: string): Found => ({
  ...{at, quote, what, fix, finding},
  severity: 'warning',
});
