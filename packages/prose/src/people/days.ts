import type {Content} from '@dental/content';
import {formatList} from '@dental/practice';
import {compileWords} from '../compileWords';
import {createWarning} from '../engine/sentences';
import type {Finding, Sentence} from '../engine/types';
import {findDays} from '../when/days';
import {findSubject, isWordIn} from './subject';
import {readTeam, type TeamMember} from './team';

/** Few sentences name a day, so the other patterns rarely run. */
const NAMES_DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun|week)/i;

/** Words about a person's presence in the office. */
const IS_HERE = new RegExp(
  [
    String.raw`\b(?:here|sees?|works?|treats?|available|find (?:her|him)|meet (?:her|him)`,
    String.raw`(?:in|at) (?:the|our) (?:office|practice)|visits?|appointments?`,
    String.raw`(?:her|his) (?:days|day for (?:\w+ )?(?:patients|children|kids|teens|families))`,
    String.raw`has (?:time|room)|(?:comes|is) in)\b`,
  ].join('|'),
  'i',
);

const IS_AWAY =
  /\b(?:not|isn['’]t|never) (?:here|in the office)\b|\b(?:is|are|(?:her|his) days?) off\b/i;

/** Words that make a day uncertain, or place it elsewhere. */
const UNCERTAIN = compileWords(
  [
    'no',
    'not',
    'never',
    String.raw`\p{L}+n['’]t`,
    'except',
    'if',
    'unless',
    'may',
    'sometimes',
    'was',
    'were',
    'used to',
    'until',
    'at the',
  ],
  'iu',
);

/** Words about a dentist's time elsewhere. */
const ELSEWHERE = compileWords([
  String.raw`teach\w*`,
  String.raw`volunteer\w*`,
  'college',
  'university',
  'school',
  String.raw`coach\w*`,
  'plays?',
  'runs?',
  'swims?',
  'sings?',
  'family',
]);

/** Reports days of a dentist that aren't under `days:` of the dentist's page. */
export function findWrongDentistDays({words, file}: Sentence, content: Content): Finding[] {
  const {text} = words;
  if (!NAMES_DAY.test(text)) return [];
  const isAway = IS_AWAY.test(text);
  if (!isAway && UNCERTAIN.test(text)) return [];
  const dentists = readTeam(content).filter(({days}) => days.length > 0);
  const dentist = findSubject(text, file, dentists);
  if (!dentist) return [];
  // With a name, each kind of work is here: "Dr. Raman does veneers on Mondays".
  const isNamed = isWordIn(dentist.last, text) && !ELSEWHERE.test(text);
  if (!isAway && !isNamed && !IS_HERE.test(text)) return [];
  return findDays(text).flatMap(({at, text: quote, isOnce, days}) => {
    const wrong = days.filter((day) => isAway === dentist.days.includes(day));
    if (isOnce || wrong.length === 0) return [];
    const {message, remedy} = describeWrongDays(dentist, wrong, isAway);
    return [createWarning(at, quote, message, remedy, 'facts/person')];
  });
}

/**
 * The message about days that a sentence gives a dentist.
 * @param wrong the days in English, such as `Monday`
 * @param isAway true if the sentence says that the dentist is not here then
 */
export function describeWrongDays(
  {name, days}: TeamMember,
  wrong: readonly string[],
  isAway = false,
): {message: string; remedy: string} {
  const verb = isAway ? 'lists' : "doesn't list";
  return {
    message: `Dr. ${name}'s page ${verb} ${formatList(wrong)} under days.`,
    remedy: `Correct the text, or the days on the page: ${formatList(days)}.`,
  };
}
