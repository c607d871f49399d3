import type {Content} from '../../../content';
import {memoize, memoizeTextsBeside} from '../../../memoize';
import type {Check} from '../../check';
import {teamOf} from '../people';
import {inSayings, type Words} from '../sayings';
import {ANSWER_RULES} from './answers';
import {calledIn} from './calledPatients';
import {namesIn} from './namedPatients';
import {numbersIn} from './numbers';
import {firstTold, type Told} from './rule';
import {STORY_RULES} from './stories';

const RULES = [...ANSWER_RULES, ...STORY_RULES];

/** Whom a name, a number or an address may be of. */
const ourOwn = memoize((content: Content) => JSON.stringify([content.practice, teamOf(content)]));

/** What a sentence tells. */
const toldIn = memoizeTextsBeside(ourOwn, (words: Words, content: Content): Told[] => {
  const told = firstTold(RULES, words);
  const names = namesIn(words, teamOf(content));
  return [
    ...(told ? [told] : []),
    ...numbersIn(words, content),
    ...names,
    ...(names.length > 0 ? [] : calledIn(words, teamOf(content))),
  ];
});

/** No sentence tells who a patient is. */
export const checkPatientsPrivacy: Check = inSayings(
  ({words, file, lineAt, field}, content) =>
    toldIn(words, content).map(({at, ...told}) => ({file, line: lineAt(at), field, ...told})),
  ourOwn,
);
