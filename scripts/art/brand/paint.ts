import { palette } from '../palette';

const colors = palette();

/** One colour of the palette by its name; an unknown name is an error. */
export function paint(name: string): string {
  const color = colors[name];
  if (!color) throw new Error(`colour "${name}": expected it in src/css/tokens.css`);
  return color;
}
