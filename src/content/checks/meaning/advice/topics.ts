import {aftercare} from './aftercare';
import type {BadAdvice} from './badAdvice';
import {disclosure} from './disclosure';
import {emergencies} from './emergencies';
import {habits} from './habits';
import {medicines} from './medicines';
import {talk} from './myths';
import {remediesAtHome} from './remedies';
import {sedated} from './sedated';
import {situations} from './situations';

/** Advice that harms whoever follows it, the gravest first: of a line the first that is found is said. */
export const TOPICS: readonly BadAdvice[] = [
  ...emergencies,
  ...medicines,
  ...disclosure,
  ...remediesAtHome,
  ...sedated,
  ...aftercare,
  ...talk,
  ...situations,
  ...habits,
];
