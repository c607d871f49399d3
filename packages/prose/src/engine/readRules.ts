import {parseYaml, type Problem, validate} from '@dental/content';
import {listsIn, SIGNS, type Vocabulary} from './lexicon';
import {ruleData, ruleFile, vocabularyFile, type RuleData, type WrittenRule} from './schema';
import {listsOfThePractice} from './practiceWords';

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
  const signs = ['NAME', 'PERSON', ...SIGNS.map(([sign]) => sign)];
  const lists = new Set([...Object.keys(vocabulary), ...signs, ...listsOfThePractice()]);
  const topics = Object.keys(files).filter((file) => file !== VOCABULARY_FILE);
  const written = topics
    .sort()
    .map((file) => ({file, ...readFile(file, files[file] ?? '', ruleFile)}));
  const firsts = written.flatMap(({value: {rules = [], ...top} = {}}) =>
    rules.map((rule) => ({...top, ...rule})),
  );
  const all = written.map((file) => rulesIn(file, lists, firsts));
  return {
    vocabulary: Object.fromEntries(
      Object.entries(vocabulary).map(([list, words]) => [
        list,
        words.trim().replaceAll(/\s+/g, ' '),
      ]),
    ),
    rules: all.flatMap(({rules}) => rules),
    problems: [...read.problems, ...all.flatMap(({problems}) => problems)],
  };
}

/**
 * The rules of a file.
 * @param all what all files say, for a rule without a message: it says the same as the first of its name
 */
function rulesIn(
  {file, value, problems, lineOf}: {file: string} & ReturnType<typeof readFile<typeof ruleFile>>,
  lists: ReadonlySet<string>,
  all: readonly Partial<RuleData>[],
): Pick<ReadRules, 'rules' | 'problems'> {
  if (!value) return {rules: [], problems};
  const {rules, ...top} = value;
  const whole = rules.flatMap(ofEach).map(({rule, index}) => {
    const line = lineOf(['rules', index]);
    const own = {...top, ...rule, topic: file.replace(/\.yml$/, ''), line};
    const {message, remedy} = own.message
      ? own
      : (all.find((one) => one.name === own.name && one.message) ?? own);
    const source = {
      data: {...own, message, remedy: own.remedy ?? remedy},
      problems: [],
      lineOf: () => line,
    };
    const unknown = unknownLists(rule, lists).map((list): Problem => ({
      ...{file, line, field: `rules.${index}`},
      message: `There is no list ${list} in the vocabulary.`,
      remedy: `Add it to ${VOCABULARY_FILE}, or write the words.`,
    }));
    const checked = validate(file, source, ruleData);
    return {
      rules: checked.value ? [checked.value] : [],
      problems: [...checked.problems, ...unknown],
    };
  });
  return {rules: whole.flatMap((one) => one.rules), problems: whole.flatMap((one) => one.problems)};
}

/** A rule of several, such as our roles, once for each: `{each}` is it in small letters, `{EACH}` in capitals. */
function ofEach(
  {each, ...rule}: WrittenRule,
  index: number,
): {rule: Omit<WrittenRule, 'each'>; index: number}[] {
  const written = JSON.stringify(rule);
  return (each ?? ['']).map((one) => {
    const text = written.replaceAll('{each}', one).replaceAll('{EACH}', one.toUpperCase());
    return {rule: JSON.parse(text) as WrittenRule, index};
  });
}

function unknownLists(
  {match, unless = [], about = []}: Partial<RuleData>,
  lists: ReadonlySet<string>,
): string[] {
  return [...(match ?? []), ...unless, ...about]
    .filter((line) => !line.startsWith('/'))
    .flatMap(listsIn)
    .filter((list) => !lists.has(list));
}

function readFile<Schema extends Parameters<typeof validate>[2]>(
  file: string,
  text: string,
  schema: Schema,
) {
  const {data, errors, lineOf} = parseYaml(text);
  const problems = errors.map((error): Problem => ({file, ...error}));
  return {...validate<Schema>(file, {data, problems, lineOf}, schema), lineOf};
}
