import {c} from './colors';
import {at, line, oval, rect, shape, stamped, times} from './svg';
import {agave, ocotillo, saguaroChild} from './cactus';

/** A tapered pot with a rim, its foot on (0, 0), `w` wide and `h` high. */
function pot(w = 110, h = 100, fill = c.copperSoft, shade = c.copperLight): string {
  const a = w / 2;
  const b = w * 0.36;
  return (
    shape(
      `M${-a * 0.94} ${-h + 12}L${-b} -6Q${-b + 1} 0 ${-b + 8} 0H${b - 8}Q${b - 1} 0 ${b} -6L${a * 0.94} ${-h + 12}Z`,
      fill,
    ) +
    shape(
      `M${a * 0.3} ${-h + 12}L${b * 0.4} 0H${b - 8}Q${b - 1} 0 ${b} -6L${a * 0.94} ${-h + 12}Z`,
      shade,
    ) +
    rect(-a, -h, w, 22, fill, 6) +
    shape(`M${a * 0.34} ${-h}H${a - 6}q6 0 6 6v10q0 6 -6 6H${a * 0.32}Z`, shade)
  );
}

function blade(
  x: number,
  height: number,
  lean: number,
  width: number,
  light: string,
  dark: string,
): string {
  const tip = `${x + lean} ${-height}`;
  return (
    shape(
      `M${x - width} 0C${x - width * 1.3 + lean * 0.3} ${-height * 0.5} ${x + lean - width * 0.3} ${-height * 0.8} ${tip}C${x + lean * 0.7} ${-height * 0.6} ${x} ${-height * 0.3} ${x} 0Z`,
      light,
    ) +
    shape(
      `M${x + width} 0C${x + width * 1.3 + lean * 0.3} ${-height * 0.5} ${x + lean + width * 0.3} ${-height * 0.8} ${tip}C${x + lean * 0.7} ${-height * 0.6} ${x} ${-height * 0.3} ${x} 0Z`,
      dark,
    )
  );
}

/** Snake plant in a pot, about 260 high. */
export function snakePlant(fill?: string, shade?: string): string {
  return (
    at(0, -94, [
      blade(-22, 120, -26, 12, c.leaf, c.leafDeep),
      blade(26, 130, 30, 12, c.leaf, c.leafDeep),
      blade(-8, 178, -10, 14, c.leafPale, c.leaf),
      blade(14, 156, 12, 13, c.leafPale, c.leaf),
      blade(2, 108, 0, 12, c.leaf, c.leafDeep),
    ]) + pot(112, 104, fill, shade)
  );
}

/** One broad leaf with a midrib, pointing up from (0, 0). */
function broadLeaf(length: number, width: number, light: string, dark: string): string {
  return (
    shape(
      `M0 0C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.85} 0 ${-length}Z`,
      light,
    ) + shape(`M0 0C${width} ${-length * 0.3} ${width * 0.8} ${-length * 0.85} 0 ${-length}Z`, dark)
  );
}

const FIG: [number, number, number, number][] = [
  [-4, -120, -70, 100],
  [4, -130, 66, 96],
  [0, -180, -52, 112],
  [2, -196, 54, 108],
  [-2, -250, -62, 100],
  [4, -262, 48, 104],
  [0, -300, -26, 106],
  [2, -306, 22, 100],
];

/** A fiddle-leaf fig in a tall pot, about 400 high. */
export function fig(fill?: string, shade?: string): string {
  return (
    line('M0 -90C-6 -160 6 -240 0 -310', c.woodDeep, 8) +
    FIG.map(([x, y, turn, length], i) =>
      at(x, y, broadLeaf(length, 40, i % 2 ? c.leaf : c.leafPale, i % 2 ? c.leafDeep : c.leaf), {
        turn,
      }),
    ).join('') +
    pot(124, 116, fill, shade)
  );
}

/** A small olive tree with a round airy crown in a pot, about 420 high. */
export function olive(fill?: string, shade?: string): string {
  const twig =
    line('M0 0V-96', c.leafDeep) +
    times(7, (i) =>
      oval(i % 2 ? 13 : -13, -16 - i * 12, 15, 6, i % 2 ? c.leaf : c.leafPale, i % 2 ? -38 : 38),
    ) +
    oval(0, -102, 6, 15, c.leafPale);
  const twigs: [number, number, number][] = [
    [-6, -230, -78],
    [6, -236, 76],
    [-4, -250, -48],
    [6, -254, 46],
    [-2, -262, -20],
    [4, -262, 18],
    [-28, -220, -112],
    [30, -224, 108],
  ];
  return (
    line(
      'M0 -96C8 -150 -10 -190 0 -262M0 -190C-10 -210 -24 -216 -34 -228M0 -200C12 -216 22 -222 34 -232',
      c.woodDeep,
      8,
    ) +
    stamped(
      twig,
      twigs.map(([x, y, turn]) => `translate(${x} ${y}) rotate(${turn})`),
    ) +
    pot(120, 110, fill, shade)
  );
}

/** An agave in a low bowl, about 170 high. */
export function agavePot(fill?: string, shade?: string): string {
  return at(0, -66, agave()) + pot(130, 74, fill, shade);
}

/** A young saguaro in a pot, about 190 high. */
export function cactusPot(fill?: string, shade?: string): string {
  return at(0, -70, saguaroChild(), {scale: 0.95}) + pot(84, 76, fill, shade);
}

/** Ocotillo twigs in a vase, about 300 high. */
export function vase(fill = c.tealSoft, shade = c.tealMid): string {
  return (
    at(0, -96, ocotillo(c.woodDeep), {scale: 0.56}) +
    shape(
      'M-14 -112H14V-92C34 -78 42 -56 40 -36C38 -10 26 0 14 0H-14C-26 0 -38 -10 -40 -36C-42 -56 -34 -78 -14 -92Z',
      fill,
    ) +
    shape(
      'M6 -112H14V-92C34 -78 42 -56 40 -36C38 -10 26 0 14 0H2C18 -14 24 -34 22 -50C20 -70 8 -80 6 -92Z',
      shade,
    )
  );
}

/** A trailing plant on a shelf: its pot is on (0, 0), the shoots hang down about 120. */
export function trailing(): string {
  const shoot = (x: number, length: number, lean: number) =>
    line(
      `M${x} -40C${x + lean} -44 ${x + lean * 1.6} -20 ${x + lean * 1.5} ${length}`,
      c.leafDeep,
    ) +
    times(Math.floor(length / 22) + 1, (i) =>
      oval(
        x + lean * 1.5 + (i % 2 ? 9 : -9),
        -6 + i * 24,
        11,
        7,
        i % 2 ? c.leaf : c.leafPale,
        i % 2 ? 30 : -30,
      ),
    );
  return (
    shoot(-16, 84, -14) +
    shoot(18, 116, 12) +
    shoot(8, 50, 4) +
    times(5, (i) =>
      oval(-28 + i * 14, -54 - (i % 2) * 10, 15, 10, i % 2 ? c.leaf : c.leafPale, -30 + i * 16),
    ) +
    pot(64, 46, c.white, c.sandDeep)
  );
}
