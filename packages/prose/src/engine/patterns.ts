import {NUMBER} from '../numbers';
import {ANY_MONTH} from '../when/calendar';

/** The kinds of streets. */
export const STREETS =
  'Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Circle|Cir|Way|Boulevard|Blvd|Place|Pl|Trail|Trl|Parkway|Pkwy|Terrace';

/** A street with a number, in the forms of the United States. */
const STREET = String.raw`\b\d{2,5} (?:[NSEW]\.? |North |South |East |West )?(?:\p{Lu}[\p{L}'-]+ ){1,3}(?:${STREETS})\b\.?`;

/** Parts that a pattern in a rule can name in braces. */
const PARTS: Readonly<Record<string, string>> = {
  STREET,
  YEARS: String.raw`(?!one year|1 year)(?:${NUMBER}\+?|a(?= decade)|(?:a quarter of|half) a(?= century))[ -](?:year|decade|century)s?\b`,
  DATE: String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|${ANY_MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)? (?:of )?${ANY_MONTH}(?:,? \d{4})?)`,
};

/** The regular expression of a phrase between slashes, such as `/born on {DATE}/i`. */
export function parsePatternPhrase(phrase: string): RegExp | undefined {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/su.exec(phrase) ?? [];
  if (source === undefined) return undefined;
  const withParts = source.replaceAll(/\{([A-Z]{4,})\}/g, (_, name: string) => PARTS[name] ?? name);
  return new RegExp(withParts, flags);
}
