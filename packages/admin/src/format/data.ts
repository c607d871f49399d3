import isSame from 'fast-deep-equal';

/** Data that YAML and forms can contain. */
export type Data = null | boolean | number | string | Data[] | {[key: string]: Data | undefined};

/** Returns true if the data has keys. */
export function isRecord(data: Data | undefined): data is Record<string, Data | undefined> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/**
 * Removes fields that a form leaves empty, so that the file has no line for them. Keeps values that
 * were empty in the file before.
 * @param before the same data in the file
 * @returns undefined if nothing is left
 */
export function removeEmpty(data: Data | undefined, before: Data | undefined): Data | undefined {
  if (isSame(data, before)) return data;
  if (data === '' || data === null || data === false) return undefined;
  if (Array.isArray(data)) {
    const itemsBefore = Array.isArray(before) ? before : [];
    const items = data
      .map((item, index) => removeEmpty(item, itemsBefore[index]))
      .filter((item) => item !== undefined);
    return items.length === 0 && before === undefined ? undefined : items;
  }
  if (!isRecord(data)) return data;
  const recordBefore = isRecord(before) ? before : {};
  const record: Record<string, Data> = {};
  for (const [key, value] of Object.entries(data)) {
    const rest = removeEmpty(value, recordBefore[key]);
    if (rest !== undefined) record[key] = rest;
  }
  return Object.keys(record).length === 0 ? undefined : record;
}

/** Returns a text or a number as text; an empty text for anything else. */
export function getText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
