import {escapePattern, memoize, type PracticeFacts, shortenName} from '@dental/content';
import {findFacts, type FactFinder} from './typedFact';

/** Finds the practice's full or short name. */
export const findPracticeName: FactFinder = (sentence, {practice}) => {
  if (!practice) return [];
  return findFacts(sentence, makePattern(practice), (found) => ({
    message: `Our practice's name is typed here, so it could go out of date: ${found}.`,
    remedy: 'Change it to <Fact name="practice.name"/>. The name is in _practice/practice.yml.',
    inField: suggestToken(found, practice),
    ...(found === practice.name && {tag: '<Fact name="practice.name"/>', found}),
  }));
};

/** Matches the name. A short name of one word, such as a town's, may mean something else. */
const makePattern = memoize(({name}: PracticeFacts['practice']): RegExp => {
  const escaped = [name, shortenName(name)]
    .filter((text, index) => index === 0 || text.includes(' '))
    .map((text) => escapePattern(text).replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
});

function suggestToken(found: string, {name}: PracticeFacts['practice']): string {
  const token = found.replaceAll(/\s+/g, ' ') === name ? '{practice}' : '{practice-short}';
  return `Change it to ${token}, including the braces. The name is in _practice/practice.yml.`;
}
