import {c} from './colors';
import {mixColors} from '@dental/print';
import {at, line, oval, picture, shape} from './svg';
import {probe} from './clinic';
import {gumCut, gumFront, guide, openSky, stump} from './jaw';
import {crown, gleam, implantScrew, molar} from './teeth';

const WARM = {fill: c.sand, shade: c.sandDeep};

/** Restorative dentistry: a molar is filled; the missing piece comes to its place. */
export function restorativeDentistry(): string {
  const cavity =
    'M-44 -112C-34 -84 -22 -72 -2 -74C18 -72 34 -86 40 -112C26 -116 10 -110 0 -110C-10 -110 -28 -118 -44 -112Z';
  return picture(1200, 800, [
    openSky(470, 190, 210, false),
    at(270, 560, crown(WARM), {scale: 1.5}),
    at(600, 560, [crown(), shape(cavity, c.copperSoft)], {scale: 1.75}),
    at(930, 560, crown(WARM), {scale: 1.5}),
    gumFront([-60, 270, 600, 930, 1260], 556, 150),
    guide(600, 258, 330),
    at(
      600,
      380,
      shape(cavity, c.white) +
        shape(
          'M14 -110C26 -112 34 -114 40 -112C34 -86 18 -72 -2 -74C14 -84 16 -96 14 -110Z',
          c.enamelShade,
        ),
      {scale: 1.6},
    ),
    at(1250, 96, probe(), {turn: -117, scale: 2.3}),
    gleam(500, 170, 20),
    gleam(716, 220, 14),
  ]);
}

/** Dental bridges: three joined crowns above the gap and its two prepared neighbors. */
export function dentalBridges(): string {
  const bridge =
    [380, 600, 820].map((x) => at(x, 330, crown(), {scale: 1.42})).join('') +
    shape(
      'M470 236Q490 300 470 318H510Q490 300 510 236ZM690 236Q710 300 690 318H730Q710 300 730 236Z',
      c.enamelShade,
    );
  return picture(1200, 800, [
    openSky(470, 1040, 170),
    at(150, 570, crown(WARM), {scale: 1.46}),
    at(1052, 570, crown(WARM), {scale: 1.46}),
    at(380, 580, stump(), {scale: 1.25}),
    at(820, 580, stump(), {scale: 1.25}),
    gumFront([-70, 150, 380, 600, 820, 1052, 1270], 570, 108),
    shape('M480 540Q540 528 600 556Q660 528 720 540V620H480Z', c.gum),
    line('M540 600Q600 630 660 600', mixColors(c.gum, c.sand, 0.35), 7),
    guide(380, 364, 420),
    guide(820, 364, 420),
    guide(600, 364, 500),
    bridge,
    gleam(326, 176, 22),
    gleam(888, 150, 16),
  ]);
}

/** Dental crowns: a crown comes down over the prepared tooth and matches its neighbors. */
export function dentalCrowns(): string {
  return picture(1200, 800, [
    openSky(470, 190, 200),
    at(250, 560, crown(WARM), {scale: 1.66}),
    at(950, 560, crown(WARM), {scale: 1.66}),
    at(600, 576, stump(), {scale: 1.6}),
    gumFront([-90, 250, 600, 950, 1290], 560, 152),
    guide(524, 344, 400),
    guide(676, 344, 400),
    at(600, 318, crown(), {scale: 1.72}),
    oval(600, 320, 92, 15, c.steel),
    oval(600, 323, 72, 9, c.tealSoft),
    gleam(752, 134, 26),
    gleam(796, 186, 14),
  ]);
}

/** Dental implants: screw, post, and crown between two natural teeth with their roots. */
export function dentalImplants(): string {
  return picture(1200, 800, [
    openSky(340, 1010, 170),
    gumCut(436),
    at(250, 466, molar(WARM), {scale: 1.9}),
    at(950, 466, molar(WARM), {scale: 1.9}),
    at(600, 474, implantScrew(), {scale: 1.42}),
    guide(600, 352, 396),
    at(600, 318, crown(), {scale: 1.62}),
    oval(600, 320, 88, 14, c.steel),
    oval(600, 323, 40, 8, c.tealMid),
    gleam(742, 150, 24),
    gleam(784, 202, 13),
  ]);
}
