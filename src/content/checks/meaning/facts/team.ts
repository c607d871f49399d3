import {closestMatch} from '../../../closestMatch';
import {dictionaryWith} from '../../../spelling/dictionary';
import {GIVEN_NAMES} from '../../../language/givenNames';
import {HISTORY, teamOf, type TeamMember} from '../people';
import type {Finder, Found} from './finder';

const DOCTOR = /\bDr\.? (?:(\p{Lu}[\p{L}'-]+) )?(\p{Lu}[\p{L}'-]+)/gu;
const OURS =
  /\b(?:our|ask(?:s|ing)? (?:for|to see)|see|meet|book with|visit with|call|with|join(?:s|ed)?|welcomes?|team|will see you|sees|treats|performs|places|is happy to|leads|accepts|takes|retires?|retired|returns?)\b/i;

/** Dentists who are none of ours, or whose name is misspelled. */
export const doctors: Finder = ({text, voice}, content) => {
  if (voice === 'case' || !/\bDr\b/.test(text)) return [];
  const dentists = teamOf(content).filter(({isDentist}) => isDentist);
  if (dentists.length === 0) return [];
  return [...text.matchAll(DOCTOR)].flatMap((match): Found[] => {
    const [quote, first, written = ''] = match;
    const last = written.replace(/'s$/, '');
    const known = dentists.find((dentist) => dentist.last === last || (first === undefined && dentist.first === last));
    if (known)
      return first === undefined || known.called.includes(first)
        ? []
        : [
            {
              ...misspelled(match, quote, `Dr. ${known.name}`),
              // With another first name it may be another dentist.
              ...(!dentists.some((one) => one.first === first) &&
                !near(first, [known]) && {severity: 'warning' as const}),
            },
          ];
    if (dentists.some(({name}) => name.split(' ').includes(last))) return [];
    const other = teamOf(content).find(
      (member) => member.first === (first ?? last) && (first === undefined || member.last === last),
    );
    if (other) return [noDoctor(match, quote, other)];
    const meant = closestTo(last, dentists) ?? (first && dentists.find((dentist) => dentist.first === first));
    if (meant) return [misspelled(match, quote, quote.replace(last, meant.last))];
    if (
      (!OURS.test(text) &&
        (HISTORY.test(text) ||
          /\bDr\.? (?:Seuss|Pepper|Martens?|Martin Luther)\b|\b(?:studied|study|studies|found|showed|showed|invented|book|named|her|his) /.test(
            text,
          ))) ||
      /\(\d{3}\) ?\d{3}-\d{4}|\b(?:specialists?|refer\w*|surgeons?|physicians?|pediatricians?|cardiologists?|office of|met|at \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)* (?:Surgery|Dental|Dentistry|Orthodontics|Endodontics|Periodontics|Hospital|Clinic|University|College))\b/iu.test(
        text,
      )
    )
      return [];
    return [
      {
        at: match.index,
        quote,
        severity: 'warning',
        what: `${quote} has no page among our dentists.`,
        fix: `Write one of ${dentists.map(({last: name}) => `Dr. ${name}`).join(', ')}, or leave the name out.`,
        finding: 'facts/person',
      },
    ];
  });
};

function noDoctor(match: RegExpExecArray, quote: string, {name, role}: TeamMember): Found {
  return {
    at: match.index,
    quote,
    by: name,
    what: `${name} is no dentist: the page says "${role}", and nobody else is called doctor here (A.R.S. § 32-1201.01).`,
    fix: `Write ${name}.`,
    finding: 'facts/person',
  };
}

function misspelled(match: RegExpExecArray, quote: string, by: string): Found {
  return {
    at: match.index,
    quote,
    by,
    what: `Nobody here is called ${quote}.`,
    fix: `Write ${by}.`,
    finding: 'facts/person',
  };
}

function near(word: string, team: readonly TeamMember[]): boolean {
  return (
    closestMatch(
      word,
      team.map(({first}) => first),
    ) !== undefined
  );
}

function closestTo(last: string, dentists: readonly TeamMember[]): TeamMember | undefined {
  const name =
    last.length < 4
      ? undefined
      : closestMatch(
          last,
          dentists.map((dentist) => dentist.last),
        );
  return dentists.find((dentist) => dentist.last === name);
}

const ROLE =
  /\b(?:[Aa]sk(?: for)?|[Cc]all|[Mm]eet|[Ss]ee|[Ww]ith|[Oo]ur|[Ff]ind|[Tt]hank|[Ww]rite to|[Tt]alk to|[Gg]reeted by|hygienists?|assistants?|coordinators?|manager|receptionist)(?: (?:\p{Ll}+ ){0,3}?)?(\p{Lu}\p{Ll}{2,}(?:'s)?)(?= (?:at the (?:front )?desk|or|and|will|can|in our|at our|greets|answers|,|for|about)|[.,;)]|$)|\b(\p{Lu}\p{Ll}{2,})(?= (?:greets|answers the phone|at the front desk|at our front desk|will greet|will call you|runs the front|cleans teeth|is our|from our (?:front desk|team|office)))/gu;

/** Names of the team with a letter wrong, and people at the desk who have no page (any more). */
export const staff: Finder = ({text, voice, field}, content) => {
  if (voice === 'case' || (field !== undefined && /name|title|heading/.test(field))) return [];
  const team = teamOf(content);
  if (team.length === 0) return [];
  const full = team.flatMap(({first, last}): Found[] => {
    // A pattern is dear to make, and hardly any sentence names somebody.
    if (!text.includes(first)) return [];
    const at = text.search(new RegExp(String.raw`(?<![\p{L}'])${first} \p{Lu}`, 'u'));
    const [quote = '', found = ''] = at === -1 ? [] : (/^\p{L}+ (\p{Lu}[\p{L}'-]+)/u.exec(text.slice(at)) ?? []);
    const isTeam = team.some((member) => member.first === first && found.replace(/'s$/, '') === member.last);
    if (at === -1 || isTeam || closestMatch(found, [last]) === undefined) return [];
    return [
      {
        at,
        quote,
        by: `${first} ${last}`,
        what: `Nobody here is called ${quote}.`,
        fix: `Write ${first} ${last}.`,
        finding: 'facts/person',
      },
    ];
  });
  if (full.length > 0) return full.slice(0, 1);
  return [...text.matchAll(ROLE)].flatMap((match): Found[] => {
    const name = (match[1] ?? match[2] ?? '').replace(/'s$/, '');
    if (team.some(({called}) => called.includes(name))) return [];
    const at = match.index + match[0].lastIndexOf(name);
    const meant = name.length < 4 ? undefined : team.find(({first}) => isOneLetterOff(first, name));
    if (meant)
      return [
        {
          at,
          quote: name,
          by: meant.first,
          what: `Nobody here is called ${name}.`,
          fix: `Write ${meant.first}.`,
          finding: 'facts/person',
        },
      ];
    if (
      !/\b(?:front desk|the desk|hygienist|assistant|coordinator|manager|receptionist|greets?|answers the phone|ask for|will call you|our team)\b/i.test(
        text,
      ) ||
      (!GIVEN_NAMES.has(name) && !(isNameOnly(name) && !/[-'’]$/.test(text.slice(0, at))))
    )
      return [];
    return [
      {
        at,
        quote: name,
        severity: 'warning',
        what: `${name} has no page among our staff.`,
        fix: 'Name somebody who works here, or add the page.',
        finding: 'facts/person',
      },
    ];
  });
};

/** A word that is no word in small letters, and no place of ours: the dictionary has it as a name, or not at all. */
function isNameOnly(name: string): boolean {
  const {knows} = dictionaryWith(new Set());
  return /^\p{Lu}\p{Ll}{2,}$/u.test(name) && !/(?:ese|ish|ian|ean|days?)$/.test(name) && !knows(name.toLowerCase());
}

function isOneLetterOff(name: string, written: string): boolean {
  return (
    name.startsWith(written.charAt(0)) &&
    Math.abs(name.length - written.length) <= 1 &&
    closestMatch(written, [name]) !== undefined &&
    name.slice(0, 2) === written.slice(0, 2)
  );
}
