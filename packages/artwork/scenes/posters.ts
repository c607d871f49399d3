import {c} from './colors';
import {arch, at, disc, line, oval, picture, rect, shape, times} from './svg';
import {mirror, monitor} from './clinic';
import {desertView} from './desert';
import {finch} from './finch';
import {armchair, receptionDesk, rugTable, sofa} from './furniture';
import {gumFront, openSky, stump} from './jaw';
import {panorama, scanner} from './machines';
import {agavePot, cactusPot, fig, olive, snakePlant, vase} from './plants';
import {archDoor, archWindow, niche, pendant, room, rug, sunPatch} from './rooms';
import {halfBright, shadeFan} from './smile';
import {crown, gleam, implantScrew, molar, toothbrush} from './teeth';

const W = 1280;
const H = 720;

/** A table top across the picture, from `y` down. */
function tableTop(y: number, fill = c.wood, edge = c.gold): string {
  return rect(0, y, W, H - y, fill) + rect(0, y, W, 14, edge);
}

/** The new-patient offer: a welcome bag with a brush and a cup, on the counter by a window. */
export function newPatientOffer(): string {
  return picture(W, H, [
    rect(0, 0, W, H, c.sage),
    archWindow(800, 70, 330, 400, {
      view: desertView(800, 70, 330, 400, {kind: 'ridges', sunAt: 0.66}),
    }),
    tableTop(560, c.sandShade, c.sand),
    at(320, 640, [
      line('M-80 -310C-80 -440 80 -440 80 -310', c.copperDeep, 14),
      at(-60, -250, toothbrush(c.teal, c.white), {turn: -76, scale: 0.72}),
      at(6, -250, toothbrush(c.tealSoft, c.white), {turn: -96, scale: 0.66}),
      rect(48, -400, 46, 160, c.white, 10),
      rect(58, -418, 26, 26, c.teal, 5),
      shape('M-150 -320H150L166 0H-166Z', c.copper),
      shape('M90 -320H150L166 0H84Z', c.copperDeep),
      disc(-20, -156, 84, c.sand),
      at(-14, -104, finch({legs: false}), {scale: 0.66}),
    ]),
    at(800, 650, [
      rect(-54, -96, 108, 100, c.tealSoft, 12),
      rect(20, -96, 34, 100, c.tealMid, 10),
      line('M-16 -96L-30 -186', c.copper, 12),
      rect(-46, -214, 24, 36, c.white, 4),
    ]),
    at(1040, 650, agavePot(c.copper, c.copperDeep), {scale: 1.15}),
    at(1200, 640, vase(), {scale: 0.9}),
    at(120, 650, snakePlant(c.teal, c.night), {scale: 0.9}),
  ]);
}

/** The whitening offer: a tooth half way to bright, and the fan of shades. */
export function whiteningOffer(): string {
  return picture(W, H, [
    rect(0, 0, W, H, c.teal),
    shape(arch(110, 70, 440, 800), c.tealMid),
    shape(arch(720, 70, 480, 800), c.tealMid),
    tableTop(590, c.copperSoft, c.copperPale),
    oval(330, 640, 140, 15, c.copperLight),
    at(330, 386, halfBright(), {scale: 1.95}),
    at(960, 590, shadeFan(), {scale: 0.7}),
    at(640, 676, cactusPot(c.copper, c.copperDeep), {scale: 0.8}),
  ]);
}

/** Booking: a telephone that shows a calendar, propped up on a table by the window. */
export function booking(): string {
  const getDayColor = (row: number, column: number) => {
    if (row === 2 && column === 3) return c.copper;
    return (row + column) % 4 === 0 ? c.sandDeep : c.tealPale;
  };
  const days = times(5, (row) =>
    times(5, (column) =>
      rect(-118 + column * 49, -250 + row * 49, 38, 38, getDayColor(row, column), 9),
    ),
  );
  return picture(W, H, [
    rect(0, 0, W, H, c.copperPale),
    archWindow(800, 80, 320, 400, {
      view: desertView(800, 80, 320, 400, {mesaAt: 0.2, sunAt: 0.3, kind: 'buttes'}),
    }),
    pendant(150, 150, c.copper, 1.1),
    tableTop(570, c.wood, c.gold),
    at(360, 650, [
      rect(-150, -36, 300, 40, c.woodDeep, 10),
      at(
        0,
        -20,
        [
          rect(-166, -450, 332, 462, c.ink, 40),
          rect(-148, -432, 296, 426, c.sand, 26),
          rect(-148, -432, 296, 110, c.teal, 26),
          rect(-148, -370, 296, 50, c.teal),
          line('M-112 -392H20', c.sand, 12),
          line('M-112 -358H-30', c.tealSoft, 9),
          disc(104, -376, 22, c.copperSoft),
          at(0, -44, days),
          line('M58 -182l8 9l16 -19', c.white, 5),
        ],
        {turn: -3},
      ),
    ]),
    at(760, 650, [
      oval(0, 0, 76, 13, c.white),
      shape('M-48 -84H48V-44Q48 -4 0 -4Q-48 -4 -48 -44Z', c.teal),
      shape('M22 -84H48V-44Q48 -4 0 -4Q30 -20 22 -84Z', c.night),
      oval(0, -84, 48, 10, c.tealSoft),
      line('M50 -70q28 0 24 22t-32 16', c.teal, 8),
    ]),
    at(1060, 656, agavePot(c.copper, c.copperDeep), {scale: 1.25}),
  ]);
}

