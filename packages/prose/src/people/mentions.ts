import {
  type Content,
  findClosestMatch,
  joinPatterns,
  memoize,
  memoizeWithContext,
} from '@dental/content';
import {compileWords} from '../compileWords';
import {GIVEN_NAMES, NAMES_AND_WORDS} from './givenNames';
import {readTeam, type TeamMember} from './team';
import {DESKS_AND_ROLES, HISTORY_WORDS, INSTITUTIONS, PLACE_STARTS} from './words';

/** A person in a sentence. */
export interface PersonMention {
  /** The name without a possessive ending. */
  text: string;
  at: number;
  end: number;
  /** `Dr`, `Mrs`, without a period. */
  title?: string;
  first?: string;
  last?: string | undefined;
  /** The member of our team with this name. */
  member?: TeamMember | undefined;
  /** Only a capital suggests that it is a name. */
  isGuess: boolean;
}

type NameParts = Pick<PersonMention, 'title' | 'first' | 'last'>;

const CAPITALIZED = String.raw`(?!(?:Jr|Sr|II|III|IV)\b)\p{Lu}(?:\p{L}|['’-]\p{L})*`;
const NAME = new RegExp(
  [
    String.raw`(?<![\p{L}'’-])(?:(Drs?|Mrs?|Ms|Miss|Sr|Sra|Srta|Mister)\b\.?\s+)?(${CAPITALIZED})`,
    String.raw`(?:\s+(?:\p{Lu}\.\s*)?(?:(?:de|la|del|van|von|der|bin|al|Mc|O['’])\s+){0,2}`,
    String.raw`(?!(?:Drs?|Mrs?|Ms|Miss)\b)(${CAPITALIZED}))?`,
  ].join(''),
  'gu',
);
const POSSESSIVE = /['’]s$/;

/** A word after a name that belongs to a place or an institution. */
export const INSTITUTION = new RegExp(`^${joinPatterns(INSTITUTIONS)}$`);

const PLACE_START = new RegExp(`^${joinPatterns(PLACE_STARTS)}$`);

/** Characters around a capitalized word that isn't a name. */
const NO_NAME_BEFORE = /[\d.@/]$/;
const NO_NAME_AFTER = /^(?:[\d-]| \p{Lu}\p{Ll}| & )/u;

/** The records that sentences about people are compared with, as text. */
export const getPeopleKey = memoize((content: Content) =>
  JSON.stringify([content.today.slice(0, 4), content.practice, readTeam(content)]),
);

/**
 * The people in a sentence, in order: by a title, a common given name, a name of our team, or, as a
 * guess, by a word with a capital.
 */
export const findPeople = memoizeWithContext(
  getPeopleKey,
  (text: string, content: Content): readonly PersonMention[] => {
    if (!/\p{Lu}/u.test(text)) return [];
    const team = readTeam(content);
    const teamNames = indexNames(team);
    const isName = (word: string) => GIVEN_NAMES.has(word) || teamNames.has(word);
    const {name: ownName = '', address} = content.practice ?? {};
    const mentions: PersonMention[] = [];
    const add = (at: number, written: string, parts: NameParts, isGuess = false) => {
      const name = written.replace(POSSESSIVE, '');
      const member = isGuess ? undefined : findMember(parts, team);
      mentions.push({text: name, at, end: at + name.length, ...parts, member, isGuess});
    };
    NAME.lastIndex = 0;
    for (let match = NAME.exec(text); match; match = NAME.exec(text)) {
      const [written, title, one = '', two] = match;
      const {index} = match;
      const first = one.replace(POSSESSIVE, '');
      const last = two?.replace(POSSESSIVE, '');
      const isAfterWord = /[\p{L},;] $/u.test(text.slice(0, index));
      const isFullName = last !== undefined && isAfterWord && NAMES_AND_WORDS.has(first);
      if (title !== undefined) {
        add(index, written, last === undefined ? {title, last: first} : {title, first, last});
      } else if (PLACE_START.test(one)) {
        continue;
      } else if (isName(first) || isFullName || findMisspelledMember(first, last, team)) {
        const isPlace = last !== undefined && (INSTITUTION.test(last) || last === address?.city);
        if (isPlace) continue;
        // "Rosa's Mondays" is a person and a day.
        if (first === one) add(index, written, {first, last});
        else add(index, one, {first});
      } else {
        const start = index + written.length - (two ?? one).length;
        const isNoName =
          isWithin(text, ownName, start) ||
          NO_NAME_BEFORE.test(text.slice(0, start)) ||
          NO_NAME_AFTER.test(text.slice(NAME.lastIndex));
        // The first of two words may only be the start of the sentence.
        if (last !== undefined && isName(last)) NAME.lastIndex = start;
        else if (!isNoName) add(start, two ?? one, {first: last ?? first}, true);
      }
    }
    return mentions;
  },
);

/** Returns true if a position is in the last of these words before it. */
function isWithin(text: string, words: string, at: number): boolean {
  const start = words === '' ? -1 : text.lastIndexOf(words, at);
  return start !== -1 && at < start + words.length;
}

/** All words of the names of the team. */
const indexNames = memoize(
  (team: readonly TeamMember[]): ReadonlySet<string> => new Set(team.flatMap(({called}) => called)),
);

function findMember(
  {title, first, last}: NameParts,
  team: readonly TeamMember[],
): TeamMember | undefined {
  const hasFirst = (member: TeamMember) => first === undefined || member.called.includes(first);
  if (!title?.startsWith('Dr')) {
    return team.find((member) => hasFirst(member) && (last === undefined || last === member.last));
  }
  const dentists = team.filter(({isDentist}) => isDentist);
  return (
    dentists.find((one) => one.last === last && hasFirst(one)) ??
    dentists.find((one) => !first && one.first === last)
  );
}

/** The member with this last name whose first name is nearly this one. */
export const findMisspelledMember = (
  first: string,
  last: string | undefined,
  team: readonly TeamMember[],
): TeamMember | undefined =>
  team.find((one) => one.last === last && findClosestMatch(first, [one.first]));

/** People of history, books, and movies. */
export const HISTORY = compileWords(HISTORY_WORDS);

const DESK_OR_ROLE = new RegExp(
  [
    String.raw`^(?: (?:in|at|from) (?:our |the )?|, our (?:\p{Ll}+ ){0,2})`,
    String.raw`${joinPatterns(DESKS_AND_ROLES)}\b`,
  ].join(''),
  'u',
);

/** Returns true if a sentence places a person at one of our desks, or gives them a role here. */
export function isAtFrontDesk(text: string, {end}: PersonMention): boolean {
  return DESK_OR_ROLE.test(text.slice(end));
}
