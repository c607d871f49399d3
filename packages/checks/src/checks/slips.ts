import {
  type Check,
  collectProse,
  memoizeTexts,
  type Message,
  type Problem,
  replaceOnce,
} from '@dental/content';

/** A slip that reads badly, but misleads no one. */
interface Slip {
  pattern: RegExp;
  describe(words: string): Message;
  /** The correction, if it is certain. */
  correct?(words: string): string;
}

/** Two or more words in capitals, or one of seven letters. Shorter ones are often abbreviations. */
const SHOUTING = /(?<![\p{L}\d])\p{Lu}{2,}(?:['’]\p{Lu}+)?(?:[ ,!-]+\p{Lu}{2,}(?:['’]\p{Lu}+)?)+/u;
const ONE_SHOUT = /(?<![\p{L}\d])\p{Lu}{7,}(?![\p{L}\d])/u;

/** A word that people read, unlike most abbreviations: at least four letters with a vowel. */
const SPOKEN_WORD = /(?<!\p{L})(?=\p{Lu}*[AEIOUY])\p{Lu}{4,}/gu;

/** Abbreviations of dentistry and law that read like words. */
const ABBREVIATIONS = new Set(['HIPAA', 'OSHA', 'CDC', 'INBDE', 'CODA', 'AAPD', 'AACD', 'CEREC']);

const EMOJI = /(?!\p{Emoji}\uFE0E|[©®™↔↕✓✔✅☑➡▶])\p{Extended_Pictographic}/u;

const GAP = /(?<![\w.@/-])[\p{L}’']{2,}[.!?]\p{Lu}\p{Ll}+(?![\w.@/])|(?<!\p{L})Dr\.\p{Lu}\p{Ll}+/u;

/** Suggests words instead of an emoji, which screen readers read aloud. */
export const checkEmoji: Check = createCheck({
  pattern: EMOJI,
  describe: (emoji) => ({
    severity: 'warning',
    message: `Screen readers read the emoji ${emoji} aloud.`,
    remedy: 'Delete it, or use words.',
  }),
});

/** Suggests lowercase for words in capitals, which are slow to read. */
export const checkShouting: Check = createCheck({
  pattern: new RegExp(`${SHOUTING.source}|${ONE_SHOUT.source}`, 'u'),
  describe: (words) => ({
    severity: 'warning',
    message: `Words in capitals are hard to read: ${words}`,
    remedy: 'Use lowercase, such as "Call today".',
  }),
});

/** Suggests the space that is missing after a sentence. */
export const checkGaps: Check = createCheck({
  pattern: GAP,
  describe: (words) => ({
    severity: 'warning',
    message: `A space is missing in "${words}".`,
    remedy: `Change it to "${addSpace(words)}".`,
  }),
  correct: addSpace,
});

function addSpace(words: string): string {
  return words.replace(/[.!?](?=\p{Lu})/u, '$& ');
}

function createCheck({pattern, describe, correct}: Slip): Check {
  const find = memoizeTexts((text) => {
    const match = pattern.exec(text);
    return match && isSlip(match[0]) ? [match] : [];
  });
  return (content) =>
    collectProse(content)
      .filter(({kind}) => kind !== 'captions')
      .flatMap(({file, text, lineAt, field}) =>
        find(text).map((match): Problem => {
          const [words] = match;
          const line = lineAt(match.index);
          const suggestion = correct && replaceOnce(content, file, line, words, correct(words));
          return {file, line, field, ...describe(words), suggestion};
        }),
      );
}

function isSlip(words: string): boolean {
  if (/\p{Ll}/u.test(words) || !/\p{Lu}{2}/u.test(words)) return true;
  const spoken = words.match(SPOKEN_WORD) ?? [];
  return spoken.some((word) => !ABBREVIATIONS.has(word));
}
