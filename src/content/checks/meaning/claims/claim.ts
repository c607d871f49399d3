import {phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';

/*
 * What a dentist must not claim. The sources:
 * - Arizona's dental board: false or misleading advertising is unprofessional conduct, as A.R.S. § 32-1201.01 defines it and
 *   § 32-1263 punishes it; who is called a specialist holds the title of a recognized board.
 * - The Federal Trade Commission: the guides on endorsements (16 CFR 255; 255.2 is on patients' words) and the rule on
 *   reviews (16 CFR 465).
 */

export const BOARD = "Arizona's dental board (A.R.S. § 32-1201.01) does not allow it";
export const GUIDES = "the FTC's guides on endorsements (16 CFR 255) do not allow it";

/**
 * Makes the rules about one kind of claim. Its message quotes the words and goes on with what is wrong about them.
 * @param finding its name after the slash, such as `painless`
 * @param fix with a sentence that may stand there
 * @param common what holds for all of the rules
 */
export function claimRules(finding: string, what: string, fix: string, common: Partial<WordRule> = {}) {
  return (pattern: RegExp | readonly string[], more: Partial<WordRule> = {}): WordRule => ({
    finding: `claims/${finding}`,
    pattern: pattern instanceof RegExp ? pattern : phrases(...pattern),
    what: (found) => `"${found}" ${what}.`,
    fix,
    ...common,
    ...more,
  });
}

/** What holds for a claim that is likely one: it warns, and only of our own words. */
export const LIKELY: Partial<WordRule> = {severity: 'warning', deniedPasses: false, voices: ['page', 'facts']};

/** Words that take a promise back. */
export const DENYING = [
  'nobody|no_one|cannot|not|no_dentist|no_treatment|no_office|never .. PROMISE|guaranteed',
  'NEGATION|hardly|nobody|no_one .. say|tell|know|promise|guarantee|mean|expect',
  'NEGATION .. every|each|all !only',
  'not|no|never .. last|lasts|hold|holds|stay|permanent .. FOREVER|ALWAYS',
  'no result|results|outcome|treatment|procedure|surgery|medicine|material|filling|crown|method|dentist|implant',
  'no ~ dentist|doctor|office|practice|treatment can|could|will',
  'cannot|never|nor always|all|everybody',
  'no guarantee|promise|warranty|certainty',
  'not every|all|everyone|everybody|always|for|right|suited|suitable|ideal|perfect|instant|permanent',
  'nothing .. lasts|is|stays|holds',
  'whoever|who|anybody|anyone|somebody|someone PROMISE',
];

/** Words that take a promise back, or make it a question or one of several. */
export const CAREFUL = ['HEDGE', 'IF', 'ASK', ...DENYING];

/** Words that take a claim back that is said of everybody, of all time, or of a day: the most anxious are not most people. */
export const TAKEN_BACK = [
  'SOFT',
  'most !anxious|nervous|fearful|difficult|stubborn|stained|crooked|advanced|complex|severe|hopeless|delicate|modern|natural',
  'few !minutes|hours|days|weeks|months|visits|sessions|appointments|seconds',
  'is|if|where|as|soon_as|not|when possible',
  'ask us|whether|if|what|how|your|about|which|the',
  'whether !you',
  'unless|in_case|provided|should_you',
  'if it|the|there|something|anything|they|a|an|that|this|possible|needed|necessary|bone|your',
  'if you also|always|still|do? wear|clean|brush|floss|keep|care|take|avoid|have|need|want|prefer|feel|notice|stop|smoke|grind|look|like|would|come',
  ...DENYING.slice(1),
];
