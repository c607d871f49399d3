/**
 * A part of a pattern: no abbreviation that a name follows, such as `Dr.`, `N.` or `St.`, stands before its place. The
 * point of one ends no sentence.
 */
export const NO_ABBREVIATION = String.raw`(?<!\b(?:\p{Lu}|Drs?|Mrs?|Ms|Sra?|Srta|Jr|St|Rd|Ave|Blvd|Ste)\.)`;
