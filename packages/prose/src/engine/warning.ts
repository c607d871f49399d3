import type {Found} from './sentences';

/** What a person should judge, at a place of a sentence. */
export const warning = (at: number, quote: string, message: string, remedy: string, finding: string): Found => ({
  ...{at, quote, message, remedy, finding},
  severity: 'warning',
});
