import {
  type Check,
  type Content,
  getFactTexts,
  isApprovedByReviewer,
  memoize,
  memoizeTexts,
  MUST_SAY_FILES,
  needsCheck,
  type Problem,
  readYaml,
  toPagePath,
  validate,
} from '@dental/content';
import {getLanguage, type Language, LANGUAGES} from '@dental/practice';
import {type Engine, getEngine} from './engine/engine';
import {mustSayEntry, mustSayFile, type MustSayList} from './engine/schema';
import {groupSentencesByFile, normalizeText} from './engine/sentences';
import type {Sentence} from './engine/types';
import {getSpanishEngine} from './spanish/engine';
import {toPlain} from './spanish/plain';

type Texts = readonly Pick<Sentence, 'text'>[];

interface Requirement {
  /** The ends of paths or files of pages. */
  on: readonly string[];
  says: string;
  /** True if it is the same in every language: a fact to quote, or a number. */
  isInAnyLanguage: boolean;
  isMet: (sentences: Texts, pageText: string) => boolean;
  /** The fact that it quotes: a practice without it needs no statement. */
  fact?: string;
}

/**
 * The list of required statements in a language: its file, and how to read and compile it.
 * @param toText a sentence as the phrases of the language's engine read it
 */
function defineList(file: string, toText: (sentence: string) => string) {
  const read = memoizeTexts((text) => {
    const source = readYaml(file, text);
    const {value, problems} = validate(file, source, mustSayFile);
    return {value: value ?? selectValidEntries(source.data), problems};
  });
  const compile = memoize((engine: Engine) =>
    memoizeTexts((text) => compileRequirements(read(text).value, engine, toText)),
  );
  return {file, read, compile};
}

const LISTS = {
  en: defineList(MUST_SAY_FILES.en, (sentence) => sentence),
  es: defineList(MUST_SAY_FILES.es, toPlain),
};

/** The valid entries of a list: a mistake in one entry doesn't silence the others. */
function selectValidEntries(data: unknown): MustSayList {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry) => mustSayEntry.safeParse(entry).data ?? []);
}

function compileRequirements(
  list: MustSayList,
  engine: Engine,
  toText: (sentence: string) => string,
): Requirement[] {
  return list.flatMap(({on, says, words, quotes = []}): Requirement[] => {
    const facts = quotes.map((fact): Requirement => ({
      on,
      fact,
      says: `<Fact name="${fact}" />`,
      isInAnyLanguage: true,
      isMet: (_, pageText) => pageText.includes(`name="${fact}"`),
    }));
    if (says === undefined || words === undefined) return facts;
    const {isIn} = engine.phrases(words);
    const isSaidIn = memoizeTexts((sentence) => isIn(toText(sentence)));
    const isMet = (sentences: Texts) => sentences.some(({text}) => isSaidIn(text));
    return [...facts, {on, says, isInAnyLanguage: !/\p{L}/u.test(words), isMet}];
  });
}

const NONE: readonly Requirement[] = [];

/** The requirements of the list in a language; none without its file. */
function readRequirements(content: Content, language: Language): readonly Requirement[] {
  const {file, compile} = LISTS[language];
  if (!content.files.has(file)) return NONE;
  const engine = language === 'es' ? getSpanishEngine(content) : getEngine(content);
  return compile(engine)(content.readText(file));
}

/** The requirements of a page, or of another file. */
function selectRequirements(content: Content, file: string): Requirement[] {
  const pageLanguage = getLanguage(toPagePath(file));
  return LANGUAGES.flatMap((language) =>
    groupRequirementsByFile(readRequirements(content, language))(file).filter(
      ({isInAnyLanguage}) => isInAnyLanguage || language === pageLanguage,
    ),
  );
}

const groupRequirementsByFile = memoize((requirements: readonly Requirement[]) =>
  memoizeTexts((file) => {
    const ends = listEnds(file);
    return requirements.filter(({on}) => on.some((end) => ends.includes(end)));
  }),
);

/** Returns true if a file makes a required statement in these of its sentences, and in no other. */
export function hasRequiredStatement(
  content: Content,
  file: string,
  texts: readonly string[],
): boolean {
  const available = new Set(texts.map(normalizeText));
  const changed = [...available].map((text) => ({text}));
  const others = (groupSentencesByFile(content).get(file) ?? []).filter(
    ({text}) => !available.has(text),
  );
  return selectRequirements(content, file).some(
    ({isMet}) => isMet(changed, '') && !isMet(others, ''),
  );
}

/** Reports the problems of the lists of required statements themselves. It needs no other file. */
export const checkMustSayFile: Check = (content) =>
  LANGUAGES.flatMap((language) => {
    const {file, read} = LISTS[language];
    if (!content.files.has(file)) return [];
    // After a new phrase, each sentence is parsed again: compile all before the first sentence.
    readRequirements(content, language);
    return read(content.readText(file)).problems;
  });

/**
 * Reports required statements that a page no longer makes: rights by law, and safety warnings. Once
 * someone has signed the page without the statement, it is only a warning.
 */
export const checkMustSay: Check = (content) => {
  const facts = content.site && getFactTexts(content.site);
  const files = [...groupSentencesByFile(content)];
  const checked = files.filter(([, sentences]) => needsCheck(sentences, content));
  return checked.flatMap(([file, sentences]) =>
    selectRequirements(content, file)
      .filter(({fact}) => fact === undefined || !facts || fact in facts)
      .filter(({isMet}) => !isMet(sentences, content.readText(file)))
      .map(({says, fact: quoted}): Problem => ({
        file,
        line: 1,
        quote: says,
        severity: isSigned(content, file) ? 'warning' : undefined,
        finding: 'must-say/missing',
        message: quoted
          ? 'This page no longer quotes a required fact.'
          : `This page no longer makes a required statement: "${says}"`,
        remedy:
          `${quoted ? `Add ${says} to a sentence` : 'Add a sentence with this meaning'}, ` +
          'or ask the person who signs the page to approve it without one.',
      })),
  );
};

function isSigned({site, approvals}: Content, file: string): boolean {
  const page = site?.pages.find((one) => one.file === file);
  return page !== undefined && isApprovedByReviewer(site!, page, approvals);
}

/** The ends of a file's path and of its page's: `costs.mdx`, `costs`, `pages-content/costs`. */
function listEnds(file: string): string[] {
  const names = [file, file.replace(/\.mdx$/, ''), file.replace(/\/index\.mdx$/, '')];
  return names.flatMap((name) => {
    const steps = name.split('/');
    return steps.map((_, index) => steps.slice(index).join('/'));
  });
}
