import {
  cutAtWord,
  capitalize,
  pluralize,
  truncateList,
  groupBy,
  formatList,
} from '@dental/practice';
import type {Change} from '../diff/facts/compare';
import {
  CONTEXT_WORDS,
  cutToDifference,
  formatReplacement,
  markWords,
  mergeMoves,
} from '../diff/words';
import {splitWords} from '../diff/align';
import type {BlockChange} from './compareBlocks';
import type {ChangeGroup} from './changeGroups';
import type {PageChange} from './comparePages';
import {HEAD_NAMES} from './readPage';
import {listRemovals} from './removals';
import type {Records} from './types';

/** The first screen shows this many points in all, and this many facts; it counts the rest. */
const MAX_POINTS = 5;
const MAX_FACTS = 4;

/** Up to this many changes are quoted, each cut to its limit; more are counted. */
const MAX_QUOTES = 2;
const MAX_QUOTE_LENGTH = 60;

/** Two quotes, each cut at its own limit, begin with the same text of this length. */
export const MIN_SAME_LENGTH = 40;

/** A sentence names up to this many places, pages, or files. */
const MAX_NAMED = 3;

/** A longer point is cut. It has room for two quotes of a fact: the old one matters, too. */
const MAX_POINT_LENGTH = 220;

/** The digits of a phone number, without the country. */
const PHONE_DIGITS = 10;

/** Topics of facts that the built pages show better. */
const PAGE_TOPICS = ['Pages', 'Files'];

const TEXT_LABELS = {
  changed: 'different text',
  new: 'new text',
  removed: 'removed text',
  moved: 'different order',
};

const LINK_LABEL = 'different link address';

const PICTURE_LABELS = {
  changed: 'different image',
  new: 'new image',
  removed: 'removed image',
  moved: 'images in a different order',
};

const AREA_PREFIXES = {
  main: '',
  body: '',
  header: 'in the header of ',
  footer: 'in the footer of ',
};

/** The changes to pages, facts, and files. */
export interface ChangeSummary extends Partial<
  Pick<Records, 'facts' | 'firstPoints' | 'treatmentPaths'>
> {
  groups: readonly ChangeGroup[];
  total: number;
  /** Sentences without their period. */
  files?: readonly string[];
}

/** Says in one sentence how much patients will notice. */
export function summarizeReview({groups, total, facts = [], files = []}: ChangeSummary): string {
  if (groups.length > 0) {
    const paths = new Set(groups.flatMap(({pages}) => pages.map(({path}) => path)));
    const changes = pluralize(groupBy(groups, (group) => summarizeGroup(group)).size, 'change');
    return `Patients will notice ${changes} on ${countPages(paths.size, total)}.`;
  }
  if (facts.length + files.length === 0)
    return "Patients won't notice anything: every page is the same as before.";
  return (
    "Patients won't notice anything on the pages as they open today. " +
    'The changes may show on other days, on paper, or after a tap.'
  );
}

/**
 * Lists the most important changes: removed statements, new and removed pages, facts, pages, and
 * files.
 */
export function listPoints(summary: ChangeSummary): string[] {
  const {groups, files = [], firstPoints = [], treatmentPaths = []} = summary;
  const mainPoints = [...firstPoints, ...listRemovals(groups, treatmentPaths)];
  const factPoints = listFactPoints(summary);
  const pagePoints = listPagePoints(summary).filter(
    (point) => !mainPoints.some((main) => isRepeated(point, main)),
  );
  const shownMain = mainPoints.slice(0, MAX_POINTS - 1);
  const shownFacts = factPoints.slice(0, Math.min(MAX_FACTS, MAX_POINTS - shownMain.length));
  const shownPages = pagePoints.slice(0, MAX_POINTS - shownMain.length - shownFacts.length);
  const points = [...shownMain, ...shownFacts, ...shownPages].map(formatPoint);

  const rest: string[] = [];
  const restMain = mainPoints.length - shownMain.length;
  const restFacts = factPoints.length - shownFacts.length;
  const restPages = pagePoints.length - shownPages.length;
  if (restMain > 0) rest.push(pluralize(restMain, 'more removal'));
  if (restFacts > 0) rest.push(pluralize(restFacts, 'more fact'));
  if (restPages > 0) rest.push(pluralize(restPages, 'more change'));
  if (rest.length > 0) points.push(`${formatList(rest)}, below.`);
  if (files.length > 0) points.push(`Files: ${truncateList(files, MAX_NAMED)}.`);
  return points;
}