/** All services at a glance: six lit niches, a thing of each in them. */
export function servicesOverview(): string {
  const xs = [56, 246, 436, 686, 876, 1066];
  const fills = [c.tealPale, c.copperPale, c.sage, c.copperPale, c.sage, c.tealPale];
  const things = [
    at(79, 330, mirror(), {scale: 0.94, turn: 8}),
    at(79, 318, crown(), {scale: 0.74}),
    at(64, 330, [
      line('M4 -20L-6 -214', c.teal, 15),
      rect(-22, -252, 26, 48, c.white, 4),
      line('M38 -20L50 -180', c.copper, 13),
      rect(40, -212, 22, 40, c.white, 4),
      rect(-30, -96, 100, 96, c.copperSoft, 12),
      rect(40, -96, 30, 96, c.copperLight, 10),
    ]),
    at(79, 140, implantScrew(), {scale: 0.98}),
    at(79, 200, molar(), {scale: 0.9}),
    at(79, 330, vase(c.copper, c.copperDeep), {scale: 0.84}),
  ];
  return picture(W, H, [
    room(W, H, 600, {wall: c.sand, ground: c.copperSoft, tile: c.copperPale}),
    xs
      .map(
        (x, i) =>
          niche(x, 130, 158, 330, fills[i] ?? c.sage) + rect(x - 10, 456, 178, 16, c.wood, 4),
      )
      .join(''),
    xs.map((x, i) => at(x, 126, things[i] ?? '')).join(''),
    rug(640, 660, 520, c.copperPale, c.sandDeep),
    at(130, 668, agavePot(c.teal, c.night), {scale: 0.9}),
    at(1150, 668, agavePot(c.teal, c.night), {scale: 0.9}),
    at(330, 668, armchair(c.tealSoft, c.tealPale, c.tealMid), {scale: 0.86}),
    at(950, 668, armchair(c.tealSoft, c.tealPale, c.tealMid), {scale: 0.86}),
  ]);
}

/** The office tour: from the lounge through an arch to the front desk. */
export function officeTour(): string {
  return picture(W, H, [
    room(W, H, 560, {wall: c.sandDeep, ground: c.copperSoft, tile: c.copperPale, vanish: 0.72}),
    archWindow(90, 96, 360, 350, {
      view: desertView(90, 96, 360, 350, {mesaAt: 0.3, sunAt: 0.3}),
      bars: false,
    }),
    sunPatch(130, 562, 320, 158, -120, 0.4),
    archDoor(
      800,
      110,
      330,
      450,
      [
        rect(800, 110, 330, 450, c.sage),
        rect(800, 500, 330, 70, c.copperPale),
        niche(880, 230, 170, 180, c.sand),
        line('M930 110V210M1010 110V230', c.ink),
        shape('M904 236A26 26 0 0 1 956 236ZM984 256A26 26 0 0 1 1036 256Z', c.copper),
        at(838, 530, receptionDesk(300), {scale: 0.8}),
        at(1050, 360, vase(), {scale: 0.5}),
      ].join(''),
      c.white,
    ),
    pendant(560, 110, c.teal, 0.9),
    rug(330, 652, 380, c.sand, c.copperPale),
    at(70, 640, [sofa(430, c.teal, c.tealMid, c.night)], {scale: 1}),
    rugTable(330, 700),
    at(690, 640, olive(c.white, c.sandDeep), {scale: 0.94}),
    at(1210, 700, fig(c.copper, c.copperDeep), {scale: 1.02}),
  ]);
}

/** Restorative dentistry: the crown that will cover a worn tooth. */
export function restorative(): string {
  return picture(W, H, [
    at(0, -60, openSky(470, 980, 210), {scale: 1.0667}),
    at(
      0,
      -96,
      [
        at(130, 580, crown({fill: c.sand, shade: c.sandDeep}), {scale: 1.5}),
        at(380, 590, stump(), {scale: 1.4}),
        at(640, 590, crown({fill: c.sand, shade: c.sandDeep}), {scale: 1.4}),
        at(890, 590, crown({fill: c.sand, shade: c.sandDeep}), {scale: 1.5}),
        at(1130, 590, crown({fill: c.sand, shade: c.sandDeep}), {scale: 1.4}),
        gumFront([-110, 130, 380, 640, 890, 1130, 1320], 580, 122),
        at(380, 360, crown(), {scale: 1.5}),
        oval(380, 362, 80, 13, c.steel),
        line('M320 386v20M440 386v20M306 400l14 14l14 -14M426 400l14 14l14 -14', c.copper, 5),
        gleam(520, 210, 24),
      ],
      {scale: 1.0667},
    ),
  ]);
}

/** Dental technologies: the panoramic machine and the picture it takes. */
export function technologies(): string {
  return picture(W, H, [
    room(W, H, 580, {wall: c.tealPale, ground: c.copperPale, tile: c.sandDeep}),
    shape(arch(120, 60, 420, 520), c.sky),
    at(270, 690, scanner(), {scale: 1.06}),
    at(760, 700, [
      rect(0, -200, 460, 22, c.wood, 6),
      shape('M26 -178H58L50 0H34ZM404 -178H436L428 0H412Z', c.woodDeep),
    ]),
    at(980, 504, monitor(380, 220, panorama(380, 220))),
    at(1190, 502, cactusPot(c.copper, c.copperDeep), {scale: 0.7}),
    at(640, 700, snakePlant(c.copper, c.copperDeep), {scale: 0.8}),
  ]);
}
