import {createHash} from 'node:crypto';
import {filesOnDisk, memoizeTexts, placeOf, type Problem, type Site} from '@dental/content';
import {groupBy} from '@dental/practice';
import FIRST from '../../data/firstPractice.json';

/*
 * What a practice that has taken this website over still has of the first one. No name of the first practice stands here: its names
 * and files are known by digests, which packages/checks/scripts/firstPractice.ts has written.
 */

/** A practice's names, places, numbers and addresses, its pictures, films and documents, and the sentences of its pages, by digests. */
export interface Fingerprint {
  /** By the digest of their first word: how many words they have, and the digest of all. */
  names: Readonly<Record<string, readonly (readonly [count: number, digest: string])[]>>;
  files: readonly string[];
  sentences: readonly string[];
}

const FIRST_PRACTICE = FIRST as unknown as Fingerprint;

/** What is nobody's. */
const NOTHING_OWN = /^static\/(?:fonts\/|img\/icons\.svg|img\/brand\/colors\.css)/;
/** A shorter sentence may be anybody's. */
const OWN_WORDS = 6;
/** What the law says is nobody's own either: whoever answers for such a page signs that it is true of theirs. */
const LEGAL = /^kind: legal$/m;
const TEXT = /\.(?:mdx?|ya?ml|txt|svg|vtt|html|js|css|json|xml|webmanifest)$|\/_[a-z]+$/;

const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);
const digestOfWord = memoizeTexts(digest);

/**
 * The fingerprint of a practice.
 * @param root the project folder
 */
export function fingerprintOf(site: Site, root: string): Fingerprint {
  const files = filesOnDisk(root);
  const own = files.list('static').filter((file) => !NOTHING_OWN.test(file));
  const pages = files.list('pages-content').filter((file) => file.endsWith('.mdx'));
  const unique = (digests: readonly string[]) => [...new Set(digests)].sort();
  return {
    names: digestsOf(namesOf(site)),
    files: unique(own.map((file) => digest(files.read(file)))),
    sentences: unique(pages.flatMap((file) => sentencesIn(files.read(file).toString('utf8')))),
  };
}

/** The sentences of a page by their digests, whatever marks and breaks of lines are in them. */
function sentencesIn(text: string): string[] {
  const sentences = text.split(/(?<=[.?!])\s+|\n{2,}/).map(inWords);
  return sentences.filter((words) => words.split(' ').length >= OWN_WORDS).map(digest);
}

/** What nobody but a practice is called, or reached by, in words as texts are searched for it. */
function namesOf({practice, pages, paymentPartners}: Site): string[] {
  const {street, city, zip} = practice.address;
  const state = placeOf(practice).slice(city.length);
  const names = [
    ...[
      practice.name,
      practice.name.replace(/ \S+$/, ''),
      new URL(practice.site).hostname.replace('www.', ''),
    ],
    ...[
      practice.phone,
      practice.phone.replaceAll(/\D/g, ''),
      practice.email,
      practice.tagline,
      street,
      city,
      zip,
    ],
    ...[`licensed in ${state}`, `${state} law`, `${state} {number}`],
    ...pages.flatMap((page) =>
      page.kind === 'dentist' || page.kind === 'staff'
        ? [page.name, page.name.replace(/ .* /, ' ')]
        : [],
    ),
    ...paymentPartners.map(({name}) => name),
  ];
  return names.map(inWords).filter((name) => name !== '');
}

function digestsOf(names: readonly string[]): Fingerprint['names'] {
  const byStart = groupBy(names, (name) => digest(name.split(' ')[0] ?? ''));
  return Object.fromEntries(
    [...byStart].map(([start, same]) => [
      start,
      same.map((name) => [name.split(' ').length, digest(name)] as const),
    ]),
  );
}

/** The words of a text in small letters, with their places. */
function wordsIn(text: string): {word: string; at: number}[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({0: word, index}) => ({
    word: word.toLowerCase(),
    at: index,
  }));
}

const joined = (words: readonly {word: string}[]): string => words.map(({word}) => word).join(' ');
const inWords = (text: string): string => joined(wordsIn(text));

/** Whether a practice is the first one, by its name. */
export function isFirst(
  {practice}: Site,
  {names}: Pick<Fingerprint, 'names'> = FIRST_PRACTICE,
): boolean {
  const called = digest(inWords(practice.name));
  return Object.values(names).some((same) => same.some(([, name]) => name === called));
}

/**
 * Finds in a text the names of the first practice that this one has not: of several that begin with the same word the last.
 * @returns undefined if this one is the first
 */
function strangeNames(
  site: Site,
  {names}: Fingerprint,
): ((text: string) => {name: string; at: number}[]) | undefined {
  if (isFirst(site, {names})) return undefined;
  const own = new Set(namesOf(site));
  return (text) => {
    const words = wordsIn(text);
    return words.flatMap(({word, at}, index) => {
      const found = names[digestOfWord(word)]?.flatMap(([count, all]) => {
        const name = joined(words.slice(index, index + count));
        return digest(name) === all && !own.has(name) ? name : [];
      });
      return found?.slice(-1).map((name) => ({name, at})) ?? [];
    });
  };
}

/**
 * Names, whole files and most sentences of a page of the first practice in another one's content and pictures.
 * @param root the project folder
 */
export function inherited(site: Site, root: string, first = FIRST_PRACTICE): Problem[] {
  const strangeIn = strangeNames(site, first);
  if (!strangeIn) return [];
  const files = filesOnDisk(root);
  const known = new Set(first.sentences);
  return ['pages-content', 'static'].flatMap((folder) =>
    files.list(folder).flatMap((file): Problem[] => {
      if (file.endsWith('README.md')) return [];
      const content = files.read(file);
      const text = TEXT.test(file) ? content.toString('utf8') : '';
      const sentences = file.endsWith('.mdx') && !LEGAL.test(text) ? sentencesIn(text) : [];
      const same = sentences.filter((sentence) => known.has(sentence)).length;
      const isFile = !NOTHING_OWN.test(file) && first.files.includes(digest(content));
      if (isFile || same > sentences.length / 2) {
        const what = isFile
          ? 'This file is the one'
          : `${same} of ${sentences.length} sentences here are those`;
        const remedy = 'Put one of your own in its place, or delete it with what shows it.';
        return [
          {
            file,
            line: 1,
            message: `${what} of the practice that the site was first made for.`,
            remedy,
          },
        ];
      }
      return strangeIn(text).map(({name, at}) => ({
        ...{file, line: text.slice(0, at).split('\n').length, remedy: 'Write your own.'},
        message: `"${name}" is of the practice that the site was first made for.`,
      }));
    }),
  );
}

/** The same in a site that is built, each as `file: name`; documents are looked at as they were put in. */
export function inheritedInBuild(site: Site, build: string, first = FIRST_PRACTICE): string[] {
  const strangeIn = strangeNames(site, first);
  if (!strangeIn) return [];
  const files = filesOnDisk(build);
  const found = files.list('.').flatMap((file) => {
    const content = files.read(file);
    if (first.files.includes(digest(content))) return [`${file}: the whole file`];
    return TEXT.test(`/${file}`)
      ? strangeIn(content.toString('utf8')).map(({name}) => `${file}: ${name}`)
      : [];
  });
  return [...new Set(found)];
}
