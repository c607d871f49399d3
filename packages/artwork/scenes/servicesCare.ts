import {c} from './colors';
import {arch, at, disc, line, oval, picture, rect, scatter, shape, within} from './svg';
import {mirror, probe} from './clinic';
import {ledge} from './jaw';
import {agavePot, cactusPot, snakePlant} from './plants';
import {halfBright, shadeFan, upperJaw} from './smile';
import {gleam, incisor, molar, toothbrush} from './teeth';

/** Dental exams: mirror and probe at a row of healthy teeth; the mirror shows one of them. */
export function dentalExams(): string {
  return picture(1200, 800, [
    rect(0, 0, 1200, 800, c.tealSoft),
    shape(arch(200, 180, 800, 1000), c.tealPale),
    upperJaw(
      '60,226,1.16 200,226,1.3 350,226,1.4 510,226,1.72 690,226,1.72 850,226,1.4 1000,226,1.3 1140,226,1.16',
      236,
      82,
    ),
    at(330, 1080, mirror(), {scale: 2.2, turn: 14}),
    within('M397 555a64 64 0 1 0 128 0a64 64 0 1 0 -128 0', [
      disc(461, 555, 64, c.tealPale),
      shape('M380 480H540V526Q461 552 380 526Z', c.gum),
      at(461, 520, incisor(), {scale: 0.6}),
      line('M414 540q8 -24 26 -34', c.white, 6),
    ]),
    at(930, 860, probe(), {scale: 1.7, turn: -22}),
    gleam(724, 300, 18),
  ]);
}

/** Teeth cleaning: a molar is brushed to a shine amid bubbles. */
export function teethCleaning(): string {
  const bubble = (x: number, y: number, r: number) =>
    disc(x, y, r, c.skyLight) +
    line(
      `M${x - r * 0.55} ${y - r * 0.1}q${r * 0.1} ${-r * 0.4} ${r * 0.45} ${-r * 0.5}`,
      c.white,
      5,
    );
  return picture(1200, 800, [
    rect(0, 0, 1200, 800, c.copperPale),
    shape(arch(250, 60, 700, 900), c.tealPale),
    oval(600, 716, 230, 24, c.tealSoft),
    at(600, 456, molar(), {scale: 2}),
    at(1140, 110, toothbrush(c.copper, c.white), {scale: 1.9, turn: 174}),
    scatter(
      '330,250,34 270,340,20 884,330,42 952,430,24 840,470,18 902,560,32 300,520,26 420,90,15 760,250,16',
      bubble,
    ),
    scatter(
      '480,226,36 534,214,28 590,230,32 648,214,34 696,232,24 448,264,22',
      (x, y, r) => disc(x, y, r, c.white) + disc(x + r * 0.2, y + r * 0.2, r * 0.7, c.skyLight),
    ),
    gleam(556, 380, 28, c.sky),
    gleam(604, 436, 15, c.sky),
    at(120, 780, snakePlant(c.copper, c.copperDeep), {scale: 1.2}),
    at(1080, 790, agavePot(c.copper, c.copperDeep), {scale: 1.15}),
  ]);
}

/** Veneers: a thin shell is held to the front of a tooth in a row of front teeth. */
export function veneers(): string {
  const paint = (i: number) => {
    if (i < 3) return {};
    if (i === 3) return {fill: c.sandShade, shade: c.copperSoft, mark: c.sandDeep};
    return {fill: c.sand, shade: c.sandDeep};
  };
  return picture(1200, 800, [
    rect(0, 0, 1200, 800, c.tealSoft),
    shape(arch(200, 180, 800, 1000), c.tealPale),
    upperJaw(
      '70,252,1.3 230,252,1.46 408,252,1.6 600,252,1.84 792,252,1.6 970,252,1.46 1130,252,1.3',
      262,
      92,
      paint,
    ),
    at(676, 352, shell(), {scale: 1.84, turn: 6}),
    line('M738 520L980 830', c.steelDeep, 18),
    line('M752 480Q790 500 1046 800', c.white, 16),
    gleam(566, 520, 24),
    gleam(520, 566, 13),
  ]);
}

function shell(): string {
  return [
    shape(
      'M-40 4C-30 -14 30 -14 38 4C44 40 54 90 52 132C50 148 40 152 24 151C8 149 -8 149 -24 151C-40 152 -50 148 -52 132C-54 90 -46 40 -40 4Z',
      c.white,
    ),
    shape('M30 -4L38 4C44 40 54 90 52 132C50 148 40 152 24 151C40 120 40 40 30 -4Z', c.steel),
    line('M-34 62C-36 82 -38 100 -38 118', c.sky, 7),
  ].join('');
}

/** Teeth whitening: a shade guide from warm to bright, and a tooth half way there. */
export function teethWhitening(): string {
  return picture(1200, 800, [
    rect(0, 0, 1200, 800, c.tealSoft),
    shape(arch(90, 90, 520, 800), c.tealPale),
    ledge(640),
    oval(350, 672, 150, 16, c.copperSoft),
    at(350, 400, halfBright(), {scale: 2.1}),
    at(840, 640, shadeFan(), {scale: 0.86}),
    at(660, 724, [
      rect(0, -24, 190, 40, c.white, 12),
      rect(70, -24, 90, 40, c.tealPale),
      rect(-26, -34, 14, 60, c.copper, 6),
      line('M-20 -4H0', c.copper, 12),
      line('M190 -4h40', c.copperLight, 9),
    ]),
    at(1080, 760, cactusPot(c.copper, c.copperDeep), {scale: 0.8}),
  ]);
}
