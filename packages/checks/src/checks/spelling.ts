import {
  type Check,
  type Content,
  type Dictionary,
  dictionaryWith,
  isForeign,
  isSpanish,
  walkFields,
  memoize,
  memoizeBeside,
  memoizePerFile,
  memoizeTexts,
  type Problem,
  type Prose,
  proseByFile,
  sentencesIn,
  textOfPassages,
  type Word,
  WORDS_FILE,
  WORDS_FOLDER,
  wordList,
  wordsIn,
} from '@dental/content';

/** Looking for what was meant takes time, and a page in another language has hundreds of unknown words. */
const MOST_SUGGESTIONS = 30;

/** Words are spelled as the dictionary has them. A name may be spelled as its owner likes. */
export const checkSpelling: Check = (content) => {
  const unknown = proseByFile(content)
    .flatMap((file) =>
      unknownIn(file, content).flatMap(({index, word}) => ({prose: file[index]!, word})),
    )
    .filter(
      ({word: {text, isFirst}}) =>
        !isCapital(text) || (isFirst && !isNamed(text.toLowerCase(), content)),
    );
  return unknown.map(({prose, word}, index): Problem => {
    const suggestions =
      index < MOST_SUGGESTIONS ? dictionaryOf(content).suggest(word.text.toLowerCase()) : [];
    return {
      file: prose.file,
      line: prose.lineAt(word.at),
      field: prose.field,
      word: word.text.toLowerCase(),
      ...explain(word, suggestions.slice(0, 3)),
    };
  });
};

/** What staff have added, in one file or with one click each. */
const wordsOfStaff = memoize(({files, textOf}: Content): string => {
  const own = [...files].filter(
    (file) => file === WORDS_FILE || file.startsWith(`${WORDS_FOLDER}/`),
  );
  return own.map(textOf).join('\n');
});

const dictionaryBeside = memoizePerFile((_, text) => {
  const dictionary = dictionaryWith(wordList(text));
  return {...dictionary, unknownOf: memoizeTexts((prose) => unknownWords(prose, dictionary))};
});
const dictionaryOf = (content: Content) => dictionaryBeside(WORDS_FILE, wordsOfStaff(content));

/** The words of a file that the dictionary does not have, each with the place of its passage. */
const unknownIn = memoizeBeside(
  wordsOfStaff,
  (file: readonly Prose[], content: Content) =>
    file.flatMap(({text}, index) =>
      dictionaryOf(content)
        .unknownOf(text)
        .map((word) => ({index, word})),
    ),
  textOfPassages,
);

/** A suggestion, never a wall: the dictionary does not know every word. */
function explain(
  {text}: Word,
  near: readonly string[],
): Pick<Problem, 'message' | 'remedy' | 'severity'> {
  const add = `add it to ${WORDS_FILE} if it is ${isCapital(text) ? 'a name' : 'right'}.`;
  return {
    severity: 'warning',
    message: `The word "${text}" is not in the dictionary.`,
    remedy:
      near.length > 0
        ? `Write ${near.map((word) => `"${word}"`).join(' or ')}, or ${add}`
        : `Correct it, or ${add}`,
  };
}

function unknownWords(text: string, dictionary: Dictionary): readonly Word[] {
  const words = wordsIn(text);
  const spanish = sentencesIn(text).filter((sentence) => isSpanish(sentence.text));
  const isInSpanish = ({at}: Word) =>
    spanish.some(({text: inside, start}) => start <= at && at < start + inside.length);
  const isNearForeign = (index: number) =>
    words.slice(Math.max(0, index - 1), index + 2).some((word) => isForeign(word.text));
  return words.filter(
    (word, index) => !dictionary.knows(word.text) && !isNearForeign(index) && !isInSpanish(word),
  );
}

function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** Whether a word is one of names: of those of people and companies, or with a capital letter inside a sentence. */
function isNamed(word: string, content: Content): boolean {
  const {practice, thirdParties, paymentPartners, insurance, documents} = content;
  const fields = [
    practice,
    thirdParties,
    paymentPartners,
    insurance,
    ...documents.map(({fields: own}) => own),
  ];
  return (
    fields.some((own) => own !== undefined && namesIn(own).has(word)) ||
    proseByFile(content).some((file) => capitalsInside(file).has(word))
  );
}

const namesIn = memoize((fields: object) =>
  lowerCase(
    walkFields(fields).flatMap(({at, value}) =>
      typeof value === 'string' && ['name', 'owner'].includes(String(at.at(-1)))
        ? wordsIn(value)
        : [],
    ),
  ),
);

/** The words with a capital letter with which no sentence starts. */
const capitalsInside = memoize((file: readonly Prose[]) =>
  lowerCase(
    file.flatMap(({text}) => wordsIn(text)).filter((word) => !word.isFirst && isCapital(word.text)),
  ),
);

function lowerCase(words: readonly Word[]): ReadonlySet<string> {
  return new Set(words.map(({text}) => text.toLowerCase()));
}
