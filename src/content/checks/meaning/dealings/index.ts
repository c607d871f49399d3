import type {Check} from '../../check';
import {brokenRules, type RuleTable} from '../wordRule';
import {credit} from './credit';
import {insurance} from './insurance';
import {privateWays} from './privateWays';
import {reviews} from './reviews';
import {visits} from './visits';

/*
 * What a practice must not offer, pay, advise or ask in words: money for referrals (A.R.S. § 32-1201.01), shares of a
 * patient's that are waived (insurance fraud), reviews that are steered (16 CFR 465), credit whose conditions are left out
 * (12 CFR 1026.24), and health information sent by ways that are not private (45 CFR 164.312).
 */
const dealings: RuleTable = {rules: [...visits, ...insurance, ...credit, ...reviews, ...privateWays]};

/** What the practice offers, asks and advises is allowed. */
export const checkDealings: Check = (content) => brokenRules(content, dealings);
