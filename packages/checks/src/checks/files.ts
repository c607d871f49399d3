import {posix} from 'node:path';
import {
  type Check,
  closestMatch,
  CONTENT_FOLDER,
  EXCEPTIONS_FILE,
  GUIDE,
  MUST_SAY_FILE,
  type Message,
  originalOf,
  pathOfFile,
  practiceFile,
  practiceNames,
  slugify,
  WORDS_FILE,
  WORDS_FOLDER,
} from '@dental/content';
import {onLine} from '../each';

const PRACTICE_FILES = practiceNames.map(practiceFile);

/** Every file in the folder of staff is read by a page, and its name makes an address that can be read out. */
export const checkFileNames: Check = ({files}) =>
  [...files]
    .filter(
      (file) =>
        file.startsWith(`${CONTENT_FOLDER}/`) &&
        ![GUIDE, WORDS_FILE, EXCEPTIONS_FILE, MUST_SAY_FILE].includes(file),
    )
    .filter((file) => !(file.startsWith(`${WORDS_FOLDER}/`) && file.endsWith('.txt')))
    .flatMap((file) => onLine(file, 1, secondCopy(file, files) ?? explain(file)));

function secondCopy(file: string, files: ReadonlySet<string>): Message | undefined {
  const original = originalOf(file, files);
  if (original === undefined) return undefined;
  const remedy = `Delete it, and make the changes in ${posix.basename(original)} itself.`;
  return {message: `This is a second copy of ${original}.`, remedy};
}

function explain(file: string): Message | undefined {
  const [folder = ''] = file.slice(CONTENT_FOLDER.length + 1).split('/');
  if (folder === '_practice') return PRACTICE_FILES.includes(file) ? undefined : inPractice(file);
  if (!file.endsWith('.mdx')) return otherEnding(file);
  if (folder === '_cases' || folder === '_reviews') return inRecords(file);
  if (file.includes('/_'))
    return unread('Move it out of the folder whose name starts with _, or delete it.');
  const path = pathOfFile(file);
  if (/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/.test(path)) return undefined;
  return {
    message: `The file's name would make the address ${path}.`,
    remedy: `Rename it to ${tidyName(file)}: lower case, digits and single dashes only.`,
  };
}

function inPractice(file: string): Message {
  const names = PRACTICE_FILES.map((path) => posix.basename(path));
  const near = closestMatch(posix.basename(file), names);
  return unread(
    `Name it ${near ? `${near} (the nearest) or ` : ''}one of ${names.join(', ')}, or delete it.`,
  );
}

/** What people put into the folder, by its ending, and where it belongs. */
const OTHERS: readonly [endings: RegExp, remedy: (file: string) => string][] = [
  [/\.(jpe?g|png|webp|avif|svg|gif|heic|tiff?)$/i, () => 'Move it to a folder in static/img.'],
  [/\.pdf$/i, () => 'Move it to static/forms.'],
  [
    /\.(docx?|odt|pages|rtf|xlsx?|pptx?)$/i,
    () => 'Copy its words into an .mdx file and delete it.',
  ],
  [
    /\.(mdx?|txt|markdown)[^/]*$/i,
    (file) => `Rename it to ${tidyName(file)} if it is a page, or delete it.`,
  ],
  [/$/, () => 'Delete it, or ask whoever looks after the code where it belongs.'],
];

function otherEnding(file: string): Message {
  return unread(OTHERS.find(([endings]) => endings.test(file))?.[1](file) ?? '');
}

const unread = (remedy: string): Message => ({message: 'No page reads this file.', remedy});

function inRecords(file: string): Message | undefined {
  const name = posix.basename(file, '.mdx');
  if (posix.dirname(file).split('/').length > 2)
    return {
      message: 'This file is in a folder of its own.',
      remedy: 'Move it up, beside the others.',
    };
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return undefined;
  return {
    message: `The file's name "${name}" has other signs than small letters, digits and single dashes.`,
    remedy: `Rename it to ${tidyName(file)}, with the day in front, such as 2026-10-14.`,
  };
}

function tidyName(file: string): string {
  const name = posix.basename(file).replace(/(\.(mdx?|txt|markdown|docx?))+$/i, '');
  return `${slugify(name) || 'a-name'}.mdx`;
}
