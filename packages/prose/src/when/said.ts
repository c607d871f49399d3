import {ONES} from '../numbers';

/* What a part of a sentence says of our being open: the words for it, and those with which it speaks of something else. */

/** Hours that are not counted: those of an office. */
const HOURS = String.raw`(?<!\b(?:\d+|an?|few|many|several|half|${ONES.slice(1, 11).join('|')}|\w+t(?:een|y)) )hours`;
const PEOPLE = String.raw`(?:\p{L}+ ){0,2}(?:patients|people|children|kids|families|adults|emergencies|everyone)`;

/** We are open, or somebody may come. */
export const OPEN = new RegExp(
  String.raw`\b(?:(?<!\b(?:times?|slots?|spots?|room|spaces?|chairs?) )open(?! (?:house|your|wide|the|up)\b)|opens|(?:come|drop|stop|walk) (?:by|in)|come (?:to the|on)|ring|knock|in the office|(?:dentists?|doctors?|hygienists?|team|staff) works?|come (?:and )?see|see (?:you|us)|(?:visit|find|reach) us|join us|walk-ins|we work|back at work|(?:sees?|seeing|treats?|takes?) ${PEOPLE}|(?:(?:evening|night) )?(?:appointments?|${HOURS}|visits?(?! (?:her|him|them|me|my|his|their|family|relatives)\b))|slots|openings|(?:are|is|'re|be) (?:also |still |always |all )?(?:here|free|kept|reserved|set aside|popular|for (?:families|children|kids|patients|people|emergencies))|available|welcome|(?:24/7|24-hour|around-the-clock) (?:emergency )?(?:dentist|care|service|dental)|(?:our|an?|one of our) (?=(?:Sat|Sun|Mon|Tues|Wednes|Thurs|Fri)\w* (?:morning|afternoon|evening|night|slot|clinic)))\b`,
  'giu',
);

/** We are closed. */
export const CLOSED = new RegExp(
  String.raw`\b(?:closed|shut|close[sd]?(?= (?:on|every|for|all)\b)|not open|no (?:${HOURS}|appointments|visits|patients)|not (?:here|available)|never (?:open|here)|(?:do not|don't|does not|doesn't) (?:open|see|work|take|treat)|nobody (?:is|answers)(?: here)?|day off|off)\b`,
  'giu',
);

/** Somebody else is spoken of, or something that patients do. */
export const OF_OTHERS =
  /\b(?:lab|laboratory|pharmacy|garage|stores?|shops?|market|(?<!after-)schools?(?!-age)|hospital|library|restaurant|caf\u00e9|bank|urgent care|museum|pool|park|parking|lots?(?! of)|line|insurers?|insurance|plans?|lender|company|hotline|988|911|center|service|website|portal|elevator|gate|building|courier|post office|parade|festival|fair|race|game|free clinic|college|(?:children|kids) (?:are|have|from|six|seven|eight|nine|ten)|brush|floss|rinse|eat|drink|meal|stomach|medicines?|tablets?|pills?|dose|asleep|sleep|bed|sun|weather|traffic|work until|grew up|born|lectures?|teaches|coaches|plays|volunteers?|wear|trays?|retainer|aged?)\b/i;

/** What can be done when nobody is here, and what is not said for certain. */
export const FROM_AFAR =
  /\b(?:closed|online|messages?|voicemail|request an?|e-?mails?|calls? (?:that|back)|hurts|if|unless|whether|when|except|sometimes|not|never|nobody|no)\b|n't\b|\?/i;

const CUT =
  /(?:,|:)? (?:and|but|then|so|while|because) (?=(?:we|our|the|it|he|she|they|you|open|opens|closed?|back|reopen|return|will|are|is|yes)\b)|[;\u2014]|: (?=(?:we|our|on)\b)|(?<=^(?:If|When|While|As|Since|Should|Once|Unless|Whenever|Because|Although)\b[^,]*),/g;

/** The parts of a sentence that are about us, of which each says one thing, with their places. */
export function partsOf(text: string): {part: string; at: number}[] {
  const starts = [0, ...[...text.matchAll(CUT)].map(({index}) => index)];
  let isOfOthers = false;
  return starts.flatMap((at, index) => {
    const part = text.slice(at, starts[index + 1]);
    // "The pharmacy closes at nine and opens at eight": a part without a subject goes on about the same.
    isOfOthers =
      OF_OTHERS.test(part) ||
      (isOfOthers && /^\W*\w+ (?:opens?|closed?|reopen|return|are|is)\b/.test(part));
    return isOfOthers ? [] : [{part, at}];
  });
}
