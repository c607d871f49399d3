import {c} from './colors';
import {mixColors} from '@dental/print';
import {at, line, rect, scatter, shape, times} from './svg';
import {cloud, range, sky, sun} from './desert';

/** A quiet sky with a low sun and far hills: the backdrop of treatments. */
export function openSky(horizon: number, sunX = 960, sunY = 190, clouds = true): string {
  const x = (share: number) => (sunX > 600 ? share : 1 - share) * 1200;
  return [
    sky(0, 0, 1200, 640, c.tealPale, c.sky),
    sun(sunX, sunY, 62),
    clouds ? cloud(x(0.17) - 80, 150, 160) + cloud(x(0.3) - 60, 84, 110) : '',
    range(-20, horizon + 90, 1240, 190, c.mesaFar, [0.5, 0.8, 0.55, 1, 0.65, 0.85, 0.5, 0.9, 0.4]),
  ].join('');
}

/** The gum with a scalloped edge around the necks of teeth at `xs`, down to 800. */
export function gumFront(xs: number[], y: number, half: number): string {
  const edge = xs
    .map((x) => `L${x - half} ${y - 26}Q${x} ${y + 44} ${x + half} ${y - 26}`)
    .join('');
  const shine = xs
    .map((x) => `M${x - half * 0.7} ${y + 40}Q${x} ${y + 78} ${x + half * 0.7} ${y + 40}`)
    .join('');
  return (
    shape(`M-20 800V${y - 20}${edge}L1220 ${y - 20}V800Z`, c.gum) +
    line(shine, mixColors(c.gum, c.sand, 0.35), 7) +
    shape(
      `M-20 800V${y + 150}C300 ${y + 110} 500 ${y + 170} 700 ${y + 140}S1060 ${y + 110} 1220 ${y + 150}V800Z`,
      mixColors(c.gum, c.copper, 0.18),
    )
  );
}

/** Gum and bone cut open, from the gum line `y` down; teeth and implants are drawn over it. */
export function gumCut(y: number): string {
  const pores = times(16, (i) => {
    const x = 40 + i * 76;
    const py = y + 150 + ((i * 67) % 150);
    return `M${x} ${py}q8 -10 18 -4M${x + 30} ${py + 46}q8 8 16 0`;
  });
  return [
    shape(
      `M-20 800V${y}C40 ${y - 22} 90 ${y - 22} 150 ${y}S260 ${y + 20} 330 ${y}S520 ${y - 20} 600 ${y}S790 ${y + 20} 870 ${y}S1110 ${y - 22} 1220 ${y}V800Z`,
      c.gum,
    ),
    shape(
      `M-20 800V${y + 84}C60 ${y + 62} 120 ${y + 70} 180 ${y + 84}S420 ${y + 70} 600 ${y + 80}S900 ${y + 96} 1020 ${y + 82}S1160 ${y + 66} 1220 ${y + 80}V800Z`,
      c.bone,
    ),
    line(pores, c.boneDeep, 6),
    line(
      `M-20 ${y + 22}C40 ${y} 90 ${y} 150 ${y + 22}S260 ${y + 42} 330 ${y + 22}S520 ${y + 2} 600 ${y + 22}S790 ${y + 42} 870 ${y + 22}S1110 ${y} 1220 ${y + 22}`,
      mixColors(c.gum, c.sand, 0.35),
      6,
    ),
  ].join('');
}

/** A tooth prepared for a crown, its neck on y = 0: tapered, 130 wide and 110 high. */
export function stump(): string {
  return (
    shape(
      'M-66 10C-66 -10 -62 -20 -54 -26L-42 -92Q-38 -112 -16 -112Q-4 -104 4 -104Q12 -104 18 -112Q38 -112 42 -92L54 -26C62 -20 66 -10 66 10Z',
      c.boneDeep,
    ) +
    shape(
      'M18 -112Q38 -112 42 -92L54 -26C62 -20 66 -10 66 10H20C36 -30 30 -80 18 -112Z',
      mixColors(c.boneDeep, c.copper, 0.18),
    ) +
    line('M-54 -26Q0 -8 54 -26', mixColors(c.boneDeep, c.copper, 0.3))
  );
}

/** A dashed line downward that shows where a part will sit. */
export function guide(x: number, from: number, to: number): string {
  const arrow = `M${x - 14} ${to - 16}L${x} ${to}L${x + 14} ${to - 16}`;
  const dashes = times(Math.floor((to - from - 14) / 22), (i) => `M${x} ${from + i * 22}v9`);
  return line(dashes + arrow, c.copper, 5);
}

/** Drops of water or gel, falling about (0, 0). */
export function drops(fill = c.tealSoft): string {
  const drop = 'M0 -22C10 -6 14 0 14 8A14 14 0 0 1 -14 8C-14 0 -10 -6 0 -22Z';
  return scatter('0,0,1 52,-40,0.7 -46,-30,0.8', (x, y, scale) =>
    at(x, y, shape(drop, fill) + line('M-5 8q0 6 5 8', c.white), {scale}),
  );
}

/** A ledge in front for still lifes: a table across the picture from `y` down. */
export function ledge(y: number, fill = c.sandShade, edge = c.sand): string {
  return rect(0, y, 1200, 800 - y, fill) + rect(0, y, 1200, 14, edge);
}
