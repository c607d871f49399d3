import {teamOf} from '../people';
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
/** "our hygienist Beth"; "Beth, our hygienist," and "Beth is our hygienist". */
const IN_ROLE = new RegExp(
  String.raw`\b(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ ){0,2}?(${NOUNS}),? (\p{Lu}[\p{L}'-]+)|(?<!\b(?:with|and|or|to|for|of|by|from) )\b(\p{Lu}\p{Ll}+)(?: \p{Lu}[\p{L}'-]+)?(?:,| is| as) (?:our|the|a|an) (?:\p{Ll}+ ){0,2}?(${NOUNS})\b(?!'s|-)`,
  'gu',
);
/** A dentist's degree behind somebody's name. */
const DEGREE = /(\p{Lu}\p{Ll}+)(?: (\p{Lu}[\p{L}'-]+))?,? (D\.?M\.?D|D\.?D\.?S)\b/u;
/** Whose the practice is. */
const OWNER =
  /\b(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ )?(?:owner|founder|founding dentist|lead dentist),? (?:(?:is )?Dr\.? )(?:(\p{Lu}[\p{L}'-]+) )?(\p{Lu}[\p{L}'-]+)|\bDr\.? (?:(\p{Lu}[\p{L}'-]+) )?(\p{Lu}[\p{L}'-]+)(?:,| is|,? who is) (?:our|the) (?:owner|founder|founding dentist|lead dentist)\b|\bDr\.? (?:(\p{Lu}[\p{L}'-]+) )?(\p{Lu}[\p{L}'-]+),? (?:who )?(?:founded|owns|started) (?:the|our|this|Copper)\b/u;

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
  const owner = /own|found|start|lead/.test(text) ? OWNER.exec(text) : null;
  const dentist = owner && teamOf(content).find(({last}) => last === (owner[2] ?? owner[4] ?? owner[6]));
  const lead = content.practice?.leadDentist;
  if (dentist?.isDentist && lead !== undefined && !dentist.path.endsWith(lead))
    return wrong(
      owner?.index ?? 0,
      owner?.[0] ?? '',
      `_practice/practice.yml has another dentist at the head of the practice than ${dentist.name}.`,
    );
  return [...text.matchAll(IN_ROLE)].flatMap((match): Found[] => {
    const [quote, before = '', following = '', leading = '', after = ''] = match;
    const [noun, name] = [before || after, following || leading];
    const member = teamOf(content).find(({first}) => first === name.replace(/'s$/, ''));
    const role = ROLES.find(([one]) => one === noun)?.[1];
    if (!member || member.role === '' || role?.test(member.role)) return [];
    return [
      {
        at: match.index,
        quote,
        severity: 'warning',
        what: `${member.name} is no ${noun}: the page says "${member.role}".`,
        fix: 'Correct the words, or the page.',
        finding: 'facts/person',
      },
    ];
  });
};

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

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNTED = new RegExp(
  String.raw`\b(\d{1,2}|${NUMBERS.join('|')}) (?:of our |general |friendly |caring |experienced |different |licensed )*(dentists|doctors)\b`,
  'gi',
);

/** A number of dentists that is not ours: a part of them, or anybody's. */
const OTHER_COUNT =
  /\b(?:out of|of our|other|more|than|\p{Lu}\p{L}+ (?:says|found)|survey|recommend|agree|speaks?|new|the first|another|in every|per|together with|visits? (?:with|to)|between|see|saw|ask(?:ed)?)\b/iu;
const OUR_COUNT = /\b(?:our|we|us|here|team|under one roof|practice|office|copper finch|has|have|with)\b/i;

/** All of a number, which is no part of them. */
const ALL = /\ball (?:\d+|\p{L}+) (?:of our )?(?:\p{L}+ )?(?:dentists|doctors)\b/iu;

/** Another number of dentists than have a page. */
export const counts: Finder = ({text, voice}, content) => {
  const dentists = teamOf(content).filter(({isDentist}) => isDentist).length;
  if (voice === 'case' || dentists === 0 || (OTHER_COUNT.test(text) && !ALL.test(text)) || !OUR_COUNT.test(text))
    return [];
  return [...text.matchAll(COUNTED)].flatMap((match): Found[] => {
    const [quote, number = ''] = match;
    const said = Number(number) || NUMBERS.indexOf(number.toLowerCase()) + 1;
    if (said === dentists) return [];
    return [
      {
        at: match.index,
        quote,
        what: `"${quote}" is not so: ${dentists} have a page.`,
        fix: 'Write <Fact name="counts.dentists"/> in the place of the number.',
        finding: 'facts/count',
      },
    ];
  });
};
