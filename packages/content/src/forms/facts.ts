import {mapTexts} from '../leaves';
import {factTexts} from '../quotableFacts';
import type {FORM_FACTS} from '../schemas/paperForms';
import type {Site} from '../site';

/** What the forms say about the practice on every sheet. */
export interface Letterhead {
  name: string;
  phone: string;
  /** Street, city, state and zip on one line. */
  address: string;
  /** The website without `https://`. */
  site: string;
  /** The number of a sheet at its foot, such as `Page {number} of {count}`. */
  page: string;
}

/** Picks it from the practice's facts. */
export function letterheadOf({practice, labels}: Site): Letterhead {
  const {street, city, state, zip} = practice.address;
  return {
    name: practice.name,
    phone: practice.phone,
    address: `${street}, ${city}, ${state} ${zip}`,
    site: practice.site.replace(/^https:\/\//, ''),
    page: labels.patientForms.page,
  };
}

/** What stands for each fact that the texts of the forms name in braces. */
function factsIn(site: Site): Record<(typeof FORM_FACTS)[number], string> {
  const {phone, address} = letterheadOf(site);
  const texts = factTexts(site);
  const text = (name: keyof typeof texts) => texts[name] ?? '';
  return {
    phone,
    address,
    insurance: site.policies.payments.insurance,
    'arrival.early': text('arrival.early'),
    'cancellation.notice': text('cancellation.notice'),
    'cancellation.fee': text('cancellation.fee'),
  };
}

/** The fields of a form with each fact in its place. */
export function withFacts<Value>(value: Value, site: Site): Value {
  const facts: Record<string, string> = factsIn(site);
  return mapTexts(value, (text) => text.replaceAll(/\{([\w.-]+)\}/g, (token, name: string) => facts[name] ?? token));
}
