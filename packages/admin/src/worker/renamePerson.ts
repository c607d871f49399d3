import {posix} from 'node:path';
import {CONTENT_FOLDER, escapePattern, slugify, toPagePath} from '@dental/content';
import {getFormat, type EntryData} from '../format';
import {getText, isRecord, type Data} from '../format/data';
import {readOldUrls} from '../format/oldUrls';
import type {EditedText} from '../tasks/saveTask';

/** The files that a rename reads and changes. */
export interface Files {
  /** The paths of all text files under `pages-content`. */
  listTexts(): string[];
  readSaved(file: string): string | null;
  readLive(file: string): string | undefined;
}

/** Patients' reviews keep the name that the patients knew. */
export const PATIENTS_WORDS = `${CONTENT_FOLDER}/_reviews/`;

/**
 * Gives a dentist or a staff member another name: on the page, in its URL, and wherever other files
 * name or link to the person. The old URL redirects to the new one.
 * @param file the person's page
 * @param name the new full name, such as `Dr. Priya Shah`
 * @returns the changed texts, with the person's page under its new path; the old one is deleted
 */
export function renamePerson(files: Files, file: string, name: string): EditedText[] {
  const text = files.readSaved(file) ?? '';
  const {fromFile, toFile} = getFormat(file);
  const data = fromFile(text);
  const oldName = getText(data.name);
  const oldUrls = readOldUrls(file, text);
  // The name of the live site comes back with its page.
  const liveFile = oldUrls
    .map((url) => `${CONTENT_FOLDER}${url}.mdx`)
    .find((each) => {
      const liveText = files.readLive(each);
      return liveText !== undefined && getText(fromFile(liveText).name) === name;
    });
  const newFile = liveFile ?? posix.join(posix.dirname(file), `${slugify(name)}.mdx`);
  const id = {from: posix.basename(file, '.mdx'), to: posix.basename(newFile, '.mdx')};
  const rename: Rename = {
    id,
    words: [
      {from: oldName, to: name},
      {from: toPagePath(file), to: toPagePath(newFile)},
      {from: `#${id.from}`, to: `#${id.to}`},
    ],
  };
  // Patients never saw a URL that this task made.
  const urls = files.readLive(file) === undefined ? oldUrls : [...oldUrls, toPagePath(file)];
  const redirectFrom = urls.filter((url) => url !== toPagePath(newFile));
  const renamed = replaceInData(data, rename) as EntryData;
  const ownPage: EditedText = {
    path: newFile,
    base: undefined,
    text: toFile({...renamed, redirectFrom: redirectFrom.length > 0 ? redirectFrom : undefined}),
  };
  const others = files
    .listTexts()
    .filter((each) => each !== file && !each.startsWith(PATIENTS_WORDS))
    .flatMap((path) => replaceInFile(files, path, rename));
  return [ownPage, ...others];
}

interface Replacement {
  from: string;
  to: string;
}

interface Rename {
  /** The person's id in records, which is a whole value; it's also part of pictures' names. */
  id: Replacement;
  /** Names and URLs within texts. */
  words: readonly Replacement[];
}

function replaceInFile(files: Files, path: string, rename: Rename): EditedText[] {
  const base = files.readSaved(path) ?? '';
  if (![rename.id, ...rename.words].some(({from}) => base.includes(from))) return [];
  const {fromFile, toFile} = getFormat(path);
  const text = toFile(replaceInData(fromFile(base), rename) as EntryData);
  return text === base ? [] : [{path, base, text}];
}

/** Replaces whole words in all texts of a file, except in the hidden original (`_source`). */
function replaceInData(data: Data | undefined, rename: Rename): Data {
  if (data === rename.id.from) return rename.id.to;
  if (typeof data === 'string') {
    return rename.words.reduce((text, {from, to}) => replaceWords(text, from, to), data);
  }
  if (Array.isArray(data)) return data.map((item) => replaceInData(item, rename));
  if (!isRecord(data)) return data ?? null;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key.startsWith('_') ? value : replaceInData(value, rename),
    ]),
  );
}

function replaceWords(text: string, from: string, to: string): string {
  return text.replaceAll(new RegExp(`(?<![\\w-])${escapePattern(from)}(?![\\w-])`, 'g'), () => to);
}
