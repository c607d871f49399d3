import {posix} from 'node:path';
import {getFormat, SOURCE} from '../format';
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
  const page = settings.pages.find((each) => each.file === file);
  const parentPath = page && posix.dirname(page.path);
  const parent = settings.pages.find(({path}) => path === parentPath);
  if (!page || !parent) return [];
  const base = await repository.readFile(parent.file, savedTask?.head);
  if (base === null) return [];
  const pageHead = isDeleted ? savedTask?.head : undefined;
  const pageText = (await repository.readFile(file, pageHead)) ?? '';
  const {fromFile, toFile} = getFormat(file);
  const getOldUrls = (text: string) => (fromFile(text).redirectFrom as string[] | undefined) ?? [];
  const urls = [page.path, ...getOldUrls(pageText)];
  const otherUrls = getOldUrls(base).filter((url) => !urls.includes(url));
  const redirectFrom = isDeleted ? [...otherUrls, ...urls] : otherUrls;
  const text = toFile({
    ...fromFile(base),
    redirectFrom: redirectFrom.length > 0 ? redirectFrom : undefined,
    [SOURCE]: base,
  });
  return text === base ? [] : [{path: parent.file, base, text}];
}
