/** A date in words as a day: `October 3, 2026` as `2026-10-03`; empty for words that are no date. */
export function dayOf(words: string): string {
  const date = new Date(`${words} 12:00 UTC`);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
