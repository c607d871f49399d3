import {parseYaml, type Problem, validate} from '@dental/content';
import {ruleData, ruleFile, vocabularyFile, type RuleData} from './schema';
import {listsIn, SIGNS_AND_NAMES, type Vocabulary} from './vocabulary';

/** The name of a file, and its text. */
type Files = Readonly<Record<string, string>>;

export const VOCABULARY_FILE = 'vocabulary.yml';

/** What the files of rules say, or what is wrong in them. */
export interface ReadRules {
  vocabulary: Vocabulary;
  rules: RuleData[];
  problems: Problem[];
}

/**
 * Reads the files of rules.
 * @param files the texts by the names of their files, the vocabulary among them
 * @returns all rules in the order of the files, each with what the top of its file says; never throws
 */
export function readRules(files: Files): ReadRules {
  const read = readFile(VOCABULARY_FILE, files[VOCABULARY_FILE] ?? '', vocabularyFile);
  const vocabulary = read.value ?? {};
  const lists = new Set([...Object.keys(vocabulary), ...SIGNS_AND_NAMES]);
  const topics = Object.keys(files).filter((file) => file !== VOCABULARY_FILE);
  const all = topics.sort().map((file) => rulesIn(file, files[file] ?? '', lists));
  return {
    vocabulary: Object.fromEntries(
      Object.entries(vocabulary).map(([list, words]) => [list, words.trim().replaceAll(/\s+/g, ' ')]),
    ),
    rules: all.flatMap(({rules}) => rules),
    problems: [...read.problems, ...all.flatMap(({problems}) => problems)],
  };
}

function rulesIn(file: string, text: string, lists: ReadonlySet<string>): Pick<ReadRules, 'rules' | 'problems'> {
  const {value, problems, lineOf} = readFile(file, text, ruleFile);
  if (!value) return {rules: [], problems};
  const {rules, ...top} = value;
  const whole = rules.map((rule, index) => {
    const line = lineOf(['rules', index]);
    const merged = {...top, ...rule, topic: file.replace(/\.yml$/, ''), line};
    const source = {data: merged, problems: [], lineOf: () => line};
    const unknown = unknownLists(rule, lists).map((list): Problem => ({
      ...{file, line, field: `rules.${index}`},
      what: `There is no list ${list} in the vocabulary.`,
      fix: `Add it to ${VOCABULARY_FILE}, or write the words.`,
    }));
    const checked = validate(file, source, ruleData);
    return {rules: checked.value ? [checked.value] : [], problems: [...checked.problems, ...unknown]};
  });
  return {rules: whole.flatMap((one) => one.rules), problems: whole.flatMap((one) => one.problems)};
}

function unknownLists({match, unless = [], about = []}: Partial<RuleData>, lists: ReadonlySet<string>): string[] {
  return [...(match ?? []), ...unless, ...about]
    .filter((line) => !line.startsWith('/'))
    .flatMap(listsIn)
    .filter((list) => !lists.has(list));
}

function readFile<Schema extends Parameters<typeof validate>[2]>(file: string, text: string, schema: Schema) {
  const {data, errors, lineOf} = parseYaml(text);
  const problems = errors.map((error): Problem => ({file, ...error}));
  return {...validate<Schema>(file, {data, problems, lineOf}, schema), lineOf};
}
