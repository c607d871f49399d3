import {CHAT} from './records/chat';
import {FILMS} from './records/films';
import {FINANCING} from './records/financing';
import {FORMS} from './records/forms';
import {MAPS} from './records/maps';
import type {Kind, Vendor} from './vendor';

const RECORDS: Record<Kind, object> = {
  chat: CHAT,
  films: FILMS,
  financing: FINANCING,
  forms: FORMS,
  map: MAPS,
};

/** Every vendor that the site knows, by their names: docs/vendors.md has them in a table and says how to add one. */
export const VENDORS = Object.entries(RECORDS)
  .flatMap(([kind, records]) =>
    Object.entries(records).map(([id, record]) => ({...record, id, kind}) as Vendor),
  )
  .sort((a, b) => (a.id < b.id ? -1 : 1));

/** The vendors of a kind. */
export function vendorsOf(kind: Kind): Vendor[] {
  return VENDORS.filter((vendor) => vendor.kind === kind);
}

/**
 * The vendor of a kind that has this id.
 * @throws if there is none, which the schema of `_practice/integrations.yml` refuses
 */
export function vendorOf(kind: Kind, id: string): Vendor {
  const found = vendorsOf(kind).find((vendor) => vendor.id === id);
  if (!found) throw new Error(`There is no vendor called ${id} for ${kind}.`);
  return found;
}
