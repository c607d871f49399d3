import {type Check, type Content, memoize, memoizeBeside} from '@dental/content';
import {engineKey, engineOf, rulesOf} from '../engine/engine';
import {findViolations} from '../engine/rule';
import {inSentences} from '../engine/sentences';
import type {Found, Words} from '../engine/types';
import {peopleAround} from '../people/mentions';
import {namesIn} from './names';
import {numbersIn} from './numbers';
import {recognizableIn} from './recognizable';

const privacyRules = rulesOf('privacy');
const recognizableRules = rulesOf('recognizable');

const around = memoize((content: Content) => `${engineKey(content)}\n${peopleAround(content)}`);

const toldIn = memoizeBeside(around, (words: Words, content: Content): Found[] => {
  const names = namesIn(words, content);
  const told = [
    ...numbersIn(words, content),
    ...names,
    ...(names.length > 0 ? [] : recognizableIn(words, content)),
  ];
  // What the words tell already is not told again by a name among them, or by one that is only suspected.
  const engine = engineOf(content);
  const rules = [...privacyRules(engine), ...recognizableRules(engine)];
  const byWords = told.length > 0 ? findViolations(engine, rules, words) : [];
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
