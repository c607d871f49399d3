/** A text as a part of a pattern, in which each of its signs stands for itself. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[$.*+?()[\]{}|\\^]/g, '\\$&');
}
