import type {Content} from '@dental/content';
import type {Found, Words} from '../engine/sentences';
import {wrong} from './found';
import type {PersonMention} from './mentions';
import {teamOf, type TeamMember} from './team';

/* Who is said to do another work than their page says. */

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
  String.raw`(?:are )?(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ ){0,2}?(?:${NOUNS})s\b|(?:one of (?:our|the) (?:\p{Ll}+ ){0,3}?(?:${NOUNS})s|(?:[Oo]ur|[Tt]he|[Aa]n?) (?:[\p{Ll}-]+ ){0,3}?(?:(?:${NOUNS})\b(?!'s|-| of\b)|head of (?:our|the) (?:front desk|front office|office)))|(?:who |also )?(?:manages|runs) (?:our|the) (?:front office|office|practice|front desk)|(?:who )?(?:assists (?:at the chair|Dr\.|our dentists)|(?:leads|heads) our (?:team of )?(?:assistants|hygienists))|(?:at|from|in) (?:our|the) front (?:desk|office)`,
  'gu',
);
/** A role as it is said of several, and what joins it with their names: "Beth and Lucy are our hygienists". */
const OF_ALL = new RegExp(String.raw`^(?!one of)(?:are )?(?:[Oo]ur|[Tt]he).*(?:${NOUNS})s$`);
const NAMES_FIRST = /^(?:,? (?:and|or) \p{Lu}\p{Ll}+|, \p{Lu}\p{Ll}+)* $/u;
const NAMES_LAST = /^,? (?:\p{Lu}\p{Ll}+(?:, |,? (?:and|or) ))*$/u;
const ROLE_WORDS = new RegExp(String.raw`${NOUNS}|front (?:desk|office)|manages|runs|assist|head of`, 'u');

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
  const manages = /manag|runs|head of/.test(lower);
  if (/front (?:desk|office)/.test(lower) && !manages) return /recept|front|desk|coordinat|manag/i.test(member.role);
  if (/^(?:who |also )?(?:manages|runs)|head of/.test(lower)) return /manag/i.test(member.role);
  if (/assists|(?:leads|heads) our.*assistants/.test(lower)) return /assist/i.test(member.role);
  const [, fitting] = ROLES.find(([one]) => lower.includes(one)) ?? [];
  // One of them is the head by the page, and it is not this one.
  const isOtherHead =
    HEAD.test(lower) &&
    !HEAD.test(member.role) &&
    teamOf(content).some((one) => fitting?.test(one.role) && HEAD.test(one.role));
  return fitting?.test(member.role) === true && !isOtherHead;
}

const HEAD = /\b(?:lead|head|chief)\b/i;

/** A role as a message names it: "hygienist", "civil rights coordinator". */
function nameOf(role: string): string {
  const said =
    /civil rights coordinator|office manager/i.exec(role)?.[0] ?? /\b(?:lead|head|chief) \p{Ll}+/u.exec(role)?.[0];
  const noun = ROLES.find(([one]) => role.includes(one))?.[0] ?? (role.includes('assist') ? 'assistant' : undefined);
  return said ?? noun ?? (role.includes('front') && !/manag|runs|head/.test(role) ? 'receptionist' : 'manager');
}

/** Whose the practice is, before and behind a name. */
const LEADS = String.raw`(?:our|the) (?:\p{Ll}+ )?(?:owner|founder|founding dentist|lead dentist)`;
const LED_BY = new RegExp(
  String.raw`\b${LEADS},? (?:is )?$|\b(?:office|practice|team) (?:(?:is|was) (?:led|owned|founded|run|headed) by|belongs to) $`,
  'iu',
);
const WHO_LEADS = new RegExp(
  String.raw`^(?:,| is|,? who is) ${LEADS}\b|^,? (?:who )?(?:founded|owns|started) (?:the|our|this)\b`,
  'iu',
);

/** Somebody of the team with another role than their page says: the first one of a sentence. */
export function otherRoles({text}: Words, mentions: readonly PersonMention[], content: Content): Found[] {
  const ours = mentions.flatMap(({member, ...mention}) =>
    // "Beth's" is not Beth.
    member && member.role !== '' && !/^['’]/.test(text.slice(mention.end)) ? [{...mention, member}] : [],
  );
  if (ours.length === 0) return [];
  const found = (at: number, end: number, what: string) => [wrong(at, text.slice(at, end), what)];
  const hasLead = teamOf(content).some(({isLead}) => isLead);
  for (const {at, end, member} of ours) {
    const [before, behind] = [text.slice(0, at), text.slice(end)];
    const [degree] = /^,? (?:D\.?M\.?D|D\.?D\.?S)\b/.exec(behind) ?? [];
    if (degree && !member.isDentist) return found(at, end + degree.length, isNo(member, 'dentist'));
    if (hasLead && member.isDentist && !member.isLead && (LED_BY.test(before) || WHO_LEADS.test(behind)))
      return found(at, end, `${member.name} does not lead the practice: _practice/practice.yml names another dentist.`);
  }
  if (!ROLE_WORDS.test(text)) return [];
  for (const {0: role, index} of text.matchAll(ROLE)) {
    const [start, end] = [index, index + role.length];
    const isOfAll = OF_ALL.test(role);
    // "Ask for Kayla at the front desk" says where to ask.
    if (/^(?:at|from|in) /.test(role) && (/\bask/i.test(text) || FOR_A_WHILE.test(text.slice(end)))) continue;
    const of = ours.filter((one) =>
      one.end <= start
        ? (isOfAll ? NAMES_FIRST : NAME_FIRST).test(text.slice(one.end, start))
        : one.at >= end && (isOfAll ? NAMES_LAST : ROLE_FIRST).test(text.slice(end, one.at)),
    );
    const other = of.find(({at, member}) => (isOfAll || !isListed(text, at)) && !fits(role, member, content));
    if (other && (!isOfAll || of.length > 1))
      return found(Math.min(start, other.at), Math.max(end, other.end), isNo(other.member, nameOf(role)));
  }
  return [];
}

const isNo = ({name, role}: TeamMember, work: string) => `${name} is no ${work}: the page says "${role}".`;

/** Of "Beth and Anika, an assistant" it is the last who is meant, and of a list of people maybe none. */
function isListed(text: string, at: number): boolean {
  return /, (?:and|or) $/.test(text.slice(0, at)) && /^[^.;]*,[^.;]*,/.test(text);
}
