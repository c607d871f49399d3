import type {Problem} from '@dental/content';

/** Keeps the problems that an earlier version didn't have in the same words. */
export function dropOlderProblems(
  problems: readonly Problem[],
  oldProblems: readonly Problem[],
): Problem[] {
  const getKey = ({file, message}: Problem) => `${file} ${message}`;
  const oldKeys = new Set(oldProblems.map(getKey));
  return problems.filter((problem) => !oldKeys.has(getKey(problem)));
}
