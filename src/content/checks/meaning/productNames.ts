import leven from 'leven';
import type {Content} from '../../content';
import {escapePattern} from '../../escapePattern';
import {memoize, memoizeTexts, memoizeTextsBeside} from '../../memoize';
import {dictionaryWith} from '../../spelling/dictionary';
import type {Check} from '../check';
import {GIVEN_NAMES} from '../../../../packages/prose/src/people/givenNames';
import {inSayings} from './sayings';

/** Names of products and companies as their owners write them. */
export const PRODUCT_NAMES = [
  'Invisalign',
  'CareCredit',
  'Waterpik',
  'Oral-B',
  'Sonicare',
  'YouTube',
  'Google',
  'Yelp',
  'Facebook',
  'Instagram',
  'TikTok',
  'iTero',
  'Zoom',
  'Perio Protect',
  'Botox',
  'Medicaid',
  'AHCCCS',
  'Delta Dental',
  'MetLife',
  'Cigna',
  'Aetna',
  'OraQuick',
  'Listerine',
  'Colgate',
  'Crest',
  'Tylenol',
  'Advil',
  'PayPal',
  'Apple Pay',
  'Google Pay',
  'Venmo',
];

/** Words that are a name only with a capital letter inside or in two parts; in small letters they are common words. */
const COMMON = new Set(['zoom', 'crest', 'google', 'venmo']);

/** A name of a product or of ours is spelled in one way. */
export const checkProductNames: Check = (content) => problemsOf(content);

const problemsOf = inSayings(
  (saying, content) =>
    (saying.voice === 'patient' ? [] : misspelledIn(saying.text, content)).map(({at, found, right}) => ({
      ...{at, quote: found, by: right, finding: 'facts/product-name'},
      what: `"${found}" is spelled "${right}" elsewhere.`,
      fix: `Write ${right}.`,
    })),
  (content) => namedIn(content),
);

/** Where names come from beside our list. */
const namedIn = ({practice, paymentPartners, insurance}: Content) =>
  JSON.stringify([practice?.name, paymentPartners, insurance]);

const misspelledIn = memoizeTextsBeside(namedIn, (text, content: Content) => [
  ...spelledOtherwise(text, content),
  ...nearlyNamed(text, content),
  ...nearlyPaired(text, content),
]);

