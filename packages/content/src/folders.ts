import {posix} from 'node:path';
import type {PracticeFacts} from './schemas/practice';

/** The folder that staff edit. */
export const CONTENT_FOLDER = 'pages-content';

/** The folder that a picture's name starts from. */
export const IMAGE_FOLDER = 'static/img';

/** Files for people rather than for pages: the guide, and the words that staff add to the dictionary. */
export const GUIDE = `${CONTENT_FOLDER}/README.md`;
export const WORDS_FILE = `${CONTENT_FOLDER}/_practice/words.txt`;

/** A file of its own for each word that was added with one click on a pull request, where no file can be changed in one. */
export const WORDS_FOLDER = `${CONTENT_FOLDER}/_practice/words`;

/** What staff let stand; see `withExceptions`. */
export const EXCEPTIONS_FILE = `${CONTENT_FOLDER}/_practice/exceptions.yml`;

/** What the practice wants to stand on its pages; see `checkMustSay`. */
export const MUST_SAY_FILE = `${CONTENT_FOLDER}/_practice/must-say.yml`;

/** The address of a page from the place of its file: `services/veneers.mdx` is at `/services/veneers`. */
export function pathOfFile(file: string): string {
  const path = posix
    .relative(CONTENT_FOLDER, file)
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '');
  return `/${path}`;
}

/** The original of a second copy such as `contact-us (1).mdx`, which a browser, a computer or a person has named. */
export function originalOf(file: string, files: ReadonlySet<string>): string | undefined {
  const original = file.replace(
    /(?: ?\(\d+\)| ?- ?copy(?: ?\(?\d+\)?)?|[-_ ]copy[-_ ]?\d*|[-_ ](?:old|new|final|backup|bak|v\d)|\.(?:orig|bak|old|tmp))(?=\.(?:mdx|yml|txt)$|$)|(?<=\/)copy[ -]of[ -]/i,
    '',
  );
  return original !== file && files.has(original) ? original : undefined;
}

/** The file that holds some facts of the practice: `payment-partners.yml` for `paymentPartners`. */
export function practiceFile(name: keyof PracticeFacts): string {
  return `${CONTENT_FOLDER}/_practice/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yml`;
}
