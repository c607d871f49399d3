import elsewhere from '../../data/elsewhere.json';
import {closestMatch, isEnglish} from '@dental/content';
import {type SentenceCheck, warning} from '../engine/sentences';
import type {Found, Words} from '../engine/types';
import {GIVEN_NAMES} from './givenNames';
import {HISTORY, isAtADesk, peopleIn, type PersonMention} from './mentions';
import {teamOf, type TeamMember} from './team';

/** Who is named as one of us and has no page, or is called otherwise there. What people do: rules/team.yml. */
export const otherPeople: SentenceCheck = (words, content) => {
  const [mentions, team] = [peopleIn(words.text, content), teamOf(content)];
  const finders = words.voice === 'case' ? [otherDoctors] : [otherDoctors, otherColleagues];
  return finders.flatMap((find) => find(words, mentions, team));
};

const slip = (
  {at, text: quote}: PersonMention,
  by: string,
  message = `Nobody here is called ${quote}.`,
): Found => ({
  ...{at, quote, by, message, finding: 'facts/person'},
  remedy: `Write ${by}.`,
});

const stranger = ({at, text: quote}: PersonMention, remedy: string): Found =>
  warning(at, quote, `${quote} has no page among our team.`, remedy, 'facts/person');

/** Doctors of other offices, of history and of studies. */
const ELSEWHERE =
  /\(\d{3}\) ?\d{3}-\d{4}|\b(?:specialists?|refer\w*|surgeons?|physicians?|pediatricians?|cardiologists?|office of|met|at \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:Surgery|Dental|Dentistry|Orthodontics|Endodontics|Periodontics|Hospital|Clinic|University|College))\b/iu;
const STUDIED =
  /\bDr\.? (?:Seuss|Pepper|Martens?|Martin Luther)\b|\b(?:studied|study|studies|found|showed|invented|book|named|her|his) /;
const HERE =
  /\b(?:our|ask(?:s|ing)? (?:for|to see)|see|meet|book with|visit with|call|with|join(?:s|ed)?|welcomes?|team|treats|performs|places|is happy to|leads|accepts|takes|retire[sd]?|returns?)\b/i;

/** Doctors who have no dentist's page, or another name there. */
function otherDoctors(
  {text}: Words,
  mentions: readonly PersonMention[],
  team: readonly TeamMember[],
): Found[] {
  const dentists = team.filter(({isDentist}) => isDentist);
  if (dentists.length === 0) return [];
  return mentions.flatMap((mention): Found[] => {
    const {title, first, last = '', member, text: quote} = mention;
    if (title !== 'Dr' || member) return [];
    const known = dentists.find((dentist) => dentist.last === last);
    if (known) {
      const isSlip =
        dentists.some((one) => one.first === first) || closestMatch(first ?? '', [known.first]);
      // With another first name it may be another dentist.
      return [{...slip(mention, `Dr. ${known.name}`), ...(!isSlip && {severity: 'warning'})}];
    }
    if (dentists.some(({name}) => name.split(' ').includes(last))) return [];
    const other = team.find(
      (one) => one.first === (first ?? last) && (first === undefined || one.last === last),
    );
    if (other) {
      const message = `${other.name} is no dentist: the page says "${other.role}", and nobody else is called doctor here.`;
      return [slip(mention, other.name, message)];
    }
    const lasts = dentists.map((dentist) => dentist.last);
    const near = last.length < 4 ? undefined : closestMatch(last, lasts);
    const meant =
      dentists.find((one) => one.last === near) ?? dentists.find((one) => one.first === first);
    if (meant) return [slip(mention, quote.replace(last, meant.last))];
    if (ELSEWHERE.test(text) || (!HERE.test(text) && (HISTORY.test(text) || STUDIED.test(text))))
      return [];
    return [
      stranger(
        mention,
        `Write one of ${lasts.map((one) => `Dr. ${one}`).join(', ')}, or leave the name out.`,
      ),
    ];
  });
}

/** What stands before and behind the name of somebody who works at an office, and of no product. */
const WORKS_BEFORE =
  /\b(?:[Aa]sk(?: for)?|[Tt]ell|[Cc]all|[Tt]hank|[Ww]rite to|[Tt]alk to|[Ss]peak (?:to|with)|[Mm]eet|[Gg]reeted by|card to|(?:[Oo]ur|her|his|your) (?:\p{Ll}+ ){0,2}(?:colleague|hygienist|assistant|coordinator|manager|receptionist|dentist)) $/u;
