// @ts-check
/**
 * Prints the practice's Google profile as JSON: node packages/delivery/github/readPlace.mjs
 * It uses no installed package, because those must not reach the key.
 */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {UserError} from '../../practice/src/userError.mjs';

const PLACES = 'https://places.googleapis.com/v1/places/';

const FIELDS = [
  'displayName',
  'nationalPhoneNumber',
  'websiteUri',
  'businessStatus',
  'addressComponents',
  'regularOpeningHours',
  'currentOpeningHours',
];

/**
 * Requests a Google profile: Place Details of the Places API (New).
 * @param {string} placeId
 * @param {NodeJS.ProcessEnv} env with the key of Google Cloud; tests set their own server
 * @returns {Promise<any>} the place; fields without a value are missing
 * @throws {UserError} if Google refuses
 */
export async function requestPlace(placeId, {GOOGLE_PLACES_KEY: key = '', GOOGLE_PLACES_API: api}) {
  const response = await fetch(`${api ?? PLACES}${placeId}?languageCode=en&regionCode=US`, {
    headers: {'X-Goog-Api-Key': key, 'X-Goog-FieldMask': FIELDS.join(',')},
    signal: AbortSignal.timeout(30_000),
  });
  if (response.ok) return response.json();
  throw new UserError(
    `Google answered ${response.status} for the place "${placeId}".`,
    'Check googlePlaceId in practice.yml, and that the key may use the Places API (New).',
  );
}

async function main() {
  const practice = readFileSync('pages-content/_practice/practice.yml', 'utf8');
  const [, placeId = ''] = /^googlePlaceId: *['"]?([\w-]+)/m.exec(practice) ?? [];
  console.log(JSON.stringify(await requestPlace(placeId, process.env)));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await main().catch(({message}) => {
    console.error(message);
    process.exitCode = 1;
  });
