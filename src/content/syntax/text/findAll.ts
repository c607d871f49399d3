import type {Finding} from './textMistake';

/** A finding for every match of a pattern; where `explain` gives nothing, the match is in order. */
export function findAll(
  text: string,
  pattern: RegExp,
  explain: (match: RegExpExecArray) => Pick<Finding, 'what' | 'fix' | 'instead'> | undefined,
): Finding[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const message = explain(match);
    return message ? [{start: match.index, end: match.index + match[0].length, ...message}] : [];
  });
}
