// @ts-check
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
 * @param {string} key of Google Cloud, with the Places API (New)
 * @param {string} api another address for tests
 * @returns {Promise<Response>}
 */
export function requestPlace(placeId, key, api = PLACES) {
  return fetch(`${api}${placeId}?languageCode=en&regionCode=US`, {
    headers: {'X-Goog-Api-Key': key, 'X-Goog-FieldMask': FIELDS.join(',')},
    signal: AbortSignal.timeout(30_000),
  });
}
