import {capital, counted, fewOf, groupBy, listed, longDate} from '@dental/practice';
import type {DatedChange} from '../model/days';
import type {Change} from '../model/facts/compare';
import {markWords, type Piece} from '../model/words';
import type {BlockChange} from './blockChanges';
import {isNoticed, type ChangeGroup} from './changeGroups';
import type {WordChange} from './pageChanges';

/** So many facts, and so many changes of pages, are named on the first screen; the others are counted. */
const NAMED = 3;

/** So many changes of a few words, of so many letters at most, are quoted instead of counted. */
const QUOTED = 2;
const QUOTED_LENGTH = 60;

/** So many places of the same change are named, and so many pages of a group. */
const MOST_PLACES = 4;
const FEW_PAGES = 3;

/** Longer facts are cut on the first screen. */
const LONGEST = 120;

/** Facts that the built pages tell better. */
const ON_PAGES = ['Pages', 'Old addresses', 'Files'];

/** What a change does: on the pages, to the facts, on other days and to files. */
export interface WhatChanges {
  groups: readonly ChangeGroup[];
  /** How many pages the site has. */
  total: number;
  facts?: readonly Change[];
  days?: readonly DatedChange[];
  /** Sentences without full stop. */
  files?: readonly string[];
}

/** How much patients will notice, in one sentence. */
export function firstSentence({groups, total, facts = [], days = [], files = []}: WhatChanges): string {
  const pagesOf = (some: readonly ChangeGroup[]) =>
    onPages(new Set(some.flatMap(({pages}) => pages.map(({path}) => path))).size, total);
  const noticed = groups.filter(isNoticed);
  if (noticed.length > 0)
    return `Patients will notice ${counted(groupBy(noticed, gist).size, 'change')} on ${pagesOf(noticed)}.`;
  if (facts.length + days.length + files.length > 0)
    return 'Patients will notice nothing on the pages as they open today. What differs shows on other days, once somebody acts, or nowhere.';
  if (groups.length === 0) return 'Patients will notice nothing: every page is what it was.';
  return `Patients will notice nothing; only what search engines and browsers are told differs on ${pagesOf(groups)}.`;
}

/** What changes for patients, a point each: facts first, then what the pages say and how they look, then other days and files. */
export function firstPoints({groups, total, facts = [], days = [], files = []}: WhatChanges): string[] {
  const same = [...groupBy(groups.filter(isNoticed), gist)];
  const ofRecords = facts.filter(({topic}) => same.length === 0 || !ON_PAGES.includes(topic));
  const onDays = days.map(({day, says}) => `${says} (${longDate(day)})`);
  const more = (count: number, noun: string) =>
    count > NAMED ? [`${counted(count - NAMED, `further ${noun}`)}.`] : [];
  return [
    ...ofRecords.slice(0, NAMED).map(({text}) => `${capital(shortened(text))}.`),
    ...more(ofRecords.length, 'fact'),
    ...same.slice(0, NAMED).map(([what, those]) => {
      const places = those.map((group) => placeOf(group, total));
      return `${fewOf(places, MOST_PLACES)}: ${what}.`;
    }),
    ...more(same.length, 'change'),
    ...(days.length > 0 ? [`On other days: ${fewOf(onDays, NAMED)}.`] : []),
    ...(files.length > 0 ? [`Files: ${fewOf(files, NAMED)}.`] : []),
  ];
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : text;
}

const GISTS = {
  new: 'a new page',
  removed: 'a page that is gone',
  moved: 'another address',
  redirected: 'an old address that leads elsewhere',
};

/** What a field of the head is called. */
export const HEAD_NAMES = {
  title: 'title in search results',
  description: 'description in search results',
  canonical: 'address for search engines',
  image: 'picture in social networks',
};

/** A group in a few words, such as `other words in 3 places`. */
export function gist({pages: [page], words, head, isOtherLook}: ChangeGroup): string {
  if (page?.kind === 'redirected' && page.from === undefined) return 'a new address that leads to a page';
  if (page && page.kind !== 'changed') return GISTS[page.kind];
  const texts = words.filter(({before, after}) => (before ?? after)?.kind !== 'picture');
  const pictures = words.filter((change) => !texts.includes(change));
  const reworded = texts.filter(({kind, before, after}) => kind !== 'changed' || before?.text !== after?.text);
  const parts = [
    ...wordGists(reworded),
    ...(texts.length > reworded.length
      ? [texts.some(isOnlyRekinded) ? 'other headings or lists' : 'a link that leads elsewhere']
      : []),
    ...pictureGists(pictures),
    ...(isOtherLook ? ['another look'] : []),
    ...(head.length > 0 ? [`another ${listed(head.map(({field}) => HEAD_NAMES[field]))}`] : []),
  ];
  return parts.length > 0 ? listed(parts) : 'something else that search engines and browsers are told';
}

