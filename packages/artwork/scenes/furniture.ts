import {c} from './colors';
import {at, box, disc, line, oval, rect, shape, times, within} from './svg';

/** A rounded sofa, `w` wide and 190 high, with its left foot at (0, 0). */
export function sofa(w: number, fill = c.teal, light = c.tealMid, shade = c.night): string {
  const seat = w - 92;
  return [
    line(`M40 -22L34 0M${w - 40} -22L${w - 34} 0`, c.woodDeep, 10),
    rect(34, -190, w - 68, 150, fill, 34),
    line(`M${w / 2} -176V-96`, shade),
    rect(40, -96, seat / 2 + 4, 56, light, 18),
    rect(46 + seat / 2, -96, seat / 2 + 4, 56, light, 18),
    rect(24, -48, w - 48, 30, fill, 10),
    rect(0, -124, 56, 106, fill, 26),
    rect(w - 56, -124, 56, 106, shade, 26),
  ].join('');
}

/** A square cushion, its lower left corner about (0, 0). */
export function cushion(fill = c.copper, stripe = c.copperSoft): string {
  return (
    shape('M4 0C0 -20 0 -60 6 -78C30 -84 60 -82 82 -78C88 -56 86 -20 82 0C60 4 28 4 4 0Z', fill) +
    line('M26 -76C24 -50 24 -26 26 -2M60 -77C62 -50 62 -26 60 -1', stripe)
  );
}

/** A rounded armchair from the front, 170 wide, with its middle at (0, 0). */
export function armchair(fill = c.copperSoft, light = c.copperPale, shade = c.copperLight): string {
  return [
    line('M-58 -30L-66 0M58 -30L66 0', c.woodDeep, 9),
    shape('M-74 -60V-130A74 74 0 0 1 74 -130V-60Z', shade),
    shape('M-56 -60V-128A56 56 0 0 1 56 -128V-60Z', fill),
    rect(-60, -92, 120, 52, light, 20),
    rect(-90, -116, 42, 92, fill, 21),
    rect(48, -116, 42, 92, shade, 21),
    rect(-74, -50, 148, 26, shade, 10),
  ].join('');
}

/** A bench of wood with a long cushion, `w` wide, 110 high, left foot on (0, 0). */
export function bench(w: number, fill = c.tealSoft): string {
  return (
    line(`M36 -54V0M${w - 36} -54V0`, c.woodDeep, 12) +
    rect(0, -70, w, 24, c.wood, 6) +
    rect(8, -100, w - 16, 34, fill, 16) +
    rect(8, -82, w - 16, 16, c.tealMid, 8)
  );
}

/** A reception desk with a fluted front, `w` wide, 220 high, left foot on (0, 0). */
export function receptionDesk(w: number): string {
  const count = Math.round(w / 34);
  return [
    shape(`M14 -196H${w - 14}V-24Q${w - 14} 0 ${w - 38} 0H38Q14 0 14 -24Z`, c.teal),
    times(count - 1, (i) =>
      line(`M${Math.round(14 + ((i + 1) * (w - 28)) / count)} -184V-18`, c.tealMid),
    ),
    shape(
      `M${w * 0.8} -196H${w - 14}V-24Q${w - 14} 0 ${w - 38} 0H${w * 0.8}Z`,
      'rgba(11,59,64,.3)',
    ),
    rect(30, -12, w - 60, 12, c.night, 4),
    rect(0, -220, w, 26, c.white, 8),
    rect(0, -202, w, 8, c.sandDeep, 4),
  ].join('');
}

/** A row of book spines, with its foot at (0, 0). */
export function books(): string {
  const spines: [number, number, string][] = [
    [16, 62, c.teal],
    [12, 54, c.copperSoft],
    [18, 66, c.sandShade],
    [12, 58, c.copper],
    [14, 48, c.tealSoft],
  ];
  let x = 0;
  return (
    spines.map(([w, h, fill]) => rect((x += w) - w, -h, w - 1, h, fill, 2)).join('') +
    at(78, 0, rect(0, -56, 13, 56, c.leaf, 2), {turn: -14})
  );
}

/** A low cabinet, `w` by `h`, left foot on (0, 0), with `doors` fronts and small knobs. */
export function cabinet(
  w: number,
  h: number,
  doors: number,
  front = c.tealPale,
  top = c.white,
  shade = c.tealSoft,
): string {
  const each = (w - 8) / doors;
  return [
    rect(10, -16, w - 20, 16, c.steelDeep),
    rect(0, -h, w, h - 14, front, 6),
    times(doors - 1, (i) => line(`M${4 + each * (i + 1)} ${-h + 24}V-22`, shade)),
    times(doors, (i) => line(`M${4 + each * i + each / 2 - 12} ${-h + 44}h24`, c.copper, 5)),
    rect(-8, -h - 2, w + 16, 20, top, 5),
    rect(-8, -h + 12, w + 16, 6, shade, 3),
  ].join('');
}

/** A tall curved tap over a basin; its foot on (0, 0). */
export function tap(): string {
  return line('M0 0V-52Q0 -80 26 -80Q48 -80 48 -58V-50M-14 -26H14', c.copper, 8);
}

/** A wooden shelf board on the wall, `w` wide. Its top left corner is (0, 0). */
export function board(w: number): string {
  return rect(0, 0, w, 12, c.wood, 3) + line(`M30 14v16M${w - 30} 14v16`, c.woodDeep, 6);
}

/** A water dispenser in glass and copper, with lemon slices, about 150 high. */
export function waterJar(): string {
  return [
    rect(-34, -126, 68, 96, c.skyLight, 16),
    within(box(-34, -96, 68, 66), rect(-34, -96, 68, 66, c.sky, 14)),
    disc(-10, -70, 12, c.gold),
    disc(-10, -70, 7, c.sand),
    disc(14, -52, 10, c.leafPale),
    rect(-26, -140, 52, 16, c.wood, 6),
    rect(-40, -32, 80, 10, c.wood, 4),
    line('M-30 -22V0M30 -22V0', c.woodDeep, 6),
    line('M0 -40v10', c.copper, 8),
  ].join('');
}

/** A low round coffee table with books and a cup, its foot's middle on (x, y). */
export function rugTable(x: number, y: number): string {
  return at(x, y, [
    line('M-84 -66L-98 0M84 -66L98 0M0 -60V8', c.woodDeep, 9),
    oval(0, -64, 136, 24, c.woodDeep),
    oval(0, -72, 136, 24, c.gold),
    rect(-78, -94, 92, 12, c.teal, 4),
    rect(-70, -105, 80, 11, c.copper, 4),
    shape('M44 -104H74V-86Q74 -72 59 -72Q44 -72 44 -86Z', c.white),
    line('M74 -98q12 1 9 10t-11 6', c.sandShade),
  ]);
}
