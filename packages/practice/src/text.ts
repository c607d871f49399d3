/** Counts things: `1 page`, `2 pages`. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun.replace(/(?<![aeiou])y$/, 'ie')}s`}`;
}

/** Formats a list as `a, b, and c`. */
export function formatList(texts: readonly string[], before: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-US', {
    type: before === 'and' ? 'conjunction' : 'disjunction',
  }).format(texts);
}

/**
 * Formats the first texts of a list and counts the others: `a, b, and 7 more`. It never counts a
 * single one.
 */
export function truncateList(texts: readonly string[], max: number): string {
  const rest = texts.length - max;
  return formatList(rest > 1 ? [...texts.slice(0, max), `${rest} more`] : texts);
}

/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Cuts a text at a word, as search results do, with an ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit).replace(/\s+\S*$/, '')} …` : text;
}

/** Fills in the braces of a label such as `Call {phone}`. Names without a value stay. */
export function interpolate(
  label: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return label.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, also for an attribute in quotation marks. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** The link that calls a number, such as `tel:+15551234567`. */
export function toPhoneLink(phone: string): string {
  return `tel:+1${phone.replaceAll(/\D/g, '')}`;
}
