/** What a field holds if it is a text; nothing else that may be written there. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
