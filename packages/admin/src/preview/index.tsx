import {useEffect, type ReactNode} from 'react';
import {showLine} from '../body';
import {firstLineOf} from '../checks/findings';
import type {Field} from '../collections/fields';
import {fileNameOf} from '../fileNames';
import {ENTRIES, formatOf, sourceOf, type EntryData} from '../format';
import type {Problem} from '@dental/content';
import {labelIn} from './labelIn';
import {Pane} from './Pane';

/** What Decap CMS hands to a preview, as far as it is used here: Immutable data. */
interface PreviewProps {
  entry: {get(name: 'path' | 'label'): string | undefined; get(name: 'data'): {toJS(): EntryData}};
  collection: {
    get(name: 'name' | 'folder' | 'path' | 'extension' | 'identifier_field'): string | undefined;
  };
  fields: {toJS(): Field[]};
  /** Leads to a field of the form, and opens the groups and lists around it. */
  onFieldClick(this: void, path: string): void;
}

/** The pane beside the form of an entry. */
export function EntryPreview({entry, collection, fields, onFieldClick}: PreviewProps): ReactNode {
  const title =
    entry.get('label') ??
    (entry.get('data').toJS()[collection.get('identifier_field') ?? ''] as string);
  useEffect(() => {
    const bar = document.querySelector('[class*="-BackCollection"]');
    if (bar && title) bar.textContent = title;
  }, [title]);
  // On the way from one entry to another, the form is of the one and the data are still of the other.
  const former = entry.get('path');
  if (former && !former.endsWith(`.${collection.get('extension')}`)) return null;
  const data = entry.get('data').toJS();
  const path = former || newPath(collection, data);
  // The file as it would be saved now.
  const text = formatOf(path).toFile(data);
  return (
    <Pane
      {...{path, text, source: sourceOf(data)}}
      labelOf={(field) => labelIn(fields.toJS(), field)}
      onPick={(problem) => pick(problem, firstLineOf(text), onFieldClick)}
    />
  );
}

function newPath(collection: PreviewProps['collection'], data: EntryData): string {
  const name = fileNameOf(collection.get('name') ?? '', data);
  const place = (collection.get('path') ?? '{{slug}}').replace('{{slug}}', name || 'new');
  return `${collection.get('folder')}/${place}.${collection.get('extension')}`;
}

/** Takes somebody who presses a finding to its place in the form. */
function pick(
  {line, field = ''}: Problem,
  firstLine: number | undefined,
  focus: PreviewProps['onFieldClick'],
): void {
  if (firstLine !== undefined && line >= firstLine) return showLine(line - firstLine + 1);
  const input = document.querySelector(`[id^="${CSS.escape(field.split('.')[0] ?? '')}-field-"]`);
  if (input && !input.checkVisibility())
    document.querySelector<HTMLElement>('.fields-fold')?.click();
  // A file that is one list is one field of the form.
  setTimeout(() => focus(/^\d/.test(field) ? `${ENTRIES}.${field}` : field));
}
