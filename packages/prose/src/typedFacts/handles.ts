import {findClosestMatch} from '@dental/content';
import {createWarning, type SentenceCheck} from '../engine/sentences';

/** A name on a social network, such as "@copperfinchdental"; an email address has none. */
const HANDLE = /(?<![\w.@/])@([\w.]{3,})(?<!\.)/g;

/** Words that call a name on a network ours. */
const CALLED_OURS = new RegExp(
  [
    String.raw`\b(?:follow|find|tag|watch|message|dm|see|like) us\b`,
    String.raw`\bour (?:\w+ )?(?:account|handle|page|posts|profile)\b`,
    String.raw`\bour \w+ is @|\bwe(?:'re| are) on \w+ (?:as|at|under) @`,
  ].join('|'),
  'i',
);

/** The letters at the start that a misspelling of our name has in common with it. */
const SAME_START_LETTERS = 6;

/**
 * Reports a name on a social network that is meant to be ours, and isn't that of a profile in
 * practice.yml. Links to profiles have a check of their own (`checkProfiles`).
 */
export const findWrongHandles: SentenceCheck = ({text, voice}, {practice}) => {
  if (voice === 'case' || !text.includes('@')) return [];
  const ours = (practice?.social ?? []).flatMap(({url}) => getHandle(url) ?? []);
  const [first] = ours;
  if (first === undefined) return [];
  const isNearOurs = (handle: string) =>
    findClosestMatch(handle, ours) !== undefined ||
    ours.some((own) => own.startsWith(handle.slice(0, SAME_START_LETTERS)));
  return [...text.matchAll(HANDLE)].flatMap(({0: quote, 1: written = '', index: at}) => {
    const handle = written.toLowerCase();
    if (ours.includes(handle) || !(CALLED_OURS.test(text) || isNearOurs(handle))) return [];
    const message = `"${quote}" isn't the name of any profile of ours.`;
    const remedy = `Change it to @${findClosestMatch(handle, ours) ?? first} if you mean ours.`;
    return [createWarning(at, quote, message, remedy, 'links/profile')];
  });
};

/** The name at the end of a profile's address, in lowercase. */
function getHandle(url: string): string | undefined {
  const name = /^https:\/\/[^/]+\/(?:[^?#]*\/)?@?([\w.]+)\/?$/.exec(url)?.[1];
  return name?.toLowerCase();
}
