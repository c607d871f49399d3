import {HEADING_FONT, outlineText, openSiteFont, measureEms} from '@dental/print';

const serif = await openSiteFont(HEADING_FONT, 500);

/** One line of text in the heading face: baseline at y = 0, starting at x = 0. */
export function headline(
  text: string,
  size: number,
  color: string,
): {markup: string; width: number} {
  const {d, width} = outlineText(serif, apart(text), size, -0.004);
  return {markup: `<path fill="${color}" d="${d}"/>`, width};
}

/** Breaks `text` into as few lines as fit into `width`, all about as long as each other. */
export function balanced(text: string, size: number, width: number): string[] {
  const fewest = broken(text, size, width).length;
  let lines = broken(text, size, width);
  for (let narrower = width; narrower > 0; narrower -= 8) {
    const next = broken(text, size, narrower);
    if (next.length > fewest) break;
    lines = next;
  }
  return lines;
}

function broken(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measureEms(serif, longer) * size <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Keeps f, i and l apart: the joined letters of this font come out badly spaced as outlines. */
function apart(text: string): string {
  return text.replace(/f(?=[fijl])/g, 'f\u200c');
}
