import {type Check, type Content, memoize, memoizeWithContext} from '@dental/content';
import {getEngineKey, getEngine, selectRules} from '../engine/engine';
import {findViolations} from '../engine/rule';
import {createSentenceCheck} from '../engine/sentences';
import type {Finding, Words} from '../engine/types';
import {getPeopleKey} from '../people/mentions';
import {findPatientNames} from './names';
import {findPatientNumbers} from './numbers';
import {findRecognizableNames} from './recognizable';

const privacyRules = selectRules('privacy');
const recognizableRules = selectRules('recognizable');

const getRecordsKey = memoize(
  (content: Content) => `${getEngineKey(content)}\n${getPeopleKey(content)}`,
);

const findInWords = memoizeWithContext(
  getRecordsKey,
  (words: Words, content: Content): Finding[] => {
    const names = findPatientNames(words, content);
    const findings = [
      ...findPatientNumbers(words, content),
      ...names,
      ...(names.length > 0 ? [] : findRecognizableNames(words, content)),
    ];
    if (findings.length === 0) return [];
    const engine = getEngine(content);
    const rules = [...privacyRules(engine), ...recognizableRules(engine)];
    const violations = findViolations(engine, rules, words);
    if (violations.length === 0) return findings;
    // A rule already reports these words, so another finding about a name there would be too much.
    const isReported = (at: number, end: number) =>
      violations.some(
        ({rule, index, text}) =>
          rule.level !== 'warning' && at < index + text.length && index < end,
      );
    return findings.filter(
      ({at, quote = '', severity}) => severity !== 'warning' && !isReported(at, at + quote.length),
    );
  },
);

/** Reports names, numbers, and places that identify a patient. Other words: rules/privacy.yml. */
export const checkPatientsPrivacy: Check = createSentenceCheck(
  ({words}, content) => findInWords(words, content),
  getPeopleKey,
);
