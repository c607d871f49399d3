import {c} from './colors';
import {arch, at, disc, line, oval, picture, rect, shape, times, within} from './svg';
import {beds, practice} from './building';
import {agave, ocotillo, pricklyPear, saguaro, scrub} from './cactus';
import {cloud, desertView, dune, mesa, range, sky, sun} from './desert';
import {finch, finchFlying} from './finch';
import {bench} from './furniture';
import {agavePot, olive, snakePlant} from './plants';
import {archWindow, pendant} from './rooms';

const W = 2400;
const H = 640;

/** Contact us: the practice seen from the street on a clear morning. */
export function contactUs(): string {
  return picture(W, H, [
    sky(0, 0, W, 520, c.sky, c.sand),
    sun(1180, 170, 54),
    cloud(1330, 60, 170),
    at(1390, 250, finchFlying(), {scale: 0.5, turn: -8}),
    cloud(2120, 130, 150),
    range(
      -20,
      500,
      2440,
      110,
      c.mesaFar,
      [0.3, 0.5, 0.35, 0.6, 0.4, 0.8, 0.5, 1, 0.6, 0.9, 0.5, 0.7, 0.4],
    ),
    mesa(960, 506, 420, 170, c.mesaMid, c.mesaNear),
    mesa(2080, 506, 520, 230, c.mesaMid, c.mesaNear),
    rect(0, 494, W, 146, c.sandDeep),
    at(1150, 530, practice(), {scale: 0.98}),
    rect(0, 526, W, 40, c.sand),
    line('M0 530H2400', c.sandShade),
    at(1150, 534, beds(), {scale: 0.98}),
    shape('M1560 528H1764L1800 566H1524Z', c.copperPale),
    rect(0, 562, W, 12, c.white),
    rect(0, 574, W, 66, c.tealPale),
    line(
      times(9, (i) => `M${60 + i * 290} 610h130`),
      c.white,
      6,
    ),
    at(2300, 548, ocotillo(), {scale: 0.7}),
    at(920, 548, scrub(), {scale: 0.5}),
  ]);
}

/** About us: a cool arcade that opens to the desert, a bench and the finch. */
export function aboutUs(): string {
  const columns = [1230, 1570, 1910];
  const view = [
    sky(1180, 60, 1100, 400),
    sun(1720, 210, 46),
    cloud(1560, 300, 120),
    range(1150, 452, 1150, 120, c.mesaFar, [0.4, 0.8, 0.5, 1, 0.6, 0.8, 0.4, 0.9, 0.5]),
    mesa(1200, 456, 460, 190, c.mesaMid, c.mesaNear),
    mesa(1780, 456, 520, 150, c.mesaMid, c.mesaNear),
    dune(1150, 446, 1150, 640, c.copperPale, 12),
    dune(1100, 490, 1250, 640, c.sandShade, 18),
    at(1420, 540, saguaro(), {scale: 0.84}),
    at(1764, 540, ocotillo(), {scale: 0.56}),
    at(2100, 546, saguaro(), {scale: 0.7}),
    at(1290, 536, scrub(), {scale: 0.7}),
    at(1960, 548, pricklyPear(), {scale: 0.66}),
    at(1620, 552, agave(), {scale: 0.6}),
  ].join('');
  return picture(W, H, [
    rect(0, 0, W, 564, c.sand),
    shape('M0 0H2400V30H0Z', c.sandDeep),
    columns.map((x) => shape(arch(x - 16, 64, 292, 500), c.copperPale)).join(''),
    within(columns.map((x) => arch(x, 80, 260, 484)).join(''), view + columns.map(jamb).join('')),
    rect(0, 556, W, 84, c.sandDeep),
    shape(
      'M1230 564H1490L1400 640H1120ZM1570 564H1830L1760 640H1480ZM1910 564H2170L2120 640H1840Z',
      c.sand,
    ),
    rect(0, 550, W, 14, c.white),
    at(1540, 618, bench(330)),
    at(1600, 518, finch(), {scale: 0.6}),
    at(1200, 622, agavePot(c.copper, c.copperDeep), {scale: 0.9}),
    at(2210, 626, olive(c.copper, c.copperDeep), {scale: 0.9}),
  ]);
}

function jamb(x: number): string {
  return shape(
    `M${x + 260} 564V210A130 130 0 0 0 ${x + 130} 80A124 130 0 0 1 ${x + 238} 214V564Z`,
    c.sandShade,
  );
}

/** Patient information: a form, a pen and a cup on a table by the window. */
export function patientInfo(): string {
  return picture(W, H, [
    rect(0, 0, W, H, c.sage),
    rect(0, 0, 1150, H, c.sage),
    archWindow(1240, 66, 330, 400, {
      view: desertView(1240, 66, 330, 400, {mesaAt: 0.16, sunAt: 0.62, kind: 'buttes'}),
    }),
    pendant(2010, 200, c.copper, 1.3),
    rect(0, 508, W, 132, c.sandShade),
    rect(0, 508, W, 14, c.sand),
    at(1740, 524, easel()),
    at(1570, 540, glassesCase()),
    at(1960, 546, cup()),
    at(2120, 556, agavePot(c.copper, c.copperDeep), {scale: 1.15}),
    at(1220, 560, snakePlant(c.copper, c.copperDeep), {scale: 1.05}),
  ]);
}

function easel(): string {
  return at(
    0,
    0,
    [
      rect(-128, -360, 256, 366, c.wood, 16),
      rect(-110, -334, 220, 326, c.white, 6),
      rect(-46, -378, 92, 38, c.copper, 10),
      disc(0, -366, 8, c.copperDeep),
      times(
        4,
        (i) =>
          rect(-86, -286 + i * 62, 30, 30, i < 3 ? c.tealPale : c.sandDeep, 6) +
          line(
            `M-38 ${-276 + i * 62}H${[70, 50, 78, 40][i]}M-38 ${-262 + i * 62}H${[30, 66, 20, 60][i]}`,
            c.steelDeep,
          ),
      ),
      line('M-80 -272l8 8l14 -16M-80 -210l8 8l14 -16M-80 -148l8 8l14 -16', c.copper, 5),
    ],
    {turn: -4},
  );
}

function glassesCase(): string {
  return (
    line('M-70 -14L60 14', c.teal, 14) +
    line('M60 14L82 19', c.copperSoft, 9) +
    line('M-64 -16L-30 -9', c.tealSoft)
  );
}

function cup(): string {
  return (
    oval(0, 0, 76, 13, c.white) +
    shape('M-48 -84H48V-44Q48 -4 0 -4Q-48 -4 -48 -44Z', c.copperSoft) +
    shape('M22 -84H48V-44Q48 -4 0 -4Q30 -20 22 -84Z', c.copperLight) +
    oval(0, -84, 48, 10, c.copperPale) +
    line('M50 -70q28 0 24 22t-32 16', c.copperLight, 8) +
    line('M-12 -106q-10 -14 0 -28t0 -28M14 -106q-10 -14 0 -28t0 -28', c.tealPale, 4)
  );
}
