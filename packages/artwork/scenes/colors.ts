import {mixColors} from '@dental/print';
import {paints} from '../brand/paint';

const p = paints();

/** The colors of scenes: the palette and a few tints mixed from it, named by use. */
export const c = {
  ink: p.ink,
  sand: p.sand,
  sandDeep: p['sand-deep'],
  sandShade: mixColors(p['sand-deep'], p['copper-pale'], 0.6),
  white: p.white,
  teal: p.teal,
  tealMid: mixColors(p.teal, p.sky, 0.3),
  tealSoft: mixColors(p.teal, p.sky, 0.58),
  tealPale: mixColors(p.teal, p.sky, 0.8),
  night: p['teal-night'],
  copper: p.copper,
  copperDeep: p['copper-deep'],
  copperLight: mixColors(p.copper, p['copper-pale'], 0.4),
  copperSoft: mixColors(p.copper, p['copper-pale'], 0.68),
  copperPale: p['copper-pale'],
  sage: p.sage,
  sageMid: mixColors(p.sage, p.teal, 0.22),
  leafPale: mixColors(p.sage, p.teal, 0.4),
  leaf: mixColors(p.sage, p.teal, 0.6),
  leafDeep: mixColors(p.teal, p.sage, 0.2),
  sky: p.sky,
  skyLight: mixColors(p.sky, p.white, 0.45),
  skyWarm: mixColors(p.sky, p.sand, 0.7),
  enamel: mixColors(p.white, p.sand, 0.5),
  enamelShade: mixColors(p.sky, p.teal, 0.07),
  steel: mixColors(p.sky, p.teal, 0.14),
  steelDeep: mixColors(p.sky, p.teal, 0.32),
  wood: mixColors(p.copper, p['copper-pale'], 0.55),
  woodDeep: mixColors(p['copper-deep'], p['copper-pale'], 0.35),
  gum: mixColors(p.copper, p['copper-pale'], 0.62),
  gumDeep: mixColors(p.copper, p['copper-pale'], 0.4),
  bone: mixColors(p['sand-deep'], p['copper-pale'], 0.35),
  boneDeep: mixColors(p['copper-pale'], p.copper, 0.16),
  gold: mixColors(p.copper, p.sand, 0.5),
  mesaFar: mixColors(p['copper-pale'], p.sky, 0.45),
  mesaMid: mixColors(p['copper-pale'], p.copper, 0.18),
  mesaNear: mixColors(p['copper-pale'], p.copper, 0.42),
  mesaShade: mixColors(p['copper-pale'], p.copper, 0.62),
};

export {mixColors};
