import type {Check} from '../../check';
import {brokenRules, type RuleTable, type WordRule} from '../wordRule';
import {comparisons} from './comparisons';
import {cures} from './cures';
import {guarantees} from './guarantees';
import {painless} from './painless';
import {proof} from './proof';
import {results} from './results';
import {reviews} from './reviews';
import {risks} from './risks';
import {superiority} from './superiority';
import {titles} from './titles';

/** The first rule of each place wins. */
const claims: RuleTable = {
  given: ["Gilbert's Top Modern Dentist: Emergency & Comprehensive Care"],
  rules: bySeverity([
    ...superiority,
    ...comparisons,
    ...painless,
    ...guarantees,
    ...cures,
    ...titles,
    ...risks,
    ...reviews,
    ...results,
    ...proof,
  ]),
  ofPatients: {
    severity: 'warning',
    fix: 'A patient may think so, and on our site it counts as our own claim (16 CFR 255.1): choose another text, or say why it may stand in exceptions.yml.',
  },
};

/** The errors first: of what is said already, a warning tells nothing new. */
function bySeverity(rules: readonly WordRule[]): WordRule[] {
  const isWarning = ({severity}: WordRule) => severity === 'warning';
  return [...rules.filter((rule) => !isWarning(rule)), ...rules.filter(isWarning)];
}

/** Claims that the law does not allow a dentist to make. */
export const checkClaims: Check = (content) => brokenRules(content, claims);
