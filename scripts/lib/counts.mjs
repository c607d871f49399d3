// @ts-check
import {readFileSync} from 'node:fs';

/**
 * Reads how many tests passed, failed and were skipped from a report of Vitest or Playwright.
 * @param {string} file a JSON report
 * @returns {import('./steps.mjs').Counts | undefined} nothing when there is no report
 */
export function countTests(file) {
  try {
    const {stats, numPassedTests, numFailedTests, numPendingTests = 0} = JSON.parse(readFileSync(file, 'utf8'));
    return stats
      ? {passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped}
      : {passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests};
  } catch {
    return undefined;
  }
}
