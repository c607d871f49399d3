import {useEffect, type ReactNode} from 'react';
import {showLine} from '../body';
import {findBodyLine} from '../checks/findings';
import type {Field} from '../collections/fields';
import {createFileName} from '../fileNames';
import {ENTRIES, getFormat, getSource, type EntryData} from '../format';
import type {Problem} from '@dental/content';
import {findLabel} from './findLabel';
import {Pane} from './Pane';

/** The properties that Decap CMS passes to a preview, as far as we use them (Immutable data). */
interface PreviewProps {
  entry: {get(name: 'path' | 'label'): string | undefined; get(name: 'data'): {toJS(): EntryData}};
  collection: {
    get(name: 'name' | 'folder' | 'path' | 'extension' | 'identifier_field'): string | undefined;
  };
  fields: {toJS(): Field[]};
  /** Moves the focus to a field of the form, and opens the groups and lists around it. */
  onFieldClick(this: void, path: string): void;
}

/** The pane next to an entry's form. */
export function EntryPreview({entry, collection, fields, onFieldClick}: PreviewProps): ReactNode {
  useToolbarTitle(findTitle(entry, collection));
  const existingPath = entry.get('path');
  // Between two entries, Decap CMS passes the new form with the old entry for a moment.
  const isOldEntry = existingPath && !existingPath.endsWith(`.${collection.get('extension')}`);
  if (isOldEntry) return null;
  const data = entry.get('data').toJS();
  const path = existingPath || createPath(collection, data);
  const text = getFormat(path).toFile(data);
  return (
    <Pane
      path={path}
      text={text}
      source={getSource(data)}
      getLabel={(field) => findLabel(fields.toJS(), field)}
      onPick={(problem) => focusProblem(problem, findBodyLine(text), onFieldClick)}
    />
  );
}

function findTitle(
  entry: PreviewProps['entry'],
  collection: PreviewProps['collection'],
): string | undefined {
  const titleField = collection.get('identifier_field') ?? '';
  return entry.get('label') ?? (entry.get('data').toJS()[titleField] as string | undefined);
}

/** Shows the title of the entry in Decap's toolbar. */
function useToolbarTitle(title: string | undefined): void {
  useEffect(() => {
    const toolbarText = document.querySelector('[class*="-BackCollection"]');
    if (toolbarText && title) toolbarText.textContent = title;
  }, [title]);
}

/** Creates the path of a new entry's file. */
function createPath(collection: PreviewProps['collection'], data: EntryData): string {
  const slug = createFileName(collection.get('name') ?? '', data) || 'new';
  const file = (collection.get('path') ?? '{{slug}}').replace('{{slug}}', slug);
  return `${collection.get('folder')}/${file}.${collection.get('extension')}`;
}

/** Moves the focus to the place of a problem in the form. */
function focusProblem(
  {line, field = ''}: Problem,
  bodyLine: number | undefined,
  focusField: PreviewProps['onFieldClick'],
): void {
  const isInBody = bodyLine !== undefined && line >= bodyLine;
  if (isInBody) {
    showLine(line - bodyLine + 1);
    return;
  }
  const name = field.split('.')[0] ?? '';
  const input = document.querySelector(`[id^="${CSS.escape(name)}-field-"]`);
  if (input && !input.checkVisibility()) {
    document.querySelector<HTMLElement>('.fields-fold')?.click();
  }
  // The form of a file that is one list has a single field.
  const path = /^\d/.test(field) ? `${ENTRIES}.${field}` : field;
  setTimeout(() => focusField(path));
}
