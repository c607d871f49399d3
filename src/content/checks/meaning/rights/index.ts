import type {Check} from '../../check';
import {brokenRules, type RuleTable} from '../wordRule';
import {applicants} from './applicants';
import {consent} from './consent';
import {data} from './data';
import {help} from './help';
import {records} from './records';
import {refusal} from './refusal';
import {separation} from './separation';
import {terms} from './terms';

/** What is plainly unlawful stands first in each topic: of what is said already, a warning tells nothing new. */
const rights: RuleTable = {
  rules: [...refusal, ...separation, ...help, ...data, ...consent, ...records, ...terms, ...applicants],
};

/** What patients and applicants have a right to is not taken from them. */
export const checkRights: Check = (content) => brokenRules(content, rights);
