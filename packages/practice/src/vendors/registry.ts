import type {Kind, Vendor} from './vendor';
import {basin} from './basin/record';
import {carecredit} from './carecredit/record';
import {cherry} from './cherry/record';
import {crisp} from './crisp/record';
import {file} from './file/record';
import {formspree} from './formspree/record';
import {googleMaps} from './google-maps/record';
import {hubspot} from './hubspot/record';
import {jotform} from './jotform/record';
import {netlify} from './netlify/record';
import {openstreetmap} from './openstreetmap/record';
import {plain} from './plain/record';
import {tawk} from './tawk/record';
import {textUs} from './text-us/record';
import {vimeo} from './vimeo/record';
import {youtube} from './youtube/record';

/** Every vendor that the site knows: docs/vendors.md has them in a table and says how to add one. */
export const VENDORS: readonly Vendor[] = [
  plain,
  netlify,
  formspree,
  basin,
  hubspot,
  jotform,
  crisp,
  tawk,
  textUs,
  cherry,
  carecredit,
  openstreetmap,
  googleMaps,
  file,
  youtube,
  vimeo,
] as Vendor[];

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
