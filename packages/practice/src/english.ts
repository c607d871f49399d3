/** `1 page`, `2 pages`. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun.replace(/y$/, 'ie')}s`}`;
}

/** `a, b and c`. */
export function formatList(texts: readonly string[], before: 'and' | 'or' = 'and'): string {
  const last = texts.at(-1) ?? '';
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${before} ${last}` : last;
}

/** The first of some texts, and how many more there are: `a, b and 7 more`. A single one more is named. */
export function fewOf(texts: readonly string[], most: number): string {
  const rest = texts.length - most;
  return formatList(rest > 1 ? [...texts.slice(0, most), `${rest} more`] : texts);
}

/** A text with a capital letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
