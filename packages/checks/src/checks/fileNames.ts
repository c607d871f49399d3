import {posix} from 'node:path';
import {
  type Check,
  closestMatch,
  CONTENT_FOLDER,
  EXCEPTIONS_FILE,
  GUIDE,
  type Message,
  originalOf,
  pathOfFile,
  type PracticeFacts,
  practiceFile,
  practiceSchemas,
  slugify,
  WORDS_FILE,
  WORDS_FOLDER,
} from '@dental/content';

const PRACTICE_FILES = (Object.keys(practiceSchemas) as (keyof PracticeFacts)[]).map(practiceFile);

/** Every file in the folder of staff is read by a page, and its name makes an address that can be read out. */
export const checkFileNames: Check = ({files}) =>
  [...files]
    .filter((file) => file.startsWith(`${CONTENT_FOLDER}/`) && ![GUIDE, WORDS_FILE, EXCEPTIONS_FILE].includes(file))
    .filter((file) => !(file.startsWith(`${WORDS_FOLDER}/`) && file.endsWith('.txt')))
    .flatMap((file) => {
      const message = secondCopy(file, files) ?? explain(file);
      return message ? [{file, line: 1, ...message}] : [];
    });

/** No file for visitors has the name of a download: whatever asks for it asks by its own name. */
export const checkDownloadedNames: Check = ({files}) =>
  [...files].flatMap((file) => {
    const name = file.startsWith('static/') ? file.replace(/ ?\(\d+\)(?=\.\w+$)| ?-? ?copy(?=\.\w+$)/i, '') : file;
    if (name === file) return [];
    return [
      {
        file,
        line: 1,
        what: 'This is the name that a browser or a computer gives to a second copy, and nothing asks for it.',
        fix: `Name it ${posix.basename(name)}, in the place of the former one, or delete it.`,
      },
    ];
  });

function secondCopy(file: string, files: ReadonlySet<string>): Message | undefined {
  const original = originalOf(file, files);
  return original === undefined
    ? undefined
    : {
        what: `This is a second copy of ${original}.`,
        fix: `Delete it, and make the changes in ${posix.basename(original)} itself.`,
      };
}

function explain(file: string): Message | undefined {
  const [folder = ''] = file.slice(CONTENT_FOLDER.length + 1).split('/');
  if (folder === '_practice') return PRACTICE_FILES.includes(file) ? undefined : inPractice(file);
  if (!file.endsWith('.mdx')) return otherEnding(file);
  if (folder === '_cases' || folder === '_reviews') return inRecords(file);
  if (file.includes('/_')) {
    return {what: 'No page reads this file.', fix: 'Move it out of the folder whose name starts with _, or delete it.'};
  }
  const path = pathOfFile(file);
  if (/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/.test(path)) return undefined;
  return {
    what: `The file's name would make the address ${path}.`,
    fix: `Rename it to ${tidyName(file)}: lower case, digits and single dashes only.`,
  };
}

function inPractice(file: string): Message {
  const names = PRACTICE_FILES.map((path) => posix.basename(path));
  const near = closestMatch(posix.basename(file), names);
  return {
    what: 'No page reads this file.',
    fix: `Name it one of ${near ? `${near} (the nearest), ` : ''}${names.filter((name) => name !== near).join(', ')}, or delete it.`,
  };
}

function otherEnding(file: string): Message {
  const ending = posix.extname(file).toLowerCase();
  if (/^\.(jpe?g|png|webp|avif|svg|gif|heic|tiff?)$/.test(ending)) {
    return {what: 'A picture in this folder is on no page.', fix: 'Move it to a folder in static/img.'};
  }
  if (ending === '.pdf') return {what: 'A PDF in this folder is on no page.', fix: 'Move it to static/forms.'};
  if (/^\.(docx?|odt|pages|rtf|xlsx?|pptx?)$/.test(ending)) {
    return {
      what: 'A document of an office program is on no page.',
      fix: 'Copy its words into an .mdx file and delete it.',
    };
  }
  return {
    what: 'No page reads this file.',
    fix: /\.(mdx?|txt|markdown)/i.test(posix.basename(file))
      ? `Rename it to ${tidyName(file)} if it is a page, or delete it.`
      : 'Delete it, or ask whoever looks after the code where it belongs.',
  };
}

function inRecords(file: string): Message | undefined {
  const name = posix.basename(file, '.mdx');
  if (posix.dirname(file).split('/').length > 2) {
    return {what: 'This file is in a folder of its own.', fix: 'Move it up, beside the others.'};
  }
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return undefined;
  return {
    what: `The file's name "${name}" has other signs than small letters, digits and single dashes.`,
    fix: `Rename it to ${tidyName(file)}, with the day in front, such as 2026-10-14.`,
  };
}

function tidyName(file: string): string {
  const name = posix.basename(file).replace(/(\.(mdx?|txt|markdown|docx?))+$/i, '');
  return `${slugify(name) || 'a-name'}.mdx`;
}
