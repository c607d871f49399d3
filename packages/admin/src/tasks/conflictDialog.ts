import type {Collection} from '../collections';
import {createElement} from '../createElement';
import {openDialog} from '../dialog';
import type {Field} from '../collections/fields';
import {findForm} from '../collections/findForm';
import {BODY, ENTRIES} from '../format';
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
    const questions = conflicts.map((conflict, index) =>
      createQuestion(describeConflict(fields, conflict), String(index)),
    );
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

interface ConflictWords {
  label: string;
  mine: string;
  theirs: string;
}

/** Describes a conflict in the words of the form. A line of the text has no Markdown. */
export function describeConflict(fields: readonly Field[], conflict: Conflict): ConflictWords {
  const {path, mine, theirs} = conflict;
  const field = path.replace(new RegExp(`^${ENTRIES}\\.`), '');
  const isText = field.startsWith(`${BODY}.`);
  const label = field === '' ? 'The whole entry' : getFieldLabel(fields, isText ? BODY : field);
  const words = {label: label ?? field, mine: formatValue(mine), theirs: formatValue(theirs)};
  const plain = {...words, mine: removeMarkdown(words.mine), theirs: removeMarkdown(words.theirs)};
  // Two versions can differ only in Markdown, such as in bold words.
  return isText && plain.mine !== plain.theirs ? plain : words;
}

function removeMarkdown(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}|[-*>]|\d+\.)\s+/, '')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)')
    .replaceAll(/(\*\*|\*)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/\\(?=[^\w\s])/g, '');
}

function createQuestion({label, mine, theirs}: ConflictWords, name: string): HTMLElement {
  const createOption = (value: string, text: string) =>
    createElement('label', {}, [
      createElement('input', {type: 'radio', name, value, required: true}),
      createElement('span', {}, [text]),
    ]);
  return createElement('fieldset', {}, [
    createElement('legend', {}, [label]),
    createOption('mine', `Yours: ${mine}`),
    createOption('theirs', `Theirs: ${theirs}`),
  ]);
}

function formatValue(value: Data | undefined): string {
  if (value === undefined || value === null) return '(deleted)';
  if (value === '') return '(an empty line)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? toYaml(value) : String(value);
}
