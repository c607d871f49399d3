import elsewhere from '../data/elsewhere.json';
import {
  type Check,
  closestMatch,
  type Content,
  escapePattern,
  isEnglish,
  memoize,
} from '@dental/content';
import {inSentences} from './engine/sentences';

/** Names of products and companies as their owners write them. */
export const PRODUCT_NAMES: readonly string[] = elsewhere.products;

/** Names only with a capital letter: in small letters they are common words. */
const COMMON = new Set(['zoom', 'crest', 'google', 'venmo']);

/** A name of a product, of a partner or of ours is spelled in one way. */
export const checkProductNames: Check = inSentences(
  ({voice, text}, content) => {
    if (voice === 'patient') return [];
    const {byKey, pattern} = namesOf(content);
    const named = [...text.matchAll(pattern)].map((match) => ({
      match,
      by: spelled(match[0], byKey),
    }));
    const meant = [...text.matchAll(WORD)].map((match) => ({match, by: meantBy(match[0], byKey)}));
    return [...named, ...meant].flatMap(({match: {0: quote, index: at}, by}) => {
      const message = `"${quote}" is spelled "${by}" elsewhere.`;
      return quote === by
        ? []
        : [{at, quote, by, finding: 'facts/product-name', message, remedy: `Write ${by}.`}];
    });
  },
  ({practice, paymentPartners}) => JSON.stringify([practice?.name, paymentPartners]),
);

/** A longer word with a capital: perhaps a name with a slip in it. */
const WORD = /(?<![\p{L}./@#-])\p{Lu}\p{L}{6,}(?![\p{L}@])/gu;

/** A name as it should stand; what is a word, or short and in capitals, stays. */
function spelled(found: string, byKey: ReadonlyMap<string, string>): string {
  const isWord = COMMON.has(found) || (found === found.toUpperCase() && found.length < 5);
  return (isWord ? undefined : byKey.get(keyOf(found))) ?? found;
}

/** Every name by its letters, and a pattern that finds them in small letters, in pieces or with hyphens too. */
const namesOf = memoize(({practice, paymentPartners = []}: Content) => {
  const partners = paymentPartners.map(({name}) => name.split(' ').slice(0, 3).join(' '));
  const all = [...PRODUCT_NAMES, ...(practice ? [practice.name] : []), ...partners];
  const loose = all.map((name) =>
    [...name.replaceAll(/[ -]/g, '')].map(escapePattern).join('[ -]?'),
  );
  return {
    byKey: new Map(all.map((name) => [keyOf(name), name])),
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d@./#-]|health )(?:${loose.join('|')})(?![\p{L}\d@])`,
      'giu',
    ),
  };
});

/** The long name from which a word is a letter or two away; itself if it is a name, or a word as Medicare is. */
function meantBy(found: string, byKey: ReadonlyMap<string, string>): string {
  const word = keyOf(found);
  const long = [...byKey.keys()].filter(
    (name) => name.length > 6 && name.startsWith(word.charAt(0)),
  );
  const near = long.some((name) => word.startsWith(name)) ? undefined : closestMatch(word, long, 2);
  // Of the longest names a word of the dictionary is a slip as well: "Waterpick".
  const isWord = (near === 'medicaid' || found.length < 8) && isEnglish(word);
  return (!isWord && near !== undefined && byKey.get(near)) || found;
}

const keyOf = (name: string): string => name.replaceAll(/[ -]/g, '').toLowerCase();
