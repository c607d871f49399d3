/** A record by field, or a list by item. */
type Parts = Readonly<Record<string, unknown>>;

/**
 * Finds what differs between a translation and its English data (src/language/mergeTranslation.ts).
 * @returns undefined if nothing differs; a record of the differences by field or by item, with null
 *   for a missing field; or the translation itself if the two can't be compared
 */
export function findDifferences(translation: unknown, english: unknown): unknown {
  if (JSON.stringify(translation) === JSON.stringify(english)) return undefined;
  if (!areComparable(translation, english)) return translation;
  return findInParts(translation as Parts, english as Parts);
}

function findInParts(translation: Parts, english: Parts): Parts {
  const differences: Record<string, unknown> = {};
  for (const name of Object.keys({...english, ...translation})) {
    const value = translation[name];
    const isMissing = value === undefined && english[name] !== undefined;
    const difference = isMissing ? null : findDifferences(value, english[name]);
    if (difference !== undefined) differences[name] = difference;
  }
  return differences;
}

/** Returns true for two records, and for two lists with the same number of items. */
function areComparable(translation: unknown, english: unknown): boolean {
  if (Array.isArray(translation))
    return Array.isArray(english) && translation.length === english.length;
  return isRecord(translation) && isRecord(english);
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
