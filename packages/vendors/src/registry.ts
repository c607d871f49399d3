import {CHAT} from './records/chat';
import {VIDEOS} from './records/videos';
import {FINANCING} from './records/financing';
import {FORMS} from './records/forms';
import {MAPS} from './records/maps';
import type {Kind, Vendor} from './vendor';

const RECORDS: Record<Kind, object> = {
  chat: CHAT,
  videos: VIDEOS,
  financing: FINANCING,
  forms: FORMS,
  map: MAPS,
};

/** All vendors that the site supports, by id. docs/vendors.md lists them, and how to add one. */
export const VENDORS = Object.entries(RECORDS)
  .flatMap(([kind, records]) =>
    Object.entries(records).map(([id, record]) => ({...record, id, kind}) as Vendor),
  )
  .sort((a, b) => (a.id < b.id ? -1 : 1));

/** The vendors of a kind. */
export function listVendors(kind: Kind): Vendor[] {
  return VENDORS.filter((vendor) => vendor.kind === kind);
}

/**
 * The vendor of a kind that has this id.
 * @throws if there is none; the schema of `_practice/integrations.yml` rejects that earlier
 */
export function getVendor(kind: Kind, id: string): Vendor {
  const vendor = listVendors(kind).find((candidate) => candidate.id === id);
  if (!vendor) throw new Error(`There is no vendor with the id ${id} for ${kind}.`);
  return vendor;
}
