import {setTimeout} from 'node:timers/promises';

const TIMEOUT_MS = 15_000;
const INTERVAL_MS = 50;

/**
 * Waits until a condition is true.
 * @param subject the start of the error message
 * @throws {Error} after 15 seconds
 */
export async function waitUntil(
  isTrue: () => Promise<boolean>,
  subject = 'The condition',
): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await isTrue()) return;
    await setTimeout(INTERVAL_MS);
  }
  throw new Error(`${subject}: not within ${TIMEOUT_MS} ms`);
}
