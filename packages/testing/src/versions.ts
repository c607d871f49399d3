import {findChanges, readSnapshot, type Change, type Snapshot} from '@dental/changes';
import {formatProblems} from '@dental/content';
import {EditedContent} from './editedSite';
import {exercise} from './exercise';

/** The exercise's content after an edit. */
export function readVersionAfter(edit: (content: EditedContent) => void): Snapshot {
  const content = new EditedContent(exercise);
  edit(content);
  const {version, problems} = readSnapshot(process.cwd(), content.project);
  if (!version) throw new Error(formatProblems(problems));
  return version;
}

/** The unedited content. */
export const originalVersion = readVersionAfter(() => undefined);

/** The changes that a reviewer reads for an edit. */
export function findChangesAfter(edit: (content: EditedContent) => void): Change[] {
  return findChanges(originalVersion, readVersionAfter(edit));
}

/** The same, as sentences. */
export function findTextsAfter(edit: (content: EditedContent) => void): string[] {
  return findChangesAfter(edit).map(({text}) => text);
}
