/** Drops the accents of a text, which keeps its length. */
export function dropAccents(text: string): string {
  return [...text.normalize('NFC')].map((letter) => [...letter.normalize('NFD')][0]).join('');
}
