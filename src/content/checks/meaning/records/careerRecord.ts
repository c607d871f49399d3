import {asText} from '../../../asText';
import type {Content, Document} from '../../../content';
import {memoize} from '../../../memoize';
import {teamOf} from '../people';

/** What the page of a dentist says of the way there. */
export interface Career {
  name: string;
  last: string;
  file: string;
  schools: readonly {degree: string; school: string; year: number}[];
  /** The year of the dental degree: nobody treats patients before. */
  began: number;
  licensed?: number;
  isLead: boolean;
}

/** The name of a dentist's degree. */
export const DENTAL = /dent|d\.?[dm]\.?[sd]\b/i;

/** The careers of our dentists, as far as their pages tell them. */
export const careersOf = memoize((content: Content): readonly Career[] => {
  const byPath = new Map(content.documents.map((document) => [document.path, document]));
  return teamOf(content)
    .filter(({isDentist}) => isDentist)
    .flatMap(({name, last, path}) => {
      const document = byPath.get(path);
      return document
        ? careerOf(document, {name, last, isLead: path.endsWith(content.practice?.leadDentist ?? '-')})
        : [];
    });
});

function careerOf({file, fields}: Document, person: Pick<Career, 'name' | 'last' | 'isLead'>): Career[] {
  const schools = (Array.isArray(fields?.schools) ? (fields.schools as Record<string, unknown>[]) : []).map(
    ({degree, school, year}) => ({degree: asText(degree), school: asText(school), year: Number(year)}),
  );
  const licensed = Number((fields?.license as {since?: unknown} | undefined)?.since) || undefined;
  const years = [
    ...schools.filter(({degree}) => DENTAL.test(degree)).map(({year}) => year),
    ...(licensed ? [licensed] : []),
  ];
  return years.length > 0 ? [{...person, file, schools, began: Math.min(...years), licensed}] : [];
}

/** Whether the page of the dentist who leads the practice says that she founded it. */
export function isFounder(file: string, {documents}: Content): boolean {
  return /\bfounde(?:d|r)\b/.test(documents.find((document) => document.file === file)?.text ?? '');
}