function wordGists(words: readonly WordChange[]): string[] {
  const quoted = words.flatMap((change) => changedWords(change) ?? []);
  const different = [...new Set(quoted)];
  if (quoted.length === words.length && different.length <= QUOTED) return different;
  return [
    ...severalGists(words, 'changed', 'other words in a place', (count) => `other words in ${count} places`),
    ...severalGists(words, 'new', 'a text that is new', (count) => `${count} texts that are new`),
    ...severalGists(words, 'gone', 'a text that is gone', (count) => `${count} texts that are gone`),
    ...severalGists(words, 'moved', 'another order', () => 'another order'),
  ];
}

function pictureGists(pictures: readonly WordChange[]): string[] {
  const isDescribed = ({kind, before, after}: WordChange) =>
    kind === 'changed' && (before?.hash ?? before?.source) === (after?.hash ?? after?.source);
  const others = pictures.filter((change) => !isDescribed(change));
  return [
    ...severalGists(others, 'changed', 'another picture', (count) => `${count} other pictures`),
    ...(pictures.some(isDescribed) ? ['another description of a picture'] : []),
    ...severalGists(pictures, 'new', 'a new picture', (count) => `${count} new pictures`),
    ...severalGists(pictures, 'gone', 'a picture that is gone', (count) => `${count} pictures that are gone`),
    ...severalGists(pictures, 'moved', 'pictures in another order', () => 'pictures in another order'),
  ];
}

function severalGists(
  changes: readonly WordChange[],
  kind: BlockChange['kind'],
  one: string,
  many: (count: number) => string,
): string[] {
  const count = changes.filter((change) => change.kind === kind).length;
  return count === 0 ? [] : [count === 1 ? one : many(count)];
}

/** A single change of a few words, as `“7:00” instead of “6:00”`. */
function changedWords({kind, before, after}: WordChange): string | undefined {
  const isShort = (...texts: readonly string[]) => texts.every(({length}) => length <= QUOTED_LENGTH);
  const only = (before ?? after)?.text ?? '';
  if (kind === 'new' || kind === 'gone')
    return isShort(only) ? `“${only}” ${kind === 'new' ? 'added' : 'taken out'}` : undefined;
  if (kind !== 'changed' || !before || !after) return undefined;
  // A time or a price says nothing without what it is of.
  const isRow = after.kind === 'row' && isShort(before.text, after.text);
  const [was, is] = isRow ? [before.text, after.text] : differingPart(before.text, after.text);
  if (!isShort(was, is)) return undefined;
  if (was === '') return `“${is}” added`;
  return is === '' ? `“${was}” taken out` : `“${is}” instead of “${was}”`;
}

/** Two texts from the first word that differs to the last. */
function differingPart(before: string, after: string): [string, string] {
  const pieces = markWords(before, after);
  const isOther = ({is}: Piece) => is !== 'same';
  const end = pieces.length - [...pieces].reverse().findIndex(isOther);
  const part = pieces.slice(pieces.findIndex(isOther), end);
  const without = (side: Piece['is']) =>
    part
      .map(({is, text}) => (is === side ? '' : text))
      .join('')
      .trim();
  return [without('new'), without('gone')];
}

function isOnlyRekinded({before, after}: WordChange): boolean {
  return before?.text === after?.text && (before?.kind !== after?.kind || before?.level !== after?.level);
}

const PLACES = {main: '', top: 'at the top of ', foot: 'at the foot of ', around: ''};

/** Where a group is met, to begin a sentence or a heading with: `About us (/about-us)`, `At the foot of all 47 pages`. */
export function placeOf({pages, words}: ChangeGroup, total: number): string {
  const [page] = pages;
  if (pages.length === 1 && page) {
    const {kind, name, path, from, to} = page;
    if (kind === 'redirected')
      return `${path}, to ${to ?? 'nothing'}${from === undefined ? '' : ` instead of ${from}`}`;
    if (kind === 'moved') return `${name}, ${path} instead of ${from}`;
    if (kind === 'removed') return `${name} (${path}), which leads ${to === undefined ? 'nowhere' : `to ${to}`} now`;
    return `${name} (${path})`;
  }
  const areas = new Set(words.map(({area}) => area));
  const place = areas.size === 1 ? PLACES[[...areas][0] ?? 'main'] : '';
  const isFew = pages.length <= FEW_PAGES && pages.length < total;
  return capital(place + (isFew ? listed(pages.map(({name}) => name)) : onPages(pages.length, total)));
}

function onPages(count: number, total: number): string {
  return count === total && total > 1 ? `all ${count} pages` : counted(count, 'page');
}
