import {type Check, type Document, memoize, type Problem} from '@dental/content';
import {type Engine, getEngine, selectRules} from '../engine/engine';
import {findViolations, toFinding} from '../engine/rule';
import {createSentenceCheck} from '../engine/sentences';
import type {Finding, Words} from '../engine/types';

/** The longest sentence that may be repeated directly. */
const MAX_REPEATED_LENGTH = 12;

/** Words for missing text that also name a step, before its text: "**Test.** We tap the tooth." */
const STEP_NAME = /^(?:test(?:ing)?|draft|section)\.$/i;

/**
 * Reports text that was meant for a colleague, an email, or a template: the most severe finding of
 * a sentence, and one of a kind on a line.
 */
export const checkLeftovers: Check = (content) => [
  ...keepOneOfAKind(leftoversInSentences(content)),
  ...content.documents.flatMap((document) => findHiddenNotes(document)),
];

function keepOneOfAKind(problems: readonly Problem[]): Problem[] {
  return problems.filter(({file, line, finding, suggestion}, index) => {
    const isRepeated = problems
      .slice(0, index)
      .some((other) => other.file === file && other.line === line && other.finding === finding);
    return suggestion !== undefined || !isRepeated;
  });
}

const leftoversInSentences = createSentenceCheck(({words}, content) =>
  compileLeftovers(getEngine(content))(words),
);

/** Looks at each sentence once, also when something else changes in its file. */
const compileLeftovers = memoize((engine: Engine) =>
  memoize((words: Words): readonly Finding[] => {
    const leftover = findLeftover(words, engine);
    return leftover ? [leftover] : [];
  }),
);

const rulesByLetters = selectRules('leftovers-by-letters');
const rulesByWords = selectRules('leftovers');

/** The most severe leftover in a sentence. */
export function findLeftover(words: Words, engine: Engine): Finding | undefined {
  const {text, next, field} = words;
  if (next === text && text.length > MAX_REPEATED_LENGTH) {
    return {
      at: 0,
      quote: text,
      message: 'This sentence appears twice.',
      remedy: 'Delete one.',
      finding: 'leftovers/doubled',
    };
  }
  if (next !== undefined && STEP_NAME.test(text.trim())) return undefined;
  const rules = [...rulesByLetters(engine), ...rulesByWords(engine)];
  const leftovers = findViolations(engine, rules, words)
    // The check of alternative texts reports file names.
    .filter(({rule}) => field !== 'alt' || rule.name !== 'leftovers/file-name')
    .map(toFinding);
  return leftovers.find(({severity}) => severity !== 'warning') ?? leftovers[0];
}

/** Notes in braces, which visitors don't see and anyone can read in the file. */
const findHiddenNotes = memoize(({file, body}: Document) =>
  body.nodes
    .filter(
      ({node}) =>
        /^mdx(?:Flow|Text)Expression$/.test(node.type) &&
        'value' in node &&
        /^\s*\/\*/.test(node.value),
    )
    .map(({line}): Problem => ({
      file,
      line,
      severity: 'warning',
      finding: 'leftovers/note',
      message: "This line contains a note that visitors don't see.",
      remedy: 'Delete it, and add it to the pull request instead.',
    })),
);
