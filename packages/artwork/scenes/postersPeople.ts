import {c} from './colors';
import {arch, at, disc, line, picture, rect, shape} from './svg';
import {cast, takeOffCoat} from '../people/cast';
import {lamp, stool} from './clinic';
import {cloud, desertView, dune, mesa, range, sky, sun} from './desert';
import {agave, ocotillo, saguaro} from './cactus';
import {board, books} from './furniture';
import {patientInChair} from '../people/patientInChair';
import {folded, drawPerson, seatedLegs, tablet} from '../people/person';
import {agavePot, cactusPot, fig, olive, snakePlant, trailing, vase} from './plants';
import {archWindow, niche, pendant, room, rug} from './rooms';
import {gleam} from './teeth';

import {handMirror, shadeRow} from './smile';

const W = 1280;
const H = 720;

/** Emergency care: a coordinator takes the call calmly at her desk. */
export const emergencyCare = () =>
  picture(W, H, [
    rect(0, 0, W, H, c.tealPale),
    shape(arch(120, 70, 480, 900), c.sky),
    archWindow(820, 90, 300, 340, {
      view: desertView(820, 90, 300, 340, {kind: 'ridges', sunAt: 0.7}),
    }),
    at(680, 170, [
      disc(0, 0, 58, c.wood),
      disc(0, 0, 48, c.sand),
      line('M0 0V-30M0 0L20 12', c.ink, 5),
      disc(0, 0, 5, c.copper),
    ]),
    at(
      360,
      276,
      drawPerson({
        ...cast.jasmine,
        look: 0.4,
        joy: false,
        length: 420,
        arms: [
          {elbow: [-106, 256], hand: [10, 300]},
          {elbow: [132, 214], hand: [70, 44]},
        ],
      }),
      {scale: 1.26},
    ),
    at(444, 322, rect(-13, -46, 26, 86, c.white, 9) + rect(-13, -46, 9, 86, c.steel, 4), {
      turn: -10,
    }),
    rect(0, 600, W, 120, c.sandShade),
    rect(0, 600, W, 14, c.sand),
    at(940, 660, [rect(-150, -18, 300, 22, c.white, 8), line('M-120 -8h190', c.sandDeep, 5)]),
    at(1130, 656, agavePot(c.copper, c.copperDeep), {scale: 1.1}),
    at(120, 660, cactusPot(c.copper, c.copperDeep)),
    at(730, 650, vase(), {scale: 0.8}),
  ]);

/** General dentistry: dentist and patient talk before anything else happens. */
export const general = () =>
  picture(W, H, [
    room(W, H, 570, {wall: c.sand, low: c.sage, ground: c.copperPale, tile: c.sandDeep}),
    archWindow(430, 60, 400, 340, {
      view: desertView(430, 60, 400, 340, {mesaAt: 0.46, sunAt: 0.24}),
      bars: false,
    }),
    at(1216, 640, olive(c.copper, c.copperDeep), {scale: 1.02}),
    at(700, 0, lamp(), {scale: 0.9}),
    at(
      880,
      690,
      patientInChair({
        skin: 'brown',
        hair: 'gray',
        style: 'short',
        beard: 'mustache',
        older: true,
        joy: true,
        color: c.copperSoft,
        trousers: c.night,
      }),
      {scale: 0.94},
    ),
    at(270, 700, stool(), {scale: 1.08}),
    at(260, 520, seatedLegs(c.night, {drop: 184}), {scale: 0.94}),
    at(
      262,
      230,
      drawPerson({
        ...takeOffCoat(cast['dr-hannah-lindqvist']),
        look: 0.7,
        arms: [
          {elbow: [-100, 246], hand: [-10, 308]},
          {elbow: [112, 236], hand: [152, 292]},
        ],
      }),
      {scale: 0.88},
    ),
    at(410, 502, tablet(), {scale: 0.8}),
  ]);

