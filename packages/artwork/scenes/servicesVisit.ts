import {c} from './colors';
import {arch, at, disc, line, picture, rect, shape, times} from './svg';
import {cast, takeOffCoat} from '../people/cast';
import {lamp, monitor, stool} from './clinic';
import {desertView} from './desert';
import {filmTooth} from './machines';
import {patientInChair} from '../people/patientInChair';
import {drawPerson, seatedLegs, tablet} from '../people/person';
import {agavePot, fig, olive} from './plants';
import {archWindow, niche, room, rug, sunPatch} from './rooms';
import {crown} from './teeth';

/** General dentistry: the dentist sits next to the chair and talks the visit through. */
export function generalDentistry(): string {
  return picture(1200, 800, [
    room(1200, 800, 620, {wall: c.sage, ground: c.copperPale, tile: c.sandDeep}),
    archWindow(600, 80, 440, 420, {
      view: desertView(600, 80, 440, 420, {mesaAt: 0.44, sunAt: 0.24}),
      bars: false,
    }),
    sunPatch(640, 622, 380, 170, 160, 0.6),
    niche(80, 110, 190, 240, c.sand, [150]),
    at(130, 260, crown(), {scale: 0.42}),
    at(420, 0, lamp()),
    at(1110, 700, olive(c.white, c.sandDeep), {scale: 1.05}),
    at(
      760,
      748,
      patientInChair({
        skin: 'light',
        hair: 'brown',
        style: 'short',
        joy: true,
        color: c.copper,
        trousers: c.night,
      }),
    ),
    at(250, 756, stool(), {scale: 1.12}),
    at(236, 568, seatedLegs(c.night, {drop: 190}), {scale: 0.96}),
    at(
      240,
      264,
      drawPerson({
        ...takeOffCoat(cast['dr-thomas-okafor']),
        look: 0.7,
        arms: [
          {elbow: [-108, 246], hand: [-10, 312]},
          {elbow: [118, 236], hand: [164, 296]},
        ],
      }),
      {scale: 0.92},
    ),
    at(400, 556, tablet(), {scale: 0.86}),
  ]);
}

/** Sedation dentistry: a patient rests with music on; the dentist monitors. */
export function sedationDentistry(): string {
  const pulse = line('M14 62h30l12 -26l18 52l14 -34l8 8h40', c.copperSoft, 5);
  return picture(1200, 800, [
    room(1200, 800, 630, {wall: c.tealSoft, ground: c.copperSoft, tile: c.copperPale}),
    rect(0, 0, 1200, 616, c.tealSoft),
    archWindow(410, 70, 400, 400, {
      view: desertView(410, 70, 400, 400, {kind: 'ridges', sunAt: 0.5}),
      bars: false,
    }),
    shape('M390 80Q400 300 350 520H450Q480 300 610 66Q460 50 390 80Z', c.tealPale),
    shape('M830 80Q820 300 870 520H770Q740 300 610 66Q760 50 830 80Z', c.tealPale),
    rect(320, 50, 580, 18, c.wood, 9),
    rug(560, 752, 460, c.sandShade, c.copperPale),
    at(90, 690, fig(c.white, c.sandDeep), {scale: 1.06}),
    at(
      462,
      748,
      patientInChair(
        {
          skin: 'olive',
          hair: 'brown',
          style: 'ponytail',
          lashes: true,
          eyes: 'closed',
          headphones: true,
          color: c.sage,
          trousers: c.teal,
          blanket: c.copperSoft,
        },
        [c.teal, c.tealMid, c.night],
      ),
    ),
    at(960, 756, stool(), {scale: 1.1}),
    at(974, 576, seatedLegs(c.night, {drop: 184}), {scale: 0.94, flip: true}),
    at(
      972,
      280,
      drawPerson({
        ...cast['dr-thomas-okafor'],
        joy: false,
        look: -0.7,
        arms: [
          {elbow: [108, 246], hand: [-6, 306]},
          {elbow: [-112, 246], hand: [-46, 312]},
        ],
      }),
      {scale: 0.9},
    ),
    at(1120, 620, [
      line('M0 150V-60', c.white, 14),
      rect(-60, 146, 120, 12, c.steelDeep, 6),
      rect(-76, -170, 152, 116, c.night, 12),
      at(-70, -170, pulse),
      disc(50, -76, 6, c.tealSoft),
    ]),
  ]);
}

/** Dental X-rays: the assistant shows a patient the picture on the screen. */
export function dentalXRays(): string {
  const film =
    rect(0, 0, 520, 320, c.night, 6) +
    shape('M0 0H520V74Q260 110 0 74ZM0 320H520V246Q260 210 0 246Z', c.teal) +
    times(
      4,
      (i) =>
        at(86 + i * 116, 92, filmTooth(66), {turn: 180, scale: 1.55}) +
        at(86 + i * 116, 226, filmTooth(66, {filled: i === 2}), {scale: 1.55}),
    );
  return picture(1200, 800, [
    room(1200, 800, 800, {wall: c.tealPale}),
    rect(0, 0, 1200, 800, c.tealPale),
    shape(arch(40, 120, 400, 800), c.sky),
    at(740, 640, monitor(520, 320, film)),
    `<circle cx="798" cy="474" r="62" fill="none" stroke="${c.copper}" stroke-width="6"/>`,
    rect(0, 630, 1200, 170, c.sandShade),
    rect(0, 630, 1200, 14, c.sand),
    at(1104, 690, agavePot(c.copper, c.copperDeep), {scale: 1.1}),
    at(
      250,
      330,
      drawPerson({
        ...cast.mateo,
        look: 0.7,
        length: 480,
        joy: true,
        arms: [
          {elbow: [-112, 262], hand: [-60, 352], behind: true},
          {elbow: [142, 226], hand: [226, 168]},
        ],
      }),
      {scale: 1.18},
    ),
    rect(560, 690, 240, 26, c.white, 10),
  ]);
}
