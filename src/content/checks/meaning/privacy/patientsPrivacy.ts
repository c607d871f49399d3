import type {Content} from '../../../content';
import {memoize, memoizeTextsBeside} from '../../../memoize';
import type {Check} from '../../check';
import {teamOf} from '../people';
import {inSayings, type Words} from '../sayings';
import {brokenRules} from '../wordRule';
import {ANSWER_RULES} from './answers';
import {calledIn} from './calledPatients';
import {namesIn} from './namedPatients';
import {contactIn, NUMBERS} from './numbers';
import {RECORD_RULES} from './records';
import {tableOf, type Told} from './rule';
import {STORY_RULES} from './stories';

const STORIES = tableOf('patient', [...ANSWER_RULES, ...STORY_RULES, ...RECORD_RULES]);

/** Whom a name, a number or an address may be of. */
const ourOwn = memoize((content: Content) => JSON.stringify([content.practice, teamOf(content)]));

/** The people of a sentence, and how they are reached. */
const toldIn = memoizeTextsBeside(ourOwn, (words: Words, content: Content): Told[] => {
  const names = namesIn(words, teamOf(content));
  return [...contactIn(words, content), ...names, ...(names.length > 0 ? [] : calledIn(words, teamOf(content)))];
});

const checkPeopleNamed: Check = inSayings(({words}, content) => toldIn(words, content), ourOwn);

/** No sentence tells who a patient is. */
export const checkPatientsPrivacy: Check = (content) => [
  ...brokenRules(content, STORIES),
  ...brokenRules(content, NUMBERS),
  ...checkPeopleNamed(content),
];
