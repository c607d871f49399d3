import {type Content, memoize, memoizeBeside} from '@dental/content';
import {GIVEN_NAMES, NAMES_AND_WORDS} from './givenNames';
import {teamOf, type TeamMember} from './team';

/** A person whom a sentence names. */
export interface PersonMention {
  /** The words of the name without the ending of whose it is, and where they begin and end. */
  text: string;
  at: number;
  end: number;
  /** `Dr`, `Mrs`, without a period. */
  title?: string;
  first?: string;
  last?: string;
  /** Who of our team it is. */
  member?: TeamMember;
  /** Only a capital says that it may be a name. */
  isGuess: boolean;
}

type Name = Pick<PersonMention, 'title' | 'first' | 'last'>;

const WORD = String.raw`\p{Lu}(?:\p{L}|['’-]\p{L})*`;
const NAME = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:(Drs?|Mrs?|Ms|Miss|Sr|Sra|Srta|Mister)\b\.?\s+)?(${WORD})(?:\s+(?:\p{Lu}\.\s*)?(?:(?:de|la|del|van|von|der|bin|al|Mc|O['’])\s+){0,2}(?!(?:Drs?|Mrs?|Ms|Miss)\b)(${WORD}))?`,
  'gu',
);

/** What follows a name that is a place or an institution. */
export const INSTITUTION =
  /^(?:Hospital|Clinic|Dental|School|Park|Road|Rd|Street|St|Avenue|Ave|Boulevard|University|College|Foundation|Day|Institute|Medical|Medicine|Center|Centre|High|Elementary|Church|County|City|Lake|River|Mountain|Canyon|Airport|Library|Trail|Ranch|Plaza|Market|Society|Association|Award|Cup|Act|Law|Bridge|Appliance|Classification|Test|Method|Technique|Band|Crown|Curve|Disease|Syndrome|Palsy|Health|Insurance|Bank|Company|Inc|LLC|Oral|Surgery|Surgical|Orthodontics|Endodontics|Periodontics|Dentistry|Pediatric|Pharmacy|Imaging|Labs?|Laboratory|Nursery|Farm|Bakery)$/;

/** What a name of a place begins with: San Diego. */
const PLACE = /^(?:San|Santa|Saint|Los|Las|Fort|Mount|Lake|Port|Point|North|South|East|West|New)$/;

/** What may stand before and behind a word that is a name only by its capital. */
const GUESS_AFTER = /[\d.@/]$/;
const GUESS_BEFORE = /^(?:[\d-]| \p{Lu}\p{Ll}| & )/u;

/** Our facts that sentences about people are compared with. */
export const peopleAround = memoize((content: Content) =>
  JSON.stringify([content.today.slice(0, 4), content.practice, teamOf(content)]),
);

/**
 * The people whom a sentence names, in order: by a title, by a common given name, by a name of our team, or, as a guess, by
 * a word with a capital.
 */
export const peopleIn = memoizeBeside(
  peopleAround,
  (text: string, content: Content): readonly PersonMention[] => {
    if (!/\p{Lu}/u.test(text)) return [];
    const team = teamOf(content);
    const names = namesOf(team);
    const isName = (word: string) => GIVEN_NAMES.has(word) || names.has(word);
    const mentions: PersonMention[] = [];
    const add = (at: number, written: string, parts: Name, isGuess = false) => {
      const name = written.replace(POSSESSIVE, '');
      const member = isGuess ? undefined : memberOf(parts, team);
      mentions.push({text: name, at, end: at + name.length, ...parts, member, isGuess});
    };
    NAME.lastIndex = 0;
    for (let match = NAME.exec(text); match; match = NAME.exec(text)) {
      const [whole, title, one = '', two] = match;
      const {index} = match;
      const [first, last] = [one.replace(POSSESSIVE, ''), two?.replace(POSSESSIVE, '')];
      const isAfterAWord = /[\p{L},;] $/u.test(text.slice(0, index));
      if (title !== undefined)
        add(index, whole, last === undefined ? {title, last: first} : {title, first, last});
      else if (PLACE.test(one)) continue;
      else if (
        isName(first) ||
        (last !== undefined && isAfterAWord && NAMES_AND_WORDS.has(first))
      ) {
        if (
          last !== undefined &&
          (INSTITUTION.test(last) || last === content.practice?.address.city)
        )
          continue;
        // "Rosa's Mondays" are two things.
        if (first === one) add(index, whole, {first, last});
        else add(index, one, {first});
      } else {
        const start = index + whole.length - (two ?? one).length;
        // The first of two words may only start the sentence.
        if (last !== undefined && isName(last)) NAME.lastIndex = start;
        else if (
          !GUESS_AFTER.test(text.slice(0, start)) &&
          !GUESS_BEFORE.test(text.slice(NAME.lastIndex))
        )
          add(start, two ?? one, {first: last ?? first}, true);
      }
    }
    return mentions;
  },
);

const POSSESSIVE = /['’]s$/;

/** All words of the names of the team. */
const namesOf = memoize(
  (team: readonly TeamMember[]): ReadonlySet<string> => new Set(team.flatMap(({called}) => called)),
);

function memberOf({title, first, last}: Name, team: readonly TeamMember[]): TeamMember | undefined {
  const isCalled = (member: TeamMember) => first === undefined || member.called.includes(first);
  if (title?.startsWith('Dr')) {
    const dentists = team.filter(({isDentist}) => isDentist);
    return (
      dentists.find((one) => one.last === last && isCalled(one)) ??
      dentists.find((one) => !first && one.first === last)
    );
  }
  return team.find((member) => isCalled(member) && (last === undefined || last === member.last));
}

/** People of history, of books and of films. */
export const HISTORY =
  /\b(?:centur(?:y|ies)|ancient|histor\w+|king|queen(?! creek)|emperor|presidents?|old idea|1[0-8]\d\d|19[0-4]\d|george washington|abraham lincoln|paul revere|pierre fauchard|queen elizabeth|napoleon|shakespeare|novel|(?<!panoramic )film|movie|song|poem|tooth fairy|santa)\b/i;

/** Whether a sentence says at which of our desks somebody sits, or what they are here. */
export function isAtADesk(text: string, {end}: PersonMention): boolean {
  return /^(?: (?:in|at|from) (?:our |the )?|, our (?:\p{Ll}+ ){0,2})(?:billing|front desk|desk|scheduling|reception|front office|coordinator|manager|hygienist|assistant|receptionist)\b/u.test(
    text.slice(end),
  );
}
