import {factsIn, type FactFinder} from './typedFact';

/** The street with its number, the suite, or the zip code. */
export const streetAddress: FactFinder = (sentence, {practice}) => {
  if (!practice) return [];
  const {street, zip} = practice.address;
  const [number = ''] = street.split(' ');
  const name = street.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] ?? '';
  const [suite = zip] = /\bSuite \w+/i.exec(street) ?? [];
  if (![number, zip, suite].some((part) => sentence.includes(part))) return [];
  const pattern = new RegExp(`\\b${number}\\b.{1,16}?\\b${name}\\b|\\b${zip}\\b|\\b${suite}\\b`, 'gi');
  return factsIn(sentence, pattern, (found) => ({
    what: `Our address is typed into the text: ${found}.`,
    fix: 'Write <Address /> instead; the address stands in _practice/practice.yml.',
  })).slice(0, 1);
};
