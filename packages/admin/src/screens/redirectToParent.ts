import {posix} from 'node:path';
import {toPagePath} from '@dental/content';
import {getFormat, SOURCE} from '../format';
import {readOldUrls} from '../format/oldUrls';
import type {EditedText} from '../tasks/saveTask';
import type {EditorState} from './EditorContext';

/**
 * Changes the page above a deleted page, so that the deleted URLs redirect there.
 * @param isDeleted false for a page that comes back: its URLs no longer redirect
 */
export async function redirectToParent(
  {settings, repository, savedTask}: EditorState,
  file: string,
  {isDeleted}: {isDeleted: boolean},
): Promise<EditedText[]> {
  const path = toPagePath(file);
  const isLive = settings.pages.some((page) => page.file === file);
  const parent = settings.pages.find((page) => page.path === posix.dirname(path));
  if (!parent) return [];
  const base = await repository.readFile(parent.file, savedTask?.head);
  if (base === null) return [];
  const pageHead = isDeleted ? savedTask?.head : undefined;
  const pageText = await repository.readFile(file, pageHead);
  const {fromFile, toFile} = getFormat(file);
  // Patients never saw the URL of a page that this task added, but those of the page it replaces.
  const urls = [...(isLive ? [path] : []), ...readOldUrls(file, pageText)];
  const otherUrls = readOldUrls(file, base).filter((url) => !urls.includes(url));
  const redirectFrom = isDeleted ? [...otherUrls, ...urls] : otherUrls;
  const text = toFile({
    ...fromFile(base),
    redirectFrom: redirectFrom.length > 0 ? redirectFrom : undefined,
    [SOURCE]: base,
  });
  return text === base ? [] : [{path: parent.file, base, text}];
}
