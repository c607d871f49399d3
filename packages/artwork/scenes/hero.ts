import {c} from './colors';
import {at, faint, line, oval, picture, rect, shape, times} from './svg';
import {ocotillo, saguaro, scrub} from './cactus';
import {cloud, dune, mesa, range, sky, sun} from './desert';
import {finch} from './finch';
import {books} from './furniture';
import {cast} from '../people/cast';
import {drawArms, drawPerson, seatedLegs, type Person} from '../people/person';
import {agavePot, fig, vase} from './plants';
import {archWindow, pendant, room, rug, sunPatch} from './rooms';
import {crown} from './teeth';

const dentist: Person = {
  ...cast['dr-elena-marquez'],
  look: 0.8,
  tilt: 3,
  length: 364,
  arms: [
    {elbow: [-100, 250], hand: [34, 318]},
    {elbow: [114, 244], hand: [166, 276]},
  ],
};
const patient: Person = {
  skin: 'light',
  hair: 'auburn',
  style: 'lob',
  iris: '#4d7a63',
  lashes: true,
  look: -0.8,
  wears: 'sweater',
  color: c.tealSoft,
  slim: true,
  length: 364,
  tilt: -4,
  joy: true,
  arms: [
    {elbow: [104, 250], hand: [-22, 312]},
    {elbow: [-108, 246], hand: [-40, 318]},
  ],
};

/** The home page: Dr. Marquez and a patient talk at a table, desert and finch at the window. */
export function hero(): string {
  const left = (content: string) => at(296, 560, content, {scale: 1.14});
  const right = (content: string) => at(716, 572, content, {scale: 1.1});
  return picture(1000, 1250, [
    room(1000, 1250, 990, {wall: c.sandDeep, ground: c.copperSoft, tile: c.copperPale}),
    rect(0, 0, 1000, 976, c.sandDeep),
    rect(0, 720, 1000, 256, c.sage),
    line(
      times(26, (i) => `M${i * 40} 728V970`),
      c.tealPale,
    ),
    line('M0 720H1000', c.white, 8),
    archWindow(236, 150, 528, 640, {view: view(), bars: false}),
    sunPatch(470, 990, 380, 260, 190, 0.4),
    faint(0.28, [shape('M236 790H500L330 1250H20ZM520 790H764L640 1250H380Z', c.sand)]),
    shelf(),
    pendant(118, 470, c.copper, 1.15),
    at(520, 791, finch(), {scale: 0.62}),
    rug(500, 1160, 430, c.copperPale, c.sandDeep),
    at(96, 1130, fig(c.tealSoft, c.tealMid), {scale: 1.14}),
    chair(250, false),
    chair(762, true),
    left(drawPerson({...dentist, arms: []})),
    right(drawPerson({...patient, arms: []})),
    at(276, 938, seatedLegs(c.night), {scale: 0.94}),
    at(738, 940, seatedLegs(c.copperDeep, {shoe: c.sand}), {scale: 0.94, flip: true}),
    table(),
    left(drawArms(dentist)),
    right(drawArms(patient)),
    at(930, 1236, agavePot(c.copper, c.copperDeep), {scale: 1.25}),
  ]);
}

function view(): string {
  return [
    sky(230, 140, 540, 520),
    sun(590, 352, 56),
    cloud(300, 300, 150),
    range(200, 660, 600, 130, c.mesaFar, [0.5, 0.9, 0.6, 1, 0.5, 0.8, 0.6]),
    mesa(300, 664, 400, 190, c.mesaMid, c.mesaNear),
    dune(200, 652, 600, 800, c.copperPale, 12),
    dune(160, 706, 700, 800, c.sandShade, 18),
    at(420, 730, saguaro(), {scale: 0.72}),
    at(660, 760, ocotillo(), {scale: 0.66}),
    at(500, 700, scrub(), {scale: 0.4}),
  ].join('');
}

function shelf(): string {
  return at(826, 470, [
    rect(0, 0, 200, 14, c.wood, 3),
    at(40, 0, vase(), {scale: 0.8}),
    at(92, 0, books(), {scale: 1.05}),
  ]);
}

function chair(x: number, flip: boolean): string {
  return at(
    x,
    1000,
    [
      line('M-64 0L-80 152M70 0L84 152', c.woodDeep, 12),
      shape(
        'M-104 -8C-136 -80 -140 -190 -96 -230C-60 -256 20 -250 40 -210V-8Z',
        flip ? c.copperLight : c.tealMid,
      ),
      shape(
        'M-84 10C-104 -80 -104 -180 -70 -212C-40 -232 20 -228 40 -200V10Z',
        flip ? c.copperSoft : c.tealSoft,
      ),
      rect(-110, -30, 208, 52, flip ? c.copperLight : c.tealMid, 24),
    ],
    {flip},
  );
}

function table(): string {
  return [
    oval(506, 1154, 100, 16, c.woodDeep),
    shape('M494 910H518L526 1150H486Z', c.woodDeep),
    oval(506, 912, 208, 34, c.woodDeep),
    oval(506, 902, 208, 34, c.gold),
    oval(546, 906, 54, 10, c.woodDeep),
    rect(496, 890, 100, 16, c.copper, 8),
    at(546, 892, crown(), {scale: 0.56}),
  ].join('');
}
