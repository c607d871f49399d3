import {makeInitials} from '@dental/content';
import {findForm, findSlug, type EntryForm} from '../collections/findForm';
import {readFields, type EntryData} from '../format';
import {getText} from '../format/data';
import type {EditorState} from './EditorContext';

type Context = Pick<EditorState, 'settings' | 'collections' | 'savedTask'>;

/** Describes a file or a page's URL in words, such as "About us" or "dentist Dr. Ana Lopez". */
export function describeFile({settings, collections, savedTask}: Context, file: string): string {
  const page = settings.pages.find((each) => [each.file, each.path].includes(file));
  if (page) return page.path === '/' ? 'Home page' : page.heading;
  const form = findForm(file, collections);
  if (!form) return file;
  if ('files' in form.collection) return form.label;
  const text = savedTask?.files.find(({path}) => path === file)?.text;
  const title = readFields(file, text)[form.collection.titleField];
  const slug = findSlug(file, form.collection) ?? '';
  return `${form.label} ${getText(title) || settings.titles?.[file] || slug.replaceAll('-', ' ')}`;
}

/** Describes a saved entry, such as "staff member Rosa Delgado"; a review only by initials. */
export function describeSave({collection, label}: EntryForm, data: EntryData): string {
  if ('files' in collection) return label;
  const title = getText(data[collection.titleField]);
  return `${label} ${collection.name === 'reviews' ? makeInitials(title) : title}`.trim();
}
