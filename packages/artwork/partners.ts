/**
 * Draws the logos of the patient financing providers into static/img/partners.
 *
 *   npx tsx packages/artwork/partners.ts [id …]
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {tidy} from './brand/tidy';
import {partners} from './partners/marks';

const OUTPUT = new URL('../../static/img/partners/', import.meta.url);
const wanted = process.argv.slice(2);

mkdirSync(OUTPUT, {recursive: true});
for (const [id, draw] of Object.entries(partners)) {
  if (wanted.length && !wanted.includes(id)) continue;
  writeFileSync(new URL(`${id}.svg`, OUTPUT), tidy(await draw()));
}
