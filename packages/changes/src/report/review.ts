import {fewOf, groupBy, type ReviewedPage} from '@dental/practice';
import type {Signature} from '../former/signatures';
import type {Change} from '../model/facts/compare';
import type {DatedChange} from '../model/days';
import {markWords, quoteOf} from '../model/words';
import type {LookResult} from '../pictures';
import type {BandPicture} from '../pictures/pictures';
import {exampleOf, isNoticed, type ChangeGroup} from './changeGroups';
import type {PageChange} from './pageChanges';
import {gist, placeOf} from './sentences';

/** What the content and the records say of a change, beside the built pages. */
export interface Records {
  /** Whose approval it needs. */
  approval: string;
  /** What the change does to facts, people, cases…; undefined if that cannot be said. */
  facts: readonly Change[] | undefined;
  signatures: readonly Signature[];
  /** Days on which dated content begins or ends. */
  days: readonly DatedChange[];
  /** Words that the dictionary does not know. */
  words: readonly string[];
  /** What the check warns of in what has changed, in sentences. */
  warnings: readonly string[];
  /** What the check and the signatures say of pages, by their address. */
  pages: Readonly<Record<string, {problems: readonly string[]; signature: string}>>;
  /** What we say elsewhere that is nearest to the sentences of a text that were not in the one before. */
  nearest?: (before: string, after: string) => Nearest[];
}

/** A sentence of ours, and where it stands. */
export interface Nearest {
  where: string;
  text: string;
}

/** All that a report says. */
export interface Review extends Records {
  /** How much patients will notice, in a sentence, and what, in points. */
  sentence: string;
  points: readonly string[];
  /** What could not be compared, and why, in sentences. */
  notes: readonly string[];
  groups: readonly ChangeGroup[];
  /** Pages that are built differently without anything to see. */
  unseen: readonly PageChange[];
  looks: ReadonlyMap<string, LookResult>;
  /** How many pages the site has. */
  total: number;
  /** What is compared: the names of the base and its commit, and the day as of which both are built. */
  made: {base: string; commit: string; day: string};
}

const QUOTED_PAGES = 3;

/** What somebody should look at before they approve, in sentences; empty if a program finds nothing. */
export function concernsOf({signatures, looks, words, warnings}: Review): string[] {
  const unsigned = signatures.filter(({isSigned}) => !isSigned);
  const obstacles = [...looks].flatMap(([name, {obstacles: found}]) => found.map((says) => ({name, says})));
  const ofPages = [unsigned, obstacles].flatMap((list) => [
    ...groupBy<{name: string; says: string}, string>(list, ({says}) => says),
  ]);
  return [
    ...warnings,
    ...ofPages.map(
      ([says, those]) =>
        `${fewOf(
          those.map(({name}) => name),
          QUOTED_PAGES,
        )}: ${says}`,
    ),
    ...(words.length > 0 ? [`Not in the dictionary: ${fewOf(words, QUOTED_PAGES)}.`] : []),
  ];
}

/** The part of a review that the comment on a pull request quotes. */
export interface Summary {
  sentence: string;
  points: readonly string[];
  approval: string;
  concerns: string[];
  pages: QuotedPage[];
}

/** A page as the comment quotes it. */
export interface QuotedPage {
  /** Its address; empty if there is nothing at it any more. */
  path: string;
  name: string;
  gist: string;
  before: string;
  after: string;
  /** The first part of it that looks different. */
  band?: BandPicture;
}

/** What the comment on a pull request quotes: the most important pages, each once. */
export function summarize(review: Review): Summary {
  const {sentence, points, approval, groups, total, looks} = review;
  const different = groupBy(groups.filter(isNoticed), (group) => JSON.stringify([gist(group), quotesOf(group)]));
  const pages = [...different.values()].slice(0, QUOTED_PAGES).flatMap(([group]): QuotedPage[] => {
    const page = group && exampleOf(group);
    if (!page) return [];
    const {before, after} = quotesOf(group);
    // What is said in a few words already is not quoted again.
    const isQuoted = [before, after].every((text) => gist(group).includes(text));
    return [
      {
        path: page.kind === 'removed' || page.kind === 'redirected' ? '' : page.path,
        name: group.pages.length > 1 ? placeOf(group, total) : page.name,
        gist: gist(group),
        ...(isQuoted ? {before: '', after: ''} : {before, after}),
        band: [page, ...group.pages].flatMap(({path}) => looks.get(path)?.screens[0]?.bands[0] ?? [])[0],
      },
    ];
  });
  return {sentence, points, approval, concerns: concernsOf(review), pages};
}

function quotesOf({words, head: [first]}: ChangeGroup): Record<'before' | 'after', string> {
  const reworded = words.filter(
    ({before, after}) => (before ?? after)?.kind !== 'picture' && before?.text !== after?.text,
  );
  const change = reworded.find(({kind}) => kind === 'changed') ?? reworded[0];
  const [was, is] = change ? [change.before?.text, change.after?.text] : [first?.before, first?.after];
  const pieces = markWords(was ?? '', is ?? '');
  return {before: was ? quoteOf(pieces, 'before') : '', after: is ? quoteOf(pieces, 'after') : ''};
}

/** What the ribbon of a preview says of each page. */
export function reviewedPages({groups, pages}: Review): Record<string, ReviewedPage> {
  const paths = new Set([...Object.keys(pages), ...groups.flatMap((group) => group.pages.map(({path}) => path))]);
  return Object.fromEntries(
    [...paths].map((path): [string, ReviewedPage] => {
      const words = groups
        .filter((group) => group.pages.some((page) => page.path === path))
        .flatMap((group) => group.words);
      const texts = (some: readonly (string | undefined)[]) => [...new Set(some.flatMap((text) => text || []))];
      const {problems = [], signature = ''} = pages[path] ?? {};
      return [
        path,
        {
          changed: texts(words.map(({after}) => after?.text)),
          gone: texts(words.map(({before, after}) => (after ? undefined : before?.text))),
          problems: [...problems],
          signature,
        },
      ];
    }),
  );
}
