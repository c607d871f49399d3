import {findSentences} from '@dental/content';
import {measureWordOverlap} from '../diff/align';
import {cutAtWord, markWords} from '../diff/words';
import type {BlockChange} from './compareBlocks';
import type {ChangeGroup} from './changeGroups';
import type {PageChange} from './comparePages';

/** Sentences that share fewer words (0 to 1) aren't versions of each other. */
const MIN_LIKENESS = 0.5;

const MAX_QUOTE_LENGTH = 90;

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
    return page ? findRemovedSentences(page, words).map((text) => formatRemoval(page, text)) : [];
  });
}

function formatRemoval({name, path}: PageChange, sentence: string): string {
  return `${name} (${path}): removed “${cutAtWord(sentence, MAX_QUOTE_LENGTH)}”`;
}

/** The sentences of the main part of a page that no new sentence of the page replaces. */
function findRemovedSentences(page: PageChange, words: readonly BlockChange[]): string[] {
  const isRead = ({before, after}: BlockChange) =>
    (before ?? after)?.area === 'main' && (before ?? after)?.kind !== 'picture';
  const newSentences = page.words.flatMap(({after}) => splitSentences(after?.text));
  const isKept = (sentence: string) =>
    newSentences.some((now) => measureWordOverlap(sentence, now) >= MIN_LIKENESS);
  return words.filter(isRead).flatMap(({before, after}) => {
    const sentences = splitSentences(before?.text).filter((sentence) => !isKept(sentence));
    return sentences.length > 0 || !before || !after ? sentences : findRemovedWords(before, after);
  });
}

/** Words that a sentence only lost, such as one of several medicines. */
function findRemovedWords({text: before}: {text: string}, {text: after}: {text: string}): string[] {
  const pieces = markWords(before, after);
  if (pieces.some(({is}) => is === 'added')) return [];
  return pieces.filter(({is}) => is === 'removed').map(({text}) => text.trim());
}

function splitSentences(text = ''): string[] {
  return findSentences(text).map((sentence) => sentence.text.trim());
}
