import {type Check, type Content, type Document, memoize, memoizeOn, type Problem} from '@dental/content';
import {rulesOf} from '../engine/check';
import {messageOf, violations} from '../engine/rule';
import {inSentences, type Found, type Sentence, type Words} from '../engine/sentences';
import {addressedBy} from './addressed';
import {PATTERNS, type Leftover} from './patterns';

/**
 * Nothing is left that was meant for a colleague, a mail or a template. Of a sentence one thing is named, the gravest, and of
 * a line one of a kind.
 */
export const checkLeftovers: Check = (content) => [
  ...leftoversOf(content).filter(
    ({file, line, finding, suggestion}, index, all) =>
      suggestion !== undefined ||
      !all.slice(0, index).some((other) => other.file === file && other.line === line && other.finding === finding),
  ),
  ...content.documents.flatMap((document) => hiddenNotesIn(document)),
];

const leftoversOf = inSentences(
  (sentence, content) => {
    const found = leftoverIn(sentence.words);
    const note = found && found.severity !== 'warning' ? undefined : noteIn(sentence, namesOf(content));
    return note ? [note] : found ? [found] : [];
  },
  (content) => namesOf(content),
);

/** All names by which the team calls each other, a line each. */
const namesOf = memoize(({pages}: Content): string => {
  const names = pages.flatMap((page) => (page.kind === 'dentist' || page.kind === 'staff' ? page.name : []));
  return [
    ...new Set(
      names.flatMap((whole) => {
        const [name = ''] = whole.replace(/^Dr\.? /, '').split(',');
        return [name, name.replace(/ .*/, ''), `Dr. ${name.replace(/.* /, '')}`];
      }),
    ),
  ].join('\n');
});

/** What a sentence has left over, as far as it shows without knowing the team. */
export const leftoverIn = memoizeOn((words: Words): Found | undefined => {
  const found = [...PATTERNS.flatMap((pattern) => byPattern(pattern, words)), ...byRules(words)];
  return found.find(({severity}) => severity !== 'warning') ?? found[0];
});

function byPattern({pattern, voices, unless, isTwice, ...leftover}: Leftover, {text, voice, field}: Words): Found[] {
  if (voices ? !voices.includes(voice) : voice === 'patient') return [];
  // The check of alternative texts has more to say of such a name.
  if (field === 'alt' && leftover.finding === 'leftovers/file-name') return [];
  if (text.search(pattern) === -1 || unless?.test(text)) return [];
  const [{0: match, 1: half, index}] = [...text.matchAll(pattern)] as [RegExpExecArray];
  const quote = match.trim().slice(0, 60);
  const what = `${leftover.what}: "${quote}".`;
  return [{...leftover, what, quote, at: index, ...(isTwice && {by: half})}];
}

const byRules = (words: Words): Found[] =>
  violations(rulesOf('leftovers'), words).map(({rule, index, text}) => ({
    at: index,
    quote: text.trim(),
    what: messageOf(rule, text.trim()),
    fix: rule.remedy,
    finding: rule.name,
    ...(rule.level === 'warning' && {severity: 'warning'}),
  }));

function noteIn(sentence: Sentence, names: string): Found | undefined {
  const match = addressedBy(names)(sentence);
  if (!match) return undefined;
  const quote = match[0].trim().slice(0, 60);
  const what = `A note to or from a colleague stands here: "${quote}".`;
  return {at: match.index, quote, what, fix: 'Delete it, and ask in the pull request.', finding: 'leftovers/note'};
}

/** Notes in braces, which visitors do not see and everybody can read in the file. */
const hiddenNotesIn = memoize(({file, body}: Document) =>
  body.nodes
    .filter(
      ({node}) => /^mdx(?:Flow|Text)Expression$/.test(node.type) && 'value' in node && /^\s*\/\*/.test(node.value),
    )
    .map(({line}): Problem => ({
      ...{file, line, severity: 'warning', finding: 'leftovers/note'},
      what: 'A note stands here that visitors do not see.',
      fix: 'Delete it, and write it into the pull request: here it is forgotten.',
    })),
);
