import {mapTexts, parseYaml, type Problem, validate} from '@dental/content';
import {PRACTICE_LISTS} from './practiceLists';
import type {RuleDefinition} from './rule';
import {ruleData, ruleFile, vocabularyFile, type RuleData, type RuleInFile} from './schema';
import {BUILT_IN_LISTS, findListNames, type Vocabulary} from './vocabulary';

/** The texts of files by their names. */
type Files = Readonly<Record<string, string>>;

const VOCABULARY_FILE = 'vocabulary.yml';

/** The rules of some files, with the problems that keep files from being read. */
export interface ReadRules {
  vocabulary: Vocabulary;
  rules: RuleData[];
  problems: Problem[];
}

type RuleFile = {file: string} & ReturnType<typeof readFile<typeof ruleFile>>;

/**
 * Reads the files of rules; never throws.
 * @param files texts by file name, the vocabulary among them
 * @returns all rules in the order of the files, each with the defaults at the top of its file
 */
export function readRules(files: Files): ReadRules {
  const vocabularyRead = readFile(VOCABULARY_FILE, files[VOCABULARY_FILE] ?? '', vocabularyFile);
  const vocabulary = vocabularyRead.value ?? {};
  const lists = new Set([...Object.keys(vocabulary), ...BUILT_IN_LISTS, ...PRACTICE_LISTS]);
  const topicFiles = Object.keys(files)
    .filter((file) => file !== VOCABULARY_FILE)
    .sort()
    .map((file): RuleFile => ({file, ...readFile(file, files[file] ?? '', ruleFile)}));
  const allWithDefaults = topicFiles.flatMap(({value}) => {
    if (!value) return [];
    const {rules, ...defaults} = value;
    return rules.map((rule) => ({...defaults, ...rule}));
  });
  const results = topicFiles.map((file) => readTopic(file, lists, allWithDefaults));
  return {
    vocabulary: Object.fromEntries(
      Object.entries(vocabulary).map(([list, words]) => [
        list,
        words.trim().replaceAll(/\s+/g, ' '),
      ]),
    ),
    rules: results.flatMap(({rules}) => rules),
    problems: [...vocabularyRead.problems, ...results.flatMap(({problems}) => problems)],
  };
}

/** A rule as programs use it. */
export function toDefinition({
  bad: _bad,
  good: _good,
  line: _line,
  ...rule
}: RuleData): RuleDefinition {
  return rule;
}

/** A rule as its file has it: each property may be missing. */
type IncompleteRule = {[Key in keyof RuleData]?: RuleData[Key] | undefined};

/**
 * The rules of a file.
 * @param all the rules of all files: one without a message takes the first one's of its name
 */
function readTopic(
  {file, value, problems, findLine}: RuleFile,
  lists: ReadonlySet<string>,
  all: readonly IncompleteRule[],
): Pick<ReadRules, 'rules' | 'problems'> {
  if (!value) return {rules: [], problems};
  const {rules, ...defaults} = value;
  const results = rules.flatMap(expandEach).map(({rule, index}) => {
    const line = findLine(['rules', index]);
    const ruleWithDefaults = {...defaults, ...rule, topic: file.replace(/\.yml$/, ''), line};
    const namesake =
      all.find((other) => other.name === ruleWithDefaults.name && other.message) ??
      ruleWithDefaults;
    const {message, remedy} = ruleWithDefaults.message ? ruleWithDefaults : namesake;
    const data = {...ruleWithDefaults, message, remedy: ruleWithDefaults.remedy ?? remedy};
    const checked = validate(file, {data, problems: [], findLine: () => line}, ruleData);
    const unknown = findUnknownLists(rule, lists).map((list): Problem => ({
      file,
      line,
      field: `rules.${index}`,
      message: `The vocabulary has no list ${list}.`,
      remedy: `Add it to ${VOCABULARY_FILE}, or list the words in the phrase.`,
    }));
    return {rule: checked.value, problems: [...checked.problems, ...unknown]};
  });
  return {
    rules: results.flatMap(({rule}) => rule ?? []),
    problems: results.flatMap((result) => result.problems),
  };
}

/**
 * A rule with `each` becomes one for each of these words: `{each}` is the word in lowercase,
 * `{EACH}` in capitals.
 */
function expandEach(
  {each, ...rule}: RuleInFile,
  index: number,
): {rule: Omit<RuleInFile, 'each'>; index: number}[] {
  if (!each) return [{rule, index}];
  return each.map((word) => {
    const fill = (text: string) =>
      text.replaceAll('{each}', word).replaceAll('{EACH}', word.toUpperCase());
    return {rule: mapTexts(rule, fill), index};
  });
}

function findUnknownLists(
  {match, unless = [], about = []}: IncompleteRule,
  lists: ReadonlySet<string>,
): string[] {
  return [...(match ?? []), ...unless, ...about]
    .filter((line) => !line.startsWith('/'))
    .flatMap(findListNames)
    .filter((list) => !lists.has(list));
}

function readFile<Schema extends Parameters<typeof validate>[2]>(
  file: string,
  text: string,
  schema: Schema,
) {
  const {data, errors, findLine} = parseYaml(text);
  const problems = errors.map((error): Problem => ({file, ...error}));
  return {...validate<Schema>(file, {data, problems, findLine}, schema), findLine};
}
