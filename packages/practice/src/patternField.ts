import * as z from 'zod';

/**
 * The schema of a string that must match a pattern, and is not prose.
 * @param message the problem with any other string
 * @param remedy the fix, such as the place to copy the right one from
 */
export function makePatternField(pattern: RegExp, message: string, remedy: string) {
  return z
    .string()
    .check(z.refine<string>((value) => pattern.test(value), {error: message, params: {remedy}}))
    .meta({prose: false});
}
