import type {Content} from '../../../content';
import {teamOf, type TeamMember} from '../people';
import type {Finder, Found} from './finder';

const ROLES: readonly [noun: string, role: RegExp][] = [
  ['hygienist', /hygien/i],
  ['assistant', /assist/i],
  ['manager', /manag/i],
  ['coordinator', /coordinat/i],
  ['receptionist', /recept|front|desk|coordinat/i],
  ['dentist', /dentist|dental surgeon/i],
  ['doctor', /dentist|doctor/i],
];
const NOUNS = ROLES.map(([noun]) => noun).join('|');

/** A role as it is said of one person: "our lead assistant", "who manages the office", "at the front desk". */
const ROLE = new RegExp(
  String.raw`(?:one of (?:our|the) (?:\p{Ll}+ ){0,3}?(?:${NOUNS})s|(?:[Oo]ur|[Tt]he|[Aa]n?) (?:[\p{Ll}-]+ ){0,3}?(?:(?:${NOUNS})\b(?!'s|-| of\b)|head of (?:our|the) (?:front desk|front office|office)))|(?:who |also )?(?:manages|runs) (?:our|the) (?:front office|office|practice|front desk)|(?:who )?(?:assists (?:at the chair|Dr\.|our dentists)|(?:leads|heads) our (?:team of )?(?:assistants|hygienists))|(?:at|from|in) (?:our|the) front (?:desk|office)`,
  'gu',
);
/** What joins a name with a role behind it, and a role with a name behind it. */
const NAME_FIRST = /^(?: \(|(?:,| is| as|, who is| works as|, who works as| serves as|, also)?(?: also| both)? )$/;
const ROLE_FIRST = /^(?:,| is| are|:|, called|,? who is)? $/;
/** What follows when somebody has a role for an hour only. */
const FOR_A_WHILE = /^.{0,20}\b(?:lunch|sometimes|some days|for a day|when)\b/i;

/** What a role asks of whoever has it, by their page. */
function fits(role: string, member: TeamMember, content: Content): boolean {
  const lower = role.toLowerCase();
  if (lower.includes('civil rights'))
    return member.path.endsWith(`/${content.practice?.civilRightsCoordinator ?? member.path}`);
  if (/front (?:desk|office)/.test(lower) && !/manag|runs|head/.test(lower))
    return /recept|front|desk|coordinat|manag/i.test(member.role);
  if (/^(?:who |also )?(?:manages|runs)|head of/.test(lower)) return /manag/i.test(member.role);
  if (/assists|assistants\b/.test(lower)) return /assist/i.test(member.role);
  const noun = ROLES.find(([one]) => lower.includes(one));
  const isHead = /\b(?:lead|head|chief)\b/.test(lower);
  const isOtherHead = isHead && !/lead|head|chief/i.test(member.role) && leadsOf(noun?.[1], content);
  return noun?.[1].test(member.role) === true && !isOtherHead;
}

/** Whether somebody is the head of those with a role, by the page. */
function leadsOf(role: RegExp | undefined, content: Content): boolean {
  return teamOf(content).some((member) => role?.test(member.role) && /lead|head|chief/i.test(member.role));
}

/** Where a sentence names somebody of the team. */
function namedIn(text: string, content: Content): {member: TeamMember; start: number; end: number}[] {
  return teamOf(content).flatMap((member) => {
    if (!text.includes(member.first) && !text.includes(member.last)) return [];
    const name = member.isDentist
      ? String.raw`Dr\.? (?:${member.first} )?${member.last}`
      : String.raw`${member.first}(?: ${member.last})?`;
    return [...text.matchAll(new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L}|')`, 'gu'))].map(
      ({0: {length}, index}) => ({
        member,
        start: index,
        end: index + length,
      }),
    );
  });
}

/** A dentist's degree behind somebody's name. */
const DEGREE = /(\p{Lu}\p{Ll}+)(?: (\p{Lu}[\p{L}'-]+))?,? (D\.?M\.?D|D\.?D\.?S)\b/u;
/** Whose the practice is. */
const OWNER =
  /\b(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ )?(?:owner|founder|founding dentist|lead dentist),? (?:(?:is )?Dr\.? )(?:(\p{Lu}[\p{L}'-]+) )?(\p{Lu}[\p{L}'-]+)|\bDr\.? (?:(\p{Lu}[\p{L}'-]+) )?(\p{Lu}[\p{L}'-]+)(?:,| is|,? who is) (?:our|the) (?:owner|founder|founding dentist|lead dentist)\b|\bDr\.? (?:(\p{Lu}[\p{L}'-]+) )?(\p{Lu}[\p{L}'-]+),? (?:who )?(?:founded|owns|started) (?:the|our|this|Copper)\b|\b(?:office|practice|team) (?:is|was) (?:led|owned|founded|run|headed) by Dr\.? (?:(\p{Lu}[\p{L}'-]+) )?(\p{Lu}[\p{L}'-]+)|\b(?:office|practice) belongs to Dr\.? (?:(\p{Lu}[\p{L}'-]+) )?(\p{Lu}[\p{L}'-]+)/u;

/** Somebody of the team who is said to do another work than their page says. */
export const roles: Finder = ({text, voice}, content) => {
  if (voice === 'case') return [];
  const wrong = (at: number, quote: string, what: string): Found[] => [
    {at, quote, severity: 'warning', what, fix: 'Correct the words, or the page.', finding: 'facts/person'},
  ];
  const degree = DEGREE.exec(text);
  const holder =
    degree && teamOf(content).find(({first, isDentist}) => !isDentist && [degree[1], degree[2]].includes(first));
  if (holder) return wrong(degree.index, degree[0], `${holder.name} is no dentist: the page says "${holder.role}".`);
  const owner = /own|found|start|lead|led|headed|run|belongs/.test(text) ? OWNER.exec(text) : null;
  const dentist =
    owner && teamOf(content).find(({last}) => last === (owner[2] ?? owner[4] ?? owner[6] ?? owner[8] ?? owner[10]));
  const lead = content.practice?.leadDentist;
  if (dentist?.isDentist && lead !== undefined && !dentist.path.endsWith(lead))
    return wrong(
      owner?.index ?? 0,
      owner?.[0] ?? '',
      `${dentist.name} does not lead the practice: _practice/practice.yml has another dentist at its head.`,
    );
  const people = ROLE_WORDS.test(text) ? namedIn(text, content) : [];
  if (people.length === 0) return [];
  const found = [...text.matchAll(ROLE)].flatMap(({0: role, index}) => {
    const end = index + role.length;
    const one = people.find(
      (person) =>
        (person.end <= index && NAME_FIRST.test(text.slice(person.end, index))) ||
        (person.start >= end && ROLE_FIRST.test(text.slice(end, person.start))),
    );
    // "Ask for Kayla at the front desk" says where to ask.
    const isWhere = /^(?:at|from|in) /.test(role) && (/\bask/i.test(text) || FOR_A_WHILE.test(text.slice(end)));
    return one && !isWhere && one.member.role !== '' && !isListed(text, one.start) && !fits(role, one.member, content)
      ? [{role, member: one.member, at: Math.min(index, one.start), end: Math.max(end, one.end)}]
      : [];
  });
  return found
    .slice(0, 1)
    .flatMap(({role, member, at, end}) =>
      wrong(at, text.slice(at, end), `${member.name} is no ${nameOf(role)}: the page says "${member.role}".`),
    );
};

const ROLE_WORDS = new RegExp(String.raw`${NOUNS}|front (?:desk|office)|manages|runs|assist|head of`, 'u');

/** Of "Beth and Anika, an assistant" it is the last who is meant, and of a list of people maybe none. */
function isListed(text: string, at: number): boolean {
  return /, (?:and|or) $/.test(text.slice(0, at)) && /^[^.;]*,[^.;]*,/.test(text);
}

/** A role as a message names it: "hygienist", "civil rights coordinator". */
function nameOf(role: string): string {
  const said = /civil rights coordinator|office manager/i.exec(role)?.[0];
  const lead = /\b(lead|head|chief) \p{Ll}+/u.exec(role)?.[0];
  const noun = ROLES.find(([one]) => role.includes(one))?.[0];
  if (role.includes('front') && noun === undefined) return /manag|runs|head/.test(role) ? 'manager' : 'receptionist';
  return said ?? lead ?? noun ?? (role.includes('assist') ? 'assistant' : 'manager');
}

const SEVERAL = String.raw`\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)*,? (?:and|or) \p{Lu}\p{Ll}+`;
const TOGETHER = new RegExp(
  String.raw`\b(${SEVERAL}) are (?:our|the) (?:\p{Ll}+ ){0,2}?(${NOUNS})s\b|\b(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ ){0,2}?(${NOUNS})s,? (${SEVERAL})`,
  'u',
);

/** Several of the team, one of whom does another work than is said of all. */
export const rolesTogether: Finder = ({text, voice}, content) => {
  const [quote, before, of, following, after] = (voice === 'case' ? null : TOGETHER.exec(text)) ?? [];
  const [names, noun] = [before ?? after ?? '', of ?? following];
  const role = ROLES.find(([one]) => one === noun)?.[1];
  const other = teamOf(content).find(
    (member) =>
      names.split(/,? (?:and|or) |, /).includes(member.first) &&
      member.role !== '' &&
      role?.test(member.role) === false,
  );
  if (quote === undefined || !other) return [];
  return [
    {
      at: text.indexOf(quote),
      quote,
      severity: 'warning',
      what: `${other.name} is no ${noun}: the page says "${other.role}".`,
      fix: 'Correct the words, or the page.',
      finding: 'facts/person',
    },
  ];
};
