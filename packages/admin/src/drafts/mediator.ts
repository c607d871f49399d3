import {IMAGE_FOLDER} from '@dental/content';
import {names} from '../checks/client';
import type {Collection} from '../collections';
import {entryOf} from '../entryOf';
import {ENTRIES, formatOf} from '../format';
import type {Data} from '../format/clean';
import {written} from '../format/written';
import {labelIn} from '../preview/labelIn';
import {askWhose} from './dialogs';
import {PICTURE_NAME} from '../pictures/places';
import {merge} from './merge';
import {say} from './saying';
import type {Mediator} from './together';

/** Puts two people's changes together, and speaks with them in the words of their forms. */
export function mediatorIn(collections: readonly Collection[]): Mediator {
  const labelOf = (path: string, field: string) =>
    field === ''
      ? 'The whole file'
      : (labelIn(entryOf(path, collections)?.fields ?? [], field.replace(new RegExp(`^${ENTRIES}\\.`), '')) ?? field);
  return {
    merge: (path, versions, choices) => merge(formatOf(path), versions, choices),
    decide: (path, {conflicts}) =>
      askWhose(
        conflicts.map((conflict) => ({
          label: labelOf(path, conflict.path),
          mine: inWords(conflict.mine),
          theirs: inWords(conflict.theirs),
        })),
      ),
    say,
    missing: async (text, base, files) => {
      const isKept = (name: string) => files.some((file) => file.startsWith(`${IMAGE_FOLDER}/${name}.`));
      const dropped = [...text.matchAll(PICTURE_NAME)].map(([name]) => name);
      const doubtful = dropped.filter((name) => !base.includes(name) && !isKept(name));
      // A save does not wait for the worker without need.
      const known = doubtful.length > 0 ? (await names()).pictures : [];
      return doubtful.find((name) => !known.includes(name));
    },
    labelsOf: (path, {taken, conflicts}) => [
      ...new Set([...taken, ...conflicts.map((conflict) => conflict.path)].map((field) => labelOf(path, field))),
    ],
  };
}

function inWords(value: Data | undefined): string {
  if (value === undefined || value === null) return '(taken out)';
  if (value === '') return '(an empty line)';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? written(value) : String(value);
}
