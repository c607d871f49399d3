import type {Content} from '@dental/content';
import {isQuestion} from '../engine/context';
import {phrases} from '../engine/grammar';
import type {Found, Words} from '../engine/sentences';
import {wrong} from './found';
import type {PersonMention} from './mentions';
import {LANGUAGE} from './team';

const SPOKEN = phrases(
  'speak|speaks|spoken|speaking|talk|talks|explain|explains|answer|answers|understand|conversation|fluent',
  'visit|visits|appointment|care|explanations|treat|treats|see|serve|forms .. in',
);
const OF_OTHERS = phrases(
  'interpreter*|translat*|arrange*|not|never|no|if_your|if_you_speak|whether|other_language*|any_language|relative|patient|patients|your_language|language_line|help_in',
  'grew_up|at_home|father|mother|parents|grandmother|grandfather|lesson*|learning|learns|studied|minor|degree|website|browser',
);
const SEVERAL =
  /\b(?:in|speaks?|of) (?:(?:over|more than|at least) )?(three|four|five|six|seven|eight|nine|ten|several|many|\d+) languages\b/i;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A language that we are said to speak, and that neither practice.yml nor anybody's page names. */
export function otherLanguages({text, voice}: Words, mentions: readonly PersonMention[], {practice}: Content): Found[] {
  const ours = practice?.languages;
  if (voice !== 'page' || !ours || isQuestion(text)) return [];
  if (SPOKEN.find(text).length === 0 || OF_OTHERS.find(text).length > 0) return [];
  const ofPractice = `_practice/practice.yml has ${ours.join(' and ')}`;
  const several = SEVERAL.exec(text);
  if (several && (NUMBERS.indexOf(several[1]?.toLowerCase() ?? '') + 1 || 3) > ours.length)
    return [otherThan(several.index, several[0], ofPractice)];
  const members = [...new Set(mentions.flatMap(({member}) => member ?? []))];
  const [member] = members;
  if (members.length > 1 || (!member && !/\b(?:we|our|visit|team|staff)\b/i.test(text))) return [];
  const spoken = member ? ['English', ...member.languages] : ['English', ...ours];
  const other = [...text.matchAll(LANGUAGE)].find(([language]) => !spoken.includes(language));
  if (!other) return [];
  return [otherThan(other.index, other[0], member ? `the page of ${member.name} does not speak of it` : ofPractice)];
}

const otherThan = (at: number, quote: string, record: string): Found =>
  wrong(
    at,
    quote,
    `"${quote}" is not among the languages that we say we speak: ${record}.`,
    'Correct the words, the page, or languages in _practice/practice.yml; for others write that we arrange an interpreter.',
    'facts/language',
  );
