import {closestMatch} from '../../../closestMatch';
import {memoize} from '../../../memoize';
import {dictionaryWith} from '../../../spelling/dictionary';
import {GIVEN_NAMES} from '../../../language/givenNames';
import {isAtADesk, peopleIn, teamOf, type NamedPerson, type TeamMember} from '../people';
import {PRODUCT_NAMES} from '../productNames';
import type {Finder, Found} from './finder';
import {staff} from './team';

const NAME =
  /(?<![\p{L}\d'’.@/-])(?:(Drs?|Mrs?|Ms|Miss|Mister)\.? )?(\p{Lu}\p{Ll}{2,})(?:'s)?(?![\p{L}\d'-]| \p{Lu}\p{Ll}| & )/gu;

/** Somebody of whom it is told how they belong to one of us, to history or to a story. */
const INTRODUCED =
  /\b(?:husband|wife|spouse|son|daughter|brother|sister|mother|father|mom|dad|grand\p{Ll}+|uncle|aunt|niece|nephew|cousin|friend|dog|dogs|cat|cats|horse|puppy|parrot|tortoise|pets?|named|called|names|song|book|novel|film|movie|saint|king|queen|president|century|1[0-9]\d\d|ancient|librarian|neighbor|architect|teacher|painter|painted|potter|professor|patron|inventor|said|wrote|Day|Cup|Award|cookies|recipe|pie)\b/iu;

/** What people do at an office, and no product does. */
const DOES =
  /^ (?:(?:also|always|usually|often|still|then|or \p{Lu}\p{Ll}+|and \p{Lu}\p{Ll}+|will|can|would|may|has|is happy to) )*(?:answers?|greets?|calls? (?:you|back|the)|explains?|tells?|talks?|listens?|prints?|hands?|looks? (?:up|after|forward)|takes? (?:over|your|the|care)|books?|schedules?|speaks?|remembers?|knows?|sits?|sees?|writes?|sends?|walks?|goes (?:through|over)|files?|cleans?|joins?|welcomes?|smiles?|is (?:in|at|our|off|back|there|happy|out)|are (?:at|our|the|happy)|runs? (?:the|our)|manages?|handles?|helps? (?:you|with|patients)|covers? for)\b/u;

const BEFORE =
  /\b(?:[Aa]sk(?: for)?|[Tt]ell|[Cc]all|[Tt]hank|[Ww]rite to|[Tt]alk to|[Ss]peak (?:to|with)|card to|(?:her|his|our|your) (?:colleague|hygienist|assistant|coordinator|manager|receptionist|dentist)|[Oo]ur \p{Ll}+ (?:hygienist|assistant|coordinator|manager|receptionist)) $/u;

const PRODUCTS = new Set(PRODUCT_NAMES);

/** People by one name who have no page: a name of ours with a letter wrong, or somebody who is not here (any more). */
export const strangers: Finder = (words, content) => {
  const {text, voice, field} = words;
  if ((voice !== 'page' && voice !== 'facts') || /name|title|heading|label|image|alt/i.test(field ?? '')) return [];
  const team = teamOf(content);
  if (team.length === 0) return [];
  const ours = namesOf(team);
  const names = [...text.matchAll(NAME)].filter(
    ([, title, name = '']) => title === undefined && !ours.has(name) && !PRODUCTS.has(name) && isName(name),
  );
  const colleague = colleagueIn(text, ours);
  if ((names.length === 0 && !colleague) || INTRODUCED.test(text)) return [];
  if (colleague) return [found(colleague.at, colleague.text, undefined)];
  for (const {0: quote, 2: name = '', index} of names) {
    const [before, after] = [text.slice(0, index), text.slice(index + quote.length)];
    const acts = DOES.test(after) || BEFORE.test(before);
    const meant = nearestOf(name, team);
    if (!acts && (GIVEN_NAMES.has(name) ? !isWithUs(before, after, ours) : meant === undefined)) continue;
    return staff(words, content).length > 0 ? [] : [found(index, name, meant)];
  }
  return [];
};

const found = (at: number, name: string, meant: TeamMember | undefined): Found => ({
  at,
  quote: name,
  severity: 'warning',
  what: `${name} has no page among our team.`,
  fix: meant
    ? `Write ${meant.first}, or name somebody who works here.`
    : 'Name somebody who works here, or add the page.',
  finding: 'facts/person',
});

/** Whoever is said to work here, by a first and a last name that are none of ours. */
function colleagueIn(text: string, ours: ReadonlySet<string>): NamedPerson | undefined {
  return peopleIn(text).find(
    (person) =>
      person.title === undefined && person.last !== undefined && !ours.has(person.last) && isAtADesk(text, person),
  );
}

/** A given name, or a word that is none of English in small letters, as a sentence may begin with. */
function isName(word: string): boolean {
  return GIVEN_NAMES.has(word) || !dictionaryWith(new Set()).knows(word.toLowerCase());
}

/** "Rosa or Brenda", "Brenda and Devon": in one breath with one of us. */
function isWithUs(before: string, after: string, ours: ReadonlySet<string>): boolean {
  const [, one = ''] = /(\p{Lu}\p{Ll}+|\bshe|\bhe),? (?:or|and) $/u.exec(before) ?? [];
  const [, other = ''] = /^,? (?:or|and) (\p{Lu}\p{Ll}+)/u.exec(after) ?? [];
  return /^(?:she|he)$/.test(one) || ours.has(one) || ours.has(other);
}

/** All words of the names of the team. */
const namesOf = memoize(
  (team: readonly TeamMember[]): ReadonlySet<string> => new Set(team.flatMap(({called}) => called)),
);

/** Whose name was meant, by its beginning and its length. */
function nearestOf(name: string, team: readonly TeamMember[]): TeamMember | undefined {
  const near = team.filter(
    ({first}) =>
      name.length > 3 &&
      first.slice(0, 2) === name.slice(0, 2) &&
      Math.abs(first.length - name.length) <= 1 &&
      closestMatch(name, [first]) !== undefined,
  );
  return near.length === 1 ? near[0] : undefined;
}
