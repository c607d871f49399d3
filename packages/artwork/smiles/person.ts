import {mixColors} from '@dental/print';
import {paints} from '../brand/paint';
import {pick} from './list';
import {between, stream} from './random';
import type {Shade} from './conditions';

const site = paints();
/** The two tints of a living mouth that the palette of the site does not hold. */
const ROSE = '#c4525a';
const STRAW = '#e6c376';

const TAN = mixColors(mixColors(site['copper-pale'], site['copper-deep'], 0.56), STRAW, 0.12);
const COCOA = mixColors(site['copper-deep'], site.ink, 0.5);
const SKINS = [
  mixColors(site['copper-pale'], site.sand, 0.35),
  mixColors(site['copper-pale'], TAN, 0.08),
  mixColors(site['copper-pale'], TAN, 0.3),
  mixColors(site['copper-pale'], TAN, 0.55),
  TAN,
  mixColors(TAN, COCOA, 0.34),
  mixColors(TAN, COCOA, 0.66),
  mixColors(TAN, COCOA, 0.9),
];
/** The order in which skin tones follow each other from case to case. */
const SKIN_ORDER = [1, 5, 2, 0, 6, 3, 1, 4, 7, 2, 0, 5, 3];
const GROUNDS = [site.sage, site['sand-deep'], site.sky, site['copper-pale']];

export interface Data {
  id: number;
  age: string;
  gender: string;
}

/** How one mouth is built and colored; the same in the picture before and the picture after. */
export type Person = ReturnType<typeof person>;

/** The mouth of a patient, from the id, age and gender of the case; `turn` moves its middle for a head that is turned. */
export function person({id, age, gender}: Data, turn = 0) {
  const next = stream(id);
  const spread = (amount: number) => between(next, -amount, amount);
  const man = gender === 'Male';
  const older = ['18 - 29', '30 - 39', '40 - 49', '50 - 59', 'Over 60'].indexOf(age);
  const tone = pick(SKIN_ORDER, id);
  const skin = pick(SKINS, tone);
  const ground = pick(GROUNDS, id);
  const dark = tone / 7;
  const lip = mixColors(
    skin,
    mixColors(ROSE, COCOA, 0.1 + dark * 0.12),
    (man ? 0.34 : 0.5 + spread(0.08)) + dark * 0.1,
  );
  const gum = mixColors(mixColors(ROSE, site['copper-pale'], 0.48), skin, tone > 4 ? 0.22 : 0.06);
  return {
    man,
    older,
    turn,
    ground,
    frame: mixColors(ground, site.copper, 0.55),
    skin,
    skinShade: mixColors(
      skin,
      tone > 3 ? COCOA : site['copper-deep'],
      tone > 6 ? 0.5 : tone > 3 ? 0.26 : 0.12,
    ),
    skinDeep: mixColors(
      skin,
      tone > 3 ? mixColors(COCOA, site.ink, 0.4) : site['copper-deep'],
      tone > 3 ? 0.42 : 0.3,
    ),
    skinLine: mixColors(
      skin,
      tone > 3 ? mixColors(COCOA, site.ink, 0.4) : site['copper-deep'],
      tone > 3 ? 0.55 : 0.42,
    ),
    lip,
    lipTop: mixColors(lip, tone > 4 ? COCOA : site['copper-deep'], tone > 4 ? 0.3 : 0.2),
    lipLine: mixColors(lip, mixColors(site['copper-deep'], site.ink, 0.3 + dark * 0.4), 0.55),
    lipLight: mixColors(lip, site.white, tone > 4 ? 0.16 : 0.3),
    gum,
    red: mixColors(mixColors(ROSE, site.copper, 0.2), gum, 0.26),
    redLight: mixColors(ROSE, site.white, 0.42),
    inside: mixColors(mixColors(site['copper-deep'], ROSE, 0.3), site.ink, 0.68),
    shadow: mixColors(site['copper-deep'], site.ink, 0.5),
    tongue: mixColors(mixColors(ROSE, site['copper-deep'], 0.4), site.ink, 0.22),
    // Build of the mouth, in units of the picture.
    halfWidth: 208 + spread(7),
    corner: spread(7) - (man ? 0 : 2),
    open: spread(6),
    dipped: between(next, 0, 1),
    bow: between(next, 4, 10),
    lipAbove: (man ? 28 : 34) - older * 1.4 + spread(4),
    lipBelow: (man ? 41 : 48) - older * 1.6 + spread(4),
    gumShown: 13 + spread(4) - older * 0.6,
    // Build of the teeth.
    size: 1 + spread(0.03),
    tall: 1 + spread(0.045),
    lateral: between(next, 0.74, 0.81),
    square: between(next, 0, 1),
    arc: between(next, 27, 37),
    middle: spread(3),
    uneven: Array.from({length: 20}, () => spread(1)),
  };
}

/** The colors of teeth, their shade sides and lights, by shade. */
export function enamel(shade: Shade): string {
  const tints: Record<Shade, string> = {
    bright: mixColors(site.white, site.sand, 0.5),
    light: mixColors(site.sand, STRAW, 0.06),
    natural: mixColors(site.sand, STRAW, 0.16),
    warm: mixColors(mixColors(site.sand, STRAW, 0.28), site.copper, 0.02),
    yellow: mixColors(mixColors(site.sand, STRAW, 0.54), site.copper, 0.04),
    tea: mixColors(mixColors(site.sand, STRAW, 0.42), site.copper, 0.13),
  };
  return tints[shade];
}

/** Colors of what is found on teeth. */
export const found = {
  patch: mixColors(STRAW, mixColors(site['copper-deep'], site.sand, 0.3), 0.3),
  line: mixColors(site['copper-deep'], site['sand-deep'], 0.42),
  dentin: mixColors(STRAW, site.copper, 0.12),
  plaque: mixColors(STRAW, site['sand-deep'], 0.35),
  tartar: mixColors(STRAW, mixColors(site['copper-deep'], site.ink, 0.3), 0.36),
  tartarDeep: mixColors(STRAW, mixColors(site['copper-deep'], site.ink, 0.4), 0.62),
  brown: mixColors(site['copper-deep'], STRAW, 0.3),
  soot: mixColors(site['copper-deep'], site.ink, 0.55),
  gray: mixColors(mixColors(site['ink-soft'], site.sand, 0.62), STRAW, 0.2),
  metal: mixColors(site['ink-soft'], site.sky, 0.52),
  metalDeep: mixColors(site['ink-soft'], site.ink, 0.1),
  band: mixColors(site['ink-soft'], site.copper, 0.35),
  nerve: ROSE,
  recess: mixColors(mixColors(STRAW, site['copper-deep'], 0.5), site['copper-pale'], 0.15),
  white: site.white,
};
