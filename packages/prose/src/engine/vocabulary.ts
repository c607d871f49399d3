/** The words on each list, by its name in capitals. An entry in capitals is a list: its words are on this one as well. */
export type Vocabulary = Readonly<Record<string, string>>;

/** What the records of a practice say, as entries of the vocabulary. */
export type PracticeWords = Readonly<Record<string, readonly string[]>>;

/** The names in capitals that a phrase or a list holds. */
export const listsIn = (line: string): readonly string[] => line.match(/(?<![\w'])[A-Z][A-Z_]+(?!\w)/g) ?? [];
