import type {Collection} from '../collections';
import type {Field} from '../collections/fields';
import {ENTRIES, mdxFormat, yamlFormat} from '../format';
import type {Data} from '../format/clean';
import {written} from '../format/scalars';
import {labelIn} from '../preview/labelIn';
import {askWhose, tellTaken} from './dialogs';
import {merge} from './merge';
import type {Mediator} from './together';

/** Puts two people's changes together, and speaks with them in the words of their forms. */
export function mediatorIn(collections: readonly Collection[]): Mediator {
  const labelOf = (path: string, field: string) =>
    field === ''
      ? 'The whole file'
      : (labelIn(fieldsOf(path, collections), field.replace(new RegExp(`^${ENTRIES}\\.`), '')) ?? field);
  return {
    merge: (path, versions, choices) => merge(path.endsWith('.mdx') ? mdxFormat : yamlFormat, versions, choices),
    decide: (path, {conflicts}) =>
      askWhose(
        conflicts.map((conflict) => ({
          label: labelOf(path, conflict.path),
          mine: inWords(conflict.mine),
          theirs: inWords(conflict.theirs),
        })),
      ),
    tell: (path, {taken, conflicts}) =>
      tellTaken([
        ...new Set([...taken, ...conflicts.map((conflict) => conflict.path)].map((field) => labelOf(path, field))),
      ]),
  };
}

function fieldsOf(path: string, collections: readonly Collection[]): readonly Field[] {
  for (const {files, folder, fields} of collections) {
    const own = files?.find(({file}) => file === path)?.fields ?? (folder && path.startsWith(`${folder}/`) && fields);
    if (own) return own;
  }
  return [];
}

function inWords(value: Data | undefined): string {
  if (value === undefined || value === null) return '(taken out)';
  if (value === '') return '(an empty line)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? written(value) : String(value);
}
