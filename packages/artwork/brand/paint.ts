import {type ColourName, palette} from '@dental/print';

const colors = palette();

/** One colour of the palette by its name. */
export function paint(name: ColourName): string {
  return colors[name];
}
