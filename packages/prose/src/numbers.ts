import {NUMBER_WORDS} from '@dental/content';

const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const MULTIPLIERS: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
};

const DIGIT_WORDS = NUMBER_WORDS.slice(1, 10).join('|');
const SMALL = `(?:(?:${TENS.join('|')})(?:[- ](?:${DIGIT_WORDS}))?|${NUMBER_WORDS.join('|')})`;
const LARGE = String.raw`(?:${SMALL}|an?|\d+)[- ](?:${Object.keys(MULTIPLIERS).join('|')})`;
const LARGE_AND_SMALL = `${LARGE}(?:(?: and)? ${LARGE})*(?:(?: and)? ${SMALL})?`;

/** A number in words, such as "a hundred and ten": the source of a pattern without groups. */
export const NUMBER_IN_WORDS = String.raw`\b(?:${LARGE_AND_SMALL}|${SMALL})\b`;

const FIGURES = [
  String.raw`(?<![\d.,])\d+(?:,\d{3})*(?:\.\d+)?(?![\d])`,
  String.raw`(?! (?:hundred|thousand|million)\b)`,
].join('');

/** A number such as "1,250" or "twenty-five": the source of a pattern without groups. */
export const NUMBER = `(?:${FIGURES}|${NUMBER_IN_WORDS})`;

/**
 * Reads a number in digits or in words. "a" and "an" are one, "half" is a half.
 * @param text such as "1,250", "Twenty-five", or "a hundred and ten"
 * @returns undefined if it isn't a number
 */
export function parseNumber(text: string): number | undefined {
  const words = text.trim().toLowerCase();
  if (words === 'half') return 0.5;
  let sum = 0;
  let part = 0;
  for (const word of words.split(/[\s-]+(?:and[\s-]+)?/)) {
    const multiplier = MULTIPLIERS[word];
    const small = parseSmallNumber(word);
    if (multiplier !== undefined) part = Math.max(part, 1) * multiplier;
    else if (small !== undefined) part += small;
    else return undefined;
    if (multiplier !== undefined && multiplier >= 1000) {
      sum += part;
      part = 0;
    }
  }
  return sum + part;
}

function parseSmallNumber(word: string): number | undefined {
  if (/^\d[\d,]*(?:\.\d+)?$/.test(word)) return Number(word.replaceAll(',', ''));
  if (word === 'a' || word === 'an') return 1;
  const one = NUMBER_WORDS.indexOf(word);
  if (one >= 0) return one;
  const ten = TENS.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : undefined;
}
