import type {Collection} from './collections';
import type {Field} from './collections/fields';

/** The form that edits a file. */
export interface Entry {
  collection: string;
  name: string;
  label: string;
  fields: readonly Field[];
}

/**
 * Finds the form that edits a file.
 * @param path from the project folder
 * @returns undefined if no form edits it
 */
export function findEntry(path: string, collections: readonly Collection[]): Entry | undefined {
  for (const collection of collections) {
    const file = collection.files?.find((each) => each.file === path);
    const name = file?.name ?? findSlug(path, collection);
    if (name === undefined) continue;
    const {label, fields = []} = file ?? collection;
    return {collection: collection.name, name, label, fields};
  }
  return undefined;
}

/** The name of a file within a folder collection; undefined if it isn't one of its entries. */
function findSlug(file: string, {folder, extension, path}: Collection): string | undefined {
  if (folder === undefined) return undefined;
  if (!file.startsWith(`${folder}/`) || !file.endsWith(`.${extension}`)) return undefined;
  const slug = file.slice(folder.length + 1, -extension.length - 1);
  const isEntry = path === undefined ? !slug.includes('/') : /^[^/]+\/index$/.test(slug);
  return isEntry ? slug : undefined;
}
