import type {Collection} from '../collections';
import {createElement} from '../createElement';
import {openDialog} from '../dialog';
import {findForm} from '../collections/findForm';
import {ENTRIES} from '../format';
import type {Data} from '../format/data';
import {toYaml} from '../format/toYaml';
import {getFieldLabel} from '../preview/findLabel';
import type {Conflict} from './merge';
import type {ResolveConflicts} from './saveTask';

/**
 * Creates a dialog that asks, with the labels of the forms, which side of each conflict to keep.
 * @param describe a file in words, such as "Opening hours": a task can have several
 */
export function createConflictResolver(
  collections: readonly Collection[],
  describe: (path: string) => string,
): ResolveConflicts {
  return async (path, conflicts) => {
    const fields = findForm(path, collections)?.fields ?? [];
    const questions = conflicts.map((conflict, index) => {
      const field = conflict.path.replace(new RegExp(`^${ENTRIES}\\.`), '');
      const label = field === '' ? 'The whole entry' : getFieldLabel(fields, field);
      return createQuestion(label ?? field, conflict, String(index));
    });
    const place = `In “${describe(path)}”`;
    const intro = `${place}, choose which version to keep. All other changes are kept.`;
    const answers = await openDialog({
      title: 'You and a colleague changed the same thing',
      content: [createElement('p', {}, [intro]), ...questions],
      acceptLabel: 'Save',
      cancelLabel: 'Decide later',
    });
    if (!answers) return undefined;
    return conflicts.map((_, index) =>
      answers.get(String(index)) === 'theirs' ? 'theirs' : 'mine',
    );
  };
}

function createQuestion(label: string, {mine, theirs}: Conflict, name: string): HTMLElement {
  const createOption = (value: string, text: string) =>
    createElement('label', {}, [
      createElement('input', {type: 'radio', name, value, required: true}),
      createElement('span', {}, [text]),
    ]);
  return createElement('fieldset', {}, [
    createElement('legend', {}, [label]),
    createOption('mine', `Yours: ${formatValue(mine)}`),
    createOption('theirs', `Theirs: ${formatValue(theirs)}`),
  ]);
}

function formatValue(value: Data | undefined): string {
  if (value === undefined || value === null) return '(deleted)';
  if (value === '') return '(an empty line)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? toYaml(value) : String(value);
}
