import {createHash} from 'node:crypto';
import {
  openProjectFiles,
  memoizeTexts,
  formatPlace,
  type Problem,
  type Site,
} from '@dental/content';
import {EDITOR_PATH, getPageFile, groupBy, RULES_PATH} from '@dental/practice';
import ORIGINAL from '../../data/firstPractice.json';

/*
 * Leftovers of the original practice, for a practice that has taken over this website. The
 * names and files of the original practice aren't in this code: they are known only by the
 * digests that packages/checks/scripts/firstPractice.ts has written.
 */

/** A practice's names, files, and sentences, as digests. */
export interface Fingerprint {
  /** By the digest of the first word: `[number of words, digest of the whole name]`. */
  names: Readonly<Record<string, readonly (readonly [wordCount: number, digest: string])[]>>;
  files: readonly string[];
  sentences: readonly string[];
}

// TypeScript reads the pairs in JSON as lists of any length.
const ORIGINAL_PRACTICE = ORIGINAL as unknown as Fingerprint;

/** Files that are the same for every practice. */
const SHARED_FILES = /^static\/(?:fonts\/|img\/icons\.svg|img\/brand\/colors\.css)/;

/** The tools of a preview, with examples of our own. A build for patients lacks them. */
const isPreviewTool = (file: string) =>
  `/${file}` === getPageFile(RULES_PATH) || `/${file}`.startsWith(`${EDITOR_PATH}/`);

/** A shorter sentence can be anyone's. */
const MIN_SENTENCE_WORDS = 6;

/** Legal text can be the same: the person who signs such a page says that it is true of theirs. */
const LEGAL_PAGE = /^kind: legal$/m;

const TEXT_FILE = /\.(?:mdx?|ya?ml|txt|svg|vtt|html|js|css|json|xml|webmanifest)$|\/_[a-z]+$/;

const computeDigest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);
const computeWordDigest = memoizeTexts(computeDigest);

/**
 * Computes the fingerprint of a practice.
 * @param root the project folder
 */
export function computeFingerprint(site: Site, root: string): Fingerprint {
  const files = openProjectFiles(root);
  const ownFiles = files.list('static').filter((file) => !SHARED_FILES.test(file));
  const pages = files.list('pages-content').filter((file) => file.endsWith('.mdx'));
  const toSortedSet = (digests: readonly string[]) => [...new Set(digests)].sort();
  return {
    names: digestNames(listNames(site)),
    files: toSortedSet(ownFiles.map((file) => computeDigest(files.read(file)))),
    sentences: toSortedSet(
      pages.flatMap((file) => digestSentences(files.read(file).toString('utf8'))),
    ),
  };
}

/** The fields of a page, without the lines around them. */
const FIELDS = /^---\n([^]*?)\n---$/m;

/** The name of a field, or a line of fields without a space: an address, a day, or a name. */
const FIELD_NAME = /^ *(?:- )?(?:[\w-]+:(?: \S+)?$|[\w-]+: |\S+$)/gm;

/** Imports, comments, and tags with the attributes that are no sentences. */
const CODE = /^import .*$|\{\/\*[^]*?\*\/\}|<\/?[A-Z]\w*|\w+=(?:"[^"\s]*"|\{[^}\s]*\})?/gm;

/** The digests of the sentences that visitors read, without punctuation and line breaks. */
function digestSentences(text: string): string[] {
  return text
    .replace(FIELDS, (_, fields: string) => fields.replaceAll(FIELD_NAME, '\n\n'))
    .replaceAll(CODE, ' ')
    .split(/(?<=[.?!])\s+|\n{2,}/)
    .map(normalize)
    .filter((words) => words.split(' ').length >= MIN_SENTENCE_WORDS)
    .map(computeDigest);
}

/** The names and contact details that only this practice has, normalized. */
function listNames({practice, pages, paymentPartners}: Site): string[] {
  const {street, city, zip} = practice.address;
  const state = formatPlace(practice).slice(city.length);
  const names = [
    practice.name,
    practice.name.replace(/ \S+$/, ''),
    new URL(practice.site).hostname.replace('www.', ''),
    practice.phone,
    practice.phone.replaceAll(/\D/g, ''),
    practice.email,
    practice.tagline,
    street,
    city,
    zip,
    `licensed in ${state}`,
    `${state} law`,
    `${state} {number}`,
    ...pages.flatMap((page) =>
      page.kind === 'dentist' || page.kind === 'staff'
        ? [page.name, page.name.replace(/ .* /, ' ')]
        : [],
    ),
    ...paymentPartners.map(({name}) => name),
  ];
  return names.map(normalize).filter((name) => name !== '');
}

