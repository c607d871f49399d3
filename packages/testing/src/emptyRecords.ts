import type {Records} from '@dental/changes/review';

/** The records of a review without any finding. */
export const EMPTY_RECORDS: Records = {
  approval: '',
  facts: [],
  words: [],
  warnings: [],
  firstPoints: [],
  treatmentPaths: [],
  closures: [],
  offers: [],
};
