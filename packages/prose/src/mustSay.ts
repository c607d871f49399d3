import {
  type Check,
  type Content,
  getFactTexts,
  getSignOff,
  memoize,
  memoizeTexts,
  MUST_SAY_FILE,
  type Problem,
  readYaml,
  toPagePath,
  validate,
} from '@dental/content';
import {getLanguage, groupBy, type Language} from '@dental/practice';
import {type Engine, getEngine} from './engine/engine';
import {mustSayFile} from './engine/schema';
import {groupSentencesByFile, normalizeText} from './engine/sentences';
import type {Sentence} from './engine/types';
import {spanishEngine} from './spanish/engine';
import {toPlain} from './spanish/plain';

type Texts = readonly Pick<Sentence, 'text'>[];

interface Requirement {
  /** The ends of paths or files of pages. */
  on: readonly string[];
  says: string;
  /** The language of the pages that make it; undefined for a fact to quote, or a number. */
  language?: Language;
  isMet: (sentences: Texts, pageText: string) => boolean;
  /** The fact that it quotes: a practice without it needs no statement. */
  fact?: string;
}

const readFile = memoizeTexts((text) =>
  validate(MUST_SAY_FILE, readYaml(MUST_SAY_FILE, text), mustSayFile),
);

/** Compiles the required statements. */
const requirementReader = memoize(({phrases}: Engine) =>
  memoizeTexts((text) => {
    const {value = []} = readFile(text);
    return value.flatMap(({on, says, words, spanish, quotes = []}): Requirement[] => {
      const required = quotes.map((fact): Requirement => ({
        on,
        fact,
        says: `<Fact name="${fact}" />`,
        isMet: (_, pageText) => pageText.includes(`name="${fact}"`),
      }));
      if (says === undefined) return required;
      if (words !== undefined) {
        const {isIn} = phrases(words);
        const isMet = (sentences: Texts) => sentences.some((sentence) => isIn(sentence.text));
        required.push({on, says, isMet, ...(/\p{L}/u.test(words) && {language: 'en'})});
      }
      if (spanish !== undefined) {
        const {isIn} = spanishEngine.phrases(spanish);
        const isMet = (sentences: Texts) =>
          sentences.some((sentence) => isIn(toPlain(sentence.text)));
        required.push({on, says, isMet, language: 'es'});
      }
      return required;
    });
  }),
);

/**
 * Returns true if an English file makes a required statement in these of its sentences, and in no
 * other.
 */
export function hasRequiredStatement(
  content: Content,
  file: string,
  texts: readonly string[],
): boolean {
  if (!content.files.has(MUST_SAY_FILE)) return false;
  const ends = listEnds(file);
  const given = new Set(texts.map(normalizeText));
  const others = (groupSentencesByFile(content).get(file) ?? []).filter(
    ({text}) => !given.has(text),
  );
  return requirementReader(getEngine(content))(content.textOf(MUST_SAY_FILE)).some(
    ({on, language = 'en', isMet}) =>
      language === 'en' &&
      on.some((end) => ends.includes(end)) &&
      isMet(
        [...given].map((text) => ({text})),
        '',
      ) &&
      !isMet(others, ''),
  );
}

/** Reports the problems of the list of required statements itself. It needs no other file. */
export const checkMustSayFile: Check = (content) => {
  if (!content.files.has(MUST_SAY_FILE)) return [];
  const text = content.textOf(MUST_SAY_FILE);
  // After a new phrase, each sentence is parsed again: compile all before the first sentence.
  requirementReader(getEngine(content))(text);
  return readFile(text).problems;
};

/**
 * Reports required statements that a page no longer makes: rights by law, and safety warnings. Once
 * someone has signed the page without the statement, it is only a warning.
 */
export const checkMustSay: Check = (content) => {
  if (!content.files.has(MUST_SAY_FILE)) return [];
  const readRequirements = requirementReader(getEngine(content));
  const facts = content.site && getFactTexts(content.site);
  const requirements = readRequirements(content.textOf(MUST_SAY_FILE)).filter(
    ({fact}) => fact === undefined || !facts || fact in facts,
  );
  const byEnd = groupBy(
    requirements.flatMap((requirement) => requirement.on.map((end) => ({end, requirement}))),
    ({end}) => end,
  );
  const requirementsOf = (file: string) => [
    ...new Set(
      listEnds(file)
        .flatMap((end) => byEnd.get(end) ?? [])
        .map((one) => one.requirement),
    ),
  ];
  return [...groupSentencesByFile(content)].flatMap(([file, sentences]) => {
    const pageLanguage = getLanguage(toPagePath(file));
    return requirementsOf(file)
      .filter(({language = pageLanguage}) => language === pageLanguage)
      .filter(({isMet}) => !isMet(sentences, content.textOf(file)))
      .map(({says}): Problem => ({
        file,
        line: 1,
        quote: says,
        severity: isSigned(content, file) ? 'warning' : undefined,
        finding: 'must-say/missing',
        message: `This page no longer makes a required statement: "${says}"`,
        remedy:
          'Add a sentence with this meaning, ' +
          'or ask the person who signs the page to approve it without one.',
      }));
  });
};

function isSigned({site, approvals}: Content, file: string): boolean {
  const page = site?.pages.find((one) => one.file === file);
  return page !== undefined && getSignOff(site!, page, approvals).state === 'signed';
}

/** The ends of a file's path and of its page's: `costs.mdx`, `costs`, `pages-content/costs`. */
function listEnds(file: string): string[] {
  const names = [file, file.replace(/\.mdx$/, ''), file.replace(/\/index\.mdx$/, '')];
  return names.flatMap((name) => {
    const steps = name.split('/');
    return steps.map((_, index) => steps.slice(index).join('/'));
  });
}
