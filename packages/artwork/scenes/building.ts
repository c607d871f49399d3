import {c} from './colors';
import {arch, at, disc, faint, line, rect, shape, stamped, times, within} from './svg';
import {agave, ocotillo, pricklyPear, saguaro} from './cactus';
import {finch} from './finch';
import {agavePot, olive} from './plants';

/** The practice from the street, 1100 wide and 380 high; its left foot on (0, 0). */
export function practice(): string {
  return [
    wing(),
    pergola(),
    rect(330, -340, 380, 340, c.sand),
    shape('M640 -340H710V0H640Z', c.sandDeep),
    rect(316, -362, 408, 30, c.copperSoft, 4),
    rect(316, -340, 408, 8, c.copperLight),
    disc(515, -286, 38, c.teal),
    at(521, -262, finch({legs: false}), {scale: 0.3}),
    portal(),
  ].join('');
}

function wing(): string {
  const window = [
    shape(arch(-38, -158, 76, 118), c.white),
    within(arch(-31, -150, 62, 110), [
      rect(-31, -150, 62, 110, c.tealSoft),
      shape('M-31 -60L31 -150V-130L-31 -40Z', c.tealPale),
      rect(-31, -62, 62, 22, c.tealMid),
    ]),
    line('M0 -150V-40', c.white, 4),
    rect(-44, -42, 88, 9, c.white, 3),
  ];
  return [
    rect(0, -226, 360, 226, c.sandDeep),
    faint(0.7, shape('M0 -206H340V-184L0 -190Z', c.sandShade)),
    rect(-14, -240, 370, 24, c.copperSoft, 4),
    rect(-14, -222, 370, 6, c.copperLight),
    stamped(window, ['translate(64 0)', 'translate(172 0)', 'translate(280 0)']),
    rect(0, -18, 340, 18, c.sandShade),
  ].join('');
}

function pergola(): string {
  return [
    rect(700, -256, 380, 256, c.copperPale),
    rect(700, -270, 396, 24, c.copperSoft, 4),
    rect(700, -252, 396, 6, c.copperLight),
    rect(740, -180, 300, 130, c.white, 8),
    rect(750, -170, 280, 110, c.tealSoft, 4),
    shape('M760 -60L870 -170H910L800 -60ZM850 -60L960 -170H974L864 -60Z', c.tealPale),
    line('M843 -170V-60M937 -170V-60', c.white, 5),
    rect(726, -214, 330, 14, c.wood, 4),
    times(9, (i) => rect(734 + i * 38, -202, 8, 26, c.woodDeep)),
    rect(700, -18, 380, 18, c.sandShade),
  ].join('');
}

function portal(): string {
  return [
    shape(arch(410, -230, 210, 230), c.copper),
    shape(arch(424, -216, 182, 216), c.copperDeep),
    within(arch(436, -204, 158, 204), [
      rect(436, -204, 158, 204, c.sage),
      rect(436, -60, 158, 60, c.copperSoft),
      rect(456, -92, 60, 50, c.teal, 4),
      line('M550 -204V-140', c.ink),
      shape('M532 -122A18 18 0 0 1 568 -122Z', c.copper),
      faint(0.5, shape('M436 -90L520 -204H550L436 -50Z', c.white)),
    ]),
    line('M515 -204V0M436 -120H594', c.wood, 9),
    line('M504 -88v34M526 -88v34', c.copperDeep, 5),
    rect(396, -10, 238, 10, c.white, 3),
  ].join('');
}

/** The beds before the building: cacti and pots, drawn over its foot. */
export function beds(): string {
  return [
    at(372, 12, agavePot(c.teal, c.night), {scale: 0.62}),
    at(664, 14, olive(c.teal, c.night), {scale: 0.52}),
    at(118, 14, agave(), {scale: 0.6}),
    at(226, 12, pricklyPear(), {scale: 0.5}),
    at(-46, 20, saguaro(), {scale: 0.86}),
    at(890, 16, agave(), {scale: 0.56}),
    at(1010, 14, ocotillo(), {scale: 0.56}),
    at(790, 14, pricklyPear(), {scale: 0.44}),
  ].join('');
}
