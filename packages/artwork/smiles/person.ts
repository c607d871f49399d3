import {mixColors} from '@dental/print';
import {paints} from '../brand/paint';
import {pick} from './list';
import {between, stream} from './random';
import type {Shade} from './conditions';

const site = paints();
/** The two tints of a living mouth that the palette of the site does not hold. */
const ROSE = '#c4525a';
const STRAW = '#e6c376';

const COCOA = mixColors(site['copper-deep'], site.ink, 0.5);
/** Skin tones from light to dark. */
const SKINS = [
  '#f3d6c4',
  '#edc7ad',
  '#e2b391',
  '#d4a07a',
  '#bf8860',
  '#a06c49',
  '#805239',
  '#63402e',
];
/** The skin tones of the cases, in order. */
const SKIN_ORDER = [1, 5, 2, 0, 6, 3, 1, 4, 7, 2, 0, 5, 3];
/** Lipstick of some of the women; none for the others. */
const LIPSTICKS = ['', '#b8434c', '', '#c8695a', '', '#9c3f52', '#b96a63'];

/** The builds of a pair of lips, in units of the picture. */
const LIPS = [
  {half: 206, above: 29, below: 42, bow: 8, peak: 30, corner: 0, open: 0},
  {half: 194, above: 40, below: 56, bow: 6, peak: 38, corner: 7, open: 6},
  {half: 217, above: 20, below: 30, bow: 5, peak: 24, corner: -8, open: -6},
  {half: 203, above: 25, below: 52, bow: 4, peak: 34, corner: 4, open: -2},
  {half: 211, above: 34, below: 36, bow: 14, peak: 26, corner: -3, open: 4},
  {half: 199, above: 32, below: 46, bow: 11, peak: 34, corner: 2, open: 10},
];

export interface Data {
  id: number;
  age: string;
  gender: string;
}

/** The build and the colors of one mouth: the same before and after. */
export type Person = ReturnType<typeof buildPerson>;

/** The mouth of a patient, from the data of the case; `turn` moves its middle to a side. */
export function buildPerson({id, age, gender}: Data, turn = 0) {
  const next = stream(id);
  const spread = (amount: number) => between(next, -amount, amount);
  const man = gender === 'Male';
  const older = ['18 - 29', '30 - 39', '40 - 49', '50 - 59', 'Over 60'].indexOf(age);
  const tone = pick(SKIN_ORDER, id);
  const dark = tone / 7;
  const skin = mixColors(pick(SKINS, tone), site.copper, 0.02 + 0.05 * next());
  const shadow = mixColors(site['copper-deep'], COCOA, dark);
  const lips = pick(LIPS, id * 5 + (man ? 2 : 0));
  const stick = man ? '' : pick(LIPSTICKS, id);
  const bare = mixColors(
    skin,
    mixColors(ROSE, COCOA, 0.1 + dark * 0.35),
    (man ? 0.36 : 0.46) + spread(0.06),
  );
  const lip = stick ? mixColors(bare, stick, 0.7) : bare;
  const thin = 1 - older * 0.05;
  return {
    man,
    older,
    turn: turn || spread(30),
    tilt: spread(3.2),
    skin,
    skinLight: mixColors(skin, site.white, 0.2 - dark * 0.1),
    skinShade: mixColors(skin, shadow, 0.2 + dark * 0.12),
    skinDeep: mixColors(skin, shadow, 0.4 + dark * 0.12),
    freckles: !man && tone < 3 && id % 3 === 0,
    mole: id % 7 === 4,
    lip,
    lipTop: mixColors(lip, shadow, 0.22 + dark * 0.08),
    lipLine: mixColors(lip, mixColors(site['copper-deep'], site.ink, 0.3 + dark * 0.4), 0.5),
    lipLight: mixColors(lip, site.white, stick ? 0.42 : 0.3 - dark * 0.1),
    gum: mixColors(mixColors(ROSE, site['copper-pale'], 0.48), skin, tone > 4 ? 0.22 : 0.06),
    red: mixColors(mixColors(ROSE, site.copper, 0.2), '#d99691', 0.2),
    redLight: mixColors(ROSE, site.white, 0.42),
    inside: mixColors(mixColors(site['copper-deep'], ROSE, 0.3), site.ink, 0.74),
    shadow: mixColors(site['copper-deep'], site.ink, 0.5),
    tongue: mixColors(mixColors(ROSE, site['copper-deep'], 0.4), site.ink, 0.3),
    // Build of the mouth, in units of the picture.
    halfWidth: lips.half + spread(4),
    corner: lips.corner + spread(3),
    open: lips.open + spread(4),
    dipped: between(next, -1, 1.6),
    bow: lips.bow,
    peak: lips.peak,
    lipAbove: lips.above * thin + spread(2),
    lipBelow: lips.below * thin + spread(2),
    gumShown: between(next, 0, 17) - older * 0.5,
    // Build of the teeth.
    size: 1 + spread(0.035),
    tall: 1 + spread(0.07),
    lateral: between(next, 0.7, 0.83),
    square: between(next, 0, 1),
    arc: between(next, 20, 42),
    middle: spread(5),
    uneven: Array.from({length: 20}, () => spread(1.7)),
    next,
  };
}

/** The colors of teeth, their shade sides and lights, by shade. */
export function mixEnamel(shade: Shade): string {
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
