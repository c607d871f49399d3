import {CONTENT_FOLDER, openProjectFiles, type Picture} from '@dental/content';
import {getFormat, type EntryData} from './format';

/** The content that a preview was built from. The build writes it, and the editor fetches it. */
export interface Snapshot {
  /** The text of every file under `pages-content`, and of all captions, by path. */
  texts: Readonly<Record<string, string>>;
  /** The paths of all files under `static`; the browser doesn't need their content. */
  staticFiles: readonly string[];
  /** The prepared pictures, by name, such as `team/rosa`. */
  pictures: Readonly<Record<string, Picture>>;
  /** True if the site shows drawings instead of photographs. */
  hasDrawings: boolean;
}

/**
 * Reads the content for the editor. Replaces patients' consent records, which must stay private.
 */
export function createSnapshot(
  root: string,
  {pictures, hasDrawings}: Pick<Snapshot, 'pictures' | 'hasDrawings'>,
): Snapshot {
  const files = openProjectFiles(root);
  const staticFiles = files.list('static');
  const paths = [
    ...files.list(CONTENT_FOLDER).filter((file) => /\.(?:mdx|yml|txt)$/.test(file)),
    ...staticFiles.filter((file) => file.endsWith('.vtt')),
  ];
  const texts: Record<string, string> = {};
  for (const path of paths) texts[path] = removeConsent(path, files.read(path).toString('utf8'));
  // Pictures are prepared in parallel, so their order varies. Sorting keeps the output stable.
  const sortedPictures = Object.fromEntries(
    Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return {texts, staticFiles, pictures: sortedPictures, hasDrawings};
}

/** A consent record that passes the checks and says nothing about a patient. */
const EMPTY_CONSENT: Record<string, string> = {
  by: 'patient',
  on: '2000-01-01',
  filed: 'Not in previews',
  until: '2999-12-31',
};

/** Replaces each consent record in the text of a file with an empty one. */
export function removeConsent(file: string, text: string): string {
  if (!/^\s*consent:/m.test(text)) return text;
  const {fromFile, toFile} = getFormat(file);
  const json = JSON.stringify(fromFile(text), (key, value: unknown) =>
    key === 'consent' ? EMPTY_CONSENT : value,
  );
  return toFile(JSON.parse(json) as EntryData);
}
