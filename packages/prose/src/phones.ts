import {memoizeTexts, NUMBER_WORDS} from '@dental/content';

/** A phone number in a text. */
export interface WrittenPhone {
  at: number;
  text: string;
  /** Its ten or seven digits, without the country code. */
  digits: string;
}

/** Toll-free numbers, which help lines and offices for complaints have. */
export const TOLL_FREE_AREA_CODE = /^8(?:00|33|44|55|66|77|88)/;

/** The characters that people write between parts of a number. */
const SEPARATOR = String.raw`[ .\u2011-]`;

/** A period or a dash, with or without spaces. */
const DASH = String.raw` ?[.\u2011\u2013-] ?`;

const PHONE_FORMS = [
  // (480) 555-0142, +1 480.555.0142, 480 - 555 - 0142
  [
    String.raw`(?<![\d-])(?:\+?1${SEPARATOR}?)?`,
    String.raw`(?:\(\d{3}\) ?|\d{3}(?: |/|${DASH}))\d{3}(?: |${DASH})\d{4}(?!\d)`,
  ].join(''),
  // 555-0142
  String.raw`(?<![\d-])\d{3}[-\u2011.]\d{4}(?![\d-])`,
  // Call 555 0142
  [
    String.raw`(?<=\b(?:[Cc]all|[Tt]ext|[Cc]ell|[Pp]hone|[Ll]lam\w+|[Mm]arque)\b[^.;\d]{0,30} )`,
    String.raw`\d{3} \d{4}(?![\d-])`,
  ].join(''),
  // 480 5550142
  String.raw`(?<![\d-])(?:\(\d{3}\)|\d{3})${SEPARATOR}?\d{7}(?![\d-])`,
  // wa.me/14805550142
  String.raw`\bwa\.me/\+?1?\d{10}(?!\d)`,
  // 4805550142
  String.raw`(?<![\d.$-])\+?1?\d{10}(?![\d-])`,
];

/** The digits as people say them, in English and Spanish: a list for each digit. */
const SPOKEN_DIGITS: readonly (readonly string[])[] = [
  ['zero', 'oh', 'cero'],
  ...['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'].map(
    (spanish, index) => [NUMBER_WORDS[index + 1]!, spanish],
  ),
];
const SPOKEN_DIGIT = String.raw`(?:${SPOKEN_DIGITS.flat().join('|')})`;

/** Four eight zero, five five five, oh one four two. */
const SPOKEN_PHONE = String.raw`\b${SPOKEN_DIGIT}(?:[ ,.-]{1,2}${SPOKEN_DIGIT}){9}\b`;

/** The letters on the keys of a phone, from 2 to 9. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** 480-55-SMILE, (480) 555-TEETH; ten digits and letters in all. */
const LETTERED_PHONE = [
  String.raw`(?<![\d-])(?:1-)?(?:\(\d{3}\) ?|\d{3}[.-])`,
  String.raw`(?=(?:[.-]?[\dA-Z]){7}(?![\dA-Za-z]))(?:\d{1,3}[.-]?)?[A-Z]{4,7}`,
].join('');

const PHONES: readonly RegExp[] = [
  new RegExp(PHONE_FORMS.join('|'), 'g'),
  new RegExp(SPOKEN_PHONE, 'gi'),
  new RegExp(LETTERED_PHONE, 'g'),
];

/**
 * Finds the phone numbers of the United States in a text, in any form. It also finds mistyped
 * numbers that no one can have, which a library would skip.
 */
export const findPhones = memoizeTexts((text): readonly WrittenPhone[] =>
  PHONES.flatMap((pattern) => [...text.matchAll(pattern)]).map(({0: match, index}) => ({
    at: index,
    text: match,
    digits: readDigits(match).replace(/^1(?=\d{10}$)/, ''),
  })),
);

function readDigits(phone: string): string {
  const toDigit = (word: string) =>
    SPOKEN_DIGITS.findIndex((words) => words.includes(word.toLowerCase()));
  const toKey = (letter: string) => KEYS.findIndex((letters) => letters.includes(letter)) + 2;
  const dialed = /\d/.test(phone)
    ? phone.replaceAll(/[A-Z]/g, (letter) => String(toKey(letter)))
    : phone.replaceAll(/\p{L}+/gu, (word) => String(toDigit(word)));
  return dialed.replaceAll(/\D/g, '');
}
