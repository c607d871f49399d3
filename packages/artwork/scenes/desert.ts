import {c} from './colors';
import {at, disc, line, rect, shape, within, box, times} from './svg';
import {agave, ocotillo, pricklyPear, saguaro, saguaroChild, scrub} from './cactus';

/** One flat-topped mountain on y = base, its left foot at x; light comes from the left. */
export function mesa(
  x: number,
  base: number,
  w: number,
  h: number,
  fill: string,
  shade: string,
): string {
  const X = (share: number) => x + w * share;
  const Y = (share: number) => base - h * share;
  const outline =
    `M${X(0)} ${base}C${X(0.08)} ${Y(0.1)} ${X(0.13)} ${Y(0.3)} ${X(0.18)} ${Y(0.44)}L${X(0.21)} ${Y(0.86)}` +
    `L${X(0.3)} ${Y(0.9)}L${X(0.32)} ${Y(1)}L${X(0.68)} ${Y(0.98)}L${X(0.7)} ${Y(0.82)}L${X(0.79)} ${Y(0.78)}` +
    `L${X(0.81)} ${Y(0.42)}C${X(0.87)} ${Y(0.26)} ${X(0.92)} ${Y(0.08)} ${X(1)} ${base}Z`;
  const dark =
    `M${X(0.58)} ${Y(0.985)}L${X(0.68)} ${Y(0.98)}L${X(0.7)} ${Y(0.82)}L${X(0.79)} ${Y(0.78)}L${X(0.81)} ${Y(0.42)}` +
    `C${X(0.87)} ${Y(0.26)} ${X(0.92)} ${Y(0.08)} ${X(1)} ${base}L${X(0.62)} ${base}C${X(0.66)} ${Y(0.2)} ${X(0.58)} ${Y(0.36)} ${X(0.6)} ${Y(0.5)}Z`;
  const clefts = `M${X(0.33)} ${Y(0.5)}V${Y(0.74)}M${X(0.39)} ${Y(0.52)}V${Y(0.66)}M${X(0.47)} ${Y(0.56)}V${Y(0.84)}M${X(0.25)} ${Y(0.5)}V${Y(0.62)}`;
  return shape(outline, fill) + shape(dark, shade) + line(clefts, shade);
}

/** The sky of a box: sky blue above, running very softly into warm white at the horizon. */
export function sky(
  x: number,
  y: number,
  w: number,
  h: number,
  top = c.sky,
  foot = c.skyWarm,
): string {
  return (
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">' +
    `<stop offset=".25" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>` +
    rect(x, y, w, h, 'url(#sky)')
  );
}

/** A low, far mountain chain across the width, peaks in shares of its height. */
export function range(
  x: number,
  base: number,
  w: number,
  h: number,
  fill: string,
  peaks: number[],
): string {
  const step = w / (peaks.length - 1);
  let d = `M${x} ${base}`;
  peaks.forEach((peak, i) => {
    const px = Math.round(x + step * i);
    const py = Math.round(base - h * peak);
    d += i === 0 ? `V${py}` : `Q${Math.round(px - step * 0.35)} ${py + h * 0.02} ${px} ${py}`;
  });
  return shape(`${d}V${base}Z`, fill);
}

/** A flat cloud: two or three stacked strips. */
export function cloud(x: number, y: number, w: number): string {
  return (
    rect(x + w * 0.22, y, w * 0.5, w * 0.09, c.white, w * 0.045) +
    rect(x, y + w * 0.075, w * 0.86, w * 0.09, c.white, w * 0.045) +
    rect(x + w * 0.3, y + w * 0.15, w * 0.7, w * 0.08, c.white, w * 0.04)
  );
}

/** The sun with a pale halo. */
export function sun(cx: number, cy: number, r: number, fill = c.copperSoft): string {
  return disc(cx, cy, r * 1.5, c.copperPale) + disc(cx, cy, r, fill);
}

/** A softly rolling ground between x and x + w, from y down to `bottom`. */
export function dune(
  x: number,
  y: number,
  w: number,
  bottom: number,
  fill: string,
  swell = 20,
): string {
  return shape(
    `M${x} ${bottom}V${y}C${x + w * 0.2} ${y - swell} ${x + w * 0.35} ${y - swell} ${x + w * 0.5} ${y}S${x + w * 0.8} ${y + swell} ${x + w} ${y - swell * 0.3}V${bottom}Z`,
    fill,
  );
}

