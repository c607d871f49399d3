import type {Change} from '../content/diff/compare';
import {capital, counted, fewOf, listed} from '../site/english';
import {groupBy} from '../site/groupBy';
import {longDate} from '../site/longDate';
import type {BlockChange} from './alignBlocks';
import {NOT_FOUND} from '../build/outputPaths';
import type {Link} from './blocks';
import type {Look, PageChange} from './comparePages';
import type {DatedChange} from './days';
import type {Entry, ToldChange} from './entries';
import {markWords, type Piece} from './markWords';

/** In how many entries the first sentence goes into detail. */
const NAMED = 3;

/** So many changes of a few words, of so many letters at most, are quoted instead of counted. */
const QUOTED = 2;
const QUOTED_LENGTH = 60;

/** So many places of the same change are named; the others are counted. */
const MOST_NAMED = 4;

/** Longer facts are cut in the first sentences. */
const LONGEST = 120;

/** So many pages are named instead of counted. */
const FEW = 3;

/** So many facts, files or days are named in the first sentences; the others are counted. */
const MOST_TOLD = 2;

/** What a change does beside what the pages show today. */
export interface Beside {
  days?: readonly DatedChange[];
  /** Sentences without full stop. */
  files?: readonly string[];
  facts?: readonly Change[];
}

/**
 * What patients will notice, in a sentence, and in another each what they get on other days and as files.
 * @param entries what has changed on the pages, the most important first
 * @param total how many pages the site has
 */
export function firstSentences(entries: readonly Entry[], total: number, beside: Beside = {}): string {
  const told = besideSentences(entries, beside);
  if (entries.length > 0 || told.length === 0) return [firstSentence(entries, total), ...told].join(' ');
  return ['Patients will notice nothing on the pages as they open today.', ...told].join(' ');
}

/** The same in points, for a small screen; none if it is a single one, or nothing on the pages. */
export function firstPoints(entries: readonly Entry[], total: number, beside: Beside = {}): string[] {
  const same = [...groupBy(entries.filter(isNoticed), gist)];
  const points = same.slice(0, NAMED).map(([what, those]) => {
    // Names are enough here: the report and the comment link them.
    const places = fewOf(
      those.map((entry) => whereabouts(entry, total).replace(/^on (.*) \(\/.*\)$|^on /, '$1')),
      MOST_NAMED,
    );
    return `${capital(places)}: ${what}.`;
  });
  const left = same.length - points.length;
  const told = [
    ...points,
    ...(left > 0 ? [`${counted(left, 'further change')}.`] : []),
    ...besideSentences(entries, beside),
  ];
  return points.length > 0 && told.length > 1 ? told : [];
}

