import {c} from './colors';
import {arch, at, disc, faint, line, picture, rect, shape, times, within} from './svg';
import {agave, ocotillo, pricklyPear, saguaro} from './cactus';
import {desertView, dune, mesa, range, sky, sun} from './desert';
import {finch} from './finch';
import {
  armchair,
  board,
  books,
  cabinet,
  cushion,
  receptionDesk,
  rugTable,
  sofa,
  waterJar,
} from './furniture';
import {cast} from '../people/cast';
import {drawPerson} from '../people/person';
import {agavePot, fig, olive, snakePlant, trailing, vase} from './plants';
import {archWindow, framed, niche, pendant, rattan, room, rug, sunPatch} from './rooms';

/** The front door: an arched portal in warm stucco, plants on both sides, the desert beyond. */
export function entrance(): string {
  const glass = arch(500, 262, 300, 438);
  return picture(1200, 800, [
    sky(0, 0, 1200, 700),
    sun(150, 240, 54),
    range(-40, 600, 480, 120, c.mesaFar, [0.5, 0.9, 0.6, 1, 0.5, 0.7]),
    mesa(-90, 606, 420, 190, c.mesaMid, c.mesaNear),
    dune(-20, 600, 480, 800, c.copperPale, 10),
    at(120, 690, saguaro(), {scale: 0.95}),
    rect(300, 60, 900, 640, c.sandDeep),
    shape('M300 60H346L330 700H300Z', c.sandShade),
    rect(284, 40, 916, 34, c.copperSoft, 4),
    rect(284, 64, 916, 10, c.copperLight),
    faint(0.5, shape('M346 74H1200V150L346 250Z', c.sandShade)),
    rect(0, 690, 1200, 110, c.sandShade),
    shape('M392 690H908L1010 800H250Z', c.copperSoft),
    line('M340 736H960M286 772H1000M560 690L500 800M740 690L800 800', c.copperPale),
    shape(arch(430, 190, 440, 510), c.copper),
    shape(arch(452, 212, 396, 488), c.copperDeep),
    shape(arch(476, 238, 348, 462), c.wood),
    within(glass, [
      rect(500, 262, 300, 438, c.sage),
      rect(500, 600, 300, 100, c.copperSoft),
      niche(540, 380, 96, 180, c.sandDeep),
      pendantIn(690, 440),
      at(596, 640, receptionDesk(300), {scale: 0.62}),
      at(560, 650, olive(), {scale: 0.6}),
      faint(0.45, shape('M500 262H610L500 560ZM690 262H740L520 700H500V640Z', c.white)),
    ]),
    line('M650 262V700', c.woodDeep, 18),
    line('M626 470V560M674 470V560', c.copperDeep, 9),
    line('M500 412H800', c.woodDeep, 12),
    rect(410, 690, 480, 18, c.white, 4),
    lantern(384),
    lantern(916),
    archWindow(1020, 250, 140, 230, {
      view:
        rect(1010, 240, 160, 260, c.tealSoft) +
        faint(0.5, shape('M1040 240h70l-90 240h-20Z', c.white)),
    }),
    at(360, 742, agavePot(c.teal, c.night), {scale: 0.9}),
    at(920, 748, olive(c.teal, c.night), {scale: 0.86}),
    at(1090, 770, ocotillo(), {scale: 0.62}),
    at(1150, 782, agave(), {scale: 0.8}),
    at(122, 409, finch(), {scale: 0.44}),
    at(60, 790, agave(), {scale: 0.9}),
    at(220, 786, pricklyPear(), {scale: 0.62}),
  ]);
}

function pendantIn(x: number, y: number): string {
  return (
    line(`M${x} 262V${y - 24}`, c.ink) +
    shape(`M${x - 26} ${y}A26 26 0 0 1 ${x + 26} ${y}Z`, c.copper)
  );
}

function lantern(x: number): string {
  return at(x, 330, [
    line('M0 -26V-44M-14 -44H14', c.ink, 5),
    rect(-17, -26, 34, 58, c.sand, 6),
    rect(4, -26, 13, 58, c.copperPale, 5),
    shape('M-22 -24L-10 -36H10L22 -24Z', c.ink),
    rect(-20, 28, 40, 8, c.ink, 3),
  ]);
}

