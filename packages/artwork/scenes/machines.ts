import {c} from './colors';
import {mixColors} from '@dental/print';
import {at, box, disc, line, oval, rect, shape, times, within} from './svg';

const FILM = {tooth: mixColors(c.tealPale, c.sand, 0.3), root: c.tealSoft, pulp: c.tealMid};

/** One tooth on an X-ray: crown on top (y from -40 to 0), root down to 60, darker pulp. */
export function filmTooth(w = 30, {filled = false} = {}): string {
  const r = w / 2;
  return (
    shape(
      `M${-r} -24Q${-r} -40 ${-r * 0.4} -38Q0 -34 ${r * 0.4} -38Q${r} -40 ${r} -24L${r * 0.76} 4L${r * 0.3} 56Q0 64 ${-r * 0.3} 56L${-r * 0.76} 4Z`,
      FILM.root,
    ) +
    shape(
      `M${-r} -24Q${-r} -40 ${-r * 0.4} -38Q0 -34 ${r * 0.4} -38Q${r} -40 ${r} -24L${r * 0.78} 0Q0 8 ${-r * 0.78} 0Z`,
      filled ? c.white : FILM.tooth,
    ) +
    line(`M0 -16V40`, FILM.pulp, Math.max(3, w * 0.14))
  );
}

/** A panoramic X-ray picture filling a box from (0, 0) to (w, h): both jaws in a gentle smile. */
export function panorama(w: number, h: number): string {
  const count = 13;
  const row = (upper: boolean) =>
    times(count, (i) => {
      const share = (i / (count - 1)) * 2 - 1;
      const x = w / 2 + share * w * 0.38;
      const y = h * (upper ? 0.45 : 0.56) - share * share * h * 0.13;
      const width = (Math.abs(share) > 0.55 ? 1.2 : 0.82) * w * 0.056;
      return at(Math.round(x), Math.round(y), filmTooth(34), {
        scale: +(width / 34).toFixed(2),
        turn: Math.round((upper ? 180 : 0) + share * (upper ? 12 : -14)),
      });
    });
  return within(box(0, 0, w, h), [
    rect(0, 0, w, h, c.night),
    shape(
      `M${w * 0.02} ${h * 0.1}C${w * 0.06} ${h * 0.8} ${w * 0.3} ${h * 1.02} ${w * 0.5} ${h}S${w * 0.94} ${h * 0.8} ${w * 0.98} ${h * 0.1}C${w * 0.86} ${h * 0.2} ${w * 0.7} ${h * 0.16} ${w * 0.5} ${h * 0.2}S${w * 0.14} ${h * 0.2} ${w * 0.02} ${h * 0.1}Z`,
      c.teal,
    ),
    row(true),
    row(false),
  ]);
}

/** The panoramic X-ray machine, its foot on (0, 0), about 560 high. */
export function scanner(): string {
  return [
    oval(10, -6, 150, 18, c.steelDeep),
    oval(10, -12, 150, 18, c.steel),
    rect(-92, -560, 76, 552, c.white, 14),
    rect(-44, -560, 28, 552, c.steel, 12),
    rect(-110, -470, 112, 150, c.tealPale, 20),
    rect(-50, -470, 52, 150, c.tealSoft, 20),
    rect(-30, -520, 300, 54, c.white, 26),
    rect(-10, -494, 266, 28, c.steel, 14),
    rect(18, -476, 62, 210, c.white, 24),
    rect(52, -470, 28, 200, c.steel, 14),
    rect(206, -476, 66, 170, c.white, 26),
    rect(242, -470, 30, 160, c.steel, 15),
    rect(206, -392, 8, 60, c.teal, 4),
    line('M-20 -300H120Q144 -300 144 -324V-346', c.steelDeep, 12),
    rect(116, -362, 56, 18, c.copper, 9),
    line('M94 -300V-250M176 -300V-250M94 -300H176', c.steelDeep, 9),
    rect(-90, -450, 72, 46, c.night, 8),
    line('M-76 -432h30M-76 -420h42', c.tealSoft),
  ].join('');
}

/** A steam sterilizer for a worktop, 230 wide and 190 high, its left foot on (0, 0). */
export function autoclave(): string {
  return [
    rect(0, -190, 230, 182, c.white, 20),
    shape('M170 -190H210Q230 -190 230 -170V-28Q230 -8 210 -8H170Z', c.steel),
    rect(14, -10, 34, 10, c.steelDeep, 4),
    rect(180, -10, 34, 10, c.steelDeep, 4),
    disc(88, -98, 74, c.steelDeep),
    disc(88, -98, 62, c.tealPale),
    disc(88, -98, 44, c.tealSoft),
    line('M62 -112q10 -22 30 -24', c.white, 6),
    rect(150, -112, 18, 30, c.copper, 8),
    rect(182, -164, 38, 26, c.night, 5),
    line('M190 -151h16', c.copperSoft, 4),
    disc(201, -116, 7, c.copper),
    disc(201, -92, 7, c.teal),
  ].join('');
}

/** A rack of sealed instrument pouches, about 210 wide and 110 high, left foot on (0, 0). */
export function pouches(): string {
  return [
    times(5, (i) =>
      at(
        24 + i * 36,
        -8,
        [
          rect(0, -104, 58, 104, i % 2 ? c.skyLight : c.white, 4),
          rect(0, -104, 58, 20, c.tealSoft, 4),
          line('M18 -70V-18M30 -74V-22M42 -66V-20', i % 2 ? c.steelDeep : c.ink),
        ],
        {turn: 8},
      ),
    ),
    line('M10 0H220M16 0V-40M52 0V-44M88 0V-44M124 0V-44M160 0V-44M214 0V-40', c.steelDeep, 6),
  ].join('');
}

/** A small lidded ultrasonic bath, 130 wide and 90 high, left foot on (0, 0). */
export function bath(): string {
  return (
    rect(0, -78, 130, 78, c.tealPale, 12) +
    rect(84, -78, 46, 78, c.tealSoft, 12) +
    rect(-6, -92, 142, 20, c.white, 8) +
    rect(50, -104, 30, 14, c.steelDeep, 6) +
    rect(18, -46, 48, 20, c.night, 5) +
    disc(100, -36, 9, c.copper)
  );
}

/** A box of tissues or gloves, 96 wide, left foot on (0, 0). */
export function gloveBox(): string {
  return (
    shape('M30 -56C34 -84 44 -78 48 -86C56 -78 66 -82 68 -56Z', c.tealSoft) +
    rect(0, -58, 96, 58, c.copperSoft, 6) +
    oval(48, -56, 26, 7, c.copperDeep) +
    rect(10, -36, 40, 8, c.white, 4) +
    shape('M36 -58C40 -76 46 -70 50 -78C56 -70 60 -74 62 -58Z', c.tealPale)
  );
}

/** A mouth scanner in its cradle, foot on (0, 0), about 200 high. */
export function wand(): string {
  return (
    shape('M-44 0Q-40 -34 0 -34Q40 -34 44 0Z', c.steel) +
    at(
      4,
      -26,
      [
        shape('M-20 0C-24 -60 -18 -110 -12 -150H12C18 -110 24 -60 20 0Z', c.white),
        shape('M4 0C10 -60 8 -110 4 -150H12C18 -110 24 -60 20 0Z', c.steel),
        rect(-12, -184, 24, 40, c.teal, 8),
        disc(0, -60, 7, c.copper),
      ],
      {turn: 12},
    )
  );
}
