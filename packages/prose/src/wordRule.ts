import {type Content, memoize, memoizeOn, type Problem} from '@dental/content';
import {candidates as nearIn, phrases, type Match, type Phrases} from './engine/grammar';
import {isNegated, isProhibited, isQuestion} from './engine/context';
import {sentencesByFile, type Sentence, type Voice, type Words} from './engine/sentences';

/** A way of saying what should not be said. */
export interface WordRule {
  /** Its name, by which staff let one place stand, such as `claims/painless`. */
  finding: string;
  /** The words, in a sentence with straight apostrophes. */
  pattern: RegExp | Phrases;
  /** Words around them with which they mean something else. */
  unless?: RegExp | Pick<Phrases, 'find'>;
  /** A sentence that says so in the negative, or asks, means something else; false where it does not. */
  deniedPasses?: boolean;
  questionPasses?: boolean;
  /** A sentence that tells people not to do it passes, and one that says that it need not be done does not. */
  forbiddenPasses?: boolean;
  /** Whose words it is about; everybody's if this is left out. */
  voices?: readonly Voice[];
  severity?: 'warning';
  what: (found: string) => string;
  /** With a sentence that may stand there. */
  fix: string;
}

/**
 * Makes rules of a topic, about what we write and not about patients' words. Their message quotes the words and goes on
 * with what is wrong about them.
 * @param topic the first part of their names, such as `rights`
 * @param common what holds for all of them
 */
export function rulesAbout(topic: string, common: Partial<WordRule> = {}) {
  return (
    finding: string,
    pattern: RegExp | readonly string[],
    what: string,
    fix: string,
    more: Partial<WordRule> = {},
  ): WordRule => ({
    finding: `${topic}/${finding}`,
    pattern: pattern instanceof RegExp ? pattern : phrases(...pattern),
    voices: ['page', 'facts', 'case'],
    what: (found) => `"${found}" ${what}.`,
    fix,
    ...common,
    ...more,
  });
}

/** Rules of one topic, and words without which none of its patterns matches, so that most sentences are passed by. */
export interface RuleTable {
  hint?: RegExp;
  rules: readonly WordRule[];
}

/** A rule that a sentence breaks, and where. */
interface Breach {
  rule: WordRule;
  index: number;
  quote: string;
}

/** Every place that breaks a rule of a table: the first rule of each place. */
export function brokenRules(content: Content, table: RuleTable): Problem[] {
  return sentencesByFile(content).flatMap(brokenIn(table));
}

/** What the rules of a table say of a file. */
const brokenIn = memoize((table: RuleTable) => {
  const breachesIn = breachesBy(table);
  return memoize((sayings: readonly Sentence[]) =>
    sayings.flatMap((saying) =>
      breachesIn(saying.words).map(({rule, index, quote}): Problem => {
        return {
          file: saying.file,
          line: saying.lineAt(index),
          field: saying.field,
          ...(rule.severity && {severity: rule.severity}),
          what: rule.what(quote),
          fix: rule.fix,
          finding: rule.finding,
          quote,
        };
      }),
    ),
  );
});

/** What the rules of a table say of a sentence. */
const breachesBy = (table: RuleTable) =>
  memoizeOn(({voice, text}: Words): Breach[] => {
    const isHinted = table.hint?.test(text) !== false;
    const breaches: Breach[] = [];
    for (const rule of likelyIn(text, table.rules)) {
      if (rule.pattern instanceof RegExp && !isHinted) continue;
      // Of what is said already, a warning tells nothing new.
      if (breaches.some(({rule: {finding}}) => rule.severity === 'warning' || finding === rule.finding)) continue;
      const found = firstMatch(text, voice, rule);
      if (found && !breaches.some((breach) => isOver(breach, found)))
        breaches.push({rule, index: found.index, quote: found.text.trim()});
    }
    return breaches;
  });

function isOver(breach: Breach, {index, text}: Match): boolean {
  return index < breach.index + breach.quote.length && breach.index < index + text.length;
}

function firstMatch(text: string, voice: Voice, rule: WordRule): Match | undefined {
  const {pattern, unless, voices, deniedPasses = true, questionPasses = false, forbiddenPasses = false} = rule;
  if (voices && !voices.includes(voice)) return undefined;
  const found = matchesOf(pattern, text);
  if (found.length === 0) return undefined;
  if (questionPasses && isQuestion(text)) return undefined;
  if (unless && matchesOf(unless, text).length > 0) return undefined;
  return found.find(
    ({index}) => !(deniedPasses && isNegated(text, index)) && !(forbiddenPasses && isProhibited(text, index)),
  );
}

/** The rules that a sentence may break: of all others it lacks a word. Of a pattern of letters nobody knows before. */
export function likelyIn<Rule extends {pattern: RegExp | Phrases}>(text: string, rules: readonly Rule[]): Rule[] {
  const near = nearIn(text);
  return rules.filter(({pattern}) => pattern instanceof RegExp || near.has(pattern));
}

/** The places of a sentence that match. */
export function matchesOf(pattern: RegExp | Pick<Phrases, 'find'>, text: string): Match[] {
  if (!(pattern instanceof RegExp)) return pattern.find(text);
  // Hardly any sentence matches: what is dear, such as a copy of the pattern, is left for those.
  if (text.search(pattern) === -1) return [];
  return pattern.global
    ? [...text.matchAll(pattern)].map(({index, 0: match}) => ({index, text: match}))
    : [{index: 0, text}];
}
