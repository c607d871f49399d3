import {memoize, type PracticeFacts} from '@dental/content';
import {STREET} from '../engine/letters';
import {factsIn, type FactFinder} from './typedFact';

const A_STREET = new RegExp(STREET, 'u');

/** Words with which an address is said to be ours. */
const SAID_AS_OURS =
  /\b(?:our (?:new )?(?:address|office|practice|location)|(?:find|visit|see) us (?:at|on)|we(?:'re|’re| are| have moved| moved) (?:at|to)|come to us)\b/i;

/** The street with its number, the suite, or the zip code; and any that is said to be ours. */
export const streetAddress: FactFinder = (sentence, {practice}) => {
  if (!practice) return [];
  const [number = ''] = practice.address.street.split(' ');
  const other = SAID_AS_OURS.test(sentence) && !sentence.includes(number) && A_STREET.exec(sentence);
  if (other) {
    const message = `An address that is not ours is said to be: ${other[0].trim()}.`;
    const remedy = 'Write <Address /> if ours is meant, or say in the sentence whose it is.';
    return [{at: other.index, message, remedy}];
  }
  return factsIn(sentence, patternOf(practice.address), (found) => ({
    message: `Our address is typed into the text: ${found}.`,
    remedy: 'Write <Address /> instead; the address is in _practice/practice.yml.',
  })).slice(0, 1);
};

/** The number and the longest word of the street, the suite or the zip code. */
const patternOf = memoize(({street, zip}: PracticeFacts['practice']['address']) => {
  const [number = ''] = street.split(' ');
  const name = street.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] ?? '';
  const [suite = zip] = /\bSuite \w+/i.exec(street) ?? [];
  return new RegExp(`\\b${number}\\b.{1,16}?\\b${name}\\b|\\b${zip}\\b|\\b${suite}\\b`, 'gi');
});
