import type {Check} from '../../check';
import {brokenRules, type RuleTable} from '../wordRule';
import {bills} from './bills';
import {credit} from './credit';
import {debts} from './debts';
import {fraud} from './fraud';
import {insurance} from './insurance';
import {pressure} from './pressure';
import {privateWays} from './privateWays';
import {referrals} from './referrals';

/*
 * What a practice must not offer, pay, advise or ask in words: money for referrals (A.R.S. § 32-1201.01), shares of a
 * patient's that are waived (insurance fraud), credit whose conditions are left out (12 CFR 1026.24), fees that are hidden,
 * debts that others hear of, and health information sent by ways that are not private (45 CFR 164.312).
 */
const dealings: RuleTable = {
  rules: [...referrals, ...pressure, ...insurance, ...fraud, ...credit, ...bills, ...debts, ...privateWays],
};

/** What the practice offers, asks and advises is allowed. */
export const checkDealings: Check = (content) => brokenRules(content, dealings);
