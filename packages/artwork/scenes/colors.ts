import {mix} from '@dental/print';
import {paints} from '../brand/paint';

const p = paints();

/** The colors of scenes: the palette and a few tints mixed from it, named by use. */
export const c = {
  ink: p.ink,
  sand: p.sand,
  sandDeep: p['sand-deep'],
  sandShade: mix(p['sand-deep'], p['copper-pale'], 0.6),
  white: p.white,
  teal: p.teal,
  tealMid: mix(p.teal, p.sky, 0.3),
  tealSoft: mix(p.teal, p.sky, 0.58),
  tealPale: mix(p.teal, p.sky, 0.8),
  night: p['teal-night'],
  copper: p.copper,
  copperDeep: p['copper-deep'],
  copperLight: mix(p.copper, p['copper-pale'], 0.4),
  copperSoft: mix(p.copper, p['copper-pale'], 0.68),
  copperPale: p['copper-pale'],
  sage: p.sage,
  sageMid: mix(p.sage, p.teal, 0.22),
  leafPale: mix(p.sage, p.teal, 0.4),
  leaf: mix(p.sage, p.teal, 0.6),
  leafDeep: mix(p.teal, p.sage, 0.2),
  sky: p.sky,
  skyLight: mix(p.sky, p.white, 0.45),
  skyWarm: mix(p.sky, p.sand, 0.7),
  enamel: mix(p.white, p.sand, 0.5),
  enamelShade: mix(p.sky, p.teal, 0.07),
  steel: mix(p.sky, p.teal, 0.14),
  steelDeep: mix(p.sky, p.teal, 0.32),
  wood: mix(p.copper, p['copper-pale'], 0.55),
  woodDeep: mix(p['copper-deep'], p['copper-pale'], 0.35),
  gum: mix(p.copper, p['copper-pale'], 0.62),
  gumDeep: mix(p.copper, p['copper-pale'], 0.4),
  bone: mix(p['sand-deep'], p['copper-pale'], 0.35),
  boneDeep: mix(p['copper-pale'], p.copper, 0.16),
  gold: mix(p.copper, p.sand, 0.5),
  mesaFar: mix(p['copper-pale'], p.sky, 0.45),
  mesaMid: mix(p['copper-pale'], p.copper, 0.18),
  mesaNear: mix(p['copper-pale'], p.copper, 0.42),
  mesaShade: mix(p['copper-pale'], p.copper, 0.62),
};

export {mix};
