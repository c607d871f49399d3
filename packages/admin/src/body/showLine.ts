/** Shows a line of a text if it's there. Returns true if it is. */
type ShowLine = (line: string) => boolean;

/** The texts on the screen. */
export const openTexts = new Set<ShowLine>();

/**
 * Puts the cursor on a line of the open text, or into the field of a block that it sets.
 * @param line without spaces around it
 * @returns true if the line is there
 */
export function showLine(line: string): boolean {
  if (line === '') return false;
  for (const showIn of openTexts) if (showIn(line)) return true;
  const inputs = document.querySelectorAll<HTMLInputElement>('.block :is(input, select)');
  const input = [...inputs].find(({value}) => value !== '' && line.includes(`="${value}"`));
  input?.focus();
  return input !== undefined;
}
