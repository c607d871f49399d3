import {setField} from '../edit/frontMatter';
import type {Message} from '../problem';
import {pagesOfKind, type Page, type Site} from '../site';
import {claimsOf, findPerson, mayReview, slugOf, type Person} from './claims';
import {wordsHash} from './hash';

/** Either the text of the file with the signature in it, or why it cannot be signed. */
export type Signing = {text: string; by: Person} | {problem: Message};

/**
 * Signs what a page says.
 * @param text the page's file as it is
 * @param by the reviewer, by file name or name
 * @param on the day of the review, as `2026-11-21`
 */
export function sign(site: Site, page: Page, text: string, by: string, on: string): Signing {
  const claims = claimsOf(page);
  if (claims.length === 0) {
    return refusal(`${page.file} makes no claim about treatments or money.`, 'It needs no signature.');
  }
  const person = findPerson(site, by);
  if (!person) return refusal(`Nobody here is called "${by}".`, `Write one of ${signers(site, page)}.`);
  if (!mayReview(person, claims)) {
    return refusal(`${person.name} may not sign what ${page.file} says.`, `Write one of ${signers(site, page)}.`);
  }
  const fields = [`  by: ${slugOf(person)}`, `  on: ${on}`, `  hash: "${wordsHash(site, page)}"`];
  return {text: setField(text, 'reviewed', fields), by: person};
}

function refusal(what: string, fix: string): Signing {
  return {problem: {what, fix}};
}

function signers(site: Site, page: Page): string {
  return [...pagesOfKind(site, 'dentist'), ...pagesOfKind(site, 'staff')]
    .filter((person) => mayReview(person, claimsOf(page)))
    .map(({name}) => `"${name}"`)
    .join(', ');
}
