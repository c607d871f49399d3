import {setTimeout} from 'node:timers/promises';

const TIMEOUT_MS = 15_000;
const INTERVAL_MS = 50;

/**
 * Waits until a condition holds.
 * @throws {Error} after 15 seconds
 */
export async function waitUntil(
  isTrue: () => Promise<boolean>,
  subject = 'The condition',
): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await setTimeout(INTERVAL_MS))
    if (await isTrue()) return;
  throw new Error(`${subject}: not within ${TIMEOUT_MS} ms`);
}
