/** The numbers below twenty, each at its place: `ONES[3]` is three. */
export const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const MANY: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
};

const SMALL = String.raw`(?:(?:${TENS.join('|')})(?:[- ](?:${ONES.slice(1, 10).join('|')}))?|${ONES.join('|')})`;
const LARGE = String.raw`(?:${SMALL}|an?|\d+)[- ](?:${Object.keys(MANY).join('|')})`;

/** A number in words, as the source of a pattern without groups: "eight", "twenty-five", "a hundred and ten". */
export const NUMBER_IN_WORDS = String.raw`\b(?:${LARGE}(?:(?: and)? ${LARGE})*(?:(?: and)? ${SMALL})?|${SMALL})\b`;

/** A number in figures or in words, as the source of a pattern without groups: "1,250", "2.5", "twenty-five". */
export const NUMBER = String.raw`(?:(?<![\d.,])\d+(?:,\d{3})*(?:\.\d+)?(?![\d])(?! (?:hundred|thousand|million)\b)|${NUMBER_IN_WORDS})`;

/**
 * The value of a number in figures or in words; "a" and "an" are one, "half" is a half.
 * @param written such as "1,250", "Twenty-five" or "a hundred and ten"
 * @returns undefined for what is no number
 */
export function numberOf(written: string): number | undefined {
  const words = written.trim().toLowerCase();
  if (words === 'half') return 0.5;
  let [sum, part] = [0, 0];
  for (const word of words.split(/[\s-]+(?:and[\s-]+)?/)) {
    const many = MANY[word];
    const small = smallOf(word);
    if (many === undefined && small === undefined) return undefined;
    part = many === undefined ? part + (small ?? 0) : Math.max(part, 1) * many;
    if (many !== undefined && many >= 1000) [sum, part] = [sum + part, 0];
  }
  return sum + part;
}

function smallOf(word: string): number | undefined {
  if (/^\d[\d,]*(?:\.\d+)?$/.test(word)) return Number(word.replaceAll(',', ''));
  if (word === 'a' || word === 'an') return 1;
  const [one, ten] = [ONES.indexOf(word), TENS.indexOf(word)];
  return one >= 0 ? one : ten >= 0 ? (ten + 2) * 10 : undefined;
}
