import {getLanguage, type HoursLabels, type Language, makeSpanishDates} from '@dental/practice';
import {memoize} from './memoize';
import {practiceNames} from './schemas/practiceFiles';
import type {Spanish} from './schemas/spanish';
import type {Page, Site} from './site';
import {straightenQuotes} from './typography';
import {mapTexts} from './walkFields';

/** Returns the site in a language: its labels, and all records with a translation. */
export function getSiteIn(site: Site, language: Language): Site {
  return language === 'es' && site.spanish ? translateSite(site, site.spanish) : site;
}

/** Returns the site in the language of the page at a path. */
export function getSiteFor(site: Site, path: string): Site {
  return getSiteIn(site, getLanguage(path));
}

type Labels = Site['labels'];

const translateSite = memoize((site: Site, spanish: Spanish): Site => {
  const translate = createTranslator(spanish.words);
  const records = practiceNames.map((name) => [name, mapTexts(site[name], translate)]);
  const dates: HoursLabels['dates'] = makeSpanishDates();
  return {
    ...site,
    ...(Object.fromEntries(records) as Partial<Site>),
    labels: {...spanish.labels, hours: {...spanish.labels.hours, dates} as Labels['hours']},
    searchWords: spanish.searchWords,
    pages: site.pages.map((page) => translatePage(page, translate)),
    translate,
  };
});

/** Translates what lists of people say about them. */
function translatePage(page: Page, translate: (english: string) => string): Page {
  if (page.kind !== 'dentist' && page.kind !== 'staff') return page;
  const {body, ...fields} = page;
  return {...mapTexts(fields, translate), body};
}

/** Times of day, which Spanish writes with periods. */
const TIME = /\b(\d{1,2}:\d\d) ([ap])m\b/g;

/** A figure in a record, such as 15, $1,150 or 80%. */
const FIGURE = String.raw`(\$?\d[\d.,]*%?)`;

/**
 * Creates a function that translates a text of our records.
 * @param translations by English text. Braces stand for figures: `{from} to {to} minutes`
 * @returns unknown texts come back in English, but for the times of day in them
 */
export function createTranslator(
  translations: Readonly<Record<string, string>>,
): (english: string) => string {
  // Facts have curly apostrophes, also before the build's typography.
  const exact = new Map(
    Object.entries(translations).map(([english, spanish]) => [straightenQuotes(english), spanish]),
  );
  const templates = [...exact].filter(([english]) => english.includes('{'));
  const patterns = templates.map(([english, spanish]) => {
    const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const parts = english
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[^\w ]/g, String.raw`\$&`));
    return {pattern: new RegExp(`^${parts.join(FIGURE)}$`), names, spanish};
  });
  return (english) => {
    const straight = straightenQuotes(english);
    const translation = exact.get(straight);
    if (translation !== undefined) return translation;
    for (const {pattern, names, spanish} of patterns) {
      const figures = pattern.exec(straight)?.slice(1);
      if (figures)
        return spanish.replaceAll(
          /\{(\w+)\}/g,
          (_, name: string) => figures[names.indexOf(name)] ?? '',
        );
    }
    return english.replaceAll(TIME, '$1 $2. m.');
  };
}

/**
 * Takes the Spanish out of a record: `text.es` next to `text`.
 * @returns the record in English, and each English text with its translation
 */
export function takeTranslations(record: unknown): {
  data: unknown;
  translations: [english: string, spanish: string][];
} {
  const translations: [string, string][] = [];
  const take = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(take);
    const fields = value as Record<string, unknown>;
    const english = Object.entries(fields).filter(([name, spanish]) => {
      const text = fields[name.replace(/\.es$/, '')];
      if (!name.endsWith('.es') || typeof text !== 'string') return true;
      const isEmpty = [null, ''].includes(spanish as string | null);
      if (!isEmpty) translations.push([text, String(spanish)]);
      return false;
    });
    return Object.fromEntries(english.map(([name, entry]) => [name, take(entry)]));
  };
  return {data: take(record), translations};
}