/** Family dentistry: three generations on the way in, the desert behind them. */
export const family = () =>
  picture(W, H, [
    sky(0, 0, W, 560),
    sun(340, 190, 62),
    cloud(470, 110, 150),
    range(-20, 540, 1320, 130, c.mesaFar, [0.4, 0.8, 0.5, 1, 0.6, 0.8, 0.5, 0.9, 0.4]),
    mesa(60, 546, 480, 210, c.mesaMid, c.mesaNear),
    dune(-20, 536, 1320, H, c.copperPale, 12),
    dune(-100, 600, 1500, H, c.sandShade, 22),
    at(200, 660, saguaro(), {scale: 1.02}),
    at(440, 690, agave(), {scale: 1}),
    at(1220, 680, ocotillo(), {scale: 1}),
    at(
      1060,
      262,
      drawPerson({
        skin: 'brown',
        hair: 'silver',
        style: 'bun',
        lashes: true,
        older: true,
        wears: 'sweater',
        color: c.tealSoft,
        slim: true,
        joy: true,
        look: -0.4,
        length: 500,
        arms: folded,
      }),
      {scale: 1.04},
    ),
    at(
      800,
      240,
      drawPerson({
        skin: 'brown',
        hair: 'black',
        style: 'short',
        wears: 'shirt',
        color: c.teal,
        joy: true,
        look: 0.3,
        length: 500,
        beard: 'mustache',
        arms: [
          {elbow: [-112, 252], hand: [-104, 340], behind: true},
          {elbow: [112, 252], hand: [130, 320], behind: true},
        ],
      }),
      {scale: 1.1},
    ),
    at(
      920,
      450,
      drawPerson({
        skin: 'brown',
        hair: 'black',
        style: 'ponytail',
        wears: 'dress',
        color: c.copper,
        child: true,
        joy: true,
        look: -0.2,
        length: 300,
        arms: [
          {elbow: [-74, 190], hand: [-20, 216]},
          {elbow: [74, 190], hand: [16, 218]},
        ],
      }),
      {scale: 1.08},
    ),
  ]);

/** Cosmetic dentistry: a pleased look into the hand mirror. */
export const cosmetic = () =>
  picture(W, H, [
    rect(0, 0, W, H, c.sage),
    shape(arch(640, 60, 520, 900), c.copperPale),
    at(
      910,
      292,
      drawPerson({
        skin: 'light',
        hair: 'gray',
        style: 'waves',
        lashes: true,
        older: true,
        wears: 'dress',
        color: c.copper,
        slim: true,
        joy: true,
        look: -0.5,
        length: 460,
        arms: [
          {elbow: [100, 262], hand: [20, 330], behind: true},
          {elbow: [-142, 230], hand: [-188, 120]},
        ],
      }),
      {scale: 1.3},
    ),
    at(662, 416, handMirror(c.teal), {turn: -12, scale: 0.92}),
    at(80, 250, [
      board(360),
      at(40, 0, vase(c.copper, c.copperDeep), {scale: 0.62}),
      at(150, 0, books()),
      at(300, 0, trailing(), {scale: 0.9}),
    ]),
    rect(0, 620, W, 100, c.sandShade),
    rect(0, 620, W, 10, c.white),
    at(270, 574, shadeRow(), {scale: 0.94}),
    gleam(1060, 200, 24),
    gleam(1100, 250, 13),
  ]);

/** Sedation dentistry: a patient rests under a blanket with music on. */
export const sedation = () =>
  picture(W, H, [
    room(W, H, 570, {wall: c.tealMid, ground: c.copperSoft, tile: c.copperPale}),
    archWindow(780, 70, 340, 370, {
      view: desertView(780, 70, 340, 370, {mesaAt: 0.3, sunAt: 0.34, kind: 'buttes'}),
    }),
    niche(50, 90, 150, 220, c.teal, [150]),
    at(64, 240, books(), {scale: 0.8}),
    at(168, 240, cactusPot(c.copper, c.copperDeep), {scale: 0.42}),
    pendant(600, 130, c.copper),
    rug(480, 668, 420, c.sandShade, c.copperPale),
    at(
      470,
      676,
      patientInChair(
        {
          skin: 'tan',
          hair: 'brown',
          style: 'short',
          eyes: 'closed',
          headphones: true,
          color: c.sage,
          trousers: c.night,
          blanket: c.copperSoft,
        },
        [c.teal, c.tealSoft, c.night],
      ),
      {scale: 1.02},
    ),
    at(1000, 690, fig(c.white, c.sandDeep), {scale: 0.9}),
    at(1160, 700, snakePlant(c.copper, c.copperDeep)),
  ]);
