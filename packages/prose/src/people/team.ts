import {asText, type Content, type Document, memoize} from '@dental/content';
import elsewhere from '../../data/elsewhere.json';

/** Somebody who has a page, and what it says of them: the record that sentences are compared with. */
export interface TeamMember {
  /** Without a title: `Laura Vance`. */
  name: string;
  first: string;
  last: string;
  /** The words of the name, and what else their page says that they are called: `Bart` of Bartholomew. */
  called: readonly string[];
  isDentist: boolean;
  /** Whether practice.yml has them at the head of the practice. */
  isLead: boolean;
  file: string;
  /** The address of the page. */
  path: string;
  /** What they do: `Registered Dental Hygienist`. */
  role: string;
  schools: readonly School[];
  /** The address for mail, if the page has one of its own. */
  email: string;
  /** The numbers of the license and of the permit to sedate. */
  numbers: readonly string[];
  /** The year of the license. */
  licensed?: number;
  /** Those of a field; else the languages that their page names. */
  languages: readonly string[];
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

/** The name of a dentist's degree. */
export const DENTAL = /dent|d\.?[dm]\.?[sd]\b/i;

/** Languages that people may speak. */
export const LANGUAGE = new RegExp(
  String.raw`(?<!\p{L})(?:${elsewhere.languages.replaceAll(' ', '|').replaceAll('_', ' ')})(?!\p{L})`,
  'gu',
);

/** Everybody who has a page, in order or not. */
export const teamOf = memoize((content: Content): readonly TeamMember[] =>
  content.documents.flatMap((document) => {
    const {path = '', file, fields, text} = document;
    const written = fields?.name;
    if (!/^\/our-(?:dentist|staff)\/./.test(path) || typeof written !== 'string') return [];
    const name = written.replace(/^Dr\.?\s+|,.*/g, '').trim();
    const words = name.split(/\s+/);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const schools = schoolsOf(fields);
    const license = (fields?.license ?? {}) as {since?: unknown; number?: unknown};
    const licensed = Number(license.since) || undefined;
    return [
      {
        name,
        first,
        last,
        called: [...name.split(/[\s-]+/), ...shortForms(first, saidOf(document))],
        isDentist: path.startsWith('/our-dentist'),
        isLead: path === `/our-dentist/${content.practice?.leadDentist}`,
        file,
        path,
        role: asText(fields?.expertise),
        schools,
        email: asText(fields?.email).toLowerCase(),
        numbers: [license.number, fields?.sedationPermit].map(asText).filter(Boolean),
        licensed,
        languages: Array.isArray(fields?.languages)
          ? fields.languages.map(asText)
          : [...new Set(text.match(LANGUAGE))],
      },
    ];
  }),
);

function schoolsOf(fields: Document['fields']): School[] {
  const schools = Array.isArray(fields?.schools)
    ? (fields.schools as Record<string, unknown>[])
    : [];
  return schools.map((one) => ({
    degree: asText(one.degree),
    school: asText(one.school),
    year: Number(one.year),
  }));
}

/** What the page of somebody says of them. */
function saidOf({fields, body: {passages}}: Document): string {
  const ofFields = ['title', 'description', 'heading', 'name'].map((field) =>
    asText(fields?.[field]),
  );
  return [...ofFields, ...passages.map(({text}) => text)].join('\n');
}

const CALLED =
  /\b(?:[Cc]all(?:s|ed)? (?:him|her|them|me)|[Gg]oes by|[Kk]nown as|[Aa]nswers to|[Gg]o by)(?: \p{Ll}+)? ["“]?(\p{Lu}\p{Ll}+)|\p{Lu}\p{Ll}+ [("“](\p{Lu}\p{Ll}+)[)"”]/gu;

/** What else somebody is called, where their page says so, or uses the beginning of the name: Bart of Bartholomew. */
function shortForms(first: string, text: string): string[] {
  const said = [...text.matchAll(CALLED)].flatMap(([, one = '', other = '']) => [one, other]);
  const begun = (text.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu) ?? []).filter(
    (word) => word.length < first.length - 1 && first.startsWith(word),
  );
  return [...new Set([...said, ...begun])].filter(Boolean);
}
