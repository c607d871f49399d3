/**
 * Joins alternatives into the source of a regular expression.
 * @param alternatives words or small expressions, one alternative each
 * @returns one group that captures nothing, such as `(?:photo|image)`
 */
export function matchAny(alternatives: readonly string[]): string {
  return `(?:${alternatives.join('|')})`;
}
