import {createHash} from 'node:crypto';
import {filesOnDisk, memoizeTexts, type Problem, type Site} from '@dental/content';
import {groupBy} from '@dental/practice';
import FIRST from '../../data/firstPractice.json';

/*
 * What a practice that has taken this website over still has of the first one. No name of the first practice stands here: its names
 * and files are known by digests, which packages/checks/scripts/firstPractice.ts has written.
 */

/** Names by the digest of their first word: how many words they have, and the digest of all. */
export type NameDigests = Readonly<Record<string, readonly (readonly [count: number, digest: string])[]>>;

/** A practice's names, places, numbers and addresses, and its pages, pictures, films and documents, by digests. */
export interface Fingerprint {
  names: NameDigests;
  files: readonly string[];
}

const FIRST_PRACTICE = FIRST as unknown as Fingerprint;

/** What is nobody's; facts are compared by their names. */
const NOTHING_OWN = /^static\/(?:fonts\/|img\/icons\.svg)|^pages-content\/_practice\//;
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
  const own = ['static', 'pages-content'].flatMap((folder) =>
    files.list(folder).filter((file) => !NOTHING_OWN.test(file)),
  );
  return {names: namesOf(site), files: [...new Set(own.map((file) => digest(files.read(file))))].sort()};
}

/** What nobody but a practice is called, or reached by. */
function namesOf({practice, pages, paymentPartners}: Site): NameDigests {
  const {street, city, zip} = practice.address;
  const names = [
    ...[practice.name, practice.name.replace(/ \S+$/, ''), new URL(practice.site).hostname.replace('www.', '')],
    ...[practice.phone, practice.phone.replaceAll(/\D/g, ''), practice.email, practice.tagline, street, city, zip],
    ...pages.flatMap((page) => (page.kind === 'dentist' || page.kind === 'staff' ? [page.name] : [])),
    ...paymentPartners.map(({name}) => name),
  ];
  const all = names.map((name) => wordsIn(name).map(({word}) => word)).filter(({length}) => length > 0);
  return Object.fromEntries(
    [...groupBy(all, ([first = '']) => digest(first))].map(([start, same]) => [
      start,
      same.map((words) => [words.length, digest(words.join(' '))] as const),
    ]),
  );
}

/** The words of a text in small letters, with their places. */
function wordsIn(text: string): {word: string; at: number}[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({0: word, index}) => ({word: word.toLowerCase(), at: index}));
}

/** Where a text has names that another practice has and this one has not: none if both are the same. */
function strangeNames(site: Site, {names}: Fingerprint): (text: string) => {name: string; at: number}[] {
  const own = new Set(Object.values(namesOf(site)).flatMap((some) => some.map(([, all]) => all)));
  return (text) => {
    const words = wordsIn(text);
    return words.flatMap(({word, at}, index) => {
      const found = names[digestOfWord(word)]?.flatMap(([count, all]) => {
        const name = words
          .slice(index, index + count)
          .map((one) => one.word)
          .join(' ');
        return digest(name) === all && !own.has(all) ? name : [];
      });
      return found?.slice(-1).map((name) => ({name, at})) ?? [];
    });
  };
}

const isFirst = ({practice}: Site, {names}: Fingerprint): boolean => {
  const words = wordsIn(practice.name).map(({word}) => word);
  return names[digest(words[0] ?? '')]?.some(([, all]) => all === digest(words.join(' '))) === true;
};

/**
 * Names and whole files of the first practice in another one's content and pictures.
 * @param root the project folder
 */
export function inherited(site: Site, root: string, first = FIRST_PRACTICE): Problem[] {
  if (isFirst(site, first)) return [];
  const files = filesOnDisk(root);
  const namesIn = strangeNames(site, first);
  return ['pages-content', 'static'].flatMap((folder) =>
    files.list(folder).flatMap((file): Problem[] => {
      if (file.endsWith('README.md')) return [];
      const content = files.read(file);
      if (!NOTHING_OWN.test(file) && first.files.includes(digest(content))) {
        const fix = 'Put one of your own in its place, or delete it with what shows it.';
        return [{file, line: 1, what: 'This file is the one of the practice that the site was first made for.', fix}];
      }
      const text = TEXT.test(file) ? content.toString('utf8') : '';
      return namesIn(text).map(({name, at}) => ({
        ...{file, line: text.slice(0, at).split('\n').length, fix: 'Write your own.'},
        what: `"${name}" is of the practice that the site was first made for.`,
      }));
    }),
  );
}

/** The same in a site that is built, each as `file: name`; documents are looked at as they were put in. */
export function inheritedInBuild(site: Site, build: string, first = FIRST_PRACTICE): string[] {
  if (isFirst(site, first)) return [];
  const files = filesOnDisk(build);
  const namesIn = strangeNames(site, first);
  const found = files.list('.').flatMap((file) => {
    const content = files.read(file);
    if (first.files.includes(digest(content))) return [`${file}: the whole file`];
    return TEXT.test(`/${file}`) ? namesIn(content.toString('utf8')).map(({name}) => `${file}: ${name}`) : [];
  });
  return [...new Set(found)];
}
