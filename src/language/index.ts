import englishHours from '@generated/site-content/default/labels/hours.json';
import practice from '@generated/site-content/default/practice.json';
import {getLanguage, type HoursLabels, type Language, toSpanishPath} from '@dental/practice';
import {useCurrentPath} from '../hooks/useCurrentPath';

/**
 * The Spanish data files that differ from the English ones, by name without `.json`: a list is
 * complete, and a record has the fields that differ.
 */
type Translation = Readonly<Record<string, unknown>>;

let spanish: Translation | undefined;
/** The Spanish data files that a component has used, complete. */
let complete: Record<string, unknown> = {};

/** Provides the Spanish data. The module of every Spanish page does, before anything renders. */
export function setSpanish(translation: Translation): void {
  spanish = translation;
  complete = {};
}

/**
 * The language of the page. It never changes in a document, because links to a page in another
 * language load it as a document.
 */
export function useLanguage(): Language {
  const language = getLanguage(useCurrentPath());
  return spanish ? language : 'en';
}

/** Returns the content of a data file in the language of the page. */
export function useWords<Data>(name: string, english: Data): Data {
  if (useLanguage() !== 'es') return english;
  const words = spanish?.[name];
  complete[name] ??= words && !Array.isArray(words) ? {...english, ...words} : (words ?? english);
  return complete[name] as Data;
}

/** Returns the path of a page in the language of this page, if there is one; else as it is. */
export function useTranslatedPath(path: string): string {
  const spanish = toSpanishPath(path);
  return useLanguage() === 'es' && practice.paths.includes(spanish) ? spanish : path;
}

/** The locale of dates on the page; undefined in English. */
export function useLocale(): string | undefined {
  return useWords<HoursLabels>('labels/hours', englishHours).dates?.locale;
}
