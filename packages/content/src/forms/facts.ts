import {mapTexts} from '../walkFields';
import {factTexts} from '../quotableFacts';
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

/** The fields of a form with each fact that its texts name in braces in its place (`FORM_FACTS` says which those are). */
export function withFacts<Value>(value: Value, site: Site): Value {
  const {phone, address} = letterheadOf(site);
  const facts: Record<string, string> = {
    ...factTexts(site),
    phone,
    address,
    insurance: site.policies.payments.insurance,
  };
  return mapTexts(value, (text) => text.replaceAll(/\{([\w.-]+)\}/g, (token, name: string) => facts[name] ?? token));
}
