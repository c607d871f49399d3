import type {Content} from '../../../content';
import {GIVEN_NAMES} from '../../../language/givenNames';
import {memoize} from '../../../memoize';
import {teamOf} from '../people';

const LOWER_NAMES = new Set([...GIVEN_NAMES].map((name) => name.toLowerCase()));

/** Whether one of the words of a file's name is a given name, but for those that may stand there. */
export function hasGivenName(words: string, allowed: ReadonlySet<string> = new Set()): boolean {
  return words.split(/[-_ ]+/).some((word) => word.length > 2 && LOWER_NAMES.has(word) && !allowed.has(word));
}

/** The first and last names of everybody who has a page, in small letters. */
export const namesOfTeam = memoize(
  (content: Content): ReadonlySet<string> =>
    new Set(teamOf(content).flatMap(({first, last}) => [first.toLowerCase(), last.toLowerCase()])),
);
