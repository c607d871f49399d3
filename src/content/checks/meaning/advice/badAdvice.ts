import type {Phrases} from '../../../language/grammar';

/** Advice that harms whoever follows it. A sentence is about what its paragraph or its page is about. */
export interface BadAdvice {
  /** What the paragraph, or the page by its address, is about; anything if left out. */
  about?: Phrases;
  advice: Phrases;
  unless?: Phrases;
  /** Advice not to do something is harmful as well. */
  isDenial?: true;
  why: string;
}

/** Words with which a sentence warns of what it names: a denial that is no reassurance, or the harm. */
export const WARNS = ['!REASSURING_NOT NOT', 'CAUTION'];

/** Numbers in words and figures, from two on. */
export const SEVERAL = 'NUMBER|two|three|four|five|six|eight|ten|twelve|several|few|couple|handful|handfuls|fistful';

/** What is done with medicines that nobody needs any more. */
export const AWAY = 'take_back|drop_box|bin|police|dispos*|flush|lock|safe_place|drop_off|stricter';

/** What is said to be all right. */
export const FINE = 'fine|ok|okay|safe|enough|good|alright|all_right|right|no_problem|allowed|harmless';

/** That it is so. */
export const IS = "is|are|it's|that's|works|be|will_do just|perfectly|quite|also|all|totally|proven?";

const MAY =
  "you_can|you_may|you_could|you_should|they_can|they_may|he_can|she_can|he_may|she_may|patients_can|patients_may|children_can|children_may|child_can|child_may|feel_free_to|go_ahead|no_reason_not_to|no_need_to|do_not_hesitate|don't_hesitate";

/** Ways of saying that something may be done. */
export const allowed = (what: string): string[] => [
  `${what} .. ${IS} ${FINE}`,
  `${what} .. ${MAY}`,
  `${IS} ${FINE} .. ${what}`,
  `${MAY} .. ${what}`,
];
