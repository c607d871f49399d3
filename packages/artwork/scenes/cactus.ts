import {c} from './colors';
import {at, disc, line, oval, scatter, shape} from './svg';

/** A saguaro 300 units high with its foot at (0, 0), lit from the left. */
export function saguaro({fill = c.leaf, shade = c.leafDeep} = {}): string {
  const left = 'M-6 -96H-44Q-66 -96 -66 -118V-172';
  const right = 'M6 -128H40Q62 -128 62 -150V-218';
  return [
    line(left, shade, 32),
    line('M-10 -98H-46Q-68 -98 -68 -120V-172', fill, 25),
    line(right, shade, 32),
    line('M4 -131H36Q58 -131 58 -152V-218', fill, 25),
    shape('M-25 0V-272A25 25 0 0 1 25 -272V0Z', shade),
    shape('M-25 0V-272A25 25 0 0 1 4 -296Q12 -290 12 -272V0Z', fill),
    line('M-12 -14V-268M1 -14V-276M-70 -122V-170M57 -156V-214', c.leafPale),
    disc(-4, -298, 5, c.copperPale),
    disc(7, -294, 5, c.copperSoft),
  ].join('');
}

/** A young saguaro without arms, 130 units high. */
export function saguaroChild(): string {
  return (
    shape('M-20 0V-110A20 20 0 0 1 20 -110V0Z', c.leafDeep) +
    shape('M-20 0V-110A20 20 0 0 1 4 -129Q9 -122 9 -108V0Z', c.leaf) +
    line('M-9 -12V-106M2 -12V-112', c.leafPale)
  );
}

const STEMS = [
  'M0 0C-30 -90 -84 -150 -96 -262',
  'M-2 0C-16 -100 -50 -180 -44 -312',
  'M0 0C0 -110 -8 -200 4 -330',
  'M2 0C18 -90 40 -170 52 -300',
  'M2 0C34 -80 80 -140 104 -246',
];
const TIPS: [number, number, number][] = [
  [-97, -272, -6],
  [-44, -322, 2],
  [5, -340, 4],
  [54, -310, 8],
  [108, -256, 18],
];

/** An ocotillo in flower, about 350 units high, with its foot at (0, 0). */
export function ocotillo(stem = c.leafDeep): string {
  const leaves = [
    'M-30 -96l-12 -4M-60 -160l-14 -2M-82 -208l-13 -2M-24 -120l12 -6M-44 -226l-12 -6M-44 -256l12 -6M-3 -130l-12 -5',
    'M-2 -190l12 -6M1 -250l-12 -4M22 -110l12 -4M40 -200l-11 -7M48 -256l12 -4M40 -96l13 0M74 -160l13 0M92 -204l12 0',
  ].join('');
  return (
    line(STEMS.join(''), stem, 6) +
    line(leaves, c.leaf, 5) +
    TIPS.map(([x, y, turn]) => oval(x, y, 6, 17, c.copper, turn)).join('')
  );
}

/** An agave rosette about 200 units wide and 120 high, with its foot at (0, 0). */
export function agave(): string {
  const leaf = (turn: number, length: number, width: number) =>
    at(
      0,
      0,
      shape(
        `M0 0C${-width} ${-length * 0.3} ${-width * 0.9} ${-length * 0.6} 0 ${-length}Z`,
        c.leafPale,
      ) +
        shape(
          `M0 0C${width} ${-length * 0.3} ${width * 0.9} ${-length * 0.6} 0 ${-length}Z`,
          c.leaf,
        ),
      {turn},
    );
  return [-76, 76, -54, 54, -30, 30, -10, 12]
    .map((turn, i) => leaf(turn, i < 2 ? 96 : 118 - (i % 3) * 6, 20))
    .join('');
}

/** A prickly pear about 170 units high, with its foot at (0, 0). */
export function pricklyPear(): string {
  const pad = (x: number, y: number, rx: number, ry: number, turn: number) =>
    oval(x, y, rx, ry, c.leafDeep, turn) +
    oval(x - rx * 0.12, y - ry * 0.03, rx * 0.84, ry * 0.92, c.leaf, turn);
  const fruit = scatter(
    '-74,-146,-30 -58,-152,-12 -6,-176,-6 14,-174,10 70,-150,28',
    (x, y, turn) => oval(x, y, 6, 10, c.copper, turn),
  );
  return (
    fruit +
    pad(-56, -112, 28, 38, -24) +
    pad(54, -116, 27, 36, 26) +
    pad(4, -132, 30, 42, 4) +
    pad(0, -46, 38, 50, 0) +
    line(
      'M-10 -60v.1M8 -40v.1M-14 -28v.1M-4 -140v.1M10 -120v.1M-62 -120v.1M-50 -100v.1M56 -124v.1M50 -104v.1',
      c.sage,
      5,
    )
  );
}

/** A low round desert bush, about 150 units wide, with its foot at (0, 0). */
export function scrub(): string {
  return (
    shape(
      'M-74 0C-84 -30 -56 -48 -42 -44C-38 -72 -2 -78 10 -58C30 -72 58 -60 56 -38C78 -34 80 -10 74 0Z',
      c.leafPale,
    ) +
    shape('M10 0C30 -20 30 -40 56 -38C78 -34 80 -10 74 0Z', c.leaf) +
    line('M-44 -10l8 -16M-14 -12l4 -24M-30 -28l6 -12', c.leaf)
  );
}
