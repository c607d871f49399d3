import {changesBetween, versionIn, type Change, type Version} from '@dental/changes';
import {formatProblems} from '@dental/content';
import {EditedContent} from './editedSite';
import {exercise} from './exercise';

/** The content of the exercise as an edit makes it. */
export function versionAfter(edit: (content: EditedContent) => void): Version {
  const content = new EditedContent(exercise);
  edit(content);
  const {version, problems} = versionIn(process.cwd(), content.project);
  if (!version) throw new Error(formatProblems(problems));
  return version;
}

/** The content as it is. */
export const untouched = versionAfter(() => undefined);

/** What a reviewer reads of an edit. */
export function changesAfter(edit: (content: EditedContent) => void): Change[] {
  return changesBetween(untouched, versionAfter(edit));
}

/** The same, as sentences. */
export function textsAfter(edit: (content: EditedContent) => void): string[] {
  return changesAfter(edit).map(({text}) => text);
}
