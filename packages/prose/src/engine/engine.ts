import {type Content, memoize, memoizeWithContext} from '@dental/content';
import {type Denials, ENGLISH_DENIALS} from './context';
import {createPhraseIndex, type PhraseIndex, type Phrases} from './grammar';
import {getPracticeVocabularyKey, buildPracticeVocabulary} from './practiceVocabulary';
import {compileRule, type Rule, type RuleSet} from './rule';
import {ruleSet} from './ruleSet';
import {createLexicon, type PracticeVocabulary} from './vocabulary';

/** Everything that reads sentences for one practice. */
export interface Engine extends PhraseIndex {
  /** All rules, the most severe first. */
  rules: readonly Rule[];
  denials: Denials;
}

const LEVELS_BY_SEVERITY = ['error', 'error-unless-signed', 'warning'];

/**
 * Creates an engine.
 * @param practice the lists that the practice's records fill
 * @param denials those of the language of the rules
 */
export function createEngine(
  {rules, vocabulary}: Pick<RuleSet, 'rules' | 'vocabulary'>,
  practice: PracticeVocabulary,
  denials: Denials = ENGLISH_DENIALS,
): Engine {
  const index = createPhraseIndex(createLexicon(vocabulary, practice));
  const compiled = rules.map((rule) => compileRule({...index, denials}, rule));
  const getSeverity = ({level}: Rule) => LEVELS_BY_SEVERITY.indexOf(level);
  return {...index, denials, rules: compiled.sort((a, b) => getSeverity(a) - getSeverity(b))};
}

/** The phrases that checks define. */
const definitions: ((engine: Engine) => Phrases)[] = [];

const loadEngine = memoizeWithContext(
  getPracticeVocabularyKey,
  (rules: RuleSet, content: Content) => {
    const engine = createEngine(rules, buildPracticeVocabulary(content));
    // After a new phrase, each sentence is parsed again: compile all before the first sentence.
    for (const compile of definitions) compile(engine);
    return engine;
  },
);

/** The engine for the practice of a content. */
export const getEngine = (content: Content): Engine => loadEngine(ruleSet, content);

/** Identifies an engine: the same key means the same findings. */
export const getEngineKey = (content: Content): string =>
  `${ruleSet.digest}\n${getPracticeVocabularyKey(content)}`;

/** Phrases that a check needs, compiled once for each engine. */
export function definePhrases(...lines: readonly string[]): (engine: Engine) => Phrases {
  const compile = memoize((engine: Engine) => engine.phrases(...lines));
  definitions.push(compile);
  return compile;
}

/** The rules of one file under `rules/`, by its name without the ending. */
export const selectRules = (topic: string): ((engine: Engine) => readonly Rule[]) =>
  memoize((engine: Engine) => engine.rules.filter((rule) => rule.topic === topic));

const indexGeneralRules = memoize(({vocabulary}: RuleSet) =>
  createPhraseIndex(createLexicon(vocabulary, {})),
);

/** Phrases over the vocabulary without the lists of a practice, for checks of other packages. */
export const compilePhrases = (...lines: readonly string[]): Phrases =>
  indexGeneralRules(ruleSet).phrases(...lines);
