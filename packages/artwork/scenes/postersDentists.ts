import {c} from './colors';
import {arch, at, line, picture, rect, shape} from './svg';
import {cast} from '../people/cast';
import {desertView} from './desert';
import {finch} from './finch';
import {books} from './furniture';
import {drawPerson, type Person} from '../people/person';
import {agavePot, cactusPot, fig, olive, snakePlant, trailing, vase} from './plants';
import {archWindow, framed, niche, pendant, room} from './rooms';
import {crown} from './teeth';

const W = 1280;
const H = 720;

interface Place {
  wall: string;
  panel: string;
  x: number;
  props: string[];
}

/** One dentist, waist up, at a third of the picture, and a quiet corner of the practice. */
function portrait(who: Person, {wall, panel, x, props}: Place): string {
  return picture(W, H, [
    rect(0, 0, W, H, wall),
    shape(arch(x - 230, 60, 460, 900), panel),
    ...props,
    at(x, 268, drawPerson({...who, length: 420}), {scale: 1.34}),
  ]);
}

const tablePart = (w: number) => rect(0, 600, w, 120, c.wood) + rect(0, 600, w, 14, c.gold);

/** Dr. Elena Marquez. */
export const meetMarquez = () =>
  portrait(
    {...cast['dr-elena-marquez'], look: -0.2},
    {
      wall: c.sandDeep,
      panel: c.copperSoft,
      x: 900,
      props: [
        archWindow(130, 110, 300, 380, {
          view: desertView(130, 110, 300, 380, {mesaAt: 0.24, sunAt: 0.34, kind: 'buttes'}),
        }),
        tablePart(620),
        at(130, 640, agavePot(c.teal, c.night)),
        at(290, 640, books(), {scale: 1.2}),
        at(486, 644, vase(), {scale: 0.9}),
      ],
    },
  );

/** Dr. Priya Raman. */
export const meetRaman = () =>
  portrait(
    {...cast['dr-priya-raman'], look: 0.25, joy: true},
    {
      wall: c.sage,
      panel: c.tealPale,
      x: 370,
      props: [
        niche(820, 90, 300, 400, c.sand, [200]),
        at(870, 290, crown(), {scale: 0.6}),
        at(960, 290, books()),
        at(1064, 290, cactusPot(c.copper, c.copperDeep), {scale: 0.6}),
        at(1060, 478, trailing(), {scale: 0.9}),
        rect(808, 478, 324, 16, c.wood, 4),
        at(1150, 740, fig(c.white, c.sandDeep), {scale: 0.62}),
        at(720, 730, olive(c.white, c.sandDeep), {scale: 0.84}),
      ],
    },
  );

/** Dr. Thomas Okafor. */
export const meetOkafor = () =>
  portrait(
    {...cast['dr-thomas-okafor'], look: -0.2},
    {
      wall: c.tealSoft,
      panel: c.sky,
      x: 880,
      props: [
        framed(140, 120, 190, 240),
        framed(370, 160, 130, 160),
        tablePart(590),
        at(120, 640, snakePlant(c.copper, c.copperDeep), {scale: 0.86}),
        at(300, 644, [
          rect(-60, -150, 120, 130, c.night, 12),
          line('M-44 -84h20l10 -24l14 48l12 -30l6 6h26', c.copperSoft, 5),
          rect(-40, -20, 80, 12, c.steelDeep, 6),
        ]),
        at(470, 644, cactusPot(c.copper, c.copperDeep), {scale: 0.9}),
      ],
    },
  );

/** Dr. Hannah Lindqvist. */
export const meetLindqvist = () =>
  portrait(
    {...cast['dr-hannah-lindqvist'], look: 0.25, joy: true, under: c.tealMid},
    {
      wall: c.copperPale,
      panel: c.sage,
      x: 390,
      props: [
        archWindow(830, 90, 320, 420, {
          view: desertView(830, 90, 320, 420, {kind: 'ridges', sunAt: 0.3}),
          bars: false,
        }),
        at(1062, 511, finch(), {scale: 0.5}),
        at(1170, 730, olive(c.teal, c.night), {scale: 0.94}),
        at(760, 730, agavePot(c.copper, c.copperDeep), {scale: 1.2}),
      ],
    },
  );

/** Doctor introduction: Dr. Marquez welcomes you in a sunlit room, the finch at the window. */
export const doctorIntro = () =>
  picture(W, H, [
    room(W, H, 600, {wall: c.sage, ground: c.copperSoft, tile: c.copperPale}),
    archWindow(110, 76, 460, 440, {
      view: desertView(110, 76, 460, 440, {mesaAt: 0.42, sunAt: 0.3}),
      bars: false,
    }),
    at(300, 517, finch(), {scale: 0.62}),
    pendant(760, 140, c.copper),
    at(640, 690, fig(c.white, c.sandDeep), {scale: 0.7}),
    at(1190, 700, olive(c.white, c.sandDeep), {scale: 1}),
    at(
      940,
      262,
      drawPerson({
        ...cast['dr-elena-marquez'],
        look: -0.4,
        length: 480,
        arms: [
          {elbow: [-118, 250], hand: [-66, 300]},
          {elbow: [106, 254], hand: [30, 306]},
        ],
      }),
      {scale: 1.22},
    ),
  ]);
