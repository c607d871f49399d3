import {escapePattern, type Problem} from '@dental/content';
import {readFields} from '../format';
import {getText} from '../format/data';
import {isRenamed} from '../format/oldUrls';
import {PATIENTS_WORDS, type Files} from './renamePerson';

/**
 * Finds the texts that still mention a treatment that a task deletes or renames, or show a picture
 * of a person whom it deletes: one suggestion for each text. The checks find the person's name.
 * @param changed the paths of the task's files
 */
export function findMentions(files: Files, changed: readonly string[]): Problem[] {
  const texts = files.listTexts().filter((file) => !file.startsWith(PATIENTS_WORDS));
  return changed.flatMap((changedFile) => {
    const old = findOldName(files, changedFile, changed);
    if (!old) return [];
    return texts.flatMap((file): Problem[] => {
      const lines = (files.readSaved(file) ?? '').split('\n');
      const line = 1 + lines.findIndex((each) => old.pattern.test(each));
      const remedy = "Change it, unless it's still right.";
      if (line === 0) return [];
      return [{file, line, severity: 'warning', message: old.message, remedy}];
    });
  });
}

/** Finds the name that a file no longer has, and how texts write it. */
function findOldName(files: Files, file: string, changed: readonly string[]) {
  const before = readFields(file, files.readLive(file));
  const textAfter = files.readSaved(file);
  const after = readFields(file, textAfter);
  const isUnreadable = textAfter !== null && after.kind === undefined;
  if (isUnreadable) return undefined;
  const [kind, heading] = [getText(before.kind), getText(before.heading)];
  if (kind.endsWith('service')) {
    if (getText(after.heading) === heading) return undefined;
    const pattern = new RegExp(`(?<![\\w/-])${escapePattern(heading)}(?![\\w-])`, 'i');
    return {message: `It still mentions “${heading}”.`, pattern};
  }
  const isPerson = kind === 'dentist' || kind === 'staff';
  const taskFiles = changed.map((path) => ({path, text: files.readSaved(path)}));
  if (!isPerson || after.kind !== undefined || isRenamed(file, taskFiles)) return undefined;
  // Such as `posters/meet-dr-ana-lopez`, which is in the name of a video, too.
  const picture = escapePattern(getText(before.image).replace(/^.*\//, ''));
  const pattern = new RegExp(`(?<![\\w/-])\\w+/[\\w-]*${picture}(?![\\w-])`);
  return {message: `It still shows ${getText(before.name)}.`, pattern};
}
