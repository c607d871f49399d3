import {posix} from 'node:path';
import {type Language, SPANISH_HOME} from '@dental/practice';
import type {PracticeFacts} from './schemas/practiceFiles';
import {joinPatterns} from './textHelpers';

/** The folder that staff edit. */
export const CONTENT_FOLDER = 'pages-content';

/** The folder that image names are relative to. */
export const IMAGE_FOLDER = 'static/img';

/** The guide for staff. */
export const GUIDE_FILE = `${CONTENT_FOLDER}/README.md`;

/** The words that staff added to the dictionary. */
export const WORDS_FILE = `${CONTENT_FOLDER}/_practice/words.txt`;

/**
 * One file for each word that was added with one click on a pull request, because a click can add
 * a file but can't change one.
 */
export const WORDS_FOLDER = `${CONTENT_FOLDER}/_practice/words`;

/** The findings that staff decided to allow; see `withExceptions`. */
export const EXCEPTIONS_FILE = `${CONTENT_FOLDER}/_practice/exceptions.yml`;

/** The statements that the practice requires on its pages, by language; see `checkMustSay`. */
export const MUST_SAY_FILES: Readonly<Record<Language, string>> = {
  en: `${CONTENT_FOLDER}/_practice/must-say.yml`,
  es: `${CONTENT_FOLDER}${SPANISH_HOME}/_practice/must-say.yml`,
};

/** Returns the URL path of a page: `/services/veneers` for `services/veneers.mdx`. */
export function toPagePath(file: string): string {
  const path = posix
    .relative(CONTENT_FOLDER, file)
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '');
  return `/${path}`;
}

/** Additions to the name of a copy that come before the extension. */
const COPY_SUFFIXES = [
  String.raw` ?\(\d+\)`,
  String.raw` ?- ?copy(?: ?\(?\d+\)?)?`,
  String.raw`[-_ ]copy[-_ ]?\d*`,
  String.raw`[-_ ](?:old|new|final|backup|bak|v\d)`,
  String.raw`\.(?:orig|bak|old|tmp)`,
];

const BEFORE_EXTENSION = String.raw`(?=\.(?:mdx|yml|txt)$|$)`;

const COPY_PREFIX = String.raw`(?<=\/)copy[ -]of[ -]`;

const COPY_NAME = new RegExp(
  `${joinPatterns(COPY_SUFFIXES)}${BEFORE_EXTENSION}|${COPY_PREFIX}`,
  'i',
);

/** Finds the original of a copy that a browser or a person named, such as `contact-us (1).mdx`. */
export function findOriginal(file: string, files: ReadonlySet<string>): string | undefined {
  const original = file.replace(COPY_NAME, '');
  return original !== file && files.has(original) ? original : undefined;
}

/** Returns the file of some practice data: `payment-partners.yml` for `paymentPartners`. */
export function getPracticeFile(name: keyof PracticeFacts): string {
  const kebabCase = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${CONTENT_FOLDER}/_practice/${kebabCase}.yml`;
}
