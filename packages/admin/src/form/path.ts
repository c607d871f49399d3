import {isRecord, type Data} from '../format/data';

/** The place of a value in the data of a form, such as `['week', 2, 'opens']`. */
export type FieldPath = readonly (string | number)[];

/** Returns the value at a path; undefined if there is none. */
export function getValue(data: Data | undefined, path: FieldPath): Data | undefined {
  let value = data;
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)];
    else value = isRecord(value) ? value[step] : undefined;
  }
  return value;
}

/** Returns the data with another value at a path. Creates the groups and lists on the way. */
export function setValue(data: Data | undefined, path: FieldPath, value: Data | undefined): Data {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  const child = rest.length === 0 ? value : setValue(getValue(data, [step]), rest, value);
  if (typeof step === 'number') {
    const items = Array.isArray(data) ? [...data] : [];
    items[step] = child ?? null;
    return items;
  }
  return {...(isRecord(data) ? data : {}), [step]: child};
}

/** Returns the id of the input for a path, which labels and findings refer to. */
export function getInputId(path: FieldPath): string {
  return `field-${path.join('.')}`;
}
