import {mixColors} from '@dental/print';
import type {Film, Tooth} from './conditions';
import {pick} from './list';
import {found} from './person';
import {curve, fill, line, pts, type Point} from './svg';
import {at, traceCrescent, type Placed} from './tooth';

type Mark = NonNullable<Tooth['marks']>[number];

/** The depth of a coating along one tooth. It varies a little from tooth to tooth. */
function waver(tooth: Placed, base: number, sides: number): (u: number) => number {
  const phase = tooth.x * 0.37;
  return (u) => base + sides * u ** 2 + base * 0.3 * Math.sin(u * 5 + phase);
}

/** A coating along the gum of a jaw: plaque, tartar, or a stain of tea or smoke. */
export function drawFilm(teeth: Placed[], kind: Film | undefined): string {
  const there = teeth.filter(
    (tooth) => !tooth.state.missing && tooth.number < (tooth.upper ? 5 : 4),
  );
  const over = (base: number, sides: number) =>
    there.map((tooth) => traceCrescent(tooth, waver(tooth, base, sides))).join('');
  if (kind === 'plaque') return fill(over(0.17, 0.04), found.plaque);
  if (kind === 'tartar') {
    const deep = pick(teeth, 0).upper ? 0.17 : 0.27;
    return fill(over(deep, -0.03), found.tartar) + fill(over(deep * 0.5, -0.04), found.tartarDeep);
  }
  if (kind === 'tea')
    return (
      fill(over(0.05, 0.02), found.brown, 'opacity=".7"') + between(there, found.brown, 3.2, 0.7)
    );
  if (kind === 'smoke')
    return (
      fill(over(0.27, -0.12), found.brown, 'opacity=".6"') +
      fill(over(0.14, -0.08), found.soot) +
      between(there, found.soot, 4, 0.8)
    );
  return '';
}

/** Stain in the narrow places where teeth touch. */
function between(teeth: Placed[], color: string, width: number, opacity: number): string {
  const d = teeth.map((tooth) => `M${pts(at(tooth, 1, 0.42), at(tooth, 0.98, 0.88))}`).join('');
  return line(d, color, width, `opacity="${opacity}"`);
}

/** The crack of a tooth: a dark hairline next to a pale one. */
export function drawCrack(tooth: Placed): string {
  const points = tooth.state.crack?.map(([u, up]): Point => at(tooth, u * 2 - 1, 1 - up)) ?? [];
  if (!points.length) return '';
  const pale = points.map(([x, y]): Point => [x + 2, y]);
  return line(`M${pts(...pale)}`, found.white, 1.2) + line(`M${pts(...points)}`, found.soot, 1.4);
}

/** A soft-edged spot of a tooth. */
function spot(tooth: Placed, u: number, v: number, wide: number, high: number): string {
  const p = (a: number, b: number) => at(tooth, u + a * wide, v + b * high);
  return `${curve([p(-1, 0.1), p(-0.45, -0.85), p(0.35, -0.7), p(1, -0.1), p(0.5, 0.8), p(-0.4, 0.95), p(-1, 0.1)])}Z`;
}

/** Everything marked on the teeth of a jaw, each kind of mark in one go. */
export function drawMarks(teeth: Placed[]): string {
  const those = (mark: Mark): Placed[] =>
    teeth.filter((tooth) => tooth.state.marks?.includes(mark));
  return (Object.keys(PAINT) as Mark[])
    .map((mark) => (those(mark).length ? PAINT[mark](those(mark)) : ''))
    .join('');
}

const each = (teeth: Placed[], draw: (tooth: Placed) => string): string => teeth.map(draw).join('');

