import {capital, counted, fewOf, groupBy, formatList} from '@dental/practice';
import type {Change} from '../model/facts/compare';
import {cutAtWord, markWords} from '../model/words';
import type {BlockChange} from './blockChanges';
import type {ChangeGroup} from './changeGroups';
import names from './names.json';
import {HEAD_NAMES} from './pageReading';

/** So many points are on the first screen, and so many facts among them; the others are counted. */
const POINTS = 5;
const FACTS = 4;

/** So many changes of a few words, of so many letters at most, are quoted instead of counted. */
const QUOTED = 2;
const QUOTED_LENGTH = 60;

/** So many words beside a short quote say what it is about. */
const AROUND = 2;

/** So many places of the same change, pages of a group and files are named. */
const FEW = 3;

/** Longer points are cut on the first screen. */
const LONGEST = 140;

/** Facts that the built pages tell better. */
const ON_PAGES = ['Pages', 'Files'];

/** What a change does: on the pages, to the facts and to files. */
export interface WhatChanges {
  groups: readonly ChangeGroup[];
  /** How many pages the site has. */
  total: number;
  facts?: readonly Change[];
  /** Sentences without full stop. */
  files?: readonly string[];
}

/** How much patients will notice, in one sentence. */
export function firstSentence({groups, total, facts = [], files = []}: WhatChanges): string {
  if (groups.length > 0) {
    const pages = new Set(groups.flatMap((group) => group.pages.map(({path}) => path)));
    return `Patients will notice ${counted(groupBy(groups, gist).size, 'change')} on ${onPages(pages.size, total)}.`;
  }
  return facts.length + files.length > 0
    ? 'Patients will notice nothing on the pages as they open today. What differs shows on other days, on paper, once somebody acts, or nowhere.'
    : 'Patients will notice nothing: every page is what it was.';
}

/** What changes for patients, a point each: pages come and gone, facts, what pages say and how they look, and files. */
export function firstPoints({groups, total, facts = [], files = []}: WhatChanges): string[] {
  const ofGroups = (some: readonly ChangeGroup[]) =>
    [...groupBy(some, (group) => gist(group))].map(
      ([message, same]) =>
        `${placesOf(same, total)}: ${same.length > 1 ? message : gist(same[0]!, AROUND)}`,
    );
  const isWhole = ({pages: [page]}: ChangeGroup) => page?.kind !== 'changed';
  const ofRecords = facts
    .filter(({topic}) => groups.length === 0 || !ON_PAGES.includes(topic))
    .map(({text}) => text);
  const told = [...ofGroups(groups.filter(isWhole)), ...ofRecords];
  const ofPages = ofGroups(groups.filter((group) => !isWhole(group)));
  const firstFacts = told.slice(0, FACTS);
  const firstPages = ofPages.slice(0, POINTS - firstFacts.length);
  const left = [
    ...(told.length > FACTS ? [counted(told.length - FACTS, 'further fact')] : []),
    ...(ofPages.length > firstPages.length
      ? [counted(ofPages.length - firstPages.length, 'further change')]
      : []),
  ];
  return [
    ...[...firstFacts, ...firstPages].map((text) => capital(cutAtWord(`${text}.`, LONGEST))),
    ...(left.length > 0 ? [`${formatList(left)}, below.`] : []),
    ...(files.length > 0 ? [`Files: ${fewOf(files, FEW)}.`] : []),
  ];
}

/** Where the same change is met: by name where that is short, else on how many pages. */
function placesOf(same: readonly ChangeGroup[], total: number): string {
  const names = fewOf(
    same.map((group) => placeOf(group, total)),
    FEW,
  );
  const paths = new Set(same.flatMap(({pages}) => pages.map(({path}) => path)));
  return same.length === 1 || names.length <= QUOTED_LENGTH ? names : onPages(paths.size, total);
}

/**
 * A group in a few words, such as `other words in 3 places`.
 * @param around so many words beside a word that is another are quoted with it
 */
export function gist({pages: [page], words, head, isOtherLook}: ChangeGroup, around = 0): string {
  if (page && page.kind !== 'changed') return names.pages[page.kind];
  return formatList([
    ...wordGists(words, around),
    ...(isOtherLook ? ['another look'] : []),
    ...(head.length > 0 ? [`another ${formatList(head.map(({field}) => HEAD_NAMES[field]))}`] : []),
  ]);
}