function digestNames(names: readonly string[]): Fingerprint['names'] {
  const byFirstWord = groupBy(names, (name) => computeDigest(name.split(' ')[0] ?? ''));
  return Object.fromEntries(
    [...byFirstWord].map(([firstWord, group]) => [
      firstWord,
      group.map((name) => [name.split(' ').length, computeDigest(name)] as const),
    ]),
  );
}

interface Word {
  text: string;
  at: number;
}

/** The words of a text in lowercase, with their positions. */
function findWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({0: word, index}) => ({
    text: word.toLowerCase(),
    at: index,
  }));
}

const joinWords = (words: readonly Word[]): string => words.map(({text}) => text).join(' ');
const normalize = (text: string): string => joinWords(findWords(text));

/** Returns true if a practice has the name of the original one. */
export function isOriginalPractice(
  {practice}: Site,
  {names}: Pick<Fingerprint, 'names'> = ORIGINAL_PRACTICE,
): boolean {
  const digest = computeDigest(normalize(practice.name));
  return Object.values(names).some((group) => group.some(([, name]) => name === digest));
}

type FindNames = (text: string) => {name: string; at: number}[];

/**
 * Creates a function that finds names of the original practice that this one doesn't have. Of
 * several names that start with the same word, it gives the last.
 * @returns undefined if this is the original practice
 */
function createNameFinder(site: Site, {names}: Fingerprint): FindNames | undefined {
  if (isOriginalPractice(site, {names})) return undefined;
  const ownNames = new Set(listNames(site));
  return (text) => {
    const words = findWords(text);
    return words.flatMap((word, index) => {
      const candidates = names[computeWordDigest(word.text)] ?? [];
      const matches = candidates.flatMap(([wordCount, digest]) => {
        const name = joinWords(words.slice(index, index + wordCount));
        return computeDigest(name) === digest && !ownNames.has(name) ? [{name, at: word.at}] : [];
      });
      return matches.slice(-1);
    });
  };
}

/**
 * Finds names, files, and pages of the original practice in another practice's content and images.
 * @param root the project folder
 */
export function findLeftovers(site: Site, root: string, original = ORIGINAL_PRACTICE): Problem[] {
  const findNames = createNameFinder(site, original);
  if (!findNames) return [];
  const files = openProjectFiles(root);
  return ['pages-content', 'static'].flatMap((folder) =>
    files
      .list(folder)
      .filter((file) => !file.endsWith('README.md'))
      .flatMap((file) => findLeftoversIn(file, files.read(file), original, findNames)),
  );
}

function findLeftoversIn(
  file: string,
  content: Buffer,
  original: Fingerprint,
  findNames: FindNames,
): Problem[] {
  const remedy = 'Replace it with your own, or delete it and everything that shows it.';
  if (!SHARED_FILES.test(file) && original.files.includes(computeDigest(content)))
    return [{file, line: 1, message: 'This file is from the original practice.', remedy}];
  const text = TEXT_FILE.test(file) ? content.toString('utf8') : '';
  const isCompared = file.endsWith('.mdx') && !LEGAL_PAGE.test(text);
  const sentences = isCompared ? digestSentences(text) : [];
  const originalSentences = new Set(original.sentences);
  const count = sentences.filter((sentence) => originalSentences.has(sentence)).length;
  if (count > sentences.length / 2) {
    const share = `${count} of ${sentences.length} sentences here`;
    return [{file, line: 1, message: `${share} are from the original practice.`, remedy}];
  }
  return findNames(text).map(({name, at}) => ({
    file,
    line: text.slice(0, at).split('\n').length,
    message: `"${name}" is from the original practice.`,
    remedy: 'Change it to your own.',
  }));
}

/**
 * Finds names and files of the original practice in a built site.
 * @param build the folder of the built site
 * @returns lines such as `index.html: the name`
 */
export function findLeftoversInBuild(
  site: Site,
  build: string,
  original = ORIGINAL_PRACTICE,
): string[] {
  const findNames = createNameFinder(site, original);
  if (!findNames) return [];
  const files = openProjectFiles(build);
  const published = files.list('.').filter((file) => !isPreviewTool(file));
  const leftovers = published.flatMap((file) => {
    const content = files.read(file);
    if (original.files.includes(computeDigest(content))) return [`${file}: the whole file`];
    if (!TEXT_FILE.test(`/${file}`)) return [];
    return findNames(content.toString('utf8')).map(({name}) => `${file}: ${name}`);
  });
  return [...new Set(leftovers)];
}