/** The reception: Lucy at a fluted desk under pendant lamps, the desert at the window. */
export function reception(): string {
  return picture(1200, 800, [
    room(1200, 800, 620, {wall: c.sandDeep, ground: c.copperSoft, tile: c.copperPale, vanish: 0.4}),
    archWindow(84, 150, 250, 400, {
      view: desertView(84, 150, 250, 400, {kind: 'ridges', sunAt: 0.62}),
    }),
    sunPatch(140, 620, 260, 170, -130, 0.35),
    niche(560, 90, 420, 530, c.tealPale, [250]),
    at(604, 340, books()),
    at(890, 340, vase(), {scale: 0.56}),
    at(1052, 220, [
      board(150),
      at(40, 0, trailing(), {scale: 0.9}),
      at(110, 0, agavePot(c.tealSoft, c.tealMid), {scale: 0.42}),
    ]),
    at(
      770,
      360,
      drawPerson({
        ...cast.lucy,
        look: -0.4,
      }),
      {scale: 0.86},
    ),
    at(940, 504, [
      rect(-10, -46, 20, 46, c.steelDeep),
      rect(-78, -146, 156, 106, c.white, 12),
      rect(20, -146, 58, 106, c.steel, 12),
      disc(0, -93, 13, c.copper),
    ]),
    rug(640, 740, 470, c.copperPale, c.sandDeep),
    at(470, 720, receptionDesk(620)),
    at(
      520,
      500,
      [
        shape('M-26 0A26 26 0 0 1 26 0Z', c.copper),
        rect(-32, -4, 64, 8, c.copperDeep, 4),
        line('M0 -26v-6', c.copperDeep, 6),
      ],
      {scale: 0.8},
    ),
    at(1066, 502, vase(c.copperSoft, c.copperLight), {scale: 0.72}),
    pendant(590, 200, c.copper, 0.9),
    pendant(770, 170, c.copper, 0.9),
    pendant(950, 200, c.copper, 0.9),
    at(394, 660, olive(c.white, c.sandDeep), {scale: 0.86}),
    at(190, 752, armchair(c.tealSoft, c.tealPale, c.tealMid), {scale: 1.12}),
    at(1160, 776, snakePlant(c.copper, c.copperDeep), {scale: 1.15}),
  ]);
}

/** The lounge: sofa and armchair in front of a wide arched window, a rug, water, books. */
export function lounge(): string {
  return picture(1200, 800, [
    room(1200, 800, 610, {wall: c.sage, ground: c.copperPale, tile: c.sandDeep}),
    archWindow(330, 90, 470, 420, {
      view: desertView(330, 90, 470, 420, {sunAt: 0.3, mesaAt: 0.4}),
      bars: false,
    }),
    sunPatch(400, 612, 420, 180, 170, 0.6),
    framed(84, 40, 130, 160),
    niche(920, 120, 220, 372, c.sand, [170]),
    at(950, 290, books(), {scale: 0.9}),
    at(1080, 290, vase(c.copper, c.copperDeep), {scale: 0.46}),
    at(900, 620, cabinet(260, 130, 3, c.white, c.wood, c.sandDeep)),
    at(975, 490, waterJar(), {scale: 0.86}),
    at(
      1084,
      490,
      times(3, (i) => shape(`M${-44 + i * 30} -34h24l-4 34h-16Z`, i % 2 ? c.tealSoft : c.tealPale)),
    ),
    rattan(560, 170, 52),
    rattan(690, 120, 40),
    at(150, 630, fig(c.white, c.sandDeep), {scale: 1.02}),
    rug(620, 716, 520, c.sand, c.copperSoft),
    at(296, 690, [
      sofa(500),
      at(62, -94, cushion()),
      at(354, -94, cushion(c.copperPale, c.copperSoft), {turn: 4}),
    ]),
    at(930, 742, armchair(), {scale: 1.2}),
    rugTable(620, 764),
  ]);
}
