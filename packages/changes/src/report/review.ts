import {fewOf, groupBy} from '@dental/practice';
import type {Change} from '../model/facts/compare';
import type {LookResult} from '../pictures';
import type {BlockChange} from './blockChanges';
import {exampleOf, type ChangeGroup} from './changeGroups';
import type {Nearest} from './nearest';
import {cutAtWord} from '../model/words';
import {differingPart, gist, placeOf} from './sentences';

/** What the content and the records say of a change, beside the built pages. */
export interface Records {
  /** Whose approval it needs. */
  approval: string;
  /** What the change does to facts, people, cases…; undefined if that is not known. */
  facts: readonly Change[] | undefined;
  /** Words that the dictionary does not know. */
  words: readonly string[];
  /** What the check warns of in what has changed, in sentences. */
  warnings: readonly string[];
  /** What we say elsewhere that is nearest to the sentences of a text that were not in the one before. */
  nearest(this: void, before: string, after: string): Nearest[];
  toSign: readonly PageToSign[];
}

/** A page whose words somebody has to sign. */
export interface PageToSign {
  name: string;
  /** Who has to, as a sentence. */
  signature: string;
}

/** All that a report says. */
export interface Review extends Records {
  /** How much patients will notice, in a sentence, and what, in points. */
  sentence: string;
  points: readonly string[];
  /** What could not be compared, and why, in sentences. */
  notes: readonly string[];
  groups: readonly ChangeGroup[];
  looks: ReadonlyMap<string, LookResult>;
  /** How many pages the site has. */
  total: number;
  /** What is compared: the names of the base and its commit, and the day for which both are built. */
  made: {base: string; commit: string; day: string};
}

const QUOTED_PAGES = 3;
const LONGEST_QUOTE = 160;

/** What somebody should look at before they approve, in sentences; empty if a program finds nothing. */
export function concernsOf({toSign, looks, words, warnings}: Review): string[] {
  const obstacles = [...looks].flatMap(([name, look]) =>
    look.obstacles.map((obstacle) => ({name, ...obstacle})),
  );
  const names = (those: readonly {name: string}[]) =>
    fewOf([...new Set(those.map(({name}) => name))], QUOTED_PAGES);
  return [
    ...warnings,
    ...[...groupBy(obstacles, ({help}) => help)].map(
      ([help, those]) =>
        `${help}, on ${those.length > 1 ? `${those.length} pages: ` : ''}${names(those)} (${those[0]?.target}).`,
    ),
    ...[...groupBy(toSign, ({signature}) => signature)].map(
      ([says, those]) => `${says.replace(/\.$/, '')}: ${names(those)}.`,
    ),
    ...(words.length > 0 ? [`Not in the dictionary: ${fewOf(words, QUOTED_PAGES)}.`] : []),
  ];
}

/** What the comment on a pull request quotes, as `packages/delivery/github/gateReport.mjs` reads it: the most important changes. */
export function summarize(review: Review) {
  const {sentence, points, approval, groups, total} = review;
  const different = groupBy(groups, (group) => JSON.stringify([gist(group), quotesOf(group)]));
  const pages = [...different.values()].slice(0, QUOTED_PAGES).map(([first]) => {
    const group = first!;
    const {path, name, kind} = exampleOf(group);
    const [before = '', after = ''] = quotesOf(group);
    // What the few words quote already is not quoted again.
    const isQuoted = [before, after].every((text) => gist(group).includes(text));
    return {
      path: kind === 'removed' ? '' : path,
      name: group.pages.length > 1 ? placeOf(group, total) : name,
      gist: gist(group),
      ...(isQuoted ? {before: '', after: ''} : {before, after}),
    };
  });
  return {sentence, points, approval, concerns: concernsOf(review), pages};
}

/** The first text that is another, from the first word that differs to the last. */
function quotesOf({words, head}: ChangeGroup): string[] {
  const isReworded = ({before, after}: BlockChange) =>
    (before ?? after)?.kind !== 'picture' && before?.text !== after?.text;
  const change =
    words.find((word) => word.kind === 'changed' && isReworded(word)) ?? words.find(isReworded);
  const [was, is] = change
    ? [change.before?.text, change.after?.text]
    : [head[0]?.before, head[0]?.after];
  return differingPart(was ?? '', is ?? '').map((text) => cutAtWord(text, LONGEST_QUOTE));
}
