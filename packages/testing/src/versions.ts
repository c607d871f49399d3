import {findChanges, readSnapshot, type Change, type Snapshot} from '@dental/changes';
import {formatProblems} from '@dental/content';
import {EditedContent} from './editedSite';
import {exercise} from './exercise';

/** The exercise's content after an edit. */
export function versionAfter(edit: (content: EditedContent) => void): Snapshot {
  const content = new EditedContent(exercise);
  edit(content);
  const {version, problems} = readSnapshot(process.cwd(), content.project);
  if (!version) throw new Error(formatProblems(problems));
  return version;
}

/** The unedited content. */
export const untouched = versionAfter(() => undefined);

/** The changes that a reviewer reads for an edit. */
export function changesAfter(edit: (content: EditedContent) => void): Change[] {
  return findChanges(untouched, versionAfter(edit));
}

/** The same, as sentences. */
export function textsAfter(edit: (content: EditedContent) => void): string[] {
  return changesAfter(edit).map(({text}) => text);
}