/** What has changed in words and pictures: small changes are quoted if all of them are, the others counted. */
function wordGists(words: readonly BlockChange[], around: number): string[] {
  const texts = words.filter((change) => /words$|^another order$/.test(whatChanged(change)));
  const quoted = texts.map((change) => quoteIn(change, around));
  const quotes = new Set(quoted.filter((quote) => quote !== undefined));
  const areQuoted = quoted.every((quote) => quote !== undefined) && quotes.size <= QUOTED;
  const others = areQuoted ? words.filter((change) => !texts.includes(change)) : words;
  const counts = [...groupBy(others, whatChanged)].map(([message, {length}]) =>
    length > 1 && !message.endsWith('order') ? `${message} in ${length} places` : message,
  );
  return [...(areQuoted ? quotes : []), ...counts];
}

/** The kind of a change, in words. */
function whatChanged({kind, before, after}: BlockChange): string {
  const isPicture = (after ?? before)?.kind === 'picture';
  if (isPicture && kind === 'changed' && before?.source === after?.source)
    return 'another description of a picture';
  if (isPicture) return names.pictures[kind];
  if (kind !== 'changed' || before?.text !== after?.text) return names.texts[kind];
  return before?.kind === after?.kind && before?.level === after?.level
    ? 'a link that leads elsewhere'
    : 'other headings or lists';
}

/** A single change of a few words, as `“7:00” instead of “6:00”`; undefined if it is longer. */
function quoteIn({kind, before, after}: BlockChange, around: number): string | undefined {
  const isShort = (...texts: readonly string[]) =>
    texts.every(({length}) => length <= QUOTED_LENGTH);
  if (kind === 'moved')
    return after?.text && isShort(after.text) ? `“${after.text}” in another place` : undefined;
  // A time or a price says nothing without what it is of.
  const isRow = before && after?.kind === 'row' && isShort(before.text, after.text);
  const [was, is] = isRow
    ? [before.text.replace(/^[^:]*: /.exec(after.text)?.[0] ?? '', ''), after.text]
    : differingPart(before?.text ?? '', after?.text ?? '', around);
  if (!isShort(was, is)) return undefined;
  if (was === '') return `“${is}” added`;
  return is === '' ? `“${was}” taken out` : `“${is}” instead of “${was}”`;
}

/** Two texts from the first word that differs to the last; where one has become another, with some words around it. */
export function differingPart(before: string, after: string, around = 0): [string, string] {
  const pieces = markWords(before, after);
  const differing = pieces.flatMap(({is}, at) => (is === 'same' ? [] : at));
  const [first = 0, end] = [differing[0], (differing.at(-1) ?? -1) + 1];
  const side = (part: typeof pieces, without?: string) =>
    part.map(({is, text}) => (is === without ? '' : text)).join('');
  const part = pieces.slice(first, end);
  const [was, is] = [side(part, 'new'), side(part, 'gone')];
  if (was === '' || is === '' || (was + is).length > QUOTED_LENGTH / 2)
    return [was.trim(), is.trim()];
  const [lead = ''] =
    new RegExp(`(?:[^\\s.!?]+\\s+){0,${around}}$`).exec(side(pieces.slice(0, first))) ?? [];
  const [tail = ''] =
    new RegExp(`^(?:\\s*[^\\s.,;:!?]+){0,${around}}`).exec(side(pieces.slice(end))) ?? [];
  return [`${lead}${was}${tail}`.trim(), `${lead}${is}${tail}`.trim()];
}

/** Where a group is met, to begin a sentence or a heading with: `About us (/about-us)`, `At the foot of all 47 pages`. */
export function placeOf({pages, words}: ChangeGroup, total: number): string {
  const [page] = pages;
  if (pages.length === 1 && page) {
    const {kind, name, path, from, to} = page;
    if (kind === 'moved') return `${name}, ${path} instead of ${from}`;
    if (kind === 'removed')
      return `${name} (${path}), which leads ${to === undefined ? 'nowhere' : `to ${to}`} now`;
    return `${name} (${path})`;
  }
  const [area = 'main', ...others] = new Set(
    words.map(({before, after}) => (after ?? before)?.area),
  );
  const isFew = pages.length <= FEW && pages.length < total;
  const where = isFew
    ? formatList([...new Set(pages.map(({name}) => name))])
    : onPages(pages.length, total);
  return capital((others.length === 0 ? names.places[area] : '') + where);
}

function onPages(count: number, total: number): string {
  return count === total && total > 1 ? `all ${count} pages` : counted(count, 'page');
}
