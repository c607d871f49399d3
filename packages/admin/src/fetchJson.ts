import {UserFacingError} from './tasks/repository';

const MAX_ATTEMPTS = 40;
const RETRY_DELAY_MS = 3_000;

const NOT_LOADED =
  "The editor couldn't load everything. Check your connection, then reload this page.";

/**
 * Loads data that the editor can't work without, even if the connection breaks meanwhile.
 * @throws {UserFacingError} after two minutes
 */
export async function fetchJson<Data>(url: string): Promise<Data> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url);
      if (response.ok) return (await response.json()) as Data;
    } catch {
      // The connection broke: the next attempt follows.
    }
    if (attempt === MAX_ATTEMPTS) throw new UserFacingError(NOT_LOADED);
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
}
