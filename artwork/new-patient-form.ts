/**
 * Draws the new-patient forms that patients download: a tagged PDF that can be filled in on a screen or with a pen.
 * Name, address, phone, fees and colors are read from the practice's files, so run it again after changing one:
 *
 *   npm run forms
 *
 * The same content always gives the same bytes.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {formPages} from './new-patient-form/content';
import {readFacts} from './new-patient-form/facts';
import {Sheet} from './new-patient-form/sheet';
import {drawBlock} from './new-patient-form/blocks';

const facts = readFacts(process.cwd());
const target = join(process.cwd(), 'static', facts.formsPath);

const pages = formPages(facts);
const sheet = new Sheet(facts, pages.length);
for (const page of pages) {
  sheet.openPage();
  for (const block of page) drawBlock(sheet, block);
}
const bytes = await sheet.finish();
mkdirSync(dirname(target), {recursive: true});
writeFileSync(target, bytes);
console.log(
  `static${facts.formsPath}: ${pages.length} pages, ${sheet.fieldCount} fields, ${Math.ceil(bytes.length / 1024)} kB`,
);