function besideSentences(entries: readonly Entry[], {days = [], files = [], facts = []}: Beside): string[] {
  return [
    ...(days.length > 0
      ? [
          `On other days: ${fewOf(
            days.map(({day, says}) => `${says} (${longDate(day)})`),
            MOST_TOLD,
          )}.`,
        ]
      : []),
    ...(files.length > 0
      ? [
          `${capital(
            fewOf(
              files.map((text) => `the file ${text}`),
              MOST_TOLD,
            ),
          )}.`,
        ]
      : []),
    ...(entries.length + days.length === 0 && facts.length > 0
      ? [
          `What differs shows only once somebody acts, or nowhere: ${fewOf(
            facts.map(({text}) => shortened(text)),
            MOST_TOLD,
          )}.`,
        ]
      : []),
  ];
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …` : text;
}

/**
 * What patients will notice on the pages, in one sentence.
 * @param entries what has changed, the most important first
 * @param total how many pages the site has
 */
export function firstSentence(entries: readonly Entry[], total: number): string {
  const noticed = entries.filter(isNoticed);
  if (entries.length === 0) return 'Patients will notice nothing: every page is what it was.';
  if (noticed.length === 0) {
    const pages = new Set(entries.flatMap((entry) => entry.pages.map(({path}) => path)));
    const only = 'what search engines and browsers are told differs';
    return `Patients will notice nothing on the pages; only ${only} on ${onPages(pages.size, total)}.`;
  }
  const same = [...groupBy(noticed, gist)];
  const told = same.slice(0, NAMED).map(([what, those]) => {
    const colon = those.some(({pages: [page]}) => page && page.kind !== 'changed' && page.kind !== 'moved') ? ':' : '';
    return `${what}${colon} ${fewOf(
      those.map((entry) => whereabouts(entry, total)),
      MOST_NAMED,
    )}`;
  });
  const left = same.length - told.length;
  return `Patients will notice ${listed([...told, ...(left > 0 ? [counted(left, 'further change')] : [])])}.`;
}

/** Whether an entry shows on the page or where the page is found. */
export function isNoticed({pages, changes, head, looks, heard}: Entry): boolean {
  return pages.some(({kind}) => kind !== 'changed') || [changes, head, looks, heard].some((list) => list.length > 0);
}

/** An entry in a few words, such as `other words`. */
export function gist({pages: [page], changes, head, looks, heard}: Entry): string {
  if (page?.kind === 'redirected' && page.from === undefined) return 'a new address that leads to a page';
  if (page && page.kind !== 'changed') return GISTS[page.kind];
  const words = changes.filter(({before, after}) => (before ?? after)?.kind !== 'picture');
  const pictures = changes.filter((change) => !words.includes(change));
  const reworded = words.filter(({kind, before, after}) => kind !== 'changed' || before?.text !== after?.text);
  const parts = [
    ...wordGists(reworded),
    ...(words.length > reworded.length
      ? words.some(isOnlyRekinded)
        ? ['other headings or lists']
        : ['a link that leads elsewhere']
      : []),
    ...pictureGists(pictures),
    ...looks.map((look) => LOOKS[look]),
    // What is heard differently follows from what is read differently, if anything is.
    ...(heard.length > 0 && changes.length === 0 ? ['something that is announced differently'] : []),
    ...(head.length > 0 ? [`another ${listed(head.map(({field}) => HEAD_NAMES[field]))}`] : []),
  ];
  return parts.length > 0 ? listed(parts) : 'something else that search engines and browsers are told';
}

const LOOKS: Record<Look, string> = {
  colors: 'other colors',
  letters: 'other letters',
  shapes: 'another look',
  opened: 'another look of what opens',
  print: 'another look on paper',
  other: 'another look',
};

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

function wordGists(words: readonly ToldChange[]): string[] {
  const of = (kind: BlockChange['kind']) => words.filter((change) => change.kind === kind).length;
  const blocks = (count: number, what: string) =>
    count === 0 ? [] : [count === 1 ? `a text that is ${what}` : `${count} texts that are ${what}`];
  const quoted = words.flatMap((change) => changedWords(change) ?? []);
  const different = [...new Set(quoted)];
  if (quoted.length === words.length && different.length <= QUOTED) return different;
  return [
    ...(of('changed') > 0 ? [`other words in ${counted(of('changed'), 'place')}`] : []),
    ...blocks(of('new'), 'new'),
    ...blocks(of('gone'), 'gone'),
    ...(of('moved') > 0 ? ['another order'] : []),
  ];
}

/** A single change of a few words, as `“7:00” instead of “6:00”`. */
function changedWords({kind, before, after}: ToldChange): string | undefined {
  const only = (before ?? after)?.text ?? '';
  if (kind === 'new' || kind === 'gone')
    return only.length > QUOTED_LENGTH ? undefined : `“${only}” ${kind === 'new' ? 'added' : 'taken out'}`;
  if (kind !== 'changed' || !before || !after) return undefined;
  // A time or a price says nothing without what it is of.
  const isRow = after.kind === 'row' && Math.max(before.text.length, after.text.length) < QUOTED_LENGTH;
  const [was, is] = isRow ? [before.text, after.text] : differingPart(before.text, after.text);
  if (was.length > QUOTED_LENGTH || is.length > QUOTED_LENGTH) return undefined;
  if (was === '') return `“${is}” added`;
  return is === '' ? `“${was}” taken out` : `“${is}” instead of “${was}”`;
}

/** Two texts from the first word that differs to the last. */
function differingPart(before: string, after: string): [string, string] {
  const pieces = markWords(before, after);
  const isOther = ({is}: Piece) => is !== 'same';
  const start = pieces.findIndex(isOther);
  const end = pieces.length - [...pieces].reverse().findIndex(isOther);
  const without = (side: Piece['is']) =>
    pieces
      .slice(start, end)
      .map(({is, text}) => (is === side ? '' : text))
      .join('')
      .trim();
  return [without('new'), without('gone')];
}

function pictureGists(pictures: readonly ToldChange[]): string[] {
  const isOther = ({kind, before, after}: ToldChange) =>
    kind === 'changed' && (before?.hash ?? before?.source) !== (after?.hash ?? after?.source);
  const several = (some: readonly ToldChange[], one: string, many: string) =>
    some.length === 0 ? [] : [some.length === 1 ? one : `${some.length} ${many}`];
  return [
    ...several(pictures.filter(isOther), 'another picture', 'other pictures'),
    ...several(
      pictures.filter((change) => change.kind === 'changed' && !isOther(change)),
      'another description of a picture',
      'other descriptions of pictures',
    ),
    ...several(
      pictures.filter(({kind}) => kind === 'new'),
      'a new picture',
      'new pictures',
    ),
    ...several(
      pictures.filter(({kind}) => kind === 'gone'),
      'a picture that is gone',
      'pictures that are gone',
    ),
    ...(pictures.some(({kind}) => kind === 'moved') ? ['pictures in another order'] : []),
  ];
}

function isOnlyRekinded({before, after}: ToldChange): boolean {
  return before?.text === after?.text && (before?.kind !== after?.kind || before?.level !== after?.level);
}

/** The page by which an entry is shown: the home page, or the first that has an address. */
export function exampleOf({pages}: Entry): PageChange | undefined {
  return pages.find(({path}) => path === '/') ?? pages.find(({path}) => path !== NOT_FOUND) ?? pages[0];
}

/** Where an entry is met, to begin a sentence or a heading with: `About us (/about-us)`. */
export function placeOf(entry: Entry, total: number): string {
  return capital(whereabouts(entry, total).replace(/^on /, ''));
}

/** Where an entry is met: `on About us (/about-us)`, `at the foot of all 47 pages`. */
export function whereabouts({pages, changes}: Entry, total: number): string {
  const [page] = pages;
  if (pages.length === 1 && page) {
    const leads =
      page.kind === 'removed' && (page.to ? `, which leads to ${page.to} now` : ', which leads nowhere now');
    if (page.kind === 'redirected')
      return `${page.path}, to ${page.to ?? 'nothing'}${page.from === undefined ? '' : ` instead of ${page.from}`}`;
    if (page.kind === 'moved') return `of ${page.name}, ${page.path} instead of ${page.from}`;
    return `${page.kind === 'changed' ? 'on ' : ''}${page.name} (${page.path})${leads || ''}`;
  }
  const areas = new Set(changes.map(({area}) => area));
  const place = areas.size === 1 ? PLACES[[...areas][0] ?? 'main'] : 'on';
  if (pages.length <= FEW && pages.length < total) return `${place} ${listed(pages.map(({name}) => name))}`;
  return `${place} ${onPages(pages.length, total)}`;
}

const PLACES = {main: 'on', top: 'at the top of', foot: 'at the foot of', around: 'on'};

function onPages(count: number, total: number): string {
  return count === total && total > 1 ? `all ${count} pages` : counted(count, 'page');
}

/** What has become of the links of a text: each in a sentence. */
export function linkSentences({before, after}: BlockChange): string[] {
  const [was, is] = [before?.links ?? [], after?.links ?? []];
  const left = [...was];
  const take = (test: (link: Link) => boolean) => {
    const at = left.findIndex(test);
    return at === -1 ? undefined : left.splice(at, 1)[0];
  };
  const others = is.filter((link) => !take((old) => old.text === link.text && old.to === link.to));
  return [
    ...others.map((link) => {
      const same = take((old) => old.text === link.text || old.to === link.to);
      if (!same) return `A new link, “${link.text}”, leads to ${link.to}`;
      if (same.to === link.to) return `The link to ${link.to} reads “${link.text}” instead of “${same.text}”`;
      return `The link “${link.text}” leads to ${link.to} instead of ${same.to}`;
    }),
    ...left.map(({text, to}) => `The link “${text}” to ${to} is gone`),
  ];
}
