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

const recordsKey = memoize((content: Content) => `${engineKey(content)}\n${peopleAround(content)}`);

const findingsIn = memoizeBeside(recordsKey, (words: Words, content: Content): Found[] => {
  const names = namesIn(words, content);
  const findings = [
    ...numbersIn(words, content),
    ...names,
    ...(names.length > 0 ? [] : recognizableIn(words, content)),
  ];
  if (findings.length === 0) return [];
  const engine = engineOf(content);
  const rules = [...privacyRules(engine), ...recognizableRules(engine)];
  const violations = findViolations(engine, rules, words);
  if (violations.length === 0) return findings;
  // A rule reports these words already, so a name among them or a suspicion would be too much.
  const isReported = (at: number, end: number) =>
    violations.some(
      ({rule, index, text}) => rule.level !== 'warning' && at < index + text.length && index < end,
    );
  return findings.filter(
    ({at, quote = '', severity}) => severity !== 'warning' && !isReported(at, at + quote.length),
  );
});

/** Reports names, numbers, and places that identify a patient. Other words: rules/privacy.yml. */
export const checkPatientsPrivacy: Check = inSentences(
  ({words}, content) => findingsIn(words, content),
  peopleAround,
);
