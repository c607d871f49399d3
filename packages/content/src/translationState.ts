import {type Passage, TAG_PLACEHOLDER} from './body/passages';
import {formatTag} from './body/pieces';
import {compareToDigest, type SentenceChanges} from './compareToDigest';
import {findSentences} from './prose';
import {applyTypography} from './typography';
import {memoize} from './memoize';
import {findPageAt, type Page, type Site} from './site';

/** A sentence of an English page, or a block without words of its own, with its digest. */
export interface EnglishSentence {
  /** The words of a sentence, or the tag of a block. */
  text: string;
  /** The name of a block. */
  block?: string;
  digest: string;
  line: number;
}

const DIGEST_LENGTH = 4;

type EnglishPage = Pick<Page, 'body' | 'heading'> & Partial<Pick<Page, 'navTitle'>>;

/** Lists what a translation is based on: the sentences of a page's fields and body, and blocks. */
export const listEnglishSentences = memoize((page: EnglishPage): readonly EnglishSentence[] => [
  ...[...listFieldPassages(page), ...page.body.passages].flatMap(listSentences),
  ...listBlocks(page),
]);

/**
 * The fields that visitors read on the page and in menus. Title and description quote the names of
 * the practice: with these, a new name would make every translation look old.
 */
function listFieldPassages({heading, navTitle}: EnglishPage): Passage[] {
  return [heading, navTitle]
    .filter((text) => text !== undefined)
    .map((text) => ({text, getLine: () => 1}));
}

function listSentences({text, tags = [], links = [], getLine}: Passage): EnglishSentence[] {
  const remainingTags = [...tags];
  return findSentences(text).map((sentence) => {
    const end = sentence.start + sentence.text.length;
    const urls = links.filter(({at}) => sentence.start <= at && at < end).map(({url}) => url);
    // Two facts that change places have other tags, but the same text.
    const words = sentence.text.replaceAll(TAG_PLACEHOLDER, () => remainingTags.shift() ?? '');
    return {
      text: sentence.text,
      // A link can get another target, with the same words.
      digest: digestOf([words, ...urls].join(' ')),
      line: getLine(sentence.start),
    };
  });
}

/** The blocks without words of their own, such as `<MembershipPlan>`, which shows a price. */
function listBlocks({body}: EnglishPage): EnglishSentence[] {
  return body.nodes.flatMap(({node, line}) => {
    if (node.type !== 'mdxJsxFlowElement' || node.children.length > 0) return [];
    const text = formatTag(node);
    return [{text, block: node.name ?? '', digest: digestOf(text), line}];
  });
}

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
export function makeEnglishDigest(english: EnglishPage): string {
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
