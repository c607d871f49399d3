import {memoizeTexts} from '@dental/content';

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

const PHONE_FORMS = [
  // (480) 555-0142, +1 480.555.0142
  [
    String.raw`(?<![\d-])(?:\+?1${SEPARATOR}?)?`,
    String.raw`(?:\(\d{3}\) ?|\d{3}[ .\u2011\u2013-])\d{3}[ .\u2011\u2013-]\d{4}(?!\d)`,
  ].join(''),
  // 555-0142
  String.raw`(?<![\d-])\d{3}[-\u2011.]\d{4}(?![\d-])`,
  // 480 5550142
  String.raw`(?<![\d-])(?:\(\d{3}\)|\d{3})${SEPARATOR}?\d{7}(?![\d-])`,
  // 4805550142
  String.raw`(?<![\d.$-])\+?1?\d{10}(?![\d-])`,
];
const PHONE = new RegExp(PHONE_FORMS.join('|'), 'g');

/**
 * Finds the phone numbers of the United States in a text, in any form. It also finds mistyped
 * numbers that no one can have, which a library would skip.
 */
export const findPhones = memoizeTexts((text): readonly WrittenPhone[] =>
  [...text.matchAll(PHONE)].map(({0: match, index}) => ({
    at: index,
    text: match,
    digits: match.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, ''),
  })),
);
