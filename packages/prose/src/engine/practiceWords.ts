import {type Content, memoize, shortName} from '@dental/content';
import {setPracticeWords} from './lexicon';
import {forgetSentences} from './tokens';
import type {PracticeWords} from './vocabulary';

/** What the records say of the practice: its name, its town and state, and the first names of its people. */
const practiceWords = memoize(({practice, pages}: Content): PracticeWords => {
  const {name = '', address} = practice ?? {};
  const people = pages.flatMap((page) => (page.kind === 'dentist' || page.kind === 'staff' ? page.name : []));
  return {
    OUR_NAME: [name, shortName(name)].map(entry).filter(Boolean),
    OUR_TOWN: [address?.city ?? '', address?.state ?? ''].map(entry).filter(Boolean),
    OUR_PEOPLE: people.map((whole) => entry(whole.replace(/^(?:Dr|Mr|Ms|Mrs)\. /, '').split(' ')[0] ?? '')),
  };
});

const entry = (name: string): string =>
  name
    .toLowerCase()
    .trim()
    .replaceAll(/[\s-]+/g, '_');

/** The same as a text: as long as it does not change, what was found in a sentence holds. */
export const practiceWordsKey = memoize((content: Content): string => JSON.stringify(practiceWords(content)));

let current = '';

/** Lets the vocabulary know the practice of a content. */
export function knowPractice(content: Content): void {
  const key = practiceWordsKey(content);
  if (key === current) return;
  current = key;
  setPracticeWords(practiceWords(content));
  forgetSentences();
}
