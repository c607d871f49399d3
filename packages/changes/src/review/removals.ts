import {cutAtWord} from '@dental/practice';
import {findSentences} from '@dental/content';
import {measureWordOverlap, splitWords} from '../diff/align';
import {CONTEXT_WORDS, cutToDifference, formatReplacement, markWords} from '../diff/words';
import type {BlockChange} from './compareBlocks';
import {type ChangeGroup, makeChangeKey} from './changeGroups';
import type {PageChange} from './comparePages';

/** Sentences that share fewer words (0 to 1) aren't versions of each other. */
const MIN_LIKENESS = 0.5;

/** Shorter words, such as `the`, say nothing about what a sentence means. */
const MIN_WORD_LENGTH = 4;

const MAX_QUOTE_LENGTH = 140;

/**
 * Quotes the sentences that a change removes from pages about treatments: a risk, an amount, or a
 * medicine that patients then don't read.
 * @param treatmentPaths the paths of those pages
 * @returns sentences without their period
 */
export function listRemovals(
  groups: readonly ChangeGroup[],
  treatmentPaths: readonly string[],
): string[] {
  return groups.flatMap(({pages, words}) => {
    const page = pages.find(({path, kind}) => kind !== 'removed' && treatmentPaths.includes(path));
    if (!page) return [];
    // Another page of the group can have the same change in other sentences.
    const keys = new Set(words.map(makeChangeKey));
    const ownWords = page.words.filter((change) => keys.has(makeChangeKey(change)));
    return findRemovedSentences(page, ownWords).map((phrase) => `${page.name}: ${phrase}`);
  });
}

function formatRemoval(text: string): string {
  return `removed “${cutAtWord(text, MAX_QUOTE_LENGTH)}”`;
}

/** Quotes the sentences of the main part of a page that no new sentence of the page replaces. */
function findRemovedSentences(page: PageChange, words: readonly BlockChange[]): string[] {
  const isRead = ({before, after}: BlockChange) =>
    (before ?? after)?.area === 'main' &&
    (before ?? after)?.kind !== 'picture' &&
    // A link to a page, such as a colleague's, states nothing.
    !before?.links.some(({text}) => text === before.text);
  const oldSentences = new Set(page.words.flatMap(({before}) => splitSentences(before?.text)));
  const sentences = new Set(page.words.flatMap(({after}) => splitSentences(after?.text)));
  const newSentences = [...sentences].filter((sentence) => !oldSentences.has(sentence));
  return words.filter(isRead).flatMap(({before, after}) => {
    const ownNews = splitSentences(after?.text).filter((now) => newSentences.includes(now));
    const isKept = (sentence: string) =>
      sentences.has(sentence) ||
      newSentences.some((now) => measureWordOverlap(sentence, now) >= MIN_LIKENESS) ||
      measureWordsKept(sentence, ownNews.join(' ')) >= MIN_LIKENESS;
    const removed = splitSentences(before?.text).filter((sentence) => !isKept(sentence));
    return removed.length > 0 || !before || !after
      ? removed.map(formatRemoval)
      : quoteRemovedWords(before, after);
  });
}

/** The share of the longer words of a sentence that are in a text, which can say it in parts. */
function measureWordsKept(sentence: string, text: string): number {
  const known = new Set(splitWords(text));
  const words = splitWords(sentence).filter(({length}) => length >= MIN_WORD_LENGTH);
  return words.filter((word) => known.has(word)).length / Math.max(words.length, 1);
}

/** Quotes words that a sentence only lost, such as one of several medicines, or a "not". */
function quoteRemovedWords(
  {text: before}: {text: string},
  {text: after}: {text: string},
): string[] {
  const pieces = markWords(before, after);
  const removed = pieces.filter(({is}) => is === 'removed');
  if (pieces.some(({is}) => is === 'added')) return [];
  const [oldPart, newPart] = cutToDifference(before, after, CONTEXT_WORDS);
  return removed.length === 1 && newPart !== ''
    ? [formatReplacement(`“${oldPart}”`, `“${newPart}”`)]
    : removed.map(({text}) => formatRemoval(text.trim()));
}

function splitSentences(text = ''): string[] {
  return findSentences(text).map((sentence) => sentence.text.trim());
}
