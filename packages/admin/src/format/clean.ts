/** Data as YAML and forms know it. */
export type Data = null | boolean | number | string | Data[] | {[key: string]: Data | undefined};

/** Whether two pieces of data say the same. */
export function isSame(a: Data | undefined, b: Data | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

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
    const items = data.map((item, index) => withoutEmpty(item, old[index])).filter((item) => item !== undefined);
    return items.length === 0 && before === undefined ? undefined : items;
  }
  if (!isRecord(data)) return data;
  const old = isRecord(before) ? before : {};
  const entries = Object.entries(data)
    .map(([key, value]) => [key, withoutEmpty(value, old[key])] as const)
    .filter(([, value]) => value !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
