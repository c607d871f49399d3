import type {Content} from '../../content';
import {memoize, memoizeTexts} from '../../memoize';
import type {Message, Problem} from '../../problem';
import {isDenied, isQuestion} from './context';
import {asKey, sayingsOf, wordsOf, type Voice} from './sayings';

/** A way of saying what should not be said. */
export interface WordRule {
  /** Its name, by which staff let one place stand, such as `claims/painless`. */
  finding: string;
  /** The words, in a sentence with straight apostrophes. */
  pattern: RegExp;
  /** Words around them with which they mean something else. */
  unless?: RegExp;
  /** A sentence that says so in the negative, or asks, means something else; false where it does not. */
  deniedPasses?: boolean;
  questionPasses?: boolean;
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
  return (finding: string, pattern: RegExp, what: string, fix: string, more: Partial<WordRule> = {}): WordRule => ({
    finding: `${topic}/${finding}`,
    pattern,
    voices: ['page', 'facts', 'case'],
    what: (found) => `"${found}" ${what}.`,
    fix,
    ...common,
    ...more,
  });
}

/** Rules of one topic, and words without which none of them is broken, so that most sentences are passed by. */
export interface RuleTable {
  hint: RegExp;
  rules: readonly WordRule[];
  /** Sentences that the specification gives (section 2), word for word. */
  given?: readonly string[];
  /** How a finding in a patient's own words is judged. */
  ofPatients?: {severity: 'warning'} & Pick<Message, 'fix'>;
}

/** A rule that a sentence breaks, and where. */
interface Breach {
  rule: WordRule;
  index: number;
  quote: string;
}

/** Every place that breaks a rule of a table: the first rule of each place. */
export function brokenRules(content: Content, table: RuleTable): Problem[] {
  return sayingsOf(content).flatMap((saying) =>
    breachesBy(table)(asKey(saying)).map(({rule, index, quote}): Problem => {
      const ofPatients = saying.voice === 'patient' ? table.ofPatients : undefined;
      const severity = rule.severity ?? ofPatients?.severity;
      return {
        file: saying.file,
        line: saying.lineAt(index),
        field: saying.field,
        ...(severity && {severity}),
        what: rule.what(quote),
        fix: ofPatients?.fix ?? rule.fix,
        finding: rule.finding,
        quote,
      };
    }),
  );
}

/** What the rules of a table say of a sentence, given as a key. */
const breachesBy = memoize((table: RuleTable) =>
  memoizeTexts((key): Breach[] => {
    const {voice, text} = wordsOf(key);
    if (!table.hint.test(text) || table.given?.includes(text)) return [];
    const taken: {start: number; end: number}[] = [];
    return table.rules.flatMap((rule) => {
      const found = firstMatch(text, voice, rule);
      if (!found) return [];
      const place = {start: found.index, end: found.index + found[0].length};
      if (taken.some(({start, end}) => start < place.end && place.start < end)) return [];
      taken.push(place);
      return [{rule, index: found.index, quote: found[0].trim()}];
    });
  }),
);

function firstMatch(text: string, voice: Voice, rule: WordRule): RegExpExecArray | undefined {
  const {pattern, unless, voices, deniedPasses = true, questionPasses = false} = rule;
  if (voices && !voices.includes(voice)) return undefined;
  // Hardly any sentence matches: what is dear, such as a copy of the pattern, is left for those.
  if (text.search(pattern) === -1) return undefined;
  if (questionPasses && isQuestion(text)) return undefined;
  if (unless?.test(text)) return undefined;
  return [...text.matchAll(pattern)].find(({index}) => !(deniedPasses && isDenied(text, index)));
}
