import {c} from './colors';
import {at, line, picture, rect, shape, times} from './svg';
import {delivery, dentalChair, lamp, monitor, stool} from './clinic';
import {desertView} from './desert';
import {cabinet, tap} from './furniture';
import {autoclave, bath, gloveBox, panorama, pouches, scanner} from './machines';
import {agavePot, cactusPot, fig, snakePlant, trailing, vase} from './plants';
import {archDoor, archWindow, niche, pendant, room, rug, sunPatch} from './rooms';
import {crown} from './teeth';

/** The treatment room: the chair faces a wide desert window, lamp and instruments near. */
export function treatmentRoom(): string {
  return picture(1200, 800, [
    room(1200, 800, 600, {wall: c.sand, ground: c.copperPale, tile: c.sandDeep, vanish: 0.6}),
    rect(0, 410, 1200, 176, c.sage),
    line('M0 410H1200', c.white, 6),
    archWindow(560, 84, 470, 430, {
      view: desertView(560, 84, 470, 430, {sunAt: 0.76, mesaAt: 0.06}),
      bars: false,
    }),
    sunPatch(600, 604, 420, 190, 180, 0.6),
    niche(92, 130, 240, 220, c.tealPale, [150]),
    at(150, 280, crown(), {scale: 0.44}),
    at(260, 280, trailing(), {scale: 0.8}),
    at(40, 620, cabinet(360, 200, 4)),
    at(130, 420, tap()),
    at(280, 416, gloveBox(), {scale: 0.8}),
    at(366, 418, cactusPot(c.copper, c.copperDeep), {scale: 0.5}),
    at(1140, 660, fig(c.copper, c.copperDeep), {scale: 1.02}),
    at(520, 0, lamp()),
    at(404, 716, stool()),
    at(690, 726, dentalChair()),
    at(1010, 762, delivery()),
  ]);
}

/** The hygiene room: calmer and smaller, in sage and copper, the chair facing the other way. */
export function hygieneRoom(): string {
  return picture(1200, 800, [
    room(1200, 800, 610, {wall: c.sage, ground: c.sandShade, tile: c.sand, vanish: 0.4}),
    archWindow(150, 110, 300, 420, {
      view: desertView(150, 110, 300, 420, {sunAt: 0.34, mesaAt: 0.2, kind: 'buttes'}),
    }),
    sunPatch(210, 612, 300, 180, -130, 0.6),
    niche(760, 100, 330, 310, c.sand, [190]),
    at(820, 290, [
      shape('M-24 -52H24L18 0H-18Z', c.tealSoft),
      shape('M6 -52H24L18 0H8Z', c.tealMid),
      line('M-10 -52L-18 -112', c.copper, 8),
      line('M8 -52L16 -118', c.teal, 8),
      rect(-26, -128, 16, 24, c.white, 3),
      rect(10, -136, 16, 24, c.white, 3),
    ]),
    at(920, 290, crown(), {scale: 0.56}),
    at(1030, 290, vase(c.copper, c.copperDeep), {scale: 0.46}),
    at(740, 632, cabinet(400, 196, 4, c.white, c.wood, c.sandDeep)),
    at(850, 436, tap()),
    at(960, 434, [
      times(3, (i) => rect(i * 4, -14 - i * 14, 92 - i * 8, 14, i % 2 ? c.copperPale : c.white, 5)),
    ]),
    at(1104, 434, cactusPot(c.tealSoft, c.tealMid), {scale: 0.56}),
    at(62, 660, fig(c.white, c.sandDeep), {scale: 0.98}),
    at(690, 0, lamp(), {flip: true}),
    at(524, 732, dentalChair(c.copper, c.copperLight, c.copperDeep), {flip: true, scale: 0.98}),
    at(850, 748, stool(c.teal, c.night)),
    at(1060, 770, delivery()),
  ]);
}

/** The imaging room: the panoramic machine, and the picture it takes on a screen at the desk. */
export function imaging(): string {
  return picture(1200, 800, [
    room(1200, 800, 630, {wall: c.tealPale, ground: c.copperPale, tile: c.sandDeep}),
    rect(0, 440, 1200, 176, c.sage),
    line('M0 440H1200', c.white, 6),
    archDoor(
      82,
      190,
      240,
      440,
      [
        rect(82, 190, 240, 440, c.sand),
        rect(82, 590, 240, 60, c.copperSoft),
        archWindow(140, 300, 120, 200, {bars: false}),
        at(280, 624, snakePlant(c.copper, c.copperDeep), {scale: 0.62}),
      ].join(''),
      c.white,
    ),
    rug(500, 744, 260, c.sand, c.copperSoft),
    at(470, 748, scanner(), {scale: 1.06}),
    at(800, 640, [
      rect(0, -176, 380, 22, c.wood, 6),
      shape('M22 -154H52L44 0H30ZM328 -154H358L350 0H336Z', c.woodDeep),
      rect(210, -154, 110, 100, c.white, 6),
      line('M232 -132h66M232 -96h66', c.copper, 5),
      line('M214 -112H316', c.sandDeep),
    ]),
    at(960, 470, monitor(270, 160, panorama(270, 160))),
    rect(880, 458, 110, 10, c.white, 5),
    at(1130, 466, vase(c.copper, c.copperDeep), {scale: 0.62}),
    pendant(960, 170, c.copper),
    at(900, 758, stool(), {scale: 1.02}),
    at(1122, 774, agavePot(c.copper, c.copperDeep), {scale: 1.05}),
  ]);
}

/** The sterilization room: one long worktop from washing to sealed pouches. */
export function sterilization(): string {
  return picture(1200, 800, [
    room(1200, 800, 660, {wall: c.sandDeep, ground: c.copperPale, tile: c.sandDeep}),
    rect(0, 300, 1200, 200, c.sage),
    line(times(9, (i) => `M${66 + i * 134} 304V460`) + 'M0 352H1200M0 404H1200', c.white),
    archWindow(410, 60, 270, 330, {
      view: desertView(410, 60, 270, 330, {kind: 'ridges', sunAt: 0.6}),
    }),
    at(50, 250, wallCupboard(300)),
    at(740, 250, wallCupboard(410)),
    at(40, 690, cabinet(1120, 226, 9, c.tealPale, c.white, c.tealSoft)),
    at(84, 464, bath(), {scale: 1.1}),
    at(340, 464, tap(), {scale: 1.25}),
    rect(290, 458, 170, 12, c.steelDeep, 6),
    at(
      510,
      464,
      times(
        3,
        (i) =>
          rect(i * 5, -34 - i * 36, 140 - i * 10, 32, i % 2 ? c.tealSoft : c.steelDeep, 6) +
          line(`M${18 + i * 5} ${-18 - i * 36}H${116 - i * 5}`, c.sky),
      ),
    ),
    at(700, 464, autoclave()),
    at(950, 462, pouches()),
    at(1118, 780, snakePlant(c.copper, c.copperDeep), {scale: 1.1}),
    at(80, 786, agavePot(c.copper, c.copperDeep), {scale: 1.1}),
  ]);
}

function wallCupboard(w: number): string {
  return (
    rect(0, -166, w, 166, c.white, 8) +
    rect(0, -16, w, 16, c.sandDeep, 6) +
    line(`M${w / 3} -156V-22M${(2 * w) / 3} -156V-22`, c.sandDeep) +
    line(
      times(3, (i) => `M${w / 6 + (i * w) / 3 - 12} -34h24`),
      c.copper,
      5,
    )
  );
}
