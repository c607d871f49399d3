import {NUMBER} from '../numbers';
import {ANY_MONTH} from '../when/calendar';

/* What is told by its letters, signs and figures and not by words. */

/** How streets are called. */
export const STREETS =
  'Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Circle|Cir|Way|Boulevard|Blvd|Place|Pl|Trail|Trl|Parkway|Pkwy|Terrace';

/** A street with a number, in the forms of the United States. */
const STREET = String.raw`\b\d{2,5} (?:[NSEW]\.? |North |South |East |West )?(?:\p{Lu}[\p{L}'-]+ ){1,3}(?:${STREETS})\b\.?`;

/** What the patterns of the rules hold by its name. */
const PARTS: Readonly<Record<string, string>> = {
  STREET,
  YEARS: String.raw`(?!one year|1 year)(?:${NUMBER}\+?|a(?= decade)|(?:a quarter of|half) a(?= century))[ -](?:year|decade|century)s?\b`,
  DATE: String.raw`(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|${ANY_MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)? (?:of )?${ANY_MONTH}(?:,? \d{4})?)`,
};

/** The pattern that a phrase is, if it stands between slashes: `/born on {DATE}/i`. */
export function lettersOf(phrase: string): RegExp | undefined {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/su.exec(phrase) ?? [];
  return source === undefined
    ? undefined
    : new RegExp(
        source.replaceAll(/\{([A-Z]{4,})\}/g, (_, name: string) => PARTS[name] ?? name),
        flags,
      );
}
