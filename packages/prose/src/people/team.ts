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
  /** Whether practice.yml has them at the head of the practice, and whether their page says that they founded it. */
  isLead: boolean;
  isFounder: boolean;
  file: string;
  /** The address of the page. */
  path: string;
  /** What they do: `Registered Dental Hygienist`. */
  role: string;
  /** What the fields of their page tell of schools, courses and degrees, in small letters. */
  training: string;
  schools: readonly School[];
  /** The address for mail, if the page has one of its own. */
  email: string;
  /** The numbers of the license and of the permit to sedate. */
  numbers: readonly string[];
  /** The years of the license and of the first dental degree: nobody treats patients before. */
  licensed?: number;
  began?: number;
  /** Those of a field; else the languages that their page names. */
  languages: readonly string[];
  /** The days of the week on which they are here. */
  days: readonly string[];
  /** How their page speaks of them, if it does. */
  pronoun?: 'she' | 'he';
}

/** Who of the team is what, by the word for it. */
export const ROLES: Readonly<Record<string, (member: TeamMember) => boolean>> = {
  dentist: ({isDentist}) => isDentist,
  hygienist: ({role}) => /hygien/i.test(role),
  assistant: ({role}) => /assist/i.test(role),
  manager: ({role}) => /manag/i.test(role),
  coordinator: ({role}) => /coordinat/i.test(role),
  receptionist: ({role}) => /recept|front|desk|coordinat|manag/i.test(role),
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
    const {path = '', file, fields, text, body} = document;
    const written = fields?.name;
    if (!/^\/our-(?:dentist|staff)\/./.test(path) || typeof written !== 'string') return [];
    const name = written.replace(/^Dr\.?\s+|,.*/g, '').trim();
    const words = name.split(/\s+/);
    const [first = '', last = ''] = [words[0], words.at(-1)];
    const schools = schoolsOf(fields);
    const license = (fields?.license ?? {}) as {since?: unknown; number?: unknown};
    const licensed = Number(license.since) || undefined;
    const degrees = schools.filter(({degree}) => DENTAL.test(degree)).map(({year}) => year);
    const [began] = [...degrees, ...(licensed ? [licensed] : [])].sort((a, b) => a - b);
    return [
      {
        name,
        first,
        last,
        called: [...name.split(/[\s-]+/), ...shortForms(first, saidOf(document))],
        isDentist: path.startsWith('/our-dentist'),
        isLead: path === `/our-dentist/${content.practice?.leadDentist}`,
        isFounder: /\bfounde(?:d|r)\b/.test(text),
        file,
        path,
        role: asText(fields?.expertise),
        training: JSON.stringify([
          fields?.education,
          fields?.schools,
          fields?.skills,
        ]).toLowerCase(),
        schools,
        email: asText(fields?.email).toLowerCase(),
        numbers: [license.number, fields?.sedationPermit].map(asText).filter(Boolean),
        licensed,
        began,
        languages: Array.isArray(fields?.languages)
          ? fields.languages.map(asText)
          : [...new Set(text.match(LANGUAGE))],
        days: Array.isArray(fields?.days) ? fields.days.map(asText) : [],
        pronoun: pronounOf(body.passages.map((passage) => passage.text).join(' ')),
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

/** The pronoun of most sentences that begin with one: it is the person's, and not somebody else's of whom a page tells. */
function pronounOf(text: string): 'she' | 'he' | undefined {
  const [she, he] = [text.match(/\bShe\b/g)?.length ?? 0, text.match(/\bHe\b/g)?.length ?? 0];
  return she === he ? undefined : she > he ? 'she' : 'he';
}
