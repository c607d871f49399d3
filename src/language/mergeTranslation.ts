/**
 * Completes Spanish data with what is the same in English (`findDifferences` in src/data):
 * undefined for data without a difference, null for a field that isn't in Spanish, and a record of
 * items by number for a list of the same length. Any other list is complete.
 */
export function mergeTranslation(english: unknown, spanish: unknown): unknown {
  if (spanish === undefined) return english;
  if (!isObject(spanish) || Array.isArray(spanish) || !isObject(english)) return spanish;
  const merged: Record<string, unknown> = {...english};
  for (const [name, value] of Object.entries(spanish)) {
    if (value === null) delete merged[name];
    else merged[name] = mergeTranslation(merged[name], value);
  }
  return Array.isArray(english) ? Object.values(merged) : merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
