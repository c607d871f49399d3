/** A phone number in a text, as it is written and by its ten or seven digits. */
export interface WrittenPhone {
  at: number;
  text: string;
  digits: string;
}

/** Numbers that cost the caller nothing, which offices for complaints and help lines have. */
export const TOLL_FREE = /^8(?:00|33|44|55|66|77|88)/;

const PHONE =
  /(?<![\d-])(?:\+?1[ .\u2011-]?)?(?:\(\d{3}\) ?|\d{3}[ .\u2011\u2013-])\d{3}[ .\u2011\u2013-]\d{4}(?!\d)|(?<![\d-])\d{3}[-\u2011.]\d{4}(?![\d-])|(?<![\d-])(?:\(\d{3}\)|\d{3})[ .\u2011-]?\d{7}(?![\d-])|(?<![\d.$-])\+?1?\d{10}(?![\d-])/g;

/**
 * The phone numbers of the United States in a text, in any form, without the country's code in their digits. One that nobody
 * can have, such as one of a misprint, is found as well: a library that knows which numbers exist passes it by.
 */
export function phonesIn(text: string): WrittenPhone[] {
  return [...text.matchAll(PHONE)].map(({0: found, index}) => ({
    at: index,
    text: found,
    digits: found.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, ''),
  }));
}
