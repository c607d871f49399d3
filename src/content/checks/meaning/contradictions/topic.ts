import {phrases, type Phrases} from '../../../language/grammar';

/** Something that our pages say, and what says the opposite of it. */
export interface Topic {
  said: Phrases;
  against: Phrases;
  unless: Phrases;
}

/**
 * Makes a topic.
 * @param said what our pages may say
 * @param against the words with which another one contradicts it
 * @param unless words with which it does not
 */
export const topic = (said: readonly string[], against: readonly string[], unless: readonly string[]): Topic => ({
  said: phrases(...said),
  against: phrases(...against),
  unless: phrases(...unless),
});
