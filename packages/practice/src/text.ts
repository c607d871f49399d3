/** `1 page`, `2 pages`. */
export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun.replace(/y$/, 'ie')}s`}`;
}

/** `a, b and c`: British English has no comma before the last. */
export function formatList(texts: readonly string[], before: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat('en-GB', {
    type: before === 'and' ? 'conjunction' : 'disjunction',
  }).format(texts);
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

/** A label such as `Call {phone}` with what is in braces filled in; what nobody fills in stays. */
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

/** Writes a text so that it can be in HTML, also in an attribute between quotation marks. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
