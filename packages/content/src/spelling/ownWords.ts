/**
 * The words that staff have added, one a line; a # starts a note.
 * @returns them in lower case
 */
export function ownWords(text: string): Set<string> {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/#.*/, '').trim().toLowerCase());
  return new Set(lines.filter(Boolean));
}
