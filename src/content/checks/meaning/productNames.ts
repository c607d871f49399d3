import leven from 'leven';
import type {Content} from '../../content';
import {replaceOnce} from '../../fix/suggest';
import {memoize, memoizeTextsBeside} from '../../memoize';
import type {Problem} from '../../problem';
import type {Check} from '../check';
import {factsAround} from '../factsAround';
import {sayingsOf} from './sayings';

/** Names of products and companies as their owners write them. */
const NAMES = [
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
export const checkProductNames: Check = (content) =>
  sayingsOf(content)
    .filter(({voice}) => voice !== 'patient')
    .flatMap((saying) =>
      misspelledIn(saying.text, content).map(({at, found, right}): Problem => {
        const line = saying.lineAt(at);
        const suggestion = replaceOnce(content, saying.file, line, found, right);
        return {
          file: saying.file,
          line,
          field: saying.field,
          what: `"${found}" is spelled "${right}" elsewhere.`,
          fix: `Write ${right}.`,
          finding: 'facts/product-name',
          quote: found,
          ...(suggestion && {suggestion}),
        };
      }),
    );

/** Long names in one word, of which a word that begins alike and ends otherwise is a slip. */
const LONG_NAMES = NAMES.filter((name) => /^\p{L}{8,}$/u.test(name) && name !== 'Medicaid');

const misspelledIn = memoizeTextsBeside(factsAround, (text, content: Content) => [
  ...spelledOtherwise(text, content),
  ...nearlyNamed(text),
]);

function nearlyNamed(text: string): {at: number; found: string; right: string}[] {
  return [...text.matchAll(/(?<![\p{L}./@#])\p{Lu}\p{L}{6,}(?!\p{L})/gu)].flatMap(({0: found, index: at}) => {
    const right = LONG_NAMES.find(
      (name) =>
        name.slice(0, 4).toLowerCase() === found.slice(0, 4).toLowerCase() &&
        !found.toLowerCase().startsWith(name.toLowerCase()) &&
        leven(name.toLowerCase(), found.toLowerCase()) <= 2,
    );
    return right === undefined ? [] : [{at, found, right}];
  });
}

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
    ...NAMES,
    ...(practice ? [practice.name] : []),
    ...(paymentPartners ?? []).map(({name}) => name.split(' ').slice(0, 3).join(' ')),
  ];
  const loose = all.map((name) =>
    keyLetters(name)
      .split('')
      .map((letter) => letter.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[ -]?'),
  );
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
