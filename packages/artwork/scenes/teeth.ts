import {c} from './colors';
import {at, line, shape} from './svg';

interface Paint {
  fill?: string | undefined;
  shade?: string | undefined;
  mark?: string;
}

const MOLAR =
  'M-78 -70C-86 -112 -58 -134 -30 -128C-14 -124 -8 -118 0 -118C8 -118 14 -124 30 -128C58 -134 86 -112 78 -70C74 -44 66 -30 62 -4C58 36 56 88 40 116C30 130 20 124 18 106C14 72 14 34 0 34C-14 34 -14 72 -18 106C-20 124 -30 130 -40 116C-56 88 -58 36 -62 -4C-66 -30 -74 -44 -78 -70Z';
const MOLAR_SHADE =
  'M30 -128C58 -134 86 -112 78 -70C74 -44 66 -30 62 -4C58 36 56 88 40 116C30 130 20 124 18 106C17 94 16 80 15 68C30 62 36 30 40 0C44 -34 62 -60 54 -94C50 -112 42 -122 30 -128Z';

/** A whole molar with two roots, crown up, 160 wide and 255 high around (0, 0). */
export function molar({
  fill = c.enamel,
  shade = c.enamelShade,
  mark = c.white,
}: Paint = {}): string {
  return (
    shape(MOLAR, fill) +
    shape(MOLAR_SHADE, shade) +
    line('M-56 -86C-58 -100 -50 -110 -40 -112', mark, 7)
  );
}

/** The outline of a whole molar. */
export const molarOutline = MOLAR;

const CROWN =
  'M-62 0C-66 -30 -80 -50 -80 -78C-80 -112 -56 -124 -32 -120C-16 -117 -10 -110 0 -110C10 -110 16 -117 32 -120C56 -124 80 -112 80 -78C80 -50 66 -30 62 0C40 14 -40 14 -62 0Z';

/** Only the crown of a molar, its neck on y = 0; 160 wide, 124 high. */
export function crown({
  fill = c.enamel,
  shade = c.enamelShade,
  mark = c.white,
}: Paint = {}): string {
  return (
    shape(CROWN, fill) +
    shape(
      'M32 -120C56 -124 80 -112 80 -78C80 -50 66 -30 62 0C52 6 38 9 22 10C36 -22 58 -44 54 -86C52 -104 44 -114 32 -120Z',
      shade,
    ) +
    line('M-58 -76C-60 -92 -52 -102 -42 -104', mark, 7)
  );
}

/** A front tooth, its neck at the top (y = 0), the edge at y = 150; 104 wide. */
export function incisor({
  fill = c.enamel,
  shade = c.enamelShade,
  mark = c.white,
}: Paint = {}): string {
  return (
    shape(
      'M-38 4C-30 -14 30 -14 38 4C44 40 54 90 52 132C50 148 40 152 24 151C8 149 -8 149 -24 151C-40 152 -50 148 -52 132C-54 90 -44 40 -38 4Z',
      fill,
    ) +
    shape(
      'M14 -9C26 -8 35 -4 38 4C44 40 54 90 52 132C50 148 40 152 24 151C38 120 32 40 14 -9Z',
      shade,
    ) +
    line('M-34 62C-36 82 -38 100 -38 118', mark, 7)
  );
}

/** The titanium screw of an implant, its head on y = 0, about 190 long. */
export function implantScrew(): string {
  const threads = Array.from({length: 8}, (_, i) => {
    const y = 22 + i * 19;
    const r = 34 - i * 2.2;
    return shape(
      `M${-r} ${y}L${r} ${y - 9}Q${r + 5} ${y - 4} ${r} ${y + 3}L${-r} ${y + 11}Q${-r - 5} ${y + 5} ${-r} ${y}Z`,
      c.tealSoft,
    );
  }).join('');
  return (
    shape('M-30 0H30L16 176Q0 196 -16 176Z', c.steelDeep) +
    threads +
    shape('M-32 -6H32V10Q0 18 -32 10Z', c.tealSoft) +
    shape('M-16 -40Q0 -48 16 -40L24 -6H-24Z', c.steelDeep) +
    shape('M4 -45Q12 -44 16 -40L24 -6H8Z', c.tealSoft)
  );
}

/** A toothbrush lying from the grip at (0, 0) to the bristles at (330, 0). */
export function toothbrush(fill = c.teal, bristle = c.copperPale): string {
  return (
    shape('M252 -22h62q6 0 6 6v10h-72v-10q0 -6 4 -6Z', bristle) +
    line('M266 -20v12M280 -20v12M294 -20v12M308 -20v12', c.copperSoft) +
    shape(
      'M14 -12C60 -18 120 -14 170 -7C200 -4 220 -8 246 -8H318Q326 -8 326 0Q326 8 318 8H246C220 8 200 6 170 8C120 14 60 16 14 12Q0 8 0 0Q0 -8 14 -12Z',
      fill,
    ) +
    line('M26 0C70 -4 110 -2 140 0', c.tealSoft)
  );
}

/** A small four-pointed gleam. */
export function gleam(x: number, y: number, r: number, fill = c.white): string {
  return at(
    x,
    y,
    shape(
      `M0 ${-r}Q${r * 0.14} ${-r * 0.14} ${r} 0Q${r * 0.14} ${r * 0.14} 0 ${r}Q${-r * 0.14} ${r * 0.14} ${-r} 0Q${-r * 0.14} ${-r * 0.14} 0 ${-r}Z`,
      fill,
    ),
  );
}
