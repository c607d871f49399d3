import {toText, type Content, type Document, memoize} from '@dental/content';
import elsewhere from '../../data/elsewhere.json';

/** A person with a page of their own, and the data on that page. */
export interface TeamMember {
  /** Without a title: `Laura Vance`. */
  name: string;
  first: string;
  last: string;
  /** The words of the name, and the short forms that their page uses: `Bart` of Bartholomew. */
  called: readonly string[];
  isDentist: boolean;
  /** The lead dentist of practice.yml. */
  isLead: boolean;
  /** The lead dentist, if their page says that they founded the practice. */
  isFounder: boolean;
  file: string;
  /** The path of the page. */
  path: string;
  /** Such as `Registered Dental Hygienist`. */
  role: string;
  schools: readonly School[];
  /** Their own email address, or nothing. */
  email: string;
  /** The numbers of the license and of the permit to sedate. */
  numbers: readonly string[];
  hasSedationPermit: boolean;
  /** The year of the license. */
  licensed?: number | undefined;
  /** The languages of the field, or else those in the text of the page. */
  languages: readonly string[];
  /** The days in the office, such as `Monday`; none if the page doesn't list them. */
  days: readonly string[];
}

const hasRole =
  (pattern: RegExp) =>
  ({role}: TeamMember): boolean =>
    pattern.test(role);

/** Tells who has a role, by the word for it. */
export const ROLES = {
  dentist: ({isDentist}: TeamMember): boolean => isDentist,
  hygienist: hasRole(/hygien/i),
  assistant: hasRole(/assist/i),
  manager: hasRole(/manag/i),
  coordinator: hasRole(/coordinat/i),
  receptionist: hasRole(/recept|front|desk|coordinat|manag/i),
};

interface School {
  degree: string;
  school: string;
  year: number;
}

/** Matches the name of a dentist's degree. */
export const DENTAL_DEGREE = /dent|d\.?[dm]\.?[sd]\b/i;

/** The end of a name that isn't the last name: `Jr.`, `III`. */
const NAME_ENDING = /\s(?:Jr|Sr|II|III|IV)\b\.?$/;

const LANGUAGES = Object.keys(elsewhere.languages).map((name) => name.replaceAll('_', ' '));
const LANGUAGE = new RegExp(String.raw`(?<!\p{L})(?:${LANGUAGES.join('|')})(?!\p{L})`, 'gu');

/** Everyone with a page, in the order of the files. */
export const readTeam = memoize((content: Content): readonly TeamMember[] =>
  content.documents.flatMap((document) => {
    const {path = '', file, fields, text} = document;
    const pageName = fields?.name;
    if (!/^\/our-(?:dentist|staff)\/./.test(path) || typeof pageName !== 'string') return [];
    const name = pageName.replace(/^Dr\.?\s+|,.*/g, '').trim();
    const words = name.replace(NAME_ENDING, '').split(/\s+/);
    const [first = ''] = words;
    const last = words.at(-1) ?? '';
    const schools = listSchools(fields);
    const isLead = path === `/our-dentist/${content.practice?.leadDentist}`;
    const license = (fields?.license ?? {}) as {since?: unknown; number?: unknown};
    const licensed = Number(license.since) || undefined;
    return [
      {
        name,
        first,
        last,
        called: [...name.split(/[\s-]+/), ...listShortForms(first, readPageText(document))],
        isDentist: path.startsWith('/our-dentist'),
        isLead,
        isFounder: isLead && /\bfounde[dr]\b/.test(text),
        file,
        path,
        role: toText(fields?.expertise),
        schools,
        email: toText(fields?.email).toLowerCase(),
        numbers: [license.number, fields?.sedationPermit].map(toText).filter(Boolean),
        hasSedationPermit: toText(fields?.sedationPermit) !== '',
        licensed,
        languages: Array.isArray(fields?.languages)
          ? fields.languages.map(toText)
          : [...new Set(text.match(LANGUAGE))],
        days: Array.isArray(fields?.days) ? fields.days.map(toText) : [],
      },
    ];
  }),
);

function listSchools(fields: Document['fields']): School[] {
  const schools = Array.isArray(fields?.schools)
    ? (fields.schools as Record<string, unknown>[])
    : [];
  return schools.map((one) => ({
    degree: toText(one.degree),
    school: toText(one.school),
    year: Number(one.year),
  }));
}

/** The text of a person's page, fields included. */
function readPageText({fields, body: {passages}}: Document): string {
  const ofFields = ['title', 'description', 'heading', 'name'].map((field) =>
    toText(fields?.[field]),
  );
  return [...ofFields, ...passages.map(({text}) => text)].join('\n');
}

const CALLED = new RegExp(
  [
    String.raw`\b(?:[Cc]all(?:s|ed)? (?:him|her|them|me)|[Gg]oes by|[Kk]nown as|`,
    '[Aa]nswers to|[Gg]o by)',
    String.raw`(?: \p{Ll}+)? ["“]?(\p{Lu}\p{Ll}+)|\p{Lu}\p{Ll}+ [("“](\p{Lu}\p{Ll}+)[)"”]`,
  ].join(''),
  'gu',
);

/** The other names of a person: those that their page gives, and beginnings of the first name. */
function listShortForms(first: string, text: string): string[] {
  const nicknames = [...text.matchAll(CALLED)].flatMap(([, one = '', other = '']) => [one, other]);
  const names = text.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu) ?? [];
  const shortened = names.filter(
    (name) => name.length < first.length - 1 && first.startsWith(name),
  );
  return [...new Set([...nicknames, ...shortened])].filter(Boolean);
}