/** A word with a capital that no dictionary knows, and that is a letter or two from one of a name. */
function nearlyNamed(text: string, content: Content): {at: number; found: string; right: string}[] {
  const near = nearestOf(content);
  return [...text.matchAll(/(?<![\p{L}./@#-])\p{Lu}\p{L}{4,}(?![\p{L}@])/gu)].flatMap(({0: found, index: at}) => {
    const right = near(found);
    return right === '' ? [] : [{at, found, right}];
  });
}

/** A name in several words of which one is another: "Perio-Protec", "Mesa Health Card". */
function nearlyPaired(text: string, content: Content): {at: number; found: string; right: string}[] {
  return longNames(content).flatMap(({name, first, pattern}) => {
    if (!text.includes(first)) return [];
    return [...text.matchAll(pattern)].flatMap(({0: found, index: at}) => {
      const [is, should] = [keyOf(found), keyOf(name)];
      const isNear = is.startsWith(should) || leven(is, should) <= (should.length < 10 ? 1 : 2);
      const isMixed = name.split(' ').length > 2;
      return is === should || !(isNear || isMixed) ? [] : [{at, found, right: name}];
    });
  });
}

/** Names in two words, and names of partners in three of which the one in the middle is mixed up. */
const longNames = memoize(({paymentPartners}: Content) => {
  const partners = (paymentPartners ?? []).map(({name}) => name.split(' ').slice(0, 3).join(' '));
  return [...PRODUCT_NAMES, ...partners].flatMap((name) => {
    const [first = '', second, third] = name.split(' ').map(escapePattern);
    if (second === undefined) return [];
    const rest = third === undefined ? String.raw`[ -]?\p{Lu}\p{L}+` : String.raw` \p{Lu}\p{L}+ ${third}`;
    return [{name, first, pattern: new RegExp(String.raw`(?<![\p{L}-])${first}${rest}(?!\p{L})`, 'gu')}];
  });
});

/** Names in one word of which a word of the dictionary is a slip as well. */
const LONG_NAMES = new Set(PRODUCT_NAMES.filter((name) => /^\p{L}{8,}$/u.test(name) && name !== 'Medicaid'));

/** The word of a name that a word is a slip for; empty if it is none. */
const nearestOf = memoize((content: Content) => memoizeTexts((found) => nearest(found, wordsOfNames(content)) ?? ''));

function nearest(found: string, words: ReadonlySet<string>): string | undefined {
  const lower = found.toLowerCase().replace(/'s$/, '');
  if (words.has(found) || GIVEN_NAMES.has(found) || [...words].some((word) => word.toLowerCase() === lower))
    return undefined;
  const most = found.length > 7 ? 2 : 1;
  const right = [...words].find(
    (word) =>
      word.charAt(0).toLowerCase() === lower.charAt(0) &&
      Math.abs(word.length - lower.length) <= most &&
      !lower.startsWith(word.toLowerCase()) &&
      leven(word.toLowerCase(), lower) <= most,
  );
  const isWord = !LONG_NAMES.has(right ?? '') && dictionaryWith(new Set()).knows(lower);
  return isWord ? undefined : right;
}

/** The words of our products', partners' and plans' names that are long enough to be told from another. */
const wordsOfNames = memoize(({practice, paymentPartners, insurance}: Content): ReadonlySet<string> => {
  const ours = [...PRODUCT_NAMES, practice?.name ?? ''].flatMap(wordsOf);
  const {knows} = dictionaryWith(new Set());
  // A plan's name has words of English as well, such as "Premier".
  const others = [...(paymentPartners ?? []), ...(insurance?.plans ?? [])]
    .flatMap(({name}) => wordsOf(name))
    .filter((word) => !knows(word.toLowerCase()));
  return new Set([...ours, ...others].filter((word) => /^\p{Lu}\p{L}{4,}$/u.test(word)));
});

const wordsOf = (name: string) => name.split(/[^\p{L}]+/u);

function spelledOtherwise(text: string, content: Content): {at: number; found: string; right: string}[] {
  const {pattern, byKey} = namesOf(content);
  return [...text.matchAll(pattern)].flatMap(({0: found, index: at}) => {
    const right = byKey.get(keyOf(found));
    const isOther = /[@./#]/.test(text[at - 1] ?? '') || text[at + found.length] === '@';
    return right === undefined || right === found || isCommon(found, right) || isOther ? [] : [{at, found, right}];
  });
}

const namesOf = memoize(({practice, paymentPartners}: Content) => {
  const all = [
    ...PRODUCT_NAMES,
    ...(practice ? [practice.name] : []),
    ...(paymentPartners ?? []).map(({name}) => name.split(' ').slice(0, 3).join(' ')),
  ];
  const loose = all.map((name) => keyLetters(name).split('').map(escapePattern).join('[ -]?'));
  return {
    byKey: new Map(all.map((name) => [keyOf(name), name])),
    pattern: new RegExp(String.raw`(?<![\p{L}\d-]|health )(?:${loose.join('|')})(?![\p{L}\d])`, 'giu'),
  };
});

function keyLetters(name: string): string {
  return name.replaceAll(/[ -]/g, '');
}

function keyOf(name: string): string {
  return keyLetters(name).toLowerCase();
}

/** "Care credit", "metlife" are slips; "zoom in" and "the crest" are words. */
function isCommon(found: string, right: string): boolean {
  return (
    (COMMON.has(found.toLowerCase()) && found === found.toLowerCase()) ||
    (found === found.toUpperCase() && right !== right.toUpperCase() && found.length < 5)
  );
}
