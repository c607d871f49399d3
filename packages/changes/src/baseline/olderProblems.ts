import type {Problem} from '@dental/content';

/** Keeps the problems that an earlier version didn't have in the same words. */
export function dropOlderProblems(
  problems: readonly Problem[],
  oldProblems: readonly Problem[],
): Problem[] {
  const keyOf = ({file, message}: Problem) => `${file} ${message}`;
  const oldKeys = new Set(oldProblems.map(keyOf));
  return problems.filter((problem) => !oldKeys.has(keyOf(problem)));
}
