import {WEEKDAYS, type Weekday} from './days';

/** The languages of pages. Each page has one, by its address. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The home page in Spanish. All Spanish pages are below it. */
export const SPANISH_HOME = '/es';

/** Returns the language of the page at a path. */
export function getLanguage(path: string): Language {
  return path === SPANISH_HOME || path.startsWith(`${SPANISH_HOME}/`) ? 'es' : 'en';
}

/** Returns the path of a page in Spanish: `/es/costs` for `/costs`. */
export function toSpanishPath(path: string): string {
  return path === '/' ? SPANISH_HOME : SPANISH_HOME + path;
}

/** Returns the path of a Spanish page in English: `/costs` for `/es/costs`. */
export function toEnglishPath(path: string): string {
  return path.slice(SPANISH_HOME.length) || '/';
}

/** Returns true if a path is that of an English page or of its Spanish version. */
export function isPageAt(path: string, english: string): boolean {
  return path === english || path === toSpanishPath(english);
}

/** The names and the short words of dates in a language other than English. */
export interface DateWords {
  /** For the formats of the browser, such as `es-US`. */
  locale: string;
  weekdays: Readonly<Record<Weekday, string>>;
  /** Between the first and the last day. */
  to: string;
  /** Between two days. */
  and: string;
  /** Before the name of a day: "abre el lunes". */
  on: string;
  /** Before the first and the last day in a sentence: "cerrado del lunes al jueves". */
  from: string;
  until: string;
}

/** The locale of dates in a language. */
export function getLocale(language: Language): string {
  return language === 'es' ? 'es-US' : 'en-US';
}

/** Makes the words of dates in Spanish. */
export function makeSpanishDates(): DateWords {
  const locale = getLocale('es');
  // January 1, 2024 was a Monday.
  const names = WEEKDAYS.map((weekday, index) => [
    weekday,
    new Date(Date.UTC(2024, 0, index + 1)).toLocaleDateString(locale, {
      timeZone: 'UTC',
      weekday: 'long',
    }),
  ]);
  const weekdays = Object.fromEntries(names) as Record<Weekday, string>;
  return {locale, weekdays, to: ' a ', and: ' y ', on: 'el ', from: 'del ', until: ' al '};
}
