import MiniSearch from 'minisearch';
import {sentencesOf} from '@dental/prose';
import {type Content, pathOfFile, quotableFacts} from '@dental/content';
import {sharedWords, wordsOf} from '../model/align';
import type {Nearest} from './review';

/** So much of what a sentence is about (0 to 1, rare words count more) another one has to share to be worth reading. */
const NEAR = 0.48;

/** Sentences that share fewer words of content, apart from those that every page has, are near by accident. */
const FEWEST_SHARED = 2;

/** With so many words in common, and the same figures and negations, two sentences say the same. */
const SAME = 0.8;

/** What has fewer words, or does not end as a sentence does, is a heading or a label; longer ones are no answer. */
const FEWEST_WORDS = 4;
const SHORT = 7;
const LONGEST = 300;

const CANDIDATES = 12;

interface Statement extends Nearest {
  id: number;
}

const SENTENCES = new Intl.Segmenter('en-US', {granularity: 'sentence'});

/**
 * Finds, for each sentence that is new in a text, the statement of ours that is nearest in words, a sentence of a page or a
 * record: what no rule finds, a reviewer sees when both stand side by side.
 * @param content as it is now
 */
export function nearestIn(content: Content): (before: string, after: string) => Nearest[] {
  const find = finder(content);
  return (before, after) => {
    const sentences = [...SENTENCES.segment(after)].map(({segment}) => segment.trim());
    const found = sentences
      .filter((sentence) => !before.includes(sentence))
      .flatMap((sentence) => find(sentence) ?? []);
    return [...new Set(found)];
  };
}

/** @returns the statement that is nearest to a sentence; undefined where nothing is near enough to be worth reading */
function finder(content: Content): (sentence: string) => Nearest | undefined {
  const statements = statementsOf(content);
  const index = new MiniSearch<Statement>({
    fields: ['text'],
    tokenize: (text) => termsOf(text),
    processTerm: (term) => term,
  });
  index.addAll(statements);
  const frequency = new Map<string, number>();
  for (const {text} of statements)
    for (const term of new Set(termsOf(text))) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  /** How much a word tells: words of one sentence much, words of all none. */
  const weight = (term: string) => Math.log(statements.length / (frequency.get(term) ?? 1));

  return (sentence) => {
    const terms = [...new Set(termsOf(sentence))];
    const whole = sum(terms.map(weight));
    const near = index
      .search(sentence)
      .slice(0, CANDIDATES)
      .flatMap(({id}) => {
        const statement = statements[id as number];
        if (!statement || saysTheSame(sentence, statement.text)) return [];
        const own = new Set(termsOf(statement.text));
        const shared = terms.filter((term) => own.has(term));
        // What the sentence is about has to be found again; what else the statement is about counts less.
        const total = 0.7 * whole + 0.3 * sum([...own].map(weight));
        return shared.length >= FEWEST_SHARED ? [{statement, share: sum(shared.map(weight)) / total}] : [];
      })
      .sort((a, b) => b.share - a.share);
    const [best] = near;
    return best && best.share >= NEAR ? best.statement : undefined;
  };
}

/** All that we say: the sentences of pages, cases and facts, and the facts that pages quote. Patients' words are none of ours. */
function statementsOf(content: Content): Statement[] {
  const sentences = sentencesOf(content)
    .filter(({voice, field}) => voice !== 'patient' && field !== 'title')
    // A short sentence says little without the one after it.
    .map(({text, next = '', ...saying}) => ({...saying, text: wordsOf(text).length < SHORT ? `${text} ${next}` : text}))
    .filter(({text}) => text.length <= LONGEST && wordsOf(text).length >= FEWEST_WORDS && /[.!?;]\s*$/.test(text))
    // A fact that is quoted stands there as a sign that nobody sees.
    .map(({file, text}) => ({where: placeOf(file), text: text.trim().replaceAll(/\u2060/g, '…')}));
  const facts = content.site
    ? Object.values(quotableFacts(content.site)).flatMap(({label, text}) =>
        label === undefined ? [] : [{where: 'The record', text: `${label}: ${text}`}],
      )
    : [];
  const different = new Map([...facts, ...sentences].map((statement) => [statement.text, statement]));
  return [...different.values()].map((statement, id) => ({...statement, id}));
}

function placeOf(file: string): string {
  return file.includes('/_') || !file.endsWith('.mdx') ? file.replace(/^.*\//, '') : pathOfFile(file);
}

/** Whether two sentences differ in words that change nothing: such as the sentence itself, before a fact is filled in. */
function saysTheSame(one: string, other: string): boolean {
  const marks = (text: string) => (text.match(/\d[\d.,:]*|\b(?:not|no|never|without)\b|n't\b/gi) ?? []).join(' ');
  return sharedWords(one, other) >= SAME && (marks(one) === marks(other) || other.includes('…'));
}

const UNTOLD = new Set(
  'a about also an and any are as at be but by can do for from has have here how if in is it its may of on or our so than that the their them there these they then this to us we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The words of a text that tell what it is about, without their endings. */
function termsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !UNTOLD.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, '') : word));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
