import {factsIn, type FactFinder} from './typedFact';

const NUMBERS =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty'.split(
    ' ',
  );
const VALUES = [...Array.from({length: 19}, (_, index) => index + 2), 30, 40, 50];
const COUNT = String.raw`(\d{1,2}|${NUMBERS.join('|')}|(?:an?|one|two|three|four) decades?)\+?`;
const YEARS = String.raw`${COUNT}(?:[ -]years?[’']?)?`;

const EXPERIENCE = String.raw`\b${YEARS}\s+(?:of\s+)?(?:[a-z]+\s+){0,2}?(?:experience|practice|practicing|in (?:practice|business|dentistry|the field|the profession)|service|as (?:a|an|our) [a-z]+)\b`;
const DURATION = String.raw`\b(?:(?:(?:has|have)|['’](?:s|ve)) (?:[a-z]+ )?(?:worked|practiced|served|looked after|cared|helped|taught|lived)|working|practicing|serving|been (?:with|here|at|part|a|an|in|our|practicing|caring|helping|looking|open))\b[^.!?,;]{0,60}?\bfor (?:(?:over|more than|nearly|almost|about|the (?:past|last)) )?${YEARS}\b`;
const AGO = String.raw`\b(?:joined (?:us|our|the|copper)\b[^.!?;]{0,60}?|(?:we|she|he|they|i|dr\.? [a-z]+|our [a-z]+|[a-z]+ [a-z]+ joined|the (?:practice|office|team)|copper finch(?: dental)?) (?:first )?(?:joined|started|opened|came|moved|founded|began|graduated|trained)\b[^.!?;]{0,60}?)\b${YEARS} ago\b`;
const SO_FAR = String.raw`\bfor (?:(?:over|more than|nearly|almost|about|the (?:past|last)) )?${YEARS},? (?:we|she|he|they|our|the|dr\.?) [^.!?]{0,40}?\b(?:has|have)\b`;
const ANNIVERSARY = String.raw`\b(\d{1,2})(?:st|nd|rd|th) (?:year|anniversary) (?:with|here|at|of|in|as)\b`;
const VETERAN = String.raw`\b${COUNT}-year (?:veteran|career)\b`;
const PATTERN = new RegExp([EXPERIENCE, DURATION, SO_FAR, AGO, ANNIVERSARY, VETERAN].join('|'), 'gi');

/** A number of years that is wrong a year from now; the year in which it began stays right. */
export const yearCounts: FactFinder = (sentence, {today}) => {
  if (!/year|decade|anniversary/i.test(sentence)) return [];
  return factsIn(sentence, PATTERN, (found, [, ...groups]) => {
    if (!/year|decade|anniversary/i.test(found)) return undefined;
    const written = groups.find((group) => group !== undefined)?.toLowerCase() ?? '';
    const years = written.includes('decade') ? 10 * valueOf(written.split(' ')[0] ?? '') : valueOf(written);
    return {
      what: `A number of years is typed into the text, which goes out of date: ${found.trim()}.`,
      fix: `Write the year in which it began instead, such as "since ${Number(today.slice(0, 4)) - years}".`,
    };
  });
};

function valueOf(number: string): number {
  return Number(number) || (VALUES[NUMBERS.indexOf(number)] ?? 10);
}
