import {c} from './colors';
import {arch, box, disc, faint, line, oval, rect, shape, times, within} from './svg';
import {desertView} from './desert';

/** Wall and floor of a room seen straight on: `floor` is the height where they meet. */
export function room(
  w: number,
  h: number,
  floor: number,
  {
    wall = c.sand,
    low = '',
    ground = c.copperPale,
    tile = c.sandDeep,
    vanish = 0.5,
  }: {wall?: string; low?: string; ground?: string; tile?: string; vanish?: number} = {},
): string {
  const center = w * vanish;
  const depth = h - floor;
  const joint = (share: number) =>
    `M${Math.round(center + (share - vanish) * w)} ${floor}L${Math.round(center + (share - vanish) * w * 1.9)} ${h}`;
  return [
    rect(0, 0, w, floor, wall),
    low ? rect(0, floor - 190, w, 190, low) : '',
    rect(0, floor, w, depth, ground),
    line(
      times(11, (i) => joint(i / 10)) +
        `M0 ${floor + depth * 0.28}H${w}M0 ${floor + depth * 0.66}H${w}`,
      tile,
    ),
    rect(0, floor - 14, w, 14, c.white),
  ].join('');
}

/** A round-topped window with bars and a sill, the desert (or `view`) behind it. */
export function archWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  {view = '', bars = true}: {view?: string; bars?: boolean} = {},
): string {
  const inner = arch(x, y, w, h);
  return [
    shape(arch(x - 14, y - 14, w + 28, h + 14), c.white),
    within(inner, [
      view || desertView(x, y, w, h),
      shape(`${arch(x, y, w, h)}${arch(x - 18, y + 8, w, h)}`, 'none'),
      reveal(x, y, w, h),
    ]),
    bars ? line(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.56}H${x + w}`, c.white, 6) : '',
    rect(x - 30, y + h, w + 60, 18, c.white, 4),
    rect(x - 22, y + h + 18, w + 44, 8, c.sandShade, 4),
  ].join('');
}

/** The shaded thickness of the wall at the right side of an arched opening. */
function reveal(x: number, y: number, w: number, h: number, depth = 16): string {
  const r = w / 2;
  return `<path fill-rule="evenodd" fill="${c.sandShade}" d="${arch(x, y, w, h)}M${x - depth} ${y + h + 1}V${y + r + 6}A${r} ${r} 0 0 1 ${x + w - depth} ${y + r + 6}V${y + h + 1}Z"/>`;
}

/** An arched doorway on the floor, with the view through it. */
export function archDoor(
  x: number,
  y: number,
  w: number,
  h: number,
  view: string,
  frame = c.copperPale,
): string {
  return (
    shape(arch(x - 20, y - 20, w + 40, h + 20), frame) +
    within(arch(x, y, w, h), [view, reveal(x, y, w, h, 22)])
  );
}

/** A shallow arched niche in the wall, with shelves at the given heights below its top. */
export function niche(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  shelves: number[] = [],
): string {
  return (
    within(arch(x, y, w, h), [rect(x, y, w, h, fill), reveal(x, y, w, h, -14)]) +
    shelves.map((top) => rect(x, y + top, w, 12, c.wood)).join('')
  );
}

/** Sunlight that falls through a window onto the floor: a pale slanting patch. */
export function sunPatch(
  x: number,
  y: number,
  w: number,
  h: number,
  slant = 120,
  share = 0.5,
): string {
  const half = w / 2;
  return faint(share, [
    shape(`M${x} ${y}h${half - 8}l${-slant} ${h}h${-half - 20}Z`, c.sand),
    shape(`M${x + half + 8} ${y}h${half - 8}l${-slant + 30} ${h}h${-half - 20}Z`, c.sand),
  ]);
}

/** A pendant lamp whose cord comes from y = 0 above; the shade's lower edge is at (x, y). */
export function pendant(x: number, y: number, fill = c.copper, size = 1): string {
  const r = 52 * size;
  return (
    line(`M${x} 0V${y - r}`, c.ink) +
    oval(x, y, r * 0.5, 9 * size, c.sand) +
    shape(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`, fill) +
    shape(
      `M${x + r * 0.2} ${y - r * 0.98}A${r} ${r} 0 0 1 ${x + r} ${y}H${x + r * 0.46}Q${x + r * 0.5} ${y - r * 0.6} ${x + r * 0.2} ${y - r * 0.98}Z`,
      faintDark(fill),
    )
  );
}

function faintDark(fill: string): string {
  const darker: Record<string, string> = {
    [c.copper]: c.copperDeep,
    [c.teal]: c.night,
    [c.white]: c.sandDeep,
    [c.copperSoft]: c.copperLight,
    [c.sandDeep]: c.sandShade,
  };
  return darker[fill] ?? fill;
}

/** A round woven lampshade with vertical lines, hanging from above. */
export function rattan(x: number, y: number, r = 60): string {
  const ribs = [-0.7, -0.35, 0, 0.35, 0.7]
    .map((s) => `M${x} ${y - r}Q${x + s * r * 2} ${y} ${x} ${y + r * 0.9}`)
    .join('');
  return (
    line(`M${x} 0V${y - r}`, c.ink) +
    disc(x, y, r, c.gold) +
    within(box(x, y - r, r, 2 * r), disc(x, y, r, c.wood)) +
    line(ribs, c.sandDeep) +
    rect(x - r * 0.4, y + r * 0.86, r * 0.8, 10, c.woodDeep, 5)
  );
}

/** An oval rug lying on the floor. */
export function rug(cx: number, cy: number, rx: number, fill = c.sage, band = c.tealPale): string {
  return (
    oval(cx, cy, rx, rx * 0.17, band) +
    oval(cx, cy, rx * 0.92, rx * 0.148, fill) +
    oval(cx, cy, rx * 0.6, rx * 0.09, band) +
    oval(cx, cy, rx * 0.54, rx * 0.078, fill)
  );
}

/** A framed picture of a mesa and sun on the wall. */
export function framed(x: number, y: number, w: number, h: number): string {
  return (
    rect(x, y, w, h, c.wood, 4) +
    within(box(x + 10, y + 10, w - 20, h - 20), [
      rect(x, y, w, h, c.sand),
      disc(x + w * 0.62, y + h * 0.42, w * 0.16, c.copperLight),
      shape(
        `M${x} ${y + h * 0.7}Q${x + w * 0.3} ${y + h * 0.46} ${x + w * 0.55} ${y + h * 0.64}T${x + w} ${y + h * 0.6}V${y + h}H${x}Z`,
        c.tealSoft,
      ),
      shape(
        `M${x} ${y + h * 0.84}Q${x + w * 0.4} ${y + h * 0.66} ${x + w} ${y + h * 0.8}V${y + h}H${x}Z`,
        c.teal,
      ),
    ])
  );
}
