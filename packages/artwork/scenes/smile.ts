import {c} from './colors';
import {mixColors} from '@dental/print';
import {at, disc, line, oval, scatter, shape, times, within} from './svg';
import {gleam, incisor, molar} from './teeth';

const SHADES = [
  mixColors(c.copperSoft, c.sand, 0.15),
  mixColors(c.copperSoft, c.sand, 0.4),
  c.sandShade,
  c.sandDeep,
  c.sand,
  c.white,
];

/** A hand mirror, its handle's foot at (0, 130), the glass round (0, -40). */
export function handMirror(frame: string): string {
  return [
    line('M0 40V130', frame, 22),
    oval(0, -40, 74, 92, frame),
    oval(0, -40, 60, 78, c.sky),
    line('M-30 -60q8 -30 30 -38', c.white, 7),
  ].join('');
}

/** Five shade samples side by side in their holder, about 400 wide round (0, 0). */
export function shadeRow(): string {
  const sample = (x: number, i: number) => {
    const fill = [c.white, c.enamel, c.sand, c.sandDeep, c.sandShade][i];
    const shade = [c.enamelShade, c.enamelShade, c.sandDeep, c.sandShade, c.copperSoft][i];
    return at(x, -54, incisor({fill, shade}), {scale: 0.58}) + line(`M${x} 40v14`, c.steelDeep, 9);
  };
  return line('M-184 61H184', c.teal, 34) + times(5, (i) => sample(-148 + i * 74, i));
}

/** A shade guide fanned out from warm to bright, its middle on (0, 0); the upper half shows. */
export function shadeFan(): string {
  const blades = SHADES.map((fill, i) => {
    const sample = incisor({
      fill,
      shade: mixColors(fill, c.copperLight, i === 5 ? 0.06 : 0.16),
      mark: mixColors(fill, c.white, 0.6),
    });
    const blade =
      line('M0 -120V-300', c.steelDeep, 12) + at(0, -296, sample, {scale: 0.96, turn: 180});
    return at(0, 0, blade, {turn: -62 + i * 25});
  });
  const hub = disc(0, 0, 124, c.teal) + disc(0, 0, 82, c.tealMid) + disc(0, 0, 24, c.copper);
  return blades.join('') + within('M-140 -140H140V0H-140Z', hub);
}

/** A molar half warm, half bright, with a gleam; 160 by 255 round (0, 0) like `molar`. */
export function halfBright(): string {
  return [
    molar({fill: SHADES[2], shade: SHADES[1], mark: c.sand}),
    within('M0 -140H100V140H0Z', molar({fill: c.white})),
    line('M0 -116V32', c.tealSoft),
    gleam(58, -84, 15),
    gleam(82, -52, 8),
  ].join('');
}

type Paint = Parameters<typeof incisor>[0];

/** The upper front teeth with their gum; `teeth` as "x,y,scale …", painted by index. */
export function upperJaw(
  teeth: string,
  gum: number,
  half: number,
  paint: (i: number) => Paint = () => ({}),
): string {
  const edge = teeth.split(' ').reverse().join(' ');
  return [
    shape(
      `M-20 0H1220V${gum}${scatter(edge, (x) => `L${x + half} ${gum - 34}Q${x} ${gum + 34} ${x - half} ${gum - 34}`)}L-20 ${gum}Z`,
      c.gum,
    ),
    line(
      scatter(
        teeth,
        (x) => `M${x - half * 0.6} ${gum - 64}Q${x} ${gum - 24} ${x + half * 0.6} ${gum - 64}`,
      ),
      mixColors(c.gum, c.sand, 0.35),
      7,
    ),
    scatter(teeth, (x, y, scale, i) => at(x, y, incisor(paint(i)), {scale})),
    shape(
      `M-20 0H1220V${gum - 124}C900 ${gum - 70} 300 ${gum - 70} -20 ${gum - 124}Z`,
      mixColors(c.gum, c.copper, 0.18),
    ),
  ].join('');
}
