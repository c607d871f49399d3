import {c} from './colors';
import {arch, at, line, picture, rect, shape, within} from './svg';
import {cast} from '../people/cast';
import {desertView} from './desert';
import {bench, sofa} from './furniture';
import {drawArms, lap, drawPerson, type Person} from '../people/person';
import {fig, olive, snakePlant} from './plants';
import {archWindow, room, rug} from './rooms';

const W = 2400;
const H = 640;

/** Our staff: all eight together before an arched window. */
export function ourStaff(): string {
  const row = (people: Person[], x: number, y: number, step: number, scale: number) =>
    people
      .map((who, i) => at(x + i * step, y, drawPerson({...who, length: 560}), {scale}))
      .join('');
  return picture(W, H, [
    room(W, H, 560, {wall: c.sand, ground: c.copperPale, tile: c.sandDeep}),
    rect(0, 0, W, 640, c.sand),
    shape(arch(1160, 40, 960, 1200), c.sage),
    shape(arch(1200, 80, 880, 1200), c.tealPale),
    at(1120, 636, fig(c.copperSoft, c.copperLight), {scale: 0.9}),
    at(2200, 640, olive(c.copperSoft, c.copperLight), {scale: 1.05}),
    row([cast.devon, cast.lucy, cast.mateo, cast.anika], 1350, 196, 232, 0.82),
    row([cast.rosa, cast.kayla, cast.jasmine, cast.beth], 1234, 346, 232, 0.86),
  ]);
}

/** Smile gallery: three people smile from arched frames on the wall. */
export function smileGallery(): string {
  const frame = (x: number, y: number, fill: string, who: Person) =>
    shape(arch(x - 12, y - 12, 264, 404), c.wood) +
    within(arch(x, y, 240, 380), [
      rect(x, y, 240, 380, fill),
      at(x + 120, y + 170, drawPerson({...who, length: 300}), {scale: 1.16}),
    ]);
  return picture(W, H, [
    rect(0, 0, W, H, c.sand),
    rect(0, 556, W, 84, c.sandDeep),
    rect(0, 548, W, 12, c.white),
    frame(1210, 96, c.sky, {
      skin: 'light',
      hair: 'auburn',
      style: 'curls',
      iris: '#4d7a63',
      lashes: true,
      wears: 'sweater',
      color: c.copper,
      slim: true,
      joy: true,
      look: 0.3,
    }),
    frame(1530, 60, c.sage, {
      skin: 'deep',
      hair: 'gray',
      style: 'rim',
      beard: 'full',
      wears: 'shirt',
      color: c.teal,
      joy: true,
      older: true,
    }),
    frame(1850, 96, c.copperPale, {
      skin: 'tan',
      hair: 'brown',
      style: 'ponytail',
      lashes: true,
      wears: 'dress',
      color: c.tealMid,
      slim: true,
      joy: true,
      look: -0.3,
    }),
    at(1110, 628, snakePlant(c.copperSoft, c.copperLight), {scale: 1}),
    at(2230, 632, fig(c.tealSoft, c.tealMid), {scale: 1.06}),
    at(1480, 620, bench(340)),
  ]);
}

/** Patient reviews: two patients on a sofa, each with something kind to say. */
export function patientReviews(): string {
  const sits = (x: number, who: Person, legs: string) =>
    at(x, 250, [drawPerson({...who, arms: []}), lap(legs, 560), drawArms(who)], {scale: 0.82});
  const woman: Person = {
    skin: 'tan',
    hair: 'silver',
    style: 'lob',
    lashes: true,
    older: true,
    wears: 'sweater',
    color: c.copperLight,
    slim: true,
    joy: true,
    look: 0.5,
    length: 330,
    arms: [
      {elbow: [-104, 248], hand: [-30, 318]},
      {elbow: [106, 244], hand: [24, 322]},
    ],
  };
  const man: Person = {
    skin: 'light',
    hair: 'auburn',
    style: 'short',
    wears: 'shirt',
    color: c.tealSoft,
    joy: true,
    look: -0.5,
    beard: 'full',
    length: 330,
    arms: [
      {elbow: [-112, 250], hand: [-26, 304]},
      {elbow: [112, 250], hand: [24, 300]},
    ],
  };
  return picture(W, H, [
    room(W, H, 540, {wall: c.sand, ground: c.sandShade, tile: c.sand, vanish: 0.7}),
    archWindow(1620, 60, 260, 330, {
      view: desertView(1620, 60, 260, 330, {plants: false, sunAt: 0.5, kind: 'ridges'}),
    }),
    rug(1700, 596, 620, c.sage, c.tealPale),
    at(1130, 610, fig(c.white, c.sandDeep), {scale: 0.9}),
    at(1270, 612, sofa(720, c.teal, c.tealMid, c.night), {scale: 1.3}),
    sits(1560, woman, c.sandDeep),
    sits(1910, man, c.copperDeep),
    at(2290, 624, olive(c.copperSoft, c.copperLight), {scale: 0.98}),
    bubble(1370, 116, false),
    bubble(2110, 116, true),
  ]);
}

function bubble(x: number, y: number, flip: boolean): string {
  return (
    at(
      x,
      y,
      shape(
        'M-118 -62H118Q142 -62 142 -38V30Q142 54 118 54H92L108 92L56 54H-118Q-142 54 -142 30V-38Q-142 -62 -118 -62Z',
        c.white,
      ),
      {flip},
    ) +
    at(x, y, [
      line('M-84 -28H84M-84 -2H96', c.copperSoft, 8),
      line(flip ? 'M-84 24H30' : 'M-84 24H58', c.copper, 8),
    ])
  );
}

/** Our doctors: the four dentists side by side before the desert window. */
export function ourDoctor(): string {
  const stands = (who: Person, x: number, y: number) =>
    at(x, y, drawPerson({...who, length: 480}), {scale: 0.98});
  return picture(W, H, [
    room(W, H, 560, {wall: c.sage, ground: c.copperPale, tile: c.sandDeep}),
    rect(0, 0, W, H, c.sage),
    archWindow(1250, 44, 800, 520, {
      view: desertView(1250, 44, 800, 520, {
        mesaAt: 0.62,
        sunAt: 0.495,
        plants: false,
        horizon: 0.62,
      }),
      bars: false,
    }),
    at(1130, 640, olive(c.white, c.sandDeep), {scale: 1.05}),
    at(2190, 640, fig(c.white, c.sandDeep), {scale: 1.1}),
    stands({...cast['dr-priya-raman'], look: 0.3}, 1320, 236),
    stands({...cast['dr-hannah-lindqvist'], look: -0.3}, 1974, 240),
    stands({...cast['dr-thomas-okafor']}, 1756, 206),
    stands({...cast['dr-elena-marquez']}, 1536, 222),
  ]);
}
