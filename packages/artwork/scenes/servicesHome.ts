import {c} from './colors';
import {arch, at, disc, line, oval, picture, rect, shape, times, within} from './svg';
import {monitor} from './clinic';
import {desertView} from './desert';
import {tap} from './furniture';
import {wand} from './machines';
import {drawPerson} from '../people/person';
import {agavePot, cactusPot, snakePlant, trailing, vase} from './plants';
import {archWindow, room} from './rooms';
import {crown, gleam} from './teeth';
import {handMirror, shadeRow} from './smile';

/** Family dentistry: a parent and a child brush their teeth together. */
export function familyDentistry(): string {
  const brush = (x: number, y: number, fill: string, scale: number, turn: number) =>
    at(
      x,
      y,
      [
        line('M0 0H118', fill, 13),
        rect(106, -20, 34, 16, c.white, 4),
        line('M140 0h-20', fill, 13),
      ],
      {
        scale,
        turn,
      },
    );
  return picture(1200, 800, [
    room(1200, 800, 800, {wall: c.tealPale}),
    rect(0, 0, 1200, 800, c.tealPale),
    line(times(12, (i) => `M${i * 110} 380V620`) + 'M0 380H1200M0 460H1200M0 540H1200', c.sky),
    shape(arch(236, 40, 728, 620), c.wood),
    within(arch(254, 58, 692, 620), [
      rect(254, 58, 692, 620, c.skyLight),
      shape('M254 500L640 40H780L254 680Z', c.white),
      at(
        500,
        300,
        drawPerson({
          skin: 'light',
          hair: 'blonde',
          style: 'short',
          iris: '#4f7f8c',
          wears: 'sweater',
          color: c.copperLight,
          look: 0.4,
          length: 420,
          arms: [
            {elbow: [112, 256], hand: [128, 300], behind: true},
            {elbow: [-128, 230], hand: [-66, 92]},
          ],
        }),
        {scale: 1.12},
      ),
      at(
        744,
        424,
        drawPerson({
          skin: 'light',
          hair: 'blonde',
          style: 'bangs',
          iris: '#4f7f8c',
          wears: 'dress',
          color: c.teal,
          child: true,
          look: -0.4,
          length: 300,
          arms: [{elbow: [92, 170], hand: [60, 84]}],
        }),
        {scale: 1.04},
      ),
    ]),
    brush(426, 404, c.teal, 0.72, -38),
    brush(806, 512, c.copper, 0.58, -146),
    at(140, 630, snakePlant(c.white, c.sandDeep), {scale: 0.98}),
    at(1020, 330, [rect(0, 0, 150, 12, c.wood, 3), at(50, 0, trailing())]),
    rect(0, 626, 1200, 30, c.white),
    rect(0, 650, 1200, 150, c.wood),
    rect(0, 650, 1200, 8, c.woodDeep),
    line('M400 672V800M800 672V800', c.woodDeep),
    oval(600, 640, 190, 16, c.steel),
    at(570, 632, tap(), {scale: 0.9}),
    at(960, 636, [
      rect(-34, -74, 68, 74, c.copperSoft, 8),
      line('M-14 -74L-24 -150', c.tealSoft, 9),
      line('M10 -74L18 -146', c.copperDeep, 9),
      rect(-34, -164, 16, 24, c.white, 3),
      rect(8, -160, 16, 24, c.white, 3),
    ]),
    at(1080, 640, cactusPot(c.teal, c.night), {scale: 0.72}),
  ]);
}

/** Cosmetic dentistry: a patient is pleased with her smile in a hand mirror; shade samples. */
export function cosmeticDentistry(): string {
  return picture(1200, 800, [
    rect(0, 0, 1200, 800, c.copperPale),
    shape(arch(150, 70, 560, 800), c.sage),
    archWindow(812, 90, 280, 330, {
      view: desertView(812, 90, 280, 330, {kind: 'ridges', sunAt: 0.64}),
      bars: false,
    }),
    at(
      430,
      336,
      drawPerson({
        skin: 'umber',
        hair: 'black',
        style: 'pixie',
        lashes: true,
        earrings: c.gold,
        wears: 'dress',
        color: c.teal,
        slim: true,
        joy: true,
        look: 0.5,
        length: 520,
        arms: [
          {elbow: [-100, 262], hand: [-20, 330], behind: true},
          {elbow: [142, 230], hand: [186, 120]},
        ],
      }),
      {scale: 1.36},
    ),
    at(690, 470, handMirror(c.copper), {turn: 12, scale: 0.94}),
    rect(0, 700, 1200, 100, c.sand),
    rect(0, 700, 1200, 10, c.white),
    at(950, 640, shadeRow()),
    at(96, 752, agavePot(c.copper, c.copperDeep), {scale: 1.1}),
    gleam(590, 290, 26),
    gleam(634, 240, 15),
  ]);
}

/** Dental technologies: a 3D picture of the teeth on screen, next to its small scanner. */
export function dentalTechnologies(): string {
  const mesh = at(270, 196, [
    shape(
      'M-190 90C-200 -60 -110 -150 0 -150S200 -60 190 90C150 110 120 100 104 84C100 -10 60 -60 0 -60S-100 -10 -104 84C-120 100 -150 110 -190 90Z',
      c.gumDeep,
    ),
    times(9, (i) => {
      const angle = Math.PI * (0.06 + (i / 8) * 0.88);
      return at(
        Math.round(-Math.cos(angle) * 146),
        Math.round(70 - Math.sin(angle) * 172),
        crown(),
        {
          scale: i < 2 || i > 6 ? 0.36 : 0.29,
        },
      );
    }),
  ]);
  return picture(1200, 800, [
    room(1200, 800, 800, {wall: c.sage}),
    rect(0, 0, 1200, 800, c.sage),
    shape(arch(210, 60, 760, 800), c.sand),
    at(
      570,
      646,
      monitor(
        600,
        360,
        rect(0, 0, 600, 360, c.teal, 6) +
          at(30, 10, mesh) +
          line('M28 40h60M28 62h40M28 320h80', c.tealSoft, 6) +
          disc(556, 44, 12, c.copper) +
          disc(556, 84, 12, c.tealMid) +
          disc(556, 124, 12, c.tealMid),
      ),
    ),
    rect(0, 640, 1200, 160, c.wood),
    rect(0, 640, 1200, 14, c.gold),
    at(986, 690, wand(), {scale: 1.55}),
    line('M1000 680C1080 700 1120 740 1200 730', c.steelDeep, 9),
    at(180, 690, vase(c.copper, c.copperDeep), {scale: 1.25}),
    rect(440, 690, 260, 30, c.white, 10),
    line('M462 705h200', c.sandDeep, 6),
    oval(760, 706, 26, 15, c.white),
  ]);
}
