import {type Content, pathOfFile, quotableFacts, sentencesIn} from '@dental/content';
import {sentencesOf} from '@dental/prose';
import {sharedWords, wordsOf} from '../model/align';

/** What we say elsewhere. */
export interface Nearest {
  /** The page or the file that says it. */
  where: string;
  text: string;
}

/** So much of what both are about (0 to 1, rare words count more) two sentences share that are worth reading together. */
const NEAR = 0.48;

/** With so many words in common, and the same figures and negations, two sentences say the same. */
const SAME = 0.8;

/** What has fewer words is a label. A sentence that is shorter says little without the one after it. */
const [FEWEST_WORDS, SHORT, LONGEST] = [4, 7, 300];

/**
 * Finds, for each sentence that is new in a text, the statement of ours that is nearest in words, a sentence of a page or a
 * record: what no rule finds, a reviewer sees when both stand side by side.
 * @param content as it is now
 */
export function nearestIn(content: Content): (before: string, after: string) => Nearest[] {
  const statements = statementsOf(content);
  const terms = statements.map(({text}) => termsOf(text));
  const frequency = new Map<string, number>();
  for (const term of terms.flatMap((some) => [...some]))
    frequency.set(term, (frequency.get(term) ?? 0) + 1);
  /** How much words tell: those of one statement much, those of all none. */
  const weight = (some: Iterable<string>) =>
    [...some].reduce(
      (sum, term) => sum + Math.log(statements.length / (frequency.get(term) ?? 1)),
      0,
    );

  const find = (sentence: string): Nearest | undefined => {
    const own = termsOf(sentence);
    const near = statements.flatMap((statement, index) => {
      const others = terms[index]!;
      const shared = [...own].filter((term) => others.has(term));
      // What the sentence is about has to be found again; what else the statement is about counts less.
      const share = weight(shared) / (0.7 * weight(own) + 0.3 * weight(others));
      const isNear = shared.length > 1 && share >= NEAR && !saysTheSame(sentence, statement.text);
      return isNear ? [{statement, share}] : [];
    });
    return near.sort((a, b) => b.share - a.share)[0]?.statement;
  };
  return (before, after) => {
    const fresh = sentencesIn(after).filter(({text}) => !before.includes(text.trim()));
    return [...new Set(fresh.flatMap(({text}) => find(text) ?? []))];
  };
}

/** All that we say: the sentences of pages, cases and facts, and the facts that pages quote. Patients' words are none of ours. */
function statementsOf(content: Content): Nearest[] {
  const sentences = sentencesOf(content)
    .filter(({voice, field}) => voice !== 'patient' && field !== 'title')
    .map(({file, text, next = ''}) => {
      const whole = wordsOf(text).length < SHORT ? `${text} ${next}` : text;
      const where = file.includes('/_') ? file.replace(/^.*\//, '') : pathOfFile(file);
      // A fact that is quoted stands there as a sign that nobody sees.
      return {where, text: whole.trim().replaceAll(/\u2060/g, '…')};
    })
    .filter(
      ({text}) =>
        text.length <= LONGEST && wordsOf(text).length >= FEWEST_WORDS && /[.!?;]$/.test(text),
    );
  const facts = Object.values(content.site ? quotableFacts(content.site) : {}).flatMap(
    ({label, text}) =>
      label === undefined ? [] : [{where: 'The record', text: `${label}: ${text}`}],
  );
  return [
    ...new Map([...facts, ...sentences].map((statement) => [statement.text, statement])).values(),
  ];
}

/** Whether two sentences differ in words that change nothing: such as the sentence itself, before a fact is filled in. */
function saysTheSame(one: string, other: string): boolean {
  const marks = (text: string) =>
    (text.match(/\d[\d.,:]*|\b(?:not|no|never|without)\b|n't\b/gi) ?? []).join(' ');
  return sharedWords(one, other) >= SAME && (marks(one) === marks(other) || other.includes('…'));
}

const COMMON =
  /^(?:a|an|and|any|are|as|at|be|but|by|can|do|for|from|has|have|how|if|in|is|it|may|of|on|or|our|so|that|the|their|them|then|there|they|this|to|us|we|what|when|where|which|who|why|will|with|you|your)$/;

/** The words of a text that tell what it is about, without their endings. */
function termsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text).filter((word) => !COMMON.test(word));
  return new Set(
    words.map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|ly)$/, '') : word)),
  );
}
