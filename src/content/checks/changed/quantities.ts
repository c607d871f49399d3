/** So many times larger, or smaller, is confirmed by a person. */
export const FACTOR = 3;

/** That a figure has changed by a factor, as a sentence. */
export function changedByFactor(was: number, is: number): string {
  const times = factorOf(was, is).toFixed(1).replace('.0', '');
  return `This figure was ${was} and becomes ${is}, which is ${times} times as ${is > was ? 'much' : 'little'}.`;
}

/** How many times as much one is as the other, or as little: from 1. */
export function factorOf(was: number, is: number): number {
  return was > 0 && is > 0 ? Math.max(is / was, was / is) : 1;
}