const PAINT: Record<Mark, (teeth: Placed[]) => string> = {
  chalk: (teeth) => {
    const flecks = each(teeth, (tooth) => {
      const turn = tooth.number % 2 ? 1 : -1;
      return (
        spot(tooth, -0.3 * turn, 0.36, 0.4, 0.06) +
        spot(tooth, 0.3, 0.6, 0.34, 0.045) +
        spot(tooth, 0.05 * turn, 0.82, 0.5, 0.04)
      );
    });
    return fill(flecks, found.white, 'opacity=".95"');
  },
  brown: (teeth) =>
    fill(
      each(
        teeth,
        (tooth) =>
          spot(tooth, 0.16 * tooth.side + 0.05, 0.48, 0.27, 0.06) +
          spot(tooth, -0.45, 0.72, 0.16, 0.035),
      ),
      found.brown,
      'opacity=".55"',
    ),
  faint: (teeth) =>
    fill(
      each(teeth, (tooth) => spot(tooth, 0.25, 0.5, 0.32, 0.05)),
      found.white,
      'opacity=".85"',
    ),
  soft: (teeth) =>
    fill(
      each(teeth, (tooth) => traceCrescent(tooth, () => 0.1)),
      found.white,
      'opacity=".5"',
    ),
  bracket: (teeth) =>
    fill(
      each(teeth, (tooth) => square(tooth, 0.46, 0.15)),
      found.white,
      'opacity=".55"',
    ),
  cement: (teeth) =>
    fill(
      each(
        teeth,
        (tooth) => spot(tooth, -0.34, 0.42, 0.2, 0.05) + spot(tooth, 0.26, 0.62, 0.28, 0.045),
      ),
      found.dentin,
      'opacity=".6"',
    ),
  pulp: (teeth) =>
    fill(
      each(teeth, (tooth) => spot(tooth, -0.02, 0.545, 0.16, 0.05)),
      found.nerve,
    ),
  patch: (teeth) => {
    // On one tooth the corner is toward the middle, on the other it is the outer one.
    const turned = teeth.map((tooth) => ({...tooth, side: -1, lean: tooth.lean * -tooth.side}));
    const corner = each(turned, (tooth) =>
      path(tooth, 'M-.98 .6Q-.6 .58 -.4 .72Q-.24 .86 -.2 1L-.8 .99Q-.98 .96 -.98 .8Z'),
    );
    const side = each(turned, (tooth) => path(tooth, 'M.985 .4Q.6 .38 .56 .54Q.58 .68 .99 .68Z'));
    return (
      fill(corner, found.patch, STAINED) +
      fill(side, mixColors(found.patch, found.gray, 0.7), STAINED)
    );
  },
  'old-edge': (teeth) =>
    fill(
      each(teeth, (tooth) =>
        path(tooth, 'M-.99 .77L-.4 .895L-.05 .995L.66 .995Q.97 .99 .98 .84Q.1 .62 -.99 .66Z'),
      ),
      mixColors(found.patch, found.white, 0.35),
      STAINED,
    ),
};

/** Path data in shares of a tooth, set into the picture. */
function path(tooth: Placed, shares: string): string {
  return shares.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, u: string, v: string) => `${pts(at(tooth, Number(u), Number(v)))} `,
  );
}

/** The stained line around an old filling. */
const STAINED = `stroke="${found.brown}" stroke-width="1.5"`;

/** The square that a bracket leaves. */
function square(tooth: Placed, v: number, high: number): string {
  const top = v - high;
  const bottom = v + high;
  return path(
    tooth,
    `M-.44 ${top}Q0 ${top - 0.02} .44 ${top}L.44 ${bottom}Q0 ${bottom + 0.02} -.44 ${bottom}Z`,
  );
}

/** An old crown: a dark line at the gum, bare metal, or an exposed silver filling. */
export function drawOldCrown(tooth: Placed): string {
  const glint = (shares: string) => line(path(tooth, shares), found.white, 2);
  const metal = (shares: string) =>
    fill(path(tooth, shares), found.metal, `stroke="${found.metalDeep}"`);
  if (tooth.state.crown === 'gray')
    return line(
      path(tooth, 'M-.93 .21C-.84 .05 -.5 0 .06 0C.6 0 .86 .05 .93 .21'),
      found.metalDeep,
      3,
      'opacity=".75"',
    );
  if (tooth.state.crown === 'metal')
    return (
      metal('M-.56 1Q-.66 .74 -.26 .6Q0 .36 .46 .44Q.8 .4 .99 .5L.99 .72Q1 .98 .5 .99Z') +
      glint('M.2 .58Q-.1 .66 -.14 .84')
    );
  const wall = path(
    tooth,
    'M-.99 .46L-.6 .38L-.2 .5L.3 .4L.98 .5L.95 .8Q.6 .97 .1 .98Q-.6 .97 -.95 .8Z',
  );
  return (
    fill(wall, found.dentin) +
    metal('M-.62 .6Q-.3 .53 .1 .56Q.6 .54 .7 .64Q.66 .84 .1 .87Q-.54 .84 -.62 .6Z') +
    glint('M-.36 .66Q-.1 .62 .2 .64')
  );
}

/** Gray and brown bands across the teeth of a jaw. */
export function drawBands(teeth: Placed[]): string {
  const band = (v: number, color: string, width: number, opacity: number) => {
    const d = each(
      teeth.filter((tooth) => tooth.number < 5),
      (tooth) => path(tooth, `M-.95 ${v + 0.02}Q0 ${v - 0.03} .95 ${v + 0.02}`),
    );
    return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;
  };
  return (
    band(0.26, found.band, 11, 0.3) +
    band(0.47, found.brown, 8, 0.24) +
    band(0.66, found.band, 12, 0.25)
  );
}
