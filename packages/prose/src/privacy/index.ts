import {type Check, type Content, memoizeBeside} from '@dental/content';
import {rulesOf} from '../engine/check';
import {violations} from '../engine/rule';
import {type Found, inSentences, type Words} from '../engine/sentences';
import {peopleAround} from '../people/mentions';
import {namesIn} from './names';
import {numbersIn} from './numbers';
import {recognizableIn} from './recognizable';

const BY_WORDS = [...rulesOf('privacy'), ...rulesOf('recognizable')];

const toldIn = memoizeBeside(peopleAround, (words: Words, content: Content): Found[] => {
  const names = namesIn(words, content);
  const told = [
    ...numbersIn(words, content),
    ...names,
    ...(names.length > 0 ? [] : recognizableIn(words, content)),
  ];
  // What the words tell already is not told again by a name among them, or by one that is only suspected.
  const byWords = told.length > 0 ? violations(BY_WORDS, words) : [];
  const isToldAt = (at: number, end: number) =>
    byWords.some(
      ({rule, index, text}) => rule.level !== 'warning' && at < index + text.length && index < end,
    );
  return told.filter(
    ({at, quote = '', severity}) =>
      byWords.length === 0 || (severity !== 'warning' && !isToldAt(at, at + quote.length)),
  );
});

/** No sentence tells who a patient is by a name, a number, a date, an address or a place; by other words: rules/privacy.yml. */
export const checkPatientsPrivacy: Check = inSentences(
  ({words}, content) => toldIn(words, content),
  peopleAround,
);
