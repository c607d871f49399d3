import {c} from './colors';
import {at, disc, faint, line, oval, picture, rect, shape, times, within} from './svg';
import {agave, ocotillo, pricklyPear, saguaro, saguaroChild, scrub} from './cactus';
import {cloud, dune, mesa, range, sky, sun} from './desert';
import {finch} from './finch';
import {gleam, molarOutline} from './teeth';

/** Not found: the finch has lost its way among the cacti; a cloud has the shape of a tooth. */
export function notFound(): string {
  return picture(800, 600, [
    sky(0, 0, 800, 430),
    sun(150, 170, 46),
    at(
      500,
      140,
      shape(molarOutline, c.white) +
        shape(
          'M30 -128C58 -134 86 -112 78 -70C74 -44 66 -30 62 -4C58 36 56 88 40 116C30 130 20 124 18 106C17 94 16 80 15 68C30 62 36 30 40 0C44 -34 62 -60 54 -94C50 -112 42 -122 30 -128Z',
          c.skyLight,
        ),
      {scale: 0.84, turn: 8},
    ),
    rect(396, 214, 110, 22, c.white, 11),
    rect(520, 196, 120, 20, c.white, 10),
    rect(440, 238, 160, 20, c.skyLight, 10),
    cloud(630, 90, 110),
    range(-20, 400, 840, 110, c.mesaFar, [0.4, 0.8, 0.5, 1, 0.6, 0.9, 0.4]),
    mesa(-60, 406, 320, 130, c.mesaMid, c.mesaNear),
    mesa(560, 406, 300, 150, c.mesaMid, c.mesaNear),
    dune(-10, 400, 820, 600, c.copperPale, 10),
    dune(-80, 470, 960, 600, c.sandShade, 20),
    at(250, 470, saguaro(), {scale: 0.62}),
    at(660, 500, saguaro(), {scale: 0.98}),
    at(120, 520, ocotillo(), {scale: 0.6}),
    at(330, 500, scrub(), {scale: 0.6}),
    at(520, 490, saguaroChild(), {scale: 0.7}),
    dune(-60, 548, 920, 600, c.mesaMid, 16),
    at(756, 580, agave(), {scale: 0.8}),
    at(60, 586, pricklyPear(), {scale: 0.74}),
    signpost(),
    line(
      'M520 562q14 -6 26 -2M560 568q14 -6 26 -2M600 572q14 -6 26 -2M640 578q14 -5 24 -1',
      c.mesaShade,
    ),
    at(404, 377, finch(), {scale: 0.78}),
    line('M492 268q14 -22 30 -14t4 24q-10 8 -10 18M515 312v.1', c.copper, 6),
  ]);
}

function signpost(): string {
  return at(404, 556, [
    shape('M-9 10V-180H9V10Z', c.woodDeep),
    shape('M-90 -166H50L78 -140L50 -114H-90Z', c.wood),
    shape('M90 -104H-50L-78 -80L-50 -56H90Z', c.gold),
    line('M-70 -140H20M6 -152L22 -140L6 -128M70 -80H-30M-16 -92L-32 -80L-16 -68', c.copperDeep, 5),
  ]);
}

/** August's promotion: clear aligners under a summer sun, with an ice lolly and its case. */
export function promotionAugust(): string {
  const rays = times(16, (i) =>
    at(600, 330, shape('M-26 -250L0 -1000L60 -1000L26 -250Z', c.copperPale), {turn: i * 22.5}),
  );
  return picture(1200, 800, [
    rect(0, 0, 1200, 800, c.sand),
    faint(0.75, rays),
    disc(600, 330, 292, c.copperPale),
    disc(600, 330, 234, c.copperSoft),
    dune(-20, 640, 1240, 800, c.tealSoft, 26),
    dune(-120, 700, 1440, 800, c.teal, 30),
    at(150, 700, saguaro({fill: c.leaf, shade: c.teal}), {scale: 0.9}),
    at(1080, 716, ocotillo(), {scale: 0.94}),
    at(60, 780, agave(), {scale: 0.9}),
    at(600, 376, aligner(), {scale: 1.06}),
    at(352, 724, alignerCase(), {scale: 1.1}),
    at(930, 660, lolly(), {turn: 14}),
    gleam(420, 300, 26),
    gleam(386, 350, 14),
    gleam(806, 470, 20),
  ]);
}

/** A clear aligner from the front: a smile-shaped row of scallops about 440 wide. */
function aligner(): string {
  const top = 'M-228 -40C-190 40 -100 66 0 68S190 40 228 -40';
  return [
    shape(
      `${top}L232 6C226 60 200 84 180 92C160 124 130 128 112 122C92 148 66 150 54 142C34 158 10 156 0 146C-10 156 -34 158 -54 142C-66 150 -92 148 -112 122C-130 128 -160 124 -180 92C-200 84 -226 60 -232 6Z`,
      c.sky,
    ),
    shape(
      'M-54 142C-66 150 -92 148 -112 122C-130 128 -160 124 -180 92C-200 84 -226 60 -232 6L-228 -40C-190 40 -100 66 0 68V146C-10 156 -34 158 -54 142Z',
      c.skyLight,
    ),
    line(
      'M-54 142C-58 120 -58 100 -56 64M0 146V70M54 142C58 120 58 100 56 64M-112 122C-116 96 -116 76 -112 48M112 122C116 96 116 76 112 48M-180 92C-186 62 -184 40 -172 14M180 92C186 62 184 40 172 14',
      c.tealPale,
      5,
    ),
    line('M-222 -10C-184 56 -96 84 -20 86M40 88C90 84 140 70 176 42', c.white, 7),
    line(top, c.tealSoft, 5),
  ].join('');
}

/** The aligners' round case, open, with a clear tray lying in it. */
function alignerCase(): string {
  return [
    oval(0, -78, 112, 88, c.copperDeep),
    oval(0, -82, 104, 80, c.copper),
    oval(0, -80, 80, 60, c.copperLight),
    oval(0, 0, 124, 46, c.copperDeep),
    shape('M-124 -12V0A124 46 0 0 0 124 0V-12Z', c.copperDeep),
    oval(0, -14, 124, 46, c.copper),
    oval(0, -16, 104, 36, c.copperDeep),
    line('M-66 -8C-72 -40 72 -40 66 -8', c.sky, 20),
    line('M-66 -10C-72 -42 0 -38 10 -36', c.white, 7),
  ].join('');
}

function lolly(): string {
  return [
    rect(-16, -70, 32, 140, c.gold, 14),
    shape('M-76 -60V-250A76 76 0 0 1 76 -250V-60Q76 -40 56 -40H-56Q-76 -40 -76 -60Z', c.copper),
    within('M-76 -60V-250A76 76 0 0 1 76 -250V-60Q76 -40 56 -40H-56Q-76 -40 -76 -60Z', [
      rect(-80, -340, 160, 110, c.copperPale),
      rect(-80, -230, 160, 96, c.copperLight),
      rect(30, -340, 50, 310, 'rgba(143,63,29,.28)'),
    ]),
    line('M-44 -246V-120M-6 -262V-120', c.sand, 9),
  ].join('');
}
