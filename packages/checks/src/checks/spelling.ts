import {
  type Check,
  type Content,
  type Dictionary,
  createDictionary,
  createSpanishDictionary,
  hasForeignLetters,
  isEnglish,
  isSpanish,
  walkFields,
  memoize,
  memoizeWithContext,
  memoizePerFile,
  needsCheck,
  memoizeTexts,
  type Problem,
  type Prose,
  collectProseByFile,
  collectSpanishProse,
  findSentences,
  serializePassages,
  type Word,
  WORDS_FILE,
  WORDS_FOLDER,
  parseWordList,
  findWords,
} from '@dental/content';

/** Suggestions take time, and a page in another language has hundreds of unknown words. */
const MAX_SUGGESTED_WORDS = 30;

/** More than this is no help. */
const MAX_SUGGESTIONS = 3;

/** Words are in the dictionary. Names can be spelled in any way. */
export const checkSpelling: Check = (content) => {
  const files = collectProseByFile(content).filter((file) => needsCheck(file, content));
  const unknown = files.flatMap((file) =>
    findUnknown(file, content).map(({index, word}) => ({prose: file[index]!, word})),
  );
  return reportUnknown(content, unknown, getDictionary(content));
};

/** Words of Spanish pages are in the Spanish dictionary, or in a name: "Bank of Mesa", "Texas". */
export const checkSpanishSpelling: Check = (content) => {
  const dictionary = getSpanishDictionary(content);
  if (!dictionary) return [];
  const files = collectSpanishProse(content).filter((file) => needsCheck(file, content));
  const unknown = files.flatMap((file) =>
    findUnknownSpanish(file, content)
      .filter(({word}) => !isPlaceName(word) && !isKnownName(word.text.toLowerCase(), content))
      .map(({index, word}) => ({prose: file[index]!, word})),
  );
  return reportUnknown(content, unknown, dictionary);
};

/** Returns true for a name that English has only with a capital letter: "Arizona", "Phoenix". */
function isPlaceName({text}: Word): boolean {
  return isEnglish(text) && !isEnglish(text.toLowerCase());
}

/** Reports the words that aren't names. */
function reportUnknown(
  content: Content,
  words: readonly {prose: Prose; word: Word}[],
  dictionary: Dictionary,
): Problem[] {
  const unknown = words.filter(({word}) => !isProbablyName(word, content));
  return unknown.map(({prose, word}, index): Problem => {
    const text = word.text.toLowerCase();
    const suggestions = index < MAX_SUGGESTED_WORDS ? dictionary.suggest(text) : [];
    return {
      file: prose.file,
      line: prose.getLine(word.at),
      field: prose.field,
      word: text,
      ...explain(word, suggestions.slice(0, MAX_SUGGESTIONS)),
    };
  });
}

/**
 * Capitalized words are names, except at the start of a sentence, where any word is
 * capitalized.
 */
function isProbablyName({text, isFirst}: Word, content: Content): boolean {
  return isCapitalized(text) && (!isFirst || isKnownName(text.toLowerCase(), content));
}

/** The words that staff added, in one file or with one click each. */
const readStaffWords = memoize(({files, readText}: Content): string => {
  const wordFiles = [...files].filter(
    (file) => file === WORDS_FILE || file.startsWith(`${WORDS_FOLDER}/`),
  );
  return wordFiles.map(readText).join('\n');
});

const createSiteDictionary = memoizePerFile((_, text) => {
  const dictionary = createDictionary(parseWordList(text));
  return {...dictionary, unknownOf: memoizeTexts((prose) => findUnknownWords(prose, dictionary))};
});
const getDictionary = (content: Content) =>
  createSiteDictionary(WORDS_FILE, readStaffWords(content));

const createSpanishSiteDictionary = memoizePerFile((_, text) =>
  createSpanishDictionary(parseWordList(text)),
);
const getSpanishDictionary = (content: Content) =>
  createSpanishSiteDictionary(WORDS_FILE, readStaffWords(content));

/** Creates a function that finds words of a file, each with the index of its passage. */
const createFinder = (findIn: (text: string, content: Content) => readonly Word[]) =>
  memoizeWithContext(
    readStaffWords,
    (file: readonly Prose[], content: Content) =>
      file.flatMap(({text}, index) => findIn(text, content).map((word) => ({index, word}))),
    serializePassages,
  );

const findUnknown = createFinder((text, content) => getDictionary(content).unknownOf(text));

const findUnknownSpanish = createFinder((text, content) =>
  findWords(text).filter((word) => !getSpanishDictionary(content)?.knows(word.text)),
);

/** A warning only: the dictionary doesn't know every word. */
function explain(
  {text}: Word,
  suggestions: readonly string[],
): Pick<Problem, 'message' | 'remedy' | 'severity'> {
  const reason = isCapitalized(text) ? "it's a name" : "it's correct";
  const choices = suggestions.map((word) => `"${word}"`).join(' or ');
  const correction = choices === '' ? 'Correct it' : `Change it to ${choices}`;
  return {
    severity: 'warning',
    message: `The word "${text}" isn't in the dictionary.`,
    remedy: `${correction}, or add it to ${WORDS_FILE} if ${reason}.`,
  };
}

function findUnknownWords(text: string, dictionary: Dictionary): readonly Word[] {
  const words = findWords(text);
  const spanish = findSentences(text).filter((sentence) => isSpanish(sentence.text));
  const isInSpanish = ({at}: Word) =>
    spanish.some((sentence) => sentence.start <= at && at < sentence.start + sentence.text.length);
  const isNearForeign = (index: number) =>
    words.slice(Math.max(0, index - 1), index + 2).some((word) => hasForeignLetters(word.text));
  return words.filter(
    (word, index) => !dictionary.knows(word.text) && !isNearForeign(index) && !isInSpanish(word),
  );
}

function isCapitalized(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** Returns true if a word is in the name of a person or company, or capitalized in a sentence. */
function isKnownName(word: string, content: Content): boolean {
  const {practice, thirdParties, paymentPartners, insurance, documents} = content;
  const records = [
    practice,
    thirdParties,
    paymentPartners,
    insurance,
    ...documents.map(({fields}) => fields),
  ];
  return (
    records.some((record) => record !== undefined && findNameWords(record).has(word)) ||
    collectProseByFile(content).some((file) => findCapitalized(file).has(word))
  );
}

/** The words of all fields that are called `name` or `owner`. */
const findNameWords = memoize((fields: object) =>
  toLowerCase(
    walkFields(fields).flatMap(({at, value}) =>
      typeof value === 'string' && ['name', 'owner'].includes(String(at.at(-1)))
        ? findWords(value)
        : [],
    ),
  ),
);

/** The capitalized words that aren't at the start of a sentence. */
const findCapitalized = memoize((file: readonly Prose[]) =>
  toLowerCase(
    file
      .flatMap(({text}) => findWords(text))
      .filter((word) => !word.isFirst && isCapitalized(word.text)),
  ),
);

function toLowerCase(words: readonly Word[]): ReadonlySet<string> {
  return new Set(words.map(({text}) => text.toLowerCase()));
}
