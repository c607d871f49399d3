import {getStore} from '@netlify/blobs';
import {type TapKind, UserError} from '@dental/practice';
import {requestJson} from '../../github/request.mjs';

/** The number of taps on a kind of link on a day. */
export interface DayTaps {
  day: string;
  kind: TapKind;
  times: number;
}

/** Reads the log of nginx: one line a tap, such as `2027-01-15 call`. */
export function parseTapLog(log: string): DayTaps[] {
  return [...log.matchAll(/^(\d{4}-\d\d-\d\d) (call|book|directions|text)$/gm)].map(
    ([, day = '', kind]) => ({day, kind: kind as TapKind, times: 1}),
  );
}

/**
 * Reads the taps of a month that the functions at Cloudflare or Netlify stored.
 * @param month such as `2027-01`
 * @param env the variables of docs/figures.md
 * @throws {UserError} if no host is set, or if it refuses
 */
export async function readStoredTaps(month: string, env: NodeJS.ProcessEnv): Promise<DayTaps[]> {
  if (env.TAPS_DATABASE) return readDatabase(month, env);
  if (!env.NETLIFY_AUTH_TOKEN)
    throw new UserError(
      'There is no log file, and no host token.',
      'Add the log: npm run figures -- taps.log. Or set the variables of docs/figures.md.',
    );
  const {NETLIFY_API: apiURL, NETLIFY_SITE_ID: siteID = '', NETLIFY_AUTH_TOKEN: token} = env;
  const store = getStore({name: 'taps', siteID, token, ...(apiURL && {apiURL})});
  const {blobs} = await store.list({prefix: month});
  return parseTapLog(blobs.map(({key}) => key.split('/').slice(0, 2).join(' ')).join('\n'));
}

/** Queries D1: https://developers.cloudflare.com/api/resources/d1. */
async function readDatabase(month: string, env: NodeJS.ProcessEnv): Promise<DayTaps[]> {
  const api = env.CLOUDFLARE_API ?? 'https://api.cloudflare.com/client/v4';
  const {CLOUDFLARE_ACCOUNT_ID: account, TAPS_DATABASE: database} = env;
  const address = `${api}/accounts/${account}/d1/database/${database}/query`;
  const answer: unknown = await requestJson('Cloudflare', address, {
    token: env.CLOUDFLARE_API_TOKEN,
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: {sql: 'SELECT day, kind, times FROM taps WHERE day LIKE ?', params: [`${month}-%`]},
  });
  const {result} = answer as {result: [{results: DayTaps[]}]};
  return result[0].results;
}
