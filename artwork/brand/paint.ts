import {palette, type ColourName} from '../../src/pictures/palette';

const colors = palette();

/** One colour of the palette by its name. */
export function paint(name: ColourName): string {
  return colors[name];
}
