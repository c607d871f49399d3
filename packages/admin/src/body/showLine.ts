/** Shows a line of a text if it's there. Returns true if it is. */
type ShowLine = (line: string) => boolean;

/** The texts on the screen. */
export const openTexts = new Set<ShowLine>();

/** Puts the cursor on a line of the open text, or into the field of a block that it sets. */
export function showLine(line: string): void {
  const target = line.trim();
  if (target === '') return;
  for (const showIn of openTexts) if (showIn(target)) return;
  const inputs = document.querySelectorAll<HTMLInputElement>('.block :is(input, select)');
  [...inputs].find(({value}) => value !== '' && target.includes(`="${value}"`))?.focus();
}
