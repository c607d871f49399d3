import type {Collection} from './collections';
import type {Field} from './collections/fields';

/** The entry of the editor whose form edits a file. */
export interface Entry {
  collection: string;
  name: string;
  label: string;
  fields: readonly Field[];
}

/**
 * Which entry of the editor a file is.
 * @param file its path from the project folder
 * @returns undefined if no form edits it
 */
export function entryOf(file: string, collections: readonly Collection[]): Entry | undefined {
  for (const collection of collections) {
    const own = collection.files?.find((one) => one.file === file);
    const name = own?.name ?? slugIn(file, collection);
    if (name === undefined) continue;
    const {label, fields = []} = own ?? collection;
    return {collection: collection.name, name, label, fields};
  }
  return undefined;
}

function slugIn(file: string, {folder, extension, path}: Collection): string | undefined {
  if (folder === undefined || !file.startsWith(`${folder}/`) || !file.endsWith(`.${extension}`))
    return undefined;
  const slug = file.slice(folder.length + 1, -extension.length - 1);
  const isOwn = path === undefined ? !slug.includes('/') : /^[^/]+\/index$/.test(slug);
  return isOwn ? slug : undefined;
}
