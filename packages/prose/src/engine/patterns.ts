import {ANY_MONTH} from '../when/calendar';

/* Patterns for numbers and punctuation, which word lists can't match. */

/** The types of streets, each with its abbreviation. */
const STREET_TYPES: Readonly<Record<string, string>> = {
  Street: 'St',
  Avenue: 'Ave',
  Road: 'Rd',
  Drive: 'Dr',
  Lane: 'Ln',
  Court: 'Ct',
  Circle: 'Cir',
  Way: 'Way',
  Boulevard: 'Blvd',
  Place: 'Pl',
  Trail: 'Trl',
  Parkway: 'Pkwy',
  Terrace: 'Ter',
};

/** The types of streets, as alternatives of a pattern. */
export const STREETS = Object.entries(STREET_TYPES).flat().join('|');

/** Returns the abbreviation of a type of street, such as "Rd" for "Road" and "Rd". */
export const getStreetType = (type: string): string => STREET_TYPES[type] ?? type;

/** The direction in front of a street's name, or nothing. */
export const DIRECTION = String.raw`(?:[NSEW]\.? |North |South |East |West )?`;

/** A street with a number, as Americans write it. */
const STREET = String.raw`\b\d{2,5} ${DIRECTION}(?:\p{Lu}[\p{L}'-]+ ){1,3}(?:${STREETS})\b\.?`;

/** A date in digits or in words. */
const DATE = `(?:${[
  String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}`,
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`${ANY_MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?`,
  String.raw`\d{1,2}(?:st|nd|rd|th)? (?:of )?${ANY_MONTH}(?:,? \d{4})?`,
].join('|')})`;

/** Parts that a pattern in a rule can name in braces. */
const PARTS: Readonly<Record<string, string>> = {STREET, DATE};

/** The regular expression of a phrase between slashes, such as `/born on {DATE}/i`. */
export function parsePatternPhrase(phrase: string): RegExp | undefined {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/su.exec(phrase) ?? [];
  if (source === undefined) return undefined;
  const complete = source.replaceAll(/\{([A-Z]{4,})\}/g, (_, name: string) => PARTS[name] ?? name);
  return new RegExp(complete, flags);
}
