import type {Check} from '../../check';
import {reviews} from '../reviews';
import {brokenRules, type RuleTable, type WordRule} from '../wordRule';
import {certainty} from './certainty';
import {comfort} from './comfort';
import {comparisons} from './comparisons';
import {credentials} from './credentials';
import {cures} from './cures';
import {guarantees} from './guarantees';
import {harmlessness} from './harmless';
import {lastingResults} from './lasting';
import {painless} from './painless';
import {proof} from './proof';
import {ranks} from './rank';
import {results} from './results';
import {risks} from './risks';
import {rivals} from './rivals';
import {speed} from './speed';
import {standing} from './standing';
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
    ...credentials,
    ...risks,
    ...reviews,
    ...results,
    ...proof,
    ...lastingResults,
    ...speed,
    ...certainty,
    ...harmlessness,
    ...comfort,
    ...standing,
    ...ranks,
    ...rivals,
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
