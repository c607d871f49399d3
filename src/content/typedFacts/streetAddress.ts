import {factsIn, type FactFinder} from './typedFact';

/** The street with its number, or the zip code. */
export const streetAddress: FactFinder = (sentence, {practice}) => {
  if (!practice) return [];
  const {street, zip} = practice.address;
  const [number = ''] = street.split(' ');
  if (!sentence.includes(number) && !sentence.includes(zip)) return [];
  const name = street.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] ?? '';
  return factsIn(sentence, new RegExp(`\\b${number}\\b.{1,16}?\\b${name}\\b|\\b${zip}\\b`, 'gi'), (found) => ({
    what: `Our address is typed into the text: ${found}.`,
    fix: 'Write <Address /> instead; the address stands in _practice/practice.yml.',
  }));
};
