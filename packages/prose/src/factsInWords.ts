import {type Check, type Content, memoize, memoizeBeside} from '@dental/content';
import {contradictions} from './amounts/contradictions';
import {otherCounts} from './amounts/counts';
import {impossible} from './amounts/impossible';
import {otherPrices} from './amounts/prices';
import {RECORDS} from './amounts/records';
import {practiceWordsKey} from './engine/practiceWords';
import {inSentences, type SentenceCheck, type Found, type Words} from './engine/sentences';
import {ourPlace} from './ourPlace';
import {otherCareers} from './people/careers';
import {otherPeople, otherGender, otherLanguage} from './people/names';
import {teamOf} from './people/team';
import {when} from './when/sentences';

const FACTS =
  'today practice policies claims paymentPartners insurance hours costs integrations promotions'.split(
    ' ',
  ) as (keyof Content)[];

/** Everything that a sentence is compared with, as a text: facts, the day, our people, and whether there is a site, without which no figure is. */
export const contextCacheKey = memoize((content: Content): string => {
  const {site, cases} = content;
  const facts = FACTS.map((name) => content[name]);
  const counts = [
    cases.length,
    RECORDS['selected-reviews']?.(content, ''),
    RECORDS['other-floor']?.(content, ''),
  ];
  return JSON.stringify([facts, practiceWordsKey(content), teamOf(content), !!site, counts]);
});

const SENTENCE_CHECKS: readonly SentenceCheck[] = [
  ourPlace,
  when,
  impossible,
  contradictions,
  otherCounts,
  otherPeople,
];

const foundIn = memoizeBeside(contextCacheKey, (words: Words, content: Content): Found[] =>
  words.voice === 'patient' ? [] : SENTENCE_CHECKS.flatMap((find) => find(words, content)),
);

/** What a sentence says about days, prices, people, their careers and hours agrees with the calendar and with our facts. */
export const checkFactsInWords: Check = inSentences((sentence, content) => {
  const found = foundIn(sentence.words, content);
  if (sentence.voice !== 'page' && sentence.voice !== 'facts') return found;
  return [
    ...found,
    ...[otherPrices, otherCareers, otherLanguage, otherGender].flatMap((find) =>
      find(sentence, content),
    ),
  ];
}, contextCacheKey);
