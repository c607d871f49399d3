import type {Collection} from '../collections';
import {openDialog} from '../dialog';
import {element} from '../element';
import {entryOf} from '../entryOf';
import {ENTRIES} from '../format';
import type {Data} from '../format/clean';
import {written} from '../format/written';
import {labelIn} from '../preview/labelIn';
import type {Conflict} from './merge';
import type {Decide} from './mergeOnSave';

/** Asks, in the words of the forms, whose change holds of each value that two people have changed. */
export function deciderIn(collections: readonly Collection[]): Decide {
  return async (path, conflicts) => {
    const fields = entryOf(path, collections)?.fields ?? [];
    const words =
      'While you were editing, somebody else saved this. Choose what holds; everything else of both is kept.';
    const answers = await openDialog({
      title: 'Somebody else has changed the same',
      parts: [
        element('p', {}, [words]),
        ...conflicts.map((conflict, index) => {
          const field = conflict.path.replace(new RegExp(`^${ENTRIES}\\.`), '');
          return choice(labelIn(fields, field) ?? field, conflict, String(index));
        }),
      ],
      accept: 'Save',
      cancel: 'Not now',
    });
    return (
      answers &&
      conflicts.map((_, index) => (answers.get(String(index)) === 'theirs' ? 'theirs' : 'mine'))
    );
  };
}

function choice(label: string, {mine, theirs}: Conflict, name: string): HTMLElement {
  const option = (value: string, words: string) =>
    element('label', {}, [
      element('input', {type: 'radio', name, value, required: true}),
      element('span', {}, [words]),
    ]);
  return element('fieldset', {}, [
    element('legend', {}, [label]),
    option('mine', `Yours: ${inWords(mine)}`),
    option('theirs', `Theirs: ${inWords(theirs)}`),
  ]);
}

function inWords(value: Data | undefined): string {
  if (value === undefined || value === null) return '(taken out)';
  if (value === '') return '(an empty line)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? written(value) : String(value);
}
