import {posix} from 'node:path';
import {CONTENT_FOLDER, slugify, toPagePath} from '@dental/content';
import {getFormat, type EntryData} from '../format';
import {isRecord, type Data} from '../format/data';
import type {FileChange} from '../tasks/repository';

/** The files that a rename reads and changes. */
interface Files {
  /** The paths of all text files under `pages-content`. */
  listTexts(): string[];
  readLatest(file: string): string | null;
}

/** What patients wrote keeps the name that they knew. */
const PATIENTS_WORDS = `${CONTENT_FOLDER}/_reviews/`;

/**
 * Gives a dentist or a staff member another name: on the page, in its URL, and wherever other files
 * name or link to the person. The old URL redirects to the new one.
 * @param file the person's page
 * @param name the new full name, such as `Dr. Priya Shah`
 * @returns the changed files
 */
export function renamePerson(files: Files, file: string, name: string): FileChange[] {
  const text = files.readLatest(file) ?? '';
  const {fromFile, toFile} = getFormat(file);
  const data = fromFile(text);
  const oldName = String(data.name);
  const newFile = posix.join(posix.dirname(file), `${slugify(name)}.mdx`);
  const replacements: Replacement[] = [
    {from: oldName, to: name},
    {from: toPagePath(file), to: toPagePath(newFile)},
    {from: posix.basename(file, '.mdx'), to: slugify(name)},
  ];
  const redirectFrom = [...((data.redirectFrom as string[] | undefined) ?? []), toPagePath(file)];
  const renamed = replaceInData(data, replacements) as EntryData;
  const ownText = toFile({...renamed, redirectFrom});
  const others = files
    .listTexts()
    .filter((each) => each !== file && !each.startsWith(PATIENTS_WORDS))
    .flatMap((path) => replaceInFile(files, path, replacements));
  return [{path: file, content: null}, {path: newFile, content: ownText}, ...others];
}

interface Replacement {
  from: string;
  to: string;
}

function replaceInFile(
  files: Files,
  path: string,
  replacements: readonly Replacement[],
): FileChange[] {
  const text = files.readLatest(path) ?? '';
  if (!replacements.some(({from}) => text.includes(from))) return [];
  const {fromFile, toFile} = getFormat(path);
  const content = toFile(replaceInData(fromFile(text), replacements) as EntryData);
  return content === text ? [] : [{path, content}];
}

/** Replaces whole words in all texts of a file, except in the hidden original (`_source`). */
function replaceInData(data: Data | undefined, replacements: readonly Replacement[]): Data {
  if (typeof data === 'string') {
    return replacements.reduce((text, {from, to}) => replaceWords(text, from, to), data);
  }
  if (Array.isArray(data)) return data.map((item) => replaceInData(item, replacements));
  if (!isRecord(data)) return data ?? null;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key.startsWith('_') ? value : replaceInData(value, replacements),
    ]),
  );
}

function replaceWords(text: string, from: string, to: string): string {
  const pattern = from.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(`(?<![\\w-])${pattern}(?![\\w-])`, 'g'), () => to);
}
