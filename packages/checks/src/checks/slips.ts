import {
  type Check,
  collectProseByFile,
  isCommonInSpanish,
  isEnglish,
  memoize,
  type Message,
  type Problem,
  type Prose,
  replaceOnce,
} from '@dental/content';
import {checkBoldLines} from './texts';

/** A mistake that reads badly, but misleads no one. */
interface Mistake {
  pattern: RegExp;
  describe: (words: string) => Message;
  /** The correction, if it is certain. */
  correct?: (words: string) => string;
  /** True if captions of videos are checked, too. Their capitals and symbols describe sounds. */
  inCaptions?: boolean;
}

/** Two or more words in capitals, or one of seven letters. Shorter ones are often abbreviations. */
const SHOUTING = /(?<![\p{L}\d])\p{Lu}{2,}(?:['’]\p{Lu}+)?(?:[ ,!-]+\p{Lu}{2,}(?:['’]\p{Lu}+)?)+/u;
const ONE_SHOUT = /(?<![\p{L}\d])\p{Lu}{7,}(?![\p{L}\d])/u;

const EMOJI = /(?!\p{Emoji}\uFE0E|[©®™↔↕✓✔✅☑➡▶])\p{Extended_Pictographic}/u;

const GAP =
  /(?<![\w.@/-])[\p{L}’']{2,}[.!?][¿¡]?\p{Lu}\p{Ll}+(?![\w.@/])|(?<!\p{L})Dra?\.\p{Lu}\p{Ll}+/u;

/** The first words after a parenthesis that the paragraph doesn't close. */
const OPEN_PARENTHESIS = /(?<![:;]-?)\((?=[^()]*$)[^\s()]+(?: [^\s()]+){0,3}/u;

/** A word with a space between it and a comma or a period. */
const EXTRA_SPACE = /[\p{L}\p{N}’')”]+ +[,.;:!?](?=\s|$)/u;

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
  inCaptions: true,
});

/** Suggests the parenthesis that is missing at the end of a remark. */
export const checkParentheses: Check = createCheck({
  pattern: OPEN_PARENTHESIS,
  describe: (words) => ({
    severity: 'warning',
    message: `A closing parenthesis is missing after "${words}".`,
    remedy: 'Add ) where the remark ends, or delete the (.',
  }),
});

/** Suggests deleting a space before a punctuation mark. */
export const checkSpaces: Check = createCheck({
  pattern: EXTRA_SPACE,
  describe: (words) => ({
    severity: 'warning',
    message: `There is an extra space in "${words}".`,
    remedy: `Change it to "${removeSpace(words)}".`,
  }),
  correct: removeSpace,
  inCaptions: true,
});

function removeSpace(words: string): string {
  return words.replaceAll(' ', '');
}

function addSpace(words: string): string {
  return words.replace(/[.!?](?=[¿¡]?\p{Lu})/u, '$& ');
}

function createCheck({pattern, describe, correct, inCaptions = false}: Mistake): Check {
  const findInFile = memoize((all: readonly Prose[]) =>
    all
      .filter(({kind}) => inCaptions || kind !== 'captions')
      .flatMap(({file, text, getLine, field}) => {
        const match = pattern.exec(text);
        if (!match || !isMistake(match[0])) return [];
        return [{file, line: getLine(match.index), field, words: match[0]}];
      }),
  );
  return (content) => {
    // A bold line in capitals gets only the message about its form.
    const boldLines = new Set(checkBoldLines(content).map(({file, line}) => `${file}:${line}`));
    return collectProseByFile(content)
      .flatMap(findInFile)
      .filter(({file, line}) => !boldLines.has(`${file}:${line}`))
      .map(({words, ...place}): Problem => {
        const {file, line} = place;
        const suggestion = correct && replaceOnce(content, file, line, words, correct(words));
        return {...place, ...describe(words), suggestion};
      });
  };
}

/** Capitals are a mistake if a word of them is in the dictionary, unlike most abbreviations. */
function isMistake(words: string): boolean {
  if (!/^\p{Lu}{2}/u.test(words)) return true;
  const capitals = words.match(/\p{Lu}{4,}/gu) ?? [];
  return capitals
    .map((word) => word.toLowerCase())
    .some((word) => isEnglish(word) || isCommonInSpanish(word));
}
