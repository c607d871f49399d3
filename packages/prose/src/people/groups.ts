import {
  type Check,
  type Content,
  collectProseByFile,
  collectSpanishProse,
  findSentences,
  joinPatterns,
  memoize,
  memoizeWithContext,
  type Problem,
  type Prose,
} from '@dental/content';
import {formatList} from '@dental/practice';
import elsewhere from '../../data/elsewhere.json';
import {normalizeText} from '../engine/sentences';
import {parseNumber} from '../numbers';
import {dropAccents} from '../spanish/accents';
import {parseSpanishNumber} from '../spanish/mentions';
import {isWordIn} from './subject';
import {DENTAL_DEGREE, readTeam, ROLES, type TeamMember} from './team';

const TITLE = String.raw`(?:(?:el |la |al )?(?:Drs?|Dras?|doctora?)\.? )?`;
const NAME = String.raw`${TITLE}\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?`;
const AND = String.raw`(?:,? (?:and|or|y|o|e|u) |, )(?:with |to |con |a |de |por )?`;
/** Two or more names: "Beth or Kayla", "con Beth o con Kayla". */
const GROUP = `(${NAME}(?:${AND}${NAME})+)`;

/** The jobs in the plural, by the role that they mean. */
const JOBS: Readonly<Record<keyof typeof ROLES, string>> = {
  dentist: 'dentists|doctors|dentistas|doctor[ae]s',
  hygienist: 'hygienists|higienistas',
  assistant: 'assistants|asistentes|auxiliares',
  manager: 'managers|gerentes',
  coordinator: 'coordinators|coordinador[ae]s',
  receptionist: 'receptionists|recepcionistas',
};
const ALL_JOBS = Object.values(JOBS).join('|');
const OF_OURS = String.raw`(?:[Oo]ur|[Tt]he|[Nn]uestr[oa]s|[Ll][oa]s) (?:\p{Ll}+ ){0,2}?`;
const JOB = String.raw`${OF_OURS}(${ALL_JOBS})\b`;
const BOTH =
  '(?:both|each|all|also|two|one|of|who|are|as|que|quienes|son|como|ambos|ambas|también) ';
const WITH_JOB = new RegExp(
  String.raw`${GROUP},? (?:${BOTH})*${JOB}|${JOB},? (?:${BOTH})*(?:con |a )?${GROUP}`,
  'gu',
);

const DEGREES = {
  DMD: /medicine|d\.?m\.?d/i,
  DDS: /surgery|d\.?d\.?s/i,
};
const WITH_DEGREE = new RegExp(
  [
    `${GROUP},? (?:${BOTH}|have |hold |degree |tienen |earned |the |a |an |un |el |título de )*`,
    String.raw`(DMD|DDS)s?\b`,
  ].join(''),
  'gu',
);

/** The English names of languages, by their name in lowercase without accents in both languages. */
const LANGUAGES = new Map(
  Object.entries(elsewhere.languages).flatMap(([name, spanish]) => [
    [name.replaceAll('_', ' ').toLowerCase(), name] as const,
    [spanish.replaceAll('_', ' '), name] as const,
  ]),
);
const LANGUAGE = new RegExp(String.raw`\b${joinPatterns([...LANGUAGES.keys()])}\b`, 'g');
const WITH_LANGUAGE = new RegExp(
  String.raw`${GROUP},? (?:${BOTH})*(?:speak|talk|hablan|atienden en|explican en)\b([^.;:]{0,40})`,
  'gu',
);

/** One person's language in Spanish. `languages.ts` reads English sentences. */
const ALONE_WITH_LANGUAGE = new RegExp(
  [
    String.raw`(?<!\p{L}[,.]? (?:y|e) )(?<!\p{L})(${NAME}),? (?:que |quien |también |le )*`,
    String.raw`(?:habla|(?:atiende|explica|contesta) en)\b([^.;:,]{0,40})`,
  ].join(''),
  'gu',
);

const DENIED = /\b(?:not|never|neither|nor|no|ni|tampoco|whether)\b|n't\b/i;

/** The characters before a statement that can deny it. */
const BEFORE_CHARACTERS = 20;

/** A number of a license or a permit: letters and digits. */
const NUMBER = /(?<![\p{L}\d-])\p{Lu}{1,3}[ -]?\d{4,8}(?![\p{L}\d-])/gu;

