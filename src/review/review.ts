import type {ReviewedPage} from '../site/previewSettings';
import {fewOf} from '../site/english';
import {groupBy} from '../site/groupBy';
import type {Change} from '../content/diff/compare';
import type {Signature} from './approvals';
import type {Block} from './blocks';
import type {PageChange} from './comparePages';
import type {DayView} from './dayPictures';
import type {Sight} from './looks';
import type {BandPicture} from './pictures';
import {markWords, quoteOf} from './markWords';
import {readingSentences} from './reading';
import {exampleOf, gist, isNoticed, placeOf} from './sentences';
import type {Entry} from './entries';
import type {Told} from './told';

/** All that a report says. */
export interface Review {
  /** What patients will notice, in a sentence, and the same in points if there are several. */
  sentence: string;
  points: readonly string[];
  /** Whose approval it needs. */
  approval: string;
  /** What could not be compared, and why, in sentences. */
  notes: readonly string[];
  told: Told;
  sights: ReadonlyMap<string, Sight>;
  /** What the change does to facts, people, cases…, from the diff of facts; undefined if that cannot be said. */
  facts: readonly Change[] | undefined;
  signatures: readonly Signature[];
  /** Days on which dated content begins or ends, each with what it does. */
  days: readonly DayView[];
  /** Words that the dictionary does not know. */
  words: readonly string[];
  /** What the check and the signatures say of pages, by their address. */
  pages: Readonly<Record<string, {problems: readonly string[]; signature: string}>>;
  /** How many pages the site has. */
  total: number;
  /** Pictures by their address, before and after, small. */
  thumbnails: ReadonlyMap<string, string>;
  /** What is compared: the names of the base and its commit, and the day as of which both are built. */
  made: {base: string; commit: string; day: string};
}

/** How a page reads in other ways than by its words. */
export function measuresOf(page: PageChange, sight: Sight | undefined): string[] {
  return [
    ...(sight?.heard ?? []).map((text) => `Heard: ${text}`),
    ...(sight?.obstacles ?? []),
    ...(page.parts.main.length > 0 || page.kind === 'new' ? readingSentences(page.before, page.after) : []),
    ...(sight?.weight ? [weightSentence(sight.weight)] : []),
  ];
}

function weightSentence({before, after}: {before: number; after: number}): string {
  const kilo = (bytes: number) => `${Math.round(bytes / 1_000).toLocaleString('en-US')} kB`;
  const percent = Math.round((after / before - 1) * 100);
  return `A phone fetches ${kilo(after)} before somebody acts, after ${kilo(before)} (${percent > 0 ? '+' : ''}${percent} %).`;
}

/** What somebody should look at before they approve, in sentences; empty if a program finds nothing. */
export function concernsOf({signatures, sights, words}: Review): string[] {
  const unsigned = groupBy(
    signatures.filter(({isSigned}) => !isSigned),
    ({says}) => says,
  );
  const problems = groupBy(
    [...sights].flatMap(([path, {heard, obstacles}]) =>
      // What leaves those who listen without a name is a mistake, whatever else it is.
      [...heard.filter((text) => text.includes('has no name')), ...obstacles].map((text) => ({path, text})),
    ),
    ({text}) => text,
  );
  return [
    ...[...unsigned].map(
      ([says, those]) =>
        `${fewOf(
          those.map(({name}) => name),
          QUOTED_PAGES,
        )}: ${says}`,
    ),
    ...[...problems].map(
      ([text, those]) =>
        `${fewOf(
          those.map(({path}) => path),
          QUOTED_PAGES,
        )}: ${text}`,
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

const QUOTED_PAGES = 3;

/** What the comment on a pull request quotes: the most important pages, each once. */
export function summaryOf(review: Review): Summary {
  const {sentence, points, approval, told, total, sights} = review;
  const entries = [
    ...groupBy(told.entries.filter(isNoticed), (entry) => JSON.stringify([gist(entry), quotesOf(entry)])),
  ];
  const pages = entries.slice(0, QUOTED_PAGES).flatMap(([, [entry]]): QuotedPage[] => {
    const page = entry && exampleOf(entry);
    if (!page) return [];
    const name = entry.pages.length > 1 ? placeOf(entry, total) : page.name;
    const bandOf = ({path}: PageChange) => sights.get(path)?.screens[0]?.bands[0];
    const band = [page, ...entry.pages].map(bandOf).find((found) => found !== undefined);
    return [
      {
        path: page.kind === 'removed' || page.kind === 'redirected' ? '' : page.path,
        name,
        gist: gist(entry),
        ...withoutRepeated(gist(entry), quotesOf(entry)),
        band,
      },
    ];
  });
  return {sentence, points, approval, concerns: concernsOf(review), pages};
}

interface Quotes {
  before: string;
  after: string;
}

/** What is said in a few words already is not quoted again. */
function withoutRepeated(said: string, {before, after}: Quotes): Quotes {
  return [before, after].every((text) => said.includes(text)) ? {before: '', after: ''} : {before, after};
}

function quotesOf({changes, head}: Entry): Quotes {
  const reworded = changes.filter(
    ({before, after}) => (before ?? after)?.kind !== 'picture' && before?.text !== after?.text,
  );
  const words = reworded.find(({kind}) => kind === 'changed') ?? reworded[0];
  const [first] = head;
  const [was, is] = words ? [words.before?.text, words.after?.text] : [first?.before, first?.after];
  const pieces = markWords(was ?? '', is ?? '');
  return {before: was ? quoteOf(pieces, 'before') : '', after: is ? quoteOf(pieces, 'after') : ''};
}

/** What the ribbon of a preview says of each page. */
export function reviewedPages({told, pages}: Review): Record<string, ReviewedPage> {
  const paths = new Set([...Object.keys(pages), ...told.entries.flatMap((entry) => entry.pages.map(({path}) => path))]);
  return Object.fromEntries(
    [...paths].map((path) => {
      const changes = told.entries
        .filter((entry) => entry.pages.some((page) => page.path === path))
        .flatMap((entry) => entry.changes);
      const texts = (blocks: readonly (Block | undefined)[]) => [
        ...new Set(blocks.flatMap((block) => block?.text || [])),
      ];
      const {problems = [], signature = ''} = pages[path] ?? {};
      return [
        path,
        {
          changed: texts(changes.map(({after}) => after)),
          gone: texts(changes.filter(({after}) => !after).map(({before}) => before)),
          problems: [...problems],
          signature,
        },
      ];
    }),
  );
}
