import isSame from 'fast-deep-equal';

/** Data as YAML and forms know it. */
export type Data = null | boolean | number | string | Data[] | {[key: string]: Data | undefined};

/** Whether this is data with keys. */
export function isRecord(data: Data | undefined): data is Record<string, Data | undefined> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/**
 * Takes out what a form leaves empty: a field without a value is no line in the file. What was written empty before stays.
 * @param before the same data as the file has it
 */
export function withoutEmpty(data: Data | undefined, before: Data | undefined): Data | undefined {
  if (isSame(data, before)) return data;
  if (data === '' || data === null || data === false) return undefined;
  if (Array.isArray(data)) {
    const old = Array.isArray(before) ? before : [];
    const items = data
      .map((item, index) => withoutEmpty(item, old[index]))
      .filter((item) => item !== undefined);
    return items.length === 0 && before === undefined ? undefined : items;
  }
  if (!isRecord(data)) return data;
  const old = isRecord(before) ? before : {};
  const entries = Object.entries(data)
    .map(([key, value]) => [key, withoutEmpty(value, old[key])] as const)
    .filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
