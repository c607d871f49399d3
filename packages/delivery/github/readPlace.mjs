// @ts-check
/**
 * Prints the practice's Google profile as JSON: node packages/delivery/github/readPlace.mjs
 * It uses no installed package, because those must not reach the key.
 */
import {readFileSync} from 'node:fs';
import {requestPlace} from './googlePlace.mjs';

const {GOOGLE_PLACES_KEY: key = '', GOOGLE_PLACES_API: api} = process.env;
const practice = readFileSync('pages-content/_practice/practice.yml', 'utf8');
const [, placeId = ''] = /^googlePlaceId: *['"]?([\w-]+)/m.exec(practice) ?? [];
const response = await requestPlace(placeId, key, api);
if (response.ok) console.log(await response.text());
else {
  console.error(`Google answered ${response.status} for the place "${placeId}".`);
  process.exitCode = 1;
}
