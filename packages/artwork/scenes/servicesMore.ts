import {c} from './colors';
import {mixColors} from '@dental/print';
import {probe} from './clinic';
import {gumCut, gumFront, guide, ledge, openSky} from './jaw';
import {agavePot, cactusPot} from './plants';
import {upperJaw} from './smile';
import {arch, at, disc, faint, line, oval, picture, rect, scatter, shape, times} from './svg';
import {crown, gleam, incisor, molar, toothbrush} from './teeth';

const WARM = {fill: c.sand, shade: c.sandDeep};

/** Clear aligners: a thin see-through tray comes up to a row of front teeth. */
export function clearAligners(): string {
  const teeth =
    '90,206,1.2 236,206,1.34 402,210,1.48 600,206,1.66 798,214,1.48 964,206,1.34 1110,206,1.2';
  const tray = '236,452,1.4 402,456,1.54 600,452,1.74 798,456,1.54 964,452,1.4';
  const shell = scatter(tray, (x, y, scale) =>
    at(x, y, incisor({fill: c.sky, shade: c.steel}), {scale}),
  );
  return picture(1200, 800, [
    rect(0, 0, 1200, 800, c.tealSoft),
    shape(arch(160, 150, 880, 1000), c.tealPale),
    upperJaw(teeth, 212, 84),
    faint(0.9, shell),
    line(
      'M172 470C180 440 290 440 300 470M330 472C340 440 464 440 476 472M500 470C512 436 690 436 702 470',
      c.white,
      8,
    ),
    line('M724 472C736 440 860 440 870 472M900 470C910 440 1018 440 1028 470', c.white, 8),
    at(319, 448, guide(0, 0, 60), {turn: 180}),
    at(881, 448, guide(0, 0, 60), {turn: 180}),
    gleam(676, 520, 22),
    gleam(520, 640, 13),
  ]);
}

/** Root canal treatment: a fine instrument reaches into the canals of a tooth cut open. */
export function rootCanal(): string {
  const pulp =
    'M-34 -72C-20 -60 20 -60 34 -72C40 -50 36 -24 40 4C42 40 38 76 30 104L24 104C24 70 22 36 8 14C2 6 -2 6 -8 14C-22 36 -24 70 -24 104L-30 104C-38 76 -42 40 -40 4C-36 -24 -40 -50 -34 -72Z';
  return picture(1200, 800, [
    openSky(330, 200, 150),
    gumCut(404),
    at(220, 436, molar(WARM), {scale: 1.72}),
    at(980, 436, molar(WARM), {scale: 1.72}),
    at(
      600,
      430,
      [molar(), shape(pulp, c.copperSoft), line('M-30 -46C-30 -20 -34 4 -34 30', c.copperPale, 5)],
      {
        scale: 2.2,
      },
    ),
    at(768, -64, probe(), {turn: 192, scale: 1.55}),
    shape('M548 146Q600 190 652 146L640 262Q600 280 560 262Z', c.copperSoft),
    gleam(468, 196, 20),
    gleam(430, 246, 12),
  ]);
}

/** Dentures: a full denture on a dish; a glass of water and its own brush are at hand. */
export function dentures(): string {
  const teeth = '-180,52,0.92 -112,74,0.98 -38,84,1.06 38,84,1.06 112,74,0.98 180,52,0.92';
  const denture = [
    shape(
      'M-300 90C-316 -70 -170 -170 0 -170S316 -70 300 90C296 130 250 130 236 96C190 20 90 4 0 4S-190 20 -236 96C-250 130 -296 130 -300 90Z',
      c.gumDeep,
    ),
    scatter(teeth, (x, y, scale) => at(x, y - 60, incisor(), {scale})),
    shape(
      'M-300 90C-316 -70 -170 -170 0 -170S316 -70 300 90C286 60 262 30 236 10L206 52Q176 4 150 34Q112 -2 78 40Q38 0 0 44Q-38 0 -78 40Q-112 -2 -150 34Q-176 4 -206 52L-236 10C-262 30 -286 60 -300 90Z',
      c.gum,
    ),
    line('M-236 -44C-180 -110 -96 -134 0 -134', mixColors(c.gum, c.sand, 0.4), 9),
  ];
  return picture(1200, 800, [
    rect(0, 0, 1200, 800, c.sage),
    shape(arch(120, 90, 620, 900), c.skyWarm),
    ledge(610),
    oval(430, 660, 330, 44, c.sandDeep),
    oval(430, 646, 330, 44, c.white),
    oval(430, 642, 250, 28, c.steel),
    at(430, 500, denture, {scale: 0.98}),
    at(930, 640, [
      faint(0.8, shape('M-110 -330H110L92 0Q0 22 -92 0Z', c.skyLight)),
      shape('M-102 -200Q0 -180 102 -200L92 0Q0 22 -92 0Z', c.tealPale),
      line('M-76 -280L-66 -60', c.white, 9),
      oval(0, -330, 110, 18, c.white),
      oval(0, -330, 96, 12, c.tealPale),
    ]),
    at(740, 724, toothbrush(c.copper, c.white), {scale: 1.1, turn: -3}),
    at(1120, 770, cactusPot(c.copper, c.copperDeep), {scale: 0.9}),
    gleam(640, 330, 22),
  ]);
}

