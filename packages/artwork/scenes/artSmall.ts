import {c} from './colors';
import {at, faint, line, picture, rect, times} from './svg';
import {sunLine} from './desert';
import {drops} from './jaw';

/** The periodontal program: a custom tray over a dental arch, drops of gel above it. */
export function perioProtect(): string {
  const curve = 'M-138 92C-150 -24 -80 -82 0 -82S150 -24 138 92';
  return picture(600, 300, [
    rect(0, 0, 600, 300, c.sky, 24),
    at(
      300,
      156,
      [
        line(curve, c.teal, 96),
        line(curve, c.tealPale, 88),
        line(curve, c.gum, 66),
        times(12, (i) => biting((i + 0.5) / 12)),
        faint(0.28, line(curve, c.white, 88)),
        line('M-172 44C-166 -30 -104 -104 -30 -114', c.white, 6),
      ],
      {scale: 0.92},
    ),
    at(300, 204, drops(c.teal), {scale: 0.9}),
    at(76, 92, drops(c.tealSoft), {scale: 0.7}),
    at(526, 96, drops(c.tealSoft), {scale: 0.7}),
  ]);
}

/** One tooth from above, at `share` of the way around the arch: broad in back, narrow in front. */
function biting(share: number): string {
  const angle = Math.PI * (1 - share);
  const x = Math.round(Math.cos(angle) * 141);
  const y = Math.round(80 - Math.sin(angle) ** 0.86 * 164);
  const back = Math.abs(share - 0.5) > 0.27;
  const w = back ? 44 : 34;
  const h = back ? 40 : 26;
  const turn = Math.round(90 - (angle * 180) / Math.PI);
  return at(
    x,
    y,
    rect(-w / 2, -h / 2, w, h, c.enamelShade, 13) +
      rect(-w / 2, -h / 2, w - 5, h - 6, c.enamel, 12) +
      (back ? line('M-10 -2H6M-2 -9V5', c.enamelShade) : line('M-7 1H5', c.enamelShade)),
    {turn},
  );
}

/** A long strip of desert in thin copper lines on nothing, for footers and dividers. */
export function desertStrip(): string {
  const ground =
    'M0 214C200 206 330 222 520 214S900 204 1120 214S1560 222 1760 212S2180 206 2400 214';
  const mesaLine = (x: number, w: number, h: number) => {
    const X = (s: number) => Math.round(x + w * s);
    const Y = (s: number) => Math.round(212 - h * s);
    return `M${X(0)} ${Y(0)}C${X(0.08)} ${Y(0.1)} ${X(0.13)} ${Y(0.3)} ${X(0.18)} ${Y(0.44)}L${X(0.21)} ${Y(0.86)}L${X(0.3)} ${Y(0.9)}L${X(0.32)} ${Y(1)}H${X(0.68)}L${X(0.7)} ${Y(0.82)}L${X(0.79)} ${Y(0.78)}L${X(0.81)} ${Y(0.42)}C${X(0.87)} ${Y(0.26)} ${X(0.92)} ${Y(0.08)} ${X(1)} ${Y(0)}M${X(0.36)} ${Y(0.55)}V${Y(0.8)}M${X(0.46)} ${Y(0.5)}V${Y(0.7)}M${X(0.58)} ${Y(0.56)}V${Y(0.84)}M${X(0.66)} ${Y(0.46)}V${Y(0.62)}`;
  };
  const saguaroLine = (x: number, s: number) =>
    at(
      x,
      214,
      line(
        'M-14 0V-116A14 14 0 0 1 14 -116V0M-14 -34H-26Q-42 -34 -42 -50V-72A9 9 0 0 1 -24 -72V-56Q-24 -52 -20 -52H-14M14 -50H22Q26 -50 26 -54V-86A9 9 0 0 1 44 -86V-50Q44 -32 26 -32H14M0 -14V-108',
        c.copper,
        3 / s,
      ),
      {scale: s},
    );
  const ocotilloLine = (x: number, s: number) =>
    at(
      x,
      214,
      line(
        'M0 0C-14 -40 -40 -76 -46 -122M0 0C-8 -50 -24 -90 -20 -146M0 0C0 -50 -2 -100 4 -156M0 0C10 -44 22 -84 28 -138M0 0C18 -38 42 -70 54 -114M-46 -122q-6 -12 -1 -22q6 10 1 22M-20 -146q-6 -12 0 -22q6 12 0 22M4 -156q-6 -12 0 -22q6 12 0 22M28 -138q-5 -12 3 -22q5 13 -3 22M54 -114q-4 -12 6 -20q3 13 -6 20',
        c.copper,
        3 / s,
      ),
      {scale: s},
    );
  const agaveLine = (x: number, s: number) =>
    at(
      x,
      214,
      line(
        'M0 0C-20 -14 -44 -18 -58 -14C-48 -4 -30 2 0 0C-16 -22 -36 -40 -48 -44C-46 -28 -28 -8 0 0C-14 -30 -20 -54 -18 -66C-6 -54 0 -30 0 0C14 -30 20 -54 18 -66C6 -54 0 -30 0 0C16 -22 36 -40 48 -44C46 -28 28 -8 0 0C20 -14 44 -18 58 -14C48 -4 30 2 0 0',
        c.copper,
        3 / s,
      ),
      {scale: s},
    );
  return picture(2400, 240, [
    line(ground, c.copper),
    line(
      mesaLine(120, 380, 130) +
        mesaLine(520, 260, 80) +
        mesaLine(1130, 320, 104) +
        mesaLine(1690, 420, 150) +
        mesaLine(2112, 220, 84),
      c.copper,
    ),
    sunLine(1580, 84, 30),
    saguaroLine(850, 1.1),
    saguaroLine(1500, 0.86),
    saguaroLine(2362, 0.7),
    ocotilloLine(1030, 0.95),
    ocotilloLine(60, 0.8),
    agaveLine(940, 0.7),
    agaveLine(1630, 0.7),
  ]);
}