interface View {
  /** The places of the sun and the main mountain, in shares of the width. */
  sunAt?: number;
  mesaAt?: number;
  plants?: boolean;
  horizon?: number;
  /** Which desert it is: a mesa with a saguaro, two buttes with ocotillo, or ridge behind ridge. */
  kind?: 'mesa' | 'buttes' | 'ridges';
}

/** The desert in a box: sky, sun, mountains, dunes, and a few plants. */
export function desertView(
  x: number,
  y: number,
  w: number,
  h: number,
  {sunAt = 0.7, mesaAt = 0.1, plants = true, horizon = 0.72, kind = 'mesa'}: View = {},
): string {
  const ground = y + h * horizon;
  const unit = Math.min(w, h * 0.9);
  const far = range(
    x - 10,
    ground + 4,
    w + 20,
    h * 0.2,
    c.mesaFar,
    [0.5, 0.8, 0.55, 1, 0.7, 0.45, 0.75, 0.4],
  );
  const mountains = {
    mesa: far + mesa(x + w * mesaAt, ground + 6, unit * 0.75, h * 0.26, c.mesaMid, c.mesaNear),
    buttes:
      far +
      mesa(x + w * mesaAt, ground + 6, unit * 0.42, h * 0.34, c.mesaMid, c.mesaNear) +
      mesa(x + w * mesaAt + unit * 0.36, ground + 6, unit * 0.6, h * 0.2, c.mesaNear, c.mesaShade),
    ridges:
      range(x - 10, ground + 4, w + 20, h * 0.3, c.mesaFar, [0.4, 0.7, 0.5, 1, 0.6, 0.8, 0.4]) +
      range(
        x - 20,
        ground + 6,
        w + 40,
        h * 0.19,
        c.mesaMid,
        [0.9, 0.4, 0.7, 0.3, 0.6, 1, 0.5, 0.8],
      ) +
      range(x - 10, ground + 8, w + 20, h * 0.1, c.mesaNear, [0.2, 0.9, 0.4, 0.7, 0.3, 0.6, 0.2]),
  };
  const flora = {
    mesa: [
      at(x + w * 0.78, ground + h * 0.13, saguaro(), {scale: (h * 0.34) / 300}),
      at(x + w * 0.3, ground + h * 0.16, scrub(), {scale: h / 900}),
      at(x + w * 0.55, ground + h * 0.22, agave(), {scale: h / 1100}),
    ],
    buttes: [
      at(x + w * 0.8, ground + h * 0.16, ocotillo(), {scale: (h * 0.36) / 340}),
      at(x + w * 0.24, ground + h * 0.2, pricklyPear(), {scale: h / 1100}),
    ],
    ridges: [
      at(x + w * 0.2, ground + h * 0.14, saguaro(), {scale: (h * 0.36) / 300}),
      at(x + w * 0.66, ground + h * 0.08, saguaroChild(), {scale: h / 1000}),
      at(x + w * 0.44, ground + h * 0.2, agave(), {scale: h / 1000}),
    ],
  };
  return within(box(x, y, w, h), [
    sky(x, y, w, h * horizon + 10),
    sun(x + w * sunAt, y + h * 0.34, unit * 0.1),
    cloud(x + w * (sunAt > 0.5 ? 0.12 : 0.5), y + h * 0.2, unit * 0.34),
    mountains[kind],
    dune(x, ground, w, y + h, c.copperPale, h * 0.02),
    dune(x - w * 0.1, ground + h * 0.1, w * 1.2, y + h, c.sandShade, h * 0.03),
    ...(plants ? flora[kind] : []),
  ]);
}

/** The sun as a line drawing with rays. */
export function sunLine(cx: number, cy: number, r: number): string {
  const rays = times(12, (i) => {
    const angle = (i * Math.PI) / 6;
    const p = (d: number) =>
      `${(cx + Math.cos(angle) * d).toFixed(1)} ${(cy + Math.sin(angle) * d).toFixed(1)}`;
    return `M${p(r * 1.35)}L${p(r * (i % 2 ? 1.6 : 1.85))}`;
  });
  return line(
    `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z${rays}`,
    c.copper,
  );
}
