import {type Passage, TAG_PLACEHOLDER} from './body/passages';
import {compareToDigest, type SentenceChanges} from './compareToDigest';
import {findSentences} from './prose';
import {applyTypography} from './typography';
import {memoize} from './memoize';
import {findPageAt, type Page, type Site} from './site';

/** A sentence of an English page, with its digest. */
export interface EnglishSentence {
  text: string;
  digest: string;
  line: number;
}

const DIGEST_LENGTH = 4;

/** Lists the sentences of a page's heading and body that its translation is based on. */
export const listEnglishSentences = memoize(
  ({body, heading}: Pick<Page, 'body' | 'heading'>): readonly EnglishSentence[] => {
    const passages: Passage[] = [{text: heading, getLine: () => 1}, ...body.passages];
    return passages.flatMap(({text, tags = [], getLine}) => {
      const remainingTags = [...tags];
      return findSentences(text).map((sentence) => ({
        text: sentence.text,
        // Two facts that change places have other tags, but the same text.
        digest: digestOf(
          sentence.text.replaceAll(TAG_PLACEHOLDER, () => remainingTags.shift() ?? ''),
        ),
        line: getLine(sentence.start),
      }));
    });
  },
);

/**
 * Returns a short digest of a sentence: FNV-1a, folded to 16 bits. The editor has no hash of Node,
 * and this one only compares the sentences of a page.
 */
function digestOf(sentence: string): string {
  const normalized = applyTypography(sentence).replaceAll(/\s+/g, ' ').trim();
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(normalized))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const shortHash = (hash >>> 16) ^ (hash & 0xffff);
  return shortHash.toString(16).padStart(DIGEST_LENGTH, '0');
}

/** Returns the value of `englishDigest` for a translation of a page as it is now. */
export function makeEnglishDigest(english: Pick<Page, 'body' | 'heading'>): string {
  return listEnglishSentences(english)
    .map(({digest}) => digest)
    .join(' ');
}

/** The differences between an English page and the one that a translation is based on. */
export interface OutdatedTranslation extends SentenceChanges<EnglishSentence> {
  english: Page;
}

/** Compares a translation with its English page; undefined if it is up to date. */
export function findOutdated(
  {pages}: Pick<Site, 'pages'>,
  {translationOf, englishDigest = ''}: Page,
): OutdatedTranslation | undefined {
  const english = translationOf === undefined ? undefined : findPageAt({pages}, translationOf);
  if (!english) return undefined;
  const changes = compareToDigest(englishDigest, listEnglishSentences(english));
  const isCurrent = changes.changed.length + changes.moved.length + changes.removed === 0;
  return isCurrent ? undefined : {english, ...changes};
}