/** Gum treatment: a probe measures the space between tooth and gum, sore on one side. */
export function gumTreatment(): string {
  return picture(1200, 800, [
    openSky(470, 1020, 170),
    at(190, 560, crown(WARM), {scale: 1.62}),
    at(600, 560, crown(), {scale: 1.8}),
    at(1010, 560, crown(), {scale: 1.62}),
    gumFront([-220, 190, 600, 1010, 1420], 560, 170),
    shape(
      'M14 536Q36 524 60 548Q120 592 190 592Q260 592 320 548Q344 524 366 536Q300 640 190 640Q80 640 14 536Z',
      c.copper,
    ),
    at(330, -40, probe(), {turn: 184, scale: 2.6}),
    gleam(740, 300, 24),
    gleam(1110, 330, 16),
  ]);
}

/** Extractions: one tooth is lifted out of its place between two that stay. */
export function toothExtractions(): string {
  return picture(1200, 800, [
    openSky(360, 1010, 160),
    gumCut(460),
    shape(
      'M520 470C530 560 540 640 556 690C566 720 586 700 588 660C590 620 594 600 600 600C606 600 610 620 612 660C614 700 634 720 644 690C660 640 670 560 680 470Q600 500 520 470Z',
      c.gumDeep,
    ),
    at(230, 492, molar(WARM), {scale: 1.8}),
    at(970, 492, molar(WARM), {scale: 1.8}),
    at(600, 268, molar(), {scale: 1.56, turn: 7}),
    at(520, 560, guide(0, 0, 80), {turn: 180}),
    at(680, 560, guide(0, 0, 80), {turn: 180}),
    gleam(752, 150, 24),
    gleam(796, 202, 13),
  ]);
}

/** Emergency dentistry: a phone that calls, a cold pack and a clock, in the evening. */
export function emergencyDentistry(): string {
  const handset =
    'M-58 -30C-66 -46 -52 -66 -36 -72C-28 -74 -20 -68 -18 -60L-10 -34C-8 -26 -12 -20 -18 -16L-26 -10C-18 10 -2 26 18 34L24 26C28 20 34 16 42 18L68 26C76 28 82 36 80 44C74 60 54 74 38 66C-6 48 -40 14 -58 -30Z';
  return picture(1200, 800, [
    rect(0, 0, 1200, 800, c.tealMid),
    shape(arch(120, 70, 520, 900), c.night),
    disc(250, 210, 54, c.copperPale),
    disc(276, 194, 48, c.night),
    scatter('190,330,5 420,150,4 540,200,5 280,400,4 230,500,4', (x, y, r) =>
      disc(x, y, r, c.copperPale),
    ),
    ledge(620, c.sandShade, c.sand),
    rect(330, 250, 250, 450, c.ink, 36),
    rect(346, 276, 218, 398, c.tealPale, 18),
    disc(455, 450, 84, c.teal),
    at(448, 452, shape(handset, c.white), {scale: 0.72}),
    line('M392 330H518M416 610H494', c.tealSoft, 12),
    disc(880, 250, 118, c.white),
    disc(880, 250, 96, c.sand),
    line('M880 250V182M880 250L926 276', c.ink, 11),
    times(12, (i) => at(880, 250, line('M0 -84V-76', c.tealMid, 7), {turn: i * 30})),
    disc(880, 250, 9, c.copper),
    shape(
      'M720 560Q716 516 768 510H960Q1010 516 1006 560L1012 690Q1010 724 968 724H760Q716 724 714 690Z',
      c.sky,
    ),
    times(3, (i) =>
      at(862, 616, line('M0 -52V52M-14 -40L0 -28L14 -40M-14 40L0 28L14 40', c.tealMid, 9), {
        turn: i * 60,
      }),
    ),
    at(1090, 760, agavePot(c.copper, c.copperDeep), {scale: 1.1}),
  ]);
}