interface Fault {
  at: number;
  quote: string;
  message: string;
  remedy: string;
}

/**
 * Reports a job, a degree, or a language that a sentence gives to several people and that one of
 * them doesn't have, and numbers of licenses that aren't ours. It reads English and Spanish, where
 * it also reports a language of one person.
 */
export const checkPeopleTogether: Check = (content) =>
  [...collectProseByFile(content), ...collectSpanishProse(content)].flatMap((passages) =>
    checkFile(passages, content),
  );

const getTeamKey = memoize((content: Content) => JSON.stringify(readTeam(content)));

const checkFile = memoizeWithContext(getTeamKey, (passages: readonly Prose[], content: Content) => {
  const team = readTeam(content);
  if (team.length === 0) return [];
  return passages
    .filter(({kind}) => kind !== 'case')
    .flatMap(({file, field, text, getLine}) =>
      findSentences(text).flatMap((sentence) =>
        findFaults(normalizeText(sentence.text), team).map(({at, ...fault}): Problem => ({
          file,
          line: getLine(sentence.start + at),
          field,
          severity: 'warning',
          finding: 'facts/person',
          ...fault,
        })),
      ),
    );
});

/** Few sentences contain one of these, so the other patterns rarely run. */
const HINT = new RegExp(
  String.raw`\b(?:${ALL_JOBS}|DMD|DDS|speak|talk|habla|atiende|explica|contesta` +
    String.raw`|staff|employees|empleados|personal)|\d{4}`,
  'i',
);

function findFaults(text: string, team: readonly TeamMember[]): Fault[] {
  if (!HINT.test(text)) return [];
  const numbers = findWrongNumbers(text, team);
  const findStatements = (pattern: RegExp) =>
    [...text.matchAll(pattern)].filter(
      ({0: match, index}) =>
        !DENIED.test(`${text.slice(0, index).slice(-BEFORE_CHARACTERS)}${match}`),
    );
  return [
    ...findStatements(WITH_JOB).flatMap(({0: quote, index, ...groups}) => {
      const [names = '', job = ''] = groups[1] ? [groups[1], groups[2]] : [groups[4], groups[3]];
      const role = findRole(job);
      const has = (member: TeamMember) => member.role === '' || !role || ROLES[role](member);
      return describeFault(names, team, has, quote, index, `the job "${role}"`);
    }),
    ...findStatements(WITH_DEGREE).flatMap(({0: quote, 1: names = '', 2: degree, index}) => {
      const has = ({schools}: TeamMember) =>
        !schools.some((one) => DENTAL_DEGREE.test(one.degree)) ||
        schools.some((one) => DEGREES[degree as keyof typeof DEGREES].test(one.degree));
      return describeFault(names, team, has, quote, index, `the degree ${degree}`);
    }),
    ...findStatements(WITH_LANGUAGE).flatMap((match) => findWrongLanguage(match, team)),
    // Dentists and Spanish: `spanish/team.ts`.
    ...findStatements(ALONE_WITH_LANGUAGE)
      .filter(([, name = '', rest = '']) => !(/\bD/.test(name) && rest.includes('español')))
      .flatMap((match) => findWrongLanguage(match, team)),
    ...numbers,
    ...findWrongCounts(text, team),
  ];
}

/** The fault of a sentence about the language of people. */
function findWrongLanguage(
  {0: quote, 1: names = '', 2: rest = '', index}: RegExpExecArray,
  team: readonly TeamMember[],
): Fault[] {
  const plain = dropAccents(rest).toLowerCase();
  const spoken = (plain.match(LANGUAGE) ?? []).map((name) => LANGUAGES.get(name) ?? name);
  const faults = spoken
    .filter((name) => name !== 'English')
    .flatMap((name) => {
      const has = ({languages}: TeamMember) => languages.includes(name);
      return describeFault(names, team, has, quote, index, `the language ${name}`);
    });
  return faults.slice(0, 1);
}

const COUNT = new RegExp(
  [
    String.raw`(?<![\p{L}\d])`,
    String.raw`(?<ours>our|our team of|all|we (?:are|have)|nuestr[oa]s|nuestro equipo de|somos|`,
    'tenemos|the|las?|los|',
    String.raw`(?=[^.;]* (?:work|share|are) (?:with us|here|on our team))) ?`,
    String.raw`(?!(?:and|y) )(?<number>\d+|\p{L}+) (?:\p{L}+ )?`,
    String.raw`(?<who>members? of (?:the |our )?staff|staff members|employees|empleados`,
    String.raw`|miembros del personal|${ALL_JOBS})\b`,
    String.raw`(?<here> (?:on this page|here|of (?:our|the) (?:office|practice)|de esta página|`,
    String.raw`del consultorio))?`,
  ].join(''),
  'giu',
);

