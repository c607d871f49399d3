import type {GetPicture, Picture} from '@dental/content';

/** Picks some fields of a record, so that a file contains only data that is shown. */
export function pick<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  ...names: readonly Name[]
) {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}

/** Replaces the name of an image in a record with the prepared image. */
export async function preparePicture<Fields extends object, Name extends keyof Fields>(
  record: Fields & Record<Name, string>,
  field: Name,
  pictureOf: GetPicture,
) {
  return {...record, [field]: await pictureOf(record[field])} as Omit<Fields, Name> &
    Record<Name, Picture>;
}
