// @ts-check
/**
 * Formats the time that something will still take.
 * @param {number} seconds
 * @returns {string} such as `about 40 s left`
 */
export function formatTimeLeft(seconds) {
  if (seconds <= 0) return 'longer than expected';
  if (seconds < 7.5) return 'a few seconds left';
  if (seconds < 90) return `about ${Math.round(seconds / 5) * 5} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}