/** "A staff of eleven". */
const STAFF_COUNT = new RegExp(
  String.raw`\b(?<who>staff|(?<ours>our|nuestro) (?:team|equipo)|personal) ` +
    String.raw`(?:of|de) (?<number>\d+|\p{L}+)(?! (?:\p{L}+ )?(?:${ALL_JOBS}))`,
  'giu',
);

/** Numbers of people with a job that aren't the number of their pages. */
function findWrongCounts(text: string, team: readonly TeamMember[]): Fault[] {
  return [...text.matchAll(COUNT), ...text.matchAll(STAFF_COUNT)].flatMap(
    ({0: quote, index: at, groups = {}}): Fault[] => {
      const {ours = '', number = '', who = '', here} = groups;
      const count = parseNumber(number) ?? parseSpanishNumber(number);
      const role = findRole(who);
      // "Our two dentists" is a rule. "The two assistants" may be only some of them.
      if (
        !count ||
        count < 2 ||
        role === 'dentist' ||
        (/^(?:the|l[ao]s?)$/i.test(ours) && !here && role)
      )
        return [];
      const {length} = team.filter((member) => (role ? ROLES[role](member) : !member.isDentist));
      if (length === count || (!role && count === team.length)) return [];
      const message = `"${quote}" doesn't match the number of our team pages: ${length}.`;
      return [{at, quote, message, remedy: 'Correct the number, or leave it out.'}];
    },
  );
}

/** The role that a job in the plural means. */
function findRole(job: string): keyof typeof ROLES | undefined {
  const roles = Object.keys(JOBS) as (keyof typeof JOBS)[];
  return roles.find((role) => new RegExp(`^(?:${JOBS[role]})$`, 'i').test(job));
}

/** The fault of the first of some people who doesn't have what a sentence gives to all of them. */
function describeFault(
  names: string,
  team: readonly TeamMember[],
  has: (member: TeamMember) => boolean,
  quote: string,
  at: number,
  what: string,
): Fault[] {
  const parts = names.split(new RegExp(AND, 'u'));
  const people = parts.flatMap((name) => findNamed(name, team) ?? []);
  const isKnown = people.length >= Math.min(parts.length, 2);
  const wrong = isKnown ? people.find((member) => !has(member)) : undefined;
  if (!wrong) return [];
  const message = `"${quote}" gives ${wrong.name} ${what}, which isn't on their page.`;
  return [{at, quote, message, remedy: "Correct the text, or change the person's page."}];
}

function findNamed(name: string, team: readonly TeamMember[]): TeamMember | undefined {
  const words = dropAccents(name).split(' ');
  return team.find(
    ({called, last}) =>
      words.includes(dropAccents(last)) || called.some((one) => words.includes(dropAccents(one))),
  );
}

/** Numbers in the form of our licenses or permits that no one has, or that another person has. */
function findWrongNumbers(text: string, team: readonly TeamMember[]): Fault[] {
  const toShape = (number: string) => number.replaceAll(/[ -]/g, '').replaceAll(/\d/g, '0');
  const shapes = new Set(team.flatMap(({numbers}) => numbers.map(toShape)));
  const named = team.filter(({last}) => isWordIn(last, text));
  const person = named.length === 1 ? named[0] : undefined;
  return [...text.matchAll(NUMBER)].flatMap(({0: quote, index: at}): Fault[] => {
    if (!shapes.has(toShape(quote))) return [];
    const number = quote.replaceAll(/[ -]/g, '');
    const owners = team.filter(({numbers}) => numbers.includes(number));
    if (owners.length > 0 && (!person || owners.includes(person))) return [];
    const own = (person ? [person] : team).flatMap(({numbers}) => numbers);
    const whose = person?.name ?? 'anyone here';
    const message = `${quote} isn't the license or permit number on the page of ${whose}.`;
    return [{at, quote, message, remedy: `Change it to one of these: ${formatList(own)}.`}];
  });
}
