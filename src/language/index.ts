import englishHours from '@generated/site-content/default/labels/hours.json';
import practice from '@generated/site-content/default/practice.json';
import {getLanguage, type HoursLabels, type Language, toSpanishPath} from '@dental/practice';
import {useCurrentPath} from '../hooks/useCurrentPath';

/** Returns the Spanish version of an English data file, by its name without `.json`. */
type Translate = (name: string, english: unknown) => unknown;

let translate: Translate | undefined;
/** The language of a page in the preview frame, whose own path has none. */
let previewLanguage: Language | undefined;
/** The Spanish data files that a component has used. */
let translated: Record<string, unknown> = {};

/** Provides the Spanish data. The module of every Spanish page does, before anything renders. */
export function setTranslation(translation: Translate, language?: Language): void {
  translate = translation;
  previewLanguage = language;
  translated = {};
}

/**
 * The language of the page. It never changes in a document, because links to a page in another
 * language load it as a document.
 */
export function useLanguage(): Language {
  const language = getLanguage(useCurrentPath());
  return translate ? (previewLanguage ?? language) : 'en';
}

/** Returns the content of a data file in the language of the page. */
export function useWords<Data>(name: string, english: Data): Data {
  if (useLanguage() !== 'es') return english;
  translated[name] ??= translate?.(name, english);
  return translated[name] as Data;
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