/** The points about new, moved, and removed pages, and about facts. */
function listFactPoints({groups, total, facts = [], firstPoints = []}: ChangeSummary): string[] {
  const shownFacts = facts.filter((fact) => groups.length === 0 || !isPageTopic(fact));
  const texts = shownFacts
    .map(({text}) => text)
    .filter((text) => !firstPoints.some((point) => point.startsWith(text)));
  return [...listGroupPoints(groups.filter(isWholePage), total), ...texts];
}

/** The points about changed pages, without changes that a fact explains. */
function listPagePoints({groups, total, facts = []}: ChangeSummary): string[] {
  const otherFacts = facts.filter((fact) => !isPageTopic(fact));
  const unexplained = groups.filter(
    (group) => !isWholePage(group) && !isExplained(group, otherFacts),
  );
  return listGroupPoints(unexplained, total);
}

function isWholePage({pages}: ChangeGroup): boolean {
  return pages[0]?.kind !== 'changed';
}

function isPageTopic({topic}: Change): boolean {
  return PAGE_TOPICS.includes(topic);
}

/** A point as a sentence, with one period at its end. A quote that is cut still ends. */
function formatPoint(text: string): string {
  const sentence = /[.!?][”"]?$/.test(text) ? text : `${text}.`;
  const point = capitalize(cutAtWord(sentence, MAX_POINT_LENGTH));
  return point.lastIndexOf('“') > point.lastIndexOf('”') ? `${point}”` : point;
}

/** Returns true if a point only repeats a main point about the same page. */
function isRepeated(point: string, main: string): boolean {
  const [place = ''] = main.split(': ', 1);
  const quote = /“([^”…]*)/.exec(main)?.[1]?.trim().slice(0, MIN_SAME_LENGTH) ?? '';
  return (
    point.startsWith(`${place} (`) &&
    (point.endsWith(`: ${TEXT_LABELS.changed}`) ||
      point.endsWith(`: ${TEXT_LABELS.removed}`) ||
      (quote !== '' && point.includes(quote)))
  );
}

/** Returns true if one fact contains every word that differs on the pages: it says the same. */
function isExplained(
  {pages, words, head, looksDifferent}: ChangeGroup,
  facts: readonly Change[],
): boolean {
  if (words.length === 0 || head.length > 0 || looksDifferent) return false;
  const factWords = facts.map(({text}) => new Set(splitWords(text)));
  return words.every((change) => {
    const {kind, before, after} = change;
    if (kind === 'moved') return false;
    if ((before ?? after)?.kind === 'picture')
      return kind === 'changed' && facts.some((fact) => explainsPicture(fact, pages));
    if (before?.text === after?.text)
      return (
        labelChange(change) === LINK_LABEL &&
        (after?.links ?? []).every(
          ({to}, index) => to === before?.links[index]?.to || isContactOf(to, facts),
        )
      );
    const differing = markWords(before?.text ?? '', after?.text ?? '')
      .filter(({is}) => is !== 'same')
      .flatMap(({text}) => splitWords(text));
    return factWords.some((known) => differing.every((word) => known.has(word)));
  });
}

/** Returns true if a fact reports a new image on all of these pages. */
function explainsPicture({text, pages: paths}: Change, pages: ChangeGroup['pages']): boolean {
  return text.endsWith(' image changed') && pages.every(({path}) => paths.includes(path));
}

/** Returns true if a link calls or writes to the number or address that a fact reports. */
function isContactOf(link: string, facts: readonly Change[]): boolean {
  const [, scheme, contact = ''] = /^(tel|sms|mailto):([^?]*)/.exec(link) ?? [];
  const simplify = (text: string) => (scheme === 'mailto' ? text : text.replaceAll(/\D/g, ''));
  const value = simplify(contact).slice(scheme === 'mailto' ? 0 : -PHONE_DIGITS);
  return value !== '' && facts.some(({text}) => simplify(text).includes(value));
}

/** One point for each kind of change, with all its places. */
function listGroupPoints(groups: readonly ChangeGroup[], total: number): string[] {
  return [...groupBy(groups, (group) => summarizeGroup(group))].map(([text, same]) => {
    const details = same.length > 1 ? text : summarizeGroup(same[0]!, CONTEXT_WORDS);
    return `${listLocations(same, total)}: ${details}`;
  });
}

/** The places of the same change: by name if that is short, else the number of pages. */
function listLocations(same: readonly ChangeGroup[], total: number): string {
  const locations = truncateList(
    same.map((group) => describeLocation(group, total)),
    MAX_NAMED,
  );
  const areNamed = !/\b\d+ pages\b/.test(locations);
  if (same.length === 1 || (areNamed && locations.length <= MAX_QUOTE_LENGTH)) return locations;
  const paths = new Set(same.flatMap(({pages}) => pages.map(({path}) => path)));
  return countPages(paths.size, total);
}

/**
 * Summarizes a group in a few words, such as `different text in 3 places`.
 * @param contextWords the number of words to quote on each side of a replaced word
 */
export function summarizeGroup(
  {pages: [page], words, head, looksDifferent}: ChangeGroup,
  contextWords = 0,
): string {
  if (page && page.kind !== 'changed') return describePage(page);
  const phrases = summarizeWords(words, contextWords);
  if (looksDifferent) phrases.push('different look');
  if (head.length > 0)
    phrases.push(`different ${formatList(head.map(({field}) => HEAD_NAMES[field]))}`);
  return formatList(phrases);
}

function describePage({kind, to}: PageChange): string {
  if (kind === 'new') return 'new page';
  if (kind === 'moved') return 'new address';
  return to === undefined
    ? 'page removed, and its address no longer works'
    : `page removed, and its address redirects to ${to}`;
}

/** Quotes the changed texts if they are short and few; otherwise counts them. */
function summarizeWords(words: readonly BlockChange[], contextWords: number): string[] {
  const textLabels = Object.values(TEXT_LABELS);
  const texts = words.filter((change) => textLabels.includes(labelChange(change)));
  const canCut = texts.length <= MAX_QUOTES;
  const quotes = texts.map((change) => quoteChange(change, contextWords, canCut));
  const shortQuotes = new Set(quotes.filter((quote) => quote !== undefined));
  const areQuoted = !quotes.includes(undefined) && shortQuotes.size <= MAX_QUOTES;
  const counts = groupBy(
    areQuoted ? words.filter((change) => !texts.includes(change)) : words,
    labelChange,
  );
  const phrases = [...counts].map(([label, {length}]) =>
    length > 1 && !label.endsWith('order') ? `${label} in ${length} places` : label,
  );
  return areQuoted ? [...mergeMoves([...shortQuotes]), ...phrases] : phrases;
}

function labelChange({kind, before, after}: BlockChange): string {
  const isPicture = (after ?? before)?.kind === 'picture';
  if (isPicture) {
    const isSameFile = kind === 'changed' && before?.source === after?.source;
    return isSameFile ? 'different image description' : PICTURE_LABELS[kind];
  }
  if (kind !== 'changed' || before?.text !== after?.text) return TEXT_LABELS[kind];
  const isSameElement = before?.kind === after?.kind && before?.level === after?.level;
  return isSameElement ? LINK_LABEL : 'different headings or lists';
}

/**
 * A short change, such as `“7:00” instead of “6:00”`.
 * @param canCut true if a longer one is cut; otherwise it is undefined
 */
function quoteChange(
  change: BlockChange,
  contextWords: number,
  canCut: boolean,
): string | undefined {
  const isShort = (text: string) => text.length <= MAX_QUOTE_LENGTH;
  if (change.kind === 'moved') {
    const text = change.after?.text ?? '';
    return text !== '' && isShort(text) ? `“${text}” moved` : undefined;
  }
  const parts = cutQuotedParts(change, contextWords);
  if (!canCut && !parts.every(isShort)) return undefined;
  const [before = '', after = ''] = parts.map((text) => cutAtWord(text, MAX_QUOTE_LENGTH));
  return formatReplacement(`“${before}”`, `“${after}”`);
}

function cutQuotedParts(
  {before, after}: BlockChange,
  contextWords: number,
): [before: string, after: string] {
  const oldText = before?.text ?? '';
  const newText = after?.text ?? '';
  const isShortRow =
    before && after?.kind === 'row' && Math.max(oldText.length, newText.length) <= MAX_QUOTE_LENGTH;
  if (!isShortRow) return cutToDifference(oldText, newText, contextWords);
  // A time or price means nothing without its label, which the second quote needn't repeat.
  const label = /^[^:]*: /.exec(newText)?.[0] ?? '';
  return [oldText.replace(label, ''), newText];
}

/** The location of a group: `About us (/about-us)`, `In the footer of all 47 pages`, … */
export function describeLocation({pages, words}: ChangeGroup, total: number): string {
  const [page] = pages;
  if (pages.length === 1 && page) {
    const {kind, name, path, from} = page;
    return kind === 'moved' ? `${name} (${path}, was ${from})` : `${name} (${path})`;
  }
  const [area = 'main', ...otherAreas] = new Set(
    words.map(({before, after}) => (after ?? before)?.area),
  );
  const canNamePages = pages.length <= MAX_NAMED && pages.length < total;
  const where = canNamePages
    ? formatList([...new Set(pages.map(({name}) => name))])
    : countPages(pages.length, total);
  return capitalize((otherAreas.length === 0 ? AREA_PREFIXES[area] : '') + where);
}

function countPages(count: number, total: number): string {
  return count === total && total > 1 ? `all ${count} pages` : pluralize(count, 'page');
}
