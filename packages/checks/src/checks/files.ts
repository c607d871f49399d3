import {posix} from 'node:path';
import {
  type Check,
  findClosestMatch,
  CONTENT_FOLDER,
  EXCEPTIONS_FILE,
  GUIDE_FILE,
  MUST_SAY_FILES,
  type Message,
  findOriginal,
  toPagePath,
  getPracticeFile,
  practiceNames,
  slugify,
  SPANISH_LABELS_FILE,
  SPANISH_WORDS_FILE,
  WORDS_FILE,
  WORDS_FOLDER,
} from '@dental/content';
import {reportLine} from '../each';
import {BUILT_FOLDERS} from './addresses';

const PRACTICE_FILES = practiceNames.map(getPracticeFile);

/** Files in `pages-content` that aren't pages, but are allowed. */
const OTHER_FILES: readonly string[] = [
  GUIDE_FILE,
  WORDS_FILE,
  EXCEPTIONS_FILE,
  ...Object.values(MUST_SAY_FILES),
  SPANISH_LABELS_FILE,
  SPANISH_WORDS_FILE,
];

/** Files that a host would run, or read as its rules. Only the build may make them. */
const HOST_FILES =
  /^static\/(?:_headers|_redirects|_routes\.json|_worker\.js|functions\/|netlify|wrangler\.)/i;

/** Pages and scripts in staff's folders: a browser would run them next to our forms. */
const PROGRAMS = /^static\/(?:img|forms|videos)\/.*\.(?:x?html?|[cm]?js|wasm)$/i;

/** No file that staff upload becomes a program or a rule of the host, or gets lost in the build. */
export const checkHostFiles: Check = ({files}) =>
  [...files].flatMap((file) => reportLine(file, 1, judgeUpload(file)));

function judgeUpload(file: string): Message | undefined {
  if (HOST_FILES.test(file))
    return {
      message: 'The host would run this file or follow it.',
      remedy: 'Delete it, or rename it, such as `static/forms/first-visit.pdf`.',
    };
  if (PROGRAMS.test(file))
    return {
      message: 'Browsers would open this file as a page of the website or run it.',
      remedy: 'Delete it. Add a form as a PDF, such as `static/forms/first-visit.pdf`.',
    };
  if (!BUILT_FOLDERS.some((folder) => file.startsWith(`static${folder}/`))) return undefined;
  return {
    message: 'The website writes the files of this folder itself, and could replace yours.',
    remedy: 'Move it to another folder, such as `static/img/services` for an image.',
  };
}

/** A page uses every file that staff upload, and its name makes a URL that can be read aloud. */
export const checkFileNames: Check = ({files}) =>
  [...files]
    .filter((file) => file.startsWith(`${CONTENT_FOLDER}/`) && !OTHER_FILES.includes(file))
    .filter((file) => !(file.startsWith(`${WORDS_FOLDER}/`) && file.endsWith('.txt')))
    .flatMap((file) => reportLine(file, 1, findCopy(file, files) ?? judgeName(file)));

function findCopy(file: string, files: ReadonlySet<string>): Message | undefined {
  const original = findOriginal(file, files);
  if (original === undefined) return undefined;
  return {
    message: `This is a second copy of ${original}.`,
    remedy: `Delete it, and make your changes in ${posix.basename(original)} itself.`,
  };
}

function judgeName(file: string): Message | undefined {
  const [folder = ''] = file.slice(CONTENT_FOLDER.length + 1).split('/');
  if (folder === '_practice')
    return PRACTICE_FILES.includes(file) ? undefined : reportUnknownFile(file);
  if (!file.endsWith('.mdx')) return reportUnused(findRemedy(file));
  if (folder === '_cases' || folder === '_reviews') return judgeRecordName(file);
  if (file.includes('/_'))
    return reportUnused('Move it out of the folder that starts with _, or delete it.');
  const path = toPagePath(file);
  if (/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/.test(path)) return undefined;
  return {
    message: `This file name would give the page the address ${path}.`,
    remedy: `Rename it to ${makeTidyName(file)}, with only lowercase letters, digits, and hyphens.`,
  };
}

function reportUnknownFile(file: string): Message {
  const names = PRACTICE_FILES.map((path) => posix.basename(path));
  const nearest = findClosestMatch(posix.basename(file), names);
  const choice = nearest ? `${nearest} (the nearest) or ` : '';
  return reportUnused(`Rename it to ${choice}one of ${names.join(', ')}, or delete it.`);
}

/**
 * The right place for files that people put into `pages-content`; the first row that matches
 * counts.
 */
const OTHER_TYPES: readonly {name: RegExp; remedy: (file: string) => string}[] = [
  {
    name: /\.(jpe?g|png|webp|avif|svg|gif|heic|tiff?)$/i,
    remedy: () => 'Move it to a folder in static/img.',
  },
  {name: /\.pdf$/i, remedy: () => 'Move it to static/forms.'},
  {
    name: /\.(docx?|odt|pages|rtf|xlsx?|pptx?)$/i,
    remedy: () => 'Copy its text into an .mdx file and delete it.',
  },
  {
    name: /\.(mdx?|txt|markdown)[^/]*$/i,
    remedy: (file) => `Rename it to ${makeTidyName(file)} if it is a page, or delete it.`,
  },
];

function findRemedy(file: string): string {
  const type = OTHER_TYPES.find(({name}) => name.test(file));
  return type?.remedy(file) ?? 'Delete it, or ask a developer to put it in the right place.';
}

const reportUnused = (remedy: string): Message => ({message: 'No page uses this file.', remedy});

function judgeRecordName(file: string): Message | undefined {
  const name = posix.basename(file, '.mdx');
  if (posix.dirname(file).split('/').length > 2)
    return {
      message: 'This file is in a folder of its own.',
      remedy: 'Move it up one folder, next to the others.',
    };
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return undefined;
  return {
    message: `The file name "${name}" has a character that isn't allowed.`,
    remedy:
      `Rename it to ${makeTidyName(file)}, with the date first, such as 2026-10-14. ` +
      'Use only lowercase letters, digits, and single hyphens.',
  };
}

function makeTidyName(file: string): string {
  const name = posix.basename(file).replace(/(\.(mdx?|txt|markdown|docx?))+$/i, '');
  return `${slugify(name) || 'a-name'}.mdx`;
}
