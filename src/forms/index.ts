import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Site} from '../content/site';
import {keyOf, textsOf, type MadeFiles} from '../pictures/madeFiles';
import {palette} from '../pictures/palette';
import {drawBlock} from './blocks';
import {factsOf} from './facts';
import {sheetsOf} from './page';
import {openSheet} from './sheet';

/** A change of these files makes the forms again. */
const RECIPE = textsOf(import.meta.url, [...readdirSync(new URL('.', import.meta.url)), '../pictures/letters.ts']);

/**
 * Makes the new-patient forms that patients download: a tagged PDF that can be filled in on a screen or with a pen, from
 * the practice's facts. Where the practice has put forms of its own into `static`, those are published instead.
 * @param made keeps them
 * @param root the project folder
 */
export async function makeForms(made: MadeFiles, root: string, site: Site): Promise<void> {
  const address = site.practice.newPatientForms;
  if (existsSync(join(root, 'static', address))) return;
  const key = keyOf([RECIPE, palette(), factsOf(site), sheetsOf(site)]);
  await made.file(address.slice(1), key, () => newPatientForms(site));
}

/** The forms as a PDF. The same facts always give the same bytes. */
export async function newPatientForms(site: Site): Promise<Buffer> {
  const pages = sheetsOf(site);
  const sheet = await openSheet(factsOf(site), pages.length);
  for (const page of pages) {
    sheet.openPage();
    for (const block of page) drawBlock(sheet, block);
  }
  return sheet.finish();
}