const WORKS_BEHIND =
  /^ (?:at (?:the|our) front desk|from our (?:front desk|team|office)|(?:(?:also|always|usually|often|still|then|or \p{Lu}\p{Ll}+|and \p{Lu}\p{Ll}+|will|can|would|may|has|is happy to) )*(?:answers?|greets?|calls? (?:you|back|the)|explains?|tells?|talks?|listens?|prints?|hands?|looks? (?:up|after|forward)|takes? (?:over|your|the|care)|books?|schedules?|speaks?|remembers?|knows?|sits?|sees?|writes?|sends?|walks?|goes (?:through|over)|files?|cleans?|joins?|welcomes?|smiles?|is (?:in|at|our|off|back|there|happy|out)|are (?:at|our|the|happy)|runs? (?:the|our)|manages?|handles?|helps? (?:you|with|patients)|covers? for)\b)/u;

/** Somebody of whom it is told how they belong to one of us, to history or to a story. */
const INTRODUCED =
  /\b(?:husband|wife|spouse|son|daughter|brother|sister|mother|father|mom|dad|grand\p{Ll}+|uncle|aunt|niece|nephew|cousin|friend|dogs?|cats?|horse|puppy|parrot|tortoise|pets?|named|called|names|song|book|novel|film|movie|saint|king|queen|president|century|1[0-9]\d\d|ancient|librarian|neighbor|architect|teacher|painter|painted|potter|professor|patron|inventor|said|wrote|Day|Cup|Award|cookies|recipe|pie)\b/iu;

const PRODUCTS = new Set(elsewhere.products);

/** Colleagues who have no page (any more), or whose name is misspelled: the first of a sentence. */
function otherColleagues(
  {text, field = ''}: Words,
  mentions: readonly PersonMention[],
  team: readonly TeamMember[],
): Found[] {
  if (team.length === 0 || /name|title|heading/.test(field)) return [];
  const isSentence = () => !/label|image|alt/i.test(field) && !INTRODUCED.test(text);
  for (const mention of mentions) {
    const {title, first = '', last, at, end, member} = mention;
    if (title !== undefined || member || PRODUCTS.has(first)) continue;
    const meant =
      last === undefined ? nearestOf(first, team) : team.find((one) => one.first === first);
    if (last !== undefined) {
      if (meant && closestMatch(last, [meant.last])) return [slip(mention, meant.name)];
      if (isAtADesk(text, mention) && isSentence()) return [stranger(mention, NAME_A_COLLEAGUE)];
      continue;
    }
    const [before, behind] = [text.slice(0, at), text.slice(end)];
    const works =
      WORKS_BEHIND.test(behind) || (WORKS_BEFORE.test(before) && !/^['’]s/.test(behind));
    const isCommon = GIVEN_NAMES.has(first);
    if (works && meant && (isCommon ? /\bdesk\b/.test(text) : isNoWord(first)))
      return [slip(mention, meant.first)];
    const isOurs = isCommon ? isWithUs(before, behind, mentions) : meant !== undefined;
    if ((works || isOurs) && isSentence() && (isCommon || isNoWord(first)))
      return [
        stranger(
          mention,
          meant ? `Write ${meant.first}, or name somebody who works here.` : NAME_A_COLLEAGUE,
        ),
      ];
  }
  return [];
}

const NAME_A_COLLEAGUE = 'Name somebody who works here, or add the page.';

/** A word that is no word of English in small letters, nor of a people or a day. */
function isNoWord(word: string): boolean {
  return (
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    !/(?:ese|ish|ian|ean|days?)$/.test(word) &&
    !isEnglish(word.toLowerCase())
  );
}

/** "Rosa or Brenda", "Brenda and Devon": in one breath with one of us. */
function isWithUs(before: string, behind: string, mentions: readonly PersonMention[]): boolean {
  const [, one] = /(\p{Lu}\p{Ll}+|\bs?he),? (?:or|and) $/u.exec(before) ?? [];
  const [, other] = /^,? (?:or|and) (\p{Lu}\p{Ll}+)/u.exec(behind) ?? [];
  return (
    /^s?he$/.test(one ?? '') ||
    mentions.some(({first, member}) => member && (first === one || first === other))
  );
}

/** Whose first name was meant, by its beginning and its length. */
function nearestOf(name: string, team: readonly TeamMember[]): TeamMember | undefined {
  const [one, ...others] = team.filter(
    ({first}) =>
      name.length > 3 &&
      first.slice(0, 2) === name.slice(0, 2) &&
      Math.abs(first.length - name.length) <= 1 &&
      closestMatch(name, [first]) !== undefined,
  );
  return others.length === 0 ? one : undefined;
}
