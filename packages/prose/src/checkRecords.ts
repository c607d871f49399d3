import {
  type Check,
  type Content,
  getPracticeFile,
  memoize,
  memoizeWithContext,
} from '@dental/content';
import {findContradictions} from './amounts/contradictions';
import {findWrongPrices} from './amounts/prices';
import {listStatements} from './amounts/records';
import {getEngineKey, getEngine} from './engine/engine';
import {createSentenceCheck, type SentenceCheck} from './engine/sentences';
import type {Finding, Words} from './engine/types';
import {findPlaceContradictions} from './ourPlace';
import {findCareerContradictions, findOtherLife, findSchoolOnOwnPage} from './people/careers';
import {findWrongDentistDays} from './people/days';
import {findWrongLanguages} from './people/languages';
import {findUnknownPeople} from './people/names';
import {readTeam} from './people/team';
import {findWrongHandles} from './typedFacts/handles';
import {findTimeContradictions} from './when/sentences';

const RECORD_FIELDS = [
  'today',
  'practice',
  'policies',
  'claims',
  'paymentPartners',
  'insurance',
  'hours',
  'costs',
  'integrations',
  'promotions',
] as const satisfies readonly (keyof Content)[];

/** Everything that sentences are compared with, as text: records, people, and vocabulary. */
export const getContextKey = memoize((content: Content): string => {
  const {site} = content;
  const facts = RECORD_FIELDS.map((name) => content[name]);
  const key = [facts, getEngineKey(content), readTeam(content), !!site, listStatements(content)];
  return JSON.stringify(key);
});

const SENTENCE_CHECKS: readonly SentenceCheck[] = [
  findPlaceContradictions,
  findWrongHandles,
  findTimeContradictions,
  findContradictions,
  findUnknownPeople,
  findCareerContradictions,
];

const findInWords = memoizeWithContext(getContextKey, (words: Words, content: Content): Finding[] =>
  words.voice === 'patient'
    ? []
    : SENTENCE_CHECKS.flatMap((find) => find(words, content, getEngine(content))),
);

/** A notice describes temporary differences from our records. */
const NOTICES_FILE = getPracticeFile('notices');

/** Reports sentences about days, hours, prices, and people that contradict our records. */
export const checkFactsInWords: Check = createSentenceCheck((sentence, content) => {
  if (sentence.file === NOTICES_FILE) return [];
  const findings = findInWords(sentence.words, content);
  if (sentence.voice !== 'page' && sentence.voice !== 'facts') return findings;
  return [
    ...findings,
    ...findWrongPrices(sentence, content),
    ...findWrongDentistDays(sentence, content),
    ...findWrongLanguages(sentence, content),
    ...findSchoolOnOwnPage(sentence, content),
    ...findOtherLife(sentence, content),
  ];
}, getContextKey);
