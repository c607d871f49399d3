/** The words on each list, by its name in capitals. An entry in capitals is a list: its words are on this one as well. */
export type Vocabulary = Readonly<Record<string, string>>;

/** What a token carries without being on a list. */
const SIGNS = ['NAME', 'PERSON', 'NUMBER', 'MONEY', 'SHARE', 'STOP', 'SUPERLATIVE', 'NOT', 'NEGATION'] as const;

export type Sign = (typeof SIGNS)[number];

/** Lists that the records of a practice fill: its name, its town, its people, and what is not of it. */
const OF_THE_PRACTICE =
  'OUR_NAME OUR_TOWN OUR_PEOPLE OUR_TEAM STATES OTHER_LANGUAGES OTHER_NETWORKS OTHER_LENDERS OTHER_STATES OTHER_MONTHS ' +
  'NO_DENTISTS NO_CLINICIANS NO_HYGIENISTS NO_ASSISTANTS NO_MANAGERS NO_COORDINATORS NO_RECEPTIONISTS NO_LEADERS ' +
  'NOT_FOR_CIVIL_RIGHTS OTHER_SCHOOLS OTHER_LETTERS OTHER_TREATMENTS PLANS_IN_NETWORK PLANS_NOT_IN_NETWORK PLANS_TO_ASK';

/** What the records of a practice say, as entries of the vocabulary. */
export type PracticeWords = Readonly<Record<string, readonly string[]>>;

/** Names in capitals that a phrase may hold, beside those of `rules/vocabulary.yml`. */
export const SIGNS_AND_NAMES: readonly string[] = [...SIGNS, ...OF_THE_PRACTICE.split(' ')];

/** The names in capitals that a phrase or a list holds. */
export const listsIn = (line: string): readonly string[] => line.match(/(?<![\w'])[A-Z][A-Z_]+(?!\w)/g) ?? [];
