import leven from 'leven';
import {
  type Check,
  type Content,
  dictionaryWith,
  escapePattern,
  memoize,
  memoizeTexts,
  memoizeBeside,
} from '@dental/content';
import {GIVEN_NAMES} from './people/givenNames';
import {inSentences} from './engine/sentences';

/** Names of products and companies as their owners write them. */
export const PRODUCT_NAMES = (
  'Invisalign, CareCredit, Waterpik, Oral-B, Sonicare, YouTube, Google, Yelp, Facebook, Instagram, TikTok, iTero, Zoom, ' +
  'Perio Protect, Botox, Medicaid, AHCCCS, Delta Dental, MetLife, Cigna, Aetna, OraQuick, Listerine, Colgate, Crest, ' +
  'Tylenol, Advil, PayPal, Apple Pay, Google Pay, Venmo'
).split(', ');

/** Words that are a name only with a capital letter; in small letters they are common words. */
const COMMON = new Set(['zoom', 'crest', 'google', 'venmo']);

/** Names in one word of which a word of the dictionary is a slip as well. */
const LONG_NAMES = new Set(PRODUCT_NAMES.filter((name) => /^\p{L}{8,}$/u.test(name) && name !== 'Medicaid'));

/** A name in a text that is spelled otherwise. */
interface Slip {
  at: number;
  found: string;
  right: string;
}

/** A name of a product or of ours is spelled in one way. */
export const checkProductNames: Check = (content) => problemsOf(content);

/** Where names come from beside our list. */
const namedIn = ({practice, paymentPartners, insurance}: Content) =>
  JSON.stringify([practice?.name, paymentPartners, insurance]);

const problemsOf = inSentences(
  (saying, content) =>
    (saying.voice === 'patient' ? [] : slipsIn(saying.text, content)).map(({at, found, right}) => ({
      ...{at, quote: found, by: right, finding: 'facts/product-name'},
      message: `"${found}" is spelled "${right}" elsewhere.`,
      remedy: `Write ${right}.`,
    })),
  namedIn,
);

const slipsIn = memoizeBeside(namedIn, (text: string, content: Content): Slip[] => {
  const {exact, nearest, pairs} = namesOf(content);
  return [
    ...matches(text, exact.pattern, (found, at) => {
      const isOther = /[@./#]/.test(text[at - 1] ?? '') || text[at + found.length] === '@';
      const right = exact.byKey.get(keyOf(found)) ?? found;
      return isOther || isCommon(found, right) ? found : right;
    }),
    // A word with a capital that no dictionary knows, and that is a letter or two from one of a name.
    ...matches(text, /(?<![\p{L}./@#-])\p{Lu}\p{L}{4,}(?![\p{L}@])/gu, nearest),
    ...pairs.flatMap(({name, pattern}) => matches(text, pattern, (found) => (isPair(found, name) ? name : found))),
  ];
});

function matches(text: string, pattern: RegExp, rightOf: (found: string, at: number) => string): Slip[] {
  return [...text.matchAll(pattern)].flatMap(({0: found, index: at}) => {
    const right = rightOf(found, at);
    return right === found ? [] : [{at, found, right}];
  });
}

const namesOf = memoize((content: Content) => {
  const {practice, paymentPartners = []} = content;
  const partners = paymentPartners.map(({name}) => name.split(' ').slice(0, 3).join(' '));
  const all = [...PRODUCT_NAMES, ...(practice ? [practice.name] : []), ...partners];
  const loose = all.map((name) => name.replaceAll(/[ -]/g, '').split('').map(escapePattern).join('[ -]?'));
  const words = wordsOfNames(content);
  return {
    exact: {
      byKey: new Map(all.map((name) => [keyOf(name), name])),
      pattern: new RegExp(String.raw`(?<![\p{L}\d-]|health )(?:${loose.join('|')})(?![\p{L}\d])`, 'giu'),
    },
    nearest: memoizeTexts((found) => nearest(found, words)),
    // Names in two words, and names of partners in three of which the one in the middle is mixed up.
    pairs: [...PRODUCT_NAMES, ...partners].flatMap((name) => {
      const [first = '', second, third] = name.split(' ').map(escapePattern);
      if (second === undefined) return [];
      const rest = third === undefined ? String.raw`[ -]?\p{Lu}\p{L}+` : String.raw` \p{Lu}\p{L}+ ${third}`;
      return [{name, pattern: new RegExp(String.raw`(?<![\p{L}-])${first}${rest}(?!\p{L})`, 'gu')}];
    }),
  };
});

/** A name in several words of which one is another: "Perio-Protec", "Mesa Health Card". */
function isPair(found: string, name: string): boolean {
  const [is, should] = [keyOf(found), keyOf(name)];
  const isNear = is.startsWith(should) || leven(is, should) <= (should.length < 10 ? 1 : 2);
  return is !== should && (isNear || name.split(' ').length > 2);
}

/** The word of a name that a word is a slip for; itself if it is none. */
function nearest(found: string, words: ReadonlySet<string>): string {
  const lower = found.toLowerCase().replace(/'s$/, '');
  if (GIVEN_NAMES.has(found) || [...words].some((word) => word.toLowerCase() === lower)) return found;
  const most = found.length > 7 ? 2 : 1;
  const right = [...words].find(
    (word) =>
      word.charAt(0).toLowerCase() === lower.charAt(0) &&
      !lower.startsWith(word.toLowerCase()) &&
      leven(word.toLowerCase(), lower) <= most,
  );
  const isWord = !LONG_NAMES.has(right ?? '') && dictionaryWith(new Set()).knows(lower);
  return right === undefined || isWord ? found : right;
}

/** The words of our products', partners' and plans' names that are long enough to be told from another. */
function wordsOfNames({practice, paymentPartners = [], insurance}: Content): ReadonlySet<string> {
  const wordsOf = (name: string) => name.split(/[^\p{L}]+/u);
  const {knows} = dictionaryWith(new Set());
  // A plan's name has words of English as well, such as "Premier".
  const others = [...paymentPartners, ...(insurance?.plans ?? [])].flatMap(({name}) =>
    wordsOf(name).filter((word) => !knows(word.toLowerCase())),
  );
  const all = [...[...PRODUCT_NAMES, practice?.name ?? ''].flatMap(wordsOf), ...others];
  return new Set(all.filter((word) => /^\p{Lu}\p{L}{4,}$/u.test(word)));
}

const keyOf = (name: string): string => name.replaceAll(/[ -]/g, '').toLowerCase();

/** "Care credit", "metlife" are slips; "zoom in" and "the crest" are words. */
function isCommon(found: string, right: string): boolean {
  const isWord = COMMON.has(found.toLowerCase()) && found === found.toLowerCase();
  return isWord || (found === found.toUpperCase() && right !== right.toUpperCase() && found.length < 5);
}
