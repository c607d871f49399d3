import type {Collection, FolderCollection} from './index';
import type {Field} from './fields';

/** The form that edits a file. */
export interface EntryForm {
  collection: Collection;
  label: string;
  fields: readonly Field[];
}

/**
 * Finds the form that edits a file.
 * @param file path from the project folder
 * @returns undefined if no form edits it
 */
export function findForm(file: string, collections: readonly Collection[]): EntryForm | undefined {
  for (const collection of collections) {
    if ('files' in collection) {
      const single = collection.files.find((each) => each.file === file);
      if (single) return {collection, label: single.label, fields: single.fields};
    } else if (findSlug(file, collection) !== undefined) {
      return {collection, label: collection.singular, fields: collection.fields};
    }
  }
  return undefined;
}

/** Returns the name of a file within its collection; undefined if it isn't one of its entries. */
export function findSlug(file: string, collection: FolderCollection): string | undefined {
  const start = `${collection.folder}/`;
  const end = collection.hasFolders ? '/index.mdx' : '.mdx';
  if (!file.startsWith(start) || !file.endsWith(end)) return undefined;
  const slug = file.slice(start.length, -end.length);
  return slug.includes('/') || slug === 'index' ? undefined : slug;
}

/** Returns the path of an entry's file. */
export function makeEntryPath(slug: string, {folder, hasFolders}: FolderCollection): string {
  return `${folder}/${slug}${hasFolders ? '/index' : ''}.mdx`;
}
