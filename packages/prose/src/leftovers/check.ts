import {type Check, type Document, memoize, type Problem} from '@dental/content';
import {type Engine, engineOf, rulesOf} from '../engine/engine';
import {findViolations, toFound} from '../engine/rule';
import {inSentences} from '../engine/sentences';
import type {Found, Words} from '../engine/types';

/**
 * Nothing is left that was meant for a colleague, a mail or a template. Of a sentence one thing is named, the gravest, and of
 * a line one of a kind.
 */
export const checkLeftovers: Check = (content) => [
  ...leftoversOf(content).filter(
    ({file, line, finding, suggestion}, index, all) =>
      suggestion !== undefined ||
      !all
        .slice(0, index)
        .some((other) => other.file === file && other.line === line && other.finding === finding),
  ),
  ...content.documents.flatMap((document) => hiddenNotesIn(document)),
];

const leftoversOf = inSentences(({words}, content) =>
  [leftoverIn(words, engineOf(content)) ?? []].flat(),
);

const rulesByLetters = rulesOf('leftovers-by-letters');
const rulesByWords = rulesOf('leftovers');

/** What a sentence has left over: the gravest. */
export function leftoverIn(words: Words, engine: Engine): Found | undefined {
  const {text, next} = words;
  if (next === text && text.length > 12)
    return {
      at: 0,
      quote: text,
      message: 'This sentence stands twice.',
      remedy: 'Delete one.',
      finding: 'leftovers/doubled',
    };
  const rules = [...rulesByLetters(engine), ...rulesByWords(engine)];
  const found = findViolations(engine, rules, words)
    // The check of alternative texts has more to say of such a name.
    .filter(({rule}) => words.field !== 'alt' || rule.name !== 'leftovers/file-name')
    .map(toFound);
  return found.find(({severity}) => severity !== 'warning') ?? found[0];
}

/** Notes in braces, which visitors do not see and everybody can read in the file. */
const hiddenNotesIn = memoize(({file, body}: Document) =>
  body.nodes
    .filter(
      ({node}) =>
        /^mdx(?:Flow|Text)Expression$/.test(node.type) &&
        'value' in node &&
        /^\s*\/\*/.test(node.value),
    )
    .map(({line}): Problem => ({
      ...{file, line, severity: 'warning', finding: 'leftovers/note'},
      message: 'A note stands here that visitors do not see.',
      remedy: 'Delete it, and write it into the pull request: here it is forgotten.',
    })),
);
