import {c, mixColors} from '../scenes/colors';
import {at, disc, line, rect, shape} from '../scenes/svg';
import {drawBackOfHair, drawFallingHair, drawHead, type Face} from './face';
import {skins} from './tones';

/** The distance of the shoulders below the middle of the face. */
const TOP = 84;

type Point = [number, number];
type Clothes = 'scrubs' | 'coat' | 'cardigan' | 'shirt' | 'sweater' | 'dress';
export interface Arm {
  elbow: Point;
  hand: Point;
}
export type Person = Face & {
  wears: Clothes;
  color: string;
  /** The second color: under a coat or a cardigan, or of a collar. */
  under?: string;
  /** Arms, drawn before (`behind`) or over the body. */
  arms?: (Arm & {behind?: boolean})[];
  holds?: 'tablet' | undefined;
  /** The distance of the torso's end below the middle of the face. */
  length?: number;
  slim?: boolean;
  /** Turns the head a little, in degrees. */
  tilt?: number;
};

/** Draws a person down to `length`; the face's middle is (0, 0), the head about 140 high. */
export function drawPerson(who: Person): string {
  const {tilt = 0} = who;
  return [
    drawArms(who, true),
    at(0, 0, drawBackOfHair(who), {turn: tilt}),
    drawNeck(who),
    drawTorso(who),
    drawFallingHair(who),
    at(0, 0, drawHead(who), {turn: tilt}),
    who.holds ? at(0, 232, tablet(), {scale: 0.9}) : '',
    drawArms(who, false),
  ].join('');
}

/** Draws the arms, also over a table in front of the person. */
export function drawArms(who: Person, behind = false): string {
  return (who.arms ?? [])
    .filter((arm) => Boolean(arm.behind) === behind)
    .map((arm) => drawArm(who, arm))
    .join('');
}

type Build = 'child' | 'slim' | 'usual';

function getBuild({slim, child}: Person): Build {
  if (child) return 'child';
  return slim ? 'slim' : 'usual';
}

const WIDTHS: Record<Build, number> = {child: 66, slim: 94, usual: 108};
const NECK_WIDTHS: Record<Build, number> = {child: 15, slim: 21, usual: 27};
const COLLAR_WIDTHS: Record<Build, number> = {child: 20, slim: 25, usual: 31};

function widthOf(who: Person): number {
  return WIDTHS[getBuild(who)];
}

/** The shaded side of a cloth. */
function shadeOf(color: string): string {
  return color === c.white ? mixColors(c.white, c.steelDeep, 0.34) : mixColors(color, c.ink, 0.17);
}

function drawNeck(who: Person): string {
  const {skin, child} = who;
  const {face, shade} = skins[skin];
  const w = NECK_WIDTHS[getBuild(who)];
  const foot = child ? 82 : TOP + 12;
  return (
    shape(
      `M${-w} 30V${foot - 18}Q${-w - 1} ${foot - 8} ${-w - 14} ${foot}L0 ${foot + 44}L${w + 14} ${foot}Q${w + 1} ${foot - 8} ${w} ${foot - 18}V30Z`,
      face,
    ) +
    shape(
      `M${-w} 36H${w}V${foot - 20}L${w + 8} ${foot - 6}Q0 ${foot + 16} ${-w - 8} ${foot - 6}L${-w} ${foot - 20}Z`,
      shade,
    )
  );
}

function drawTorso(who: Person): string {
  const {color, length = 330, child} = who;
  const w = widthOf(who);
  const top = child ? 74 : TOP;
  const waist = w * (who.slim ? 0.78 : 0.88);
  const n = COLLAR_WIDTHS[getBuild(who)];
  const neck = `${w * 0.48} ${top + 11}`;
  const shoulder = `${w * 0.66} ${top + 12}`;
  const slope = `${w * 0.85} ${top + 24}`;
  const round = `${w} ${top + 34} ${w + 2} ${top + 54}`;
  /** One half of the body, from the neck down to the middle of the hem. */
  const half =
    `M0 ${top + 14}L${n} ${top - 5}C${neck} ${shoulder} ${slope}C${round} ${w} ${top + 80}` +
    `L${waist} ${top + 150}L${waist + 6} ${length}H-1V${top + 14}Z`;
  const side =
    `M${w * 0.86} ${top + 25}C${w} ${top + 34} ${w + 2} ${top + 54} ${w} ${top + 80}L${waist} ${top + 150}L${waist + 6} ${length}` +
    `H${waist * 0.56}C${waist * 0.7} ${top + 190} ${waist * 0.62} ${top + 110} ${w * 0.86} ${top + 25}Z`;
  const left = at(0, 0, shape(half, color), {flip: true});
  return left + shape(half, color) + shape(side, shadeOf(color)) + drawCollar(who, top, n, length);
}

function drawCollar(who: Person, top: number, n: number, length: number): string {
  const {wears, skin, color} = who;
  const under = who.under ?? (wears === 'shirt' ? mixColors(color, c.white, 0.45) : c.white);
  const {face, shade} = skins[skin];
  const dark = shadeOf(color);
  const deep = mixColors(color, c.ink, 0.3);
  /** Skin in a neckline `d` deep, with the shadow of the chin. */
  const open = (d: number) =>
    shape(
      `M${-n + 2} ${top - 5}L${-n * 0.5} ${top + d * 0.6}Q0 ${top + d + 6} ${n * 0.5} ${top + d * 0.6}L${n - 2} ${top - 5}Z`,
      face,
    ) + shape(`M${-n + 4} ${top - 10}H${n - 4}Q0 ${top + 36} ${-n + 4} ${top - 10}Z`, shade);
  const vee = (band: string) =>
    open(46) +
    shape(
      `M${-n - 4} ${top + 1}L${-n + 2} ${top - 6}L0 ${top + 46}L${n - 2} ${top - 6}L${n + 4} ${top + 1}L0 ${top + 60}Z`,
      band,
    );
  const round = (d: number, band: string) =>
    shape(
      `M${-n - 1} ${top - 6}C${-n + 6} ${top + d} ${n - 6} ${top + d} ${n + 1} ${top - 6}Z`,
      face,
    ) +
    shape(`M${-n + 4} ${top - 10}H${n - 4}Q0 ${top + 34} ${-n + 4} ${top - 10}Z`, shade) +
    line(
      `M${-n + 1} ${top}C${-n + 7} ${top + d + 1} ${n - 7} ${top + d + 1} ${n - 1} ${top}`,
      band,
      7,
    );
  const front = (s: number, inner: number) =>
    `M${s * n} ${top - 8}C${s * (n + 4)} ${top + 40} ${s * inner} ${top + 90} ${s * inner} ${top + 160}V${length}`;
  switch (wears) {
    case 'scrubs':
      return (
        vee(dark) +
        line(`M22 ${top + 90}h34v28q0 8 -8 8h-18q-8 0 -8 -8ZM22 ${top + 98}h34`, deep, 2.2) +
        rect(28, top + 64, 22, 14, c.white, 3) +
        line(`M33 ${top + 71}h12`, c.copper, 2.6)
      );
    case 'coat': {
      const lapel = (s: number) =>
        `M${s * n} ${top - 9}C${s * (n + 16)} ${top + 2} ${s * (n + 24)} ${top + 18} ${s * (n + 27)} ${top + 42}L${s * (n + 12)} ${top + 50}L${s * (n + 20)} ${top + 62}L${s * 13} ${top + 152}C${s * 10} ${top + 90} ${s * (n + 4)} ${top + 40} ${s * n} ${top - 9}Z`;
      return [
        shape(
          `M${-n - 1} ${top - 6}L-14 ${length}H14L${n + 1} ${top - 6}Q0 ${top + 38} ${-n - 1} ${top - 6}Z`,
          under,
        ),
        shape(`M3 ${top + 50}L${n - 6} ${top + 20}L13 ${top + 152}V${length}H4Z`, shadeOf(under)),
        vee(shadeOf(under)),
        shape(`${front(-1, 13)}H-60V${top + 20}Z`, color),
        shape(`${front(1, 13)}H48L56 ${top + 20}Z`, color),
        shape(lapel(-1), mixColors(c.white, c.steel, 0.5)),
        shape(lapel(1), c.steel),
        line(
          `M-13 ${top + 152}V${length}M13 ${top + 152}V${length}M40 ${top + 112}h32`,
          c.steelDeep,
          2.4,
        ),
        line(`${lapel(-1)}${lapel(1)}`, c.steelDeep, 1.8),
        line(`M50 ${top + 98}v12M60 ${top + 94}v16`, c.copper, 4),
      ].join('');
    }
    case 'cardigan': {
      const edge = (s: number) =>
        `M${s * (n + 2)} ${top + 1}C${s * (n + 8)} ${top + 60} 0 ${top + 110} ${s * 5} ${top + 190}V${length}`;
      return [
        shape(
          `M${-n - 2} ${top - 6}C${-n - 4} ${top + 60} 0 ${top + 120} 0 ${top + 190}C0 ${top + 120} ${n + 4} ${top + 60} ${n + 2} ${top - 6}Z`,
          under,
        ),
        round(34, mixColors(under, c.steelDeep, 0.4)),
        line(edge(-1), dark, 9),
        line(edge(1), deep, 9),
        disc(-2, top + 158, 4, deep) + disc(-3, top + 196, 4, deep),
      ].join('');
    }
    case 'shirt': {
      const leaf = (s: number) =>
        `M${s * (n - 2)} ${top - 12}L${s * (n + 16)} ${top + 8}L${s * 15} ${top + 46}L0 ${top + 26}Z`;
      return (
        open(30) +
        shape(leaf(-1), under) +
        shape(leaf(1), shadeOf(under)) +
        line(`M0 ${top + 30}V${length}`, dark, 2.6) +
        disc(6, top + 76, 3, deep) +
        disc(6, top + 124, 3, deep)
      );
    }
    case 'dress':
      return round(34, dark);
    default:
      return shape(
        `M${-n} ${top - 18}Q0 ${top + 4} ${n} ${top - 18}L${n + 3} ${top - 2}Q0 ${top + 40} ${-n - 3} ${top - 2}Z`,
        dark,
      );
  }
}

function drawArm(who: Person, {elbow, hand}: Arm): string {
  const {skin, color, wears, child} = who;
  const {face, shade} = skins[skin];
  const w = widthOf(who);
  const side = elbow[0] < 0 ? -1 : 1;
  const thick = child ? 30 : 44;
  const shoulder: Point = [side * (w - thick * 0.52), (child ? 74 : TOP) + 47];
  const sleeved = wears === 'coat' || wears === 'sweater' || wears === 'cardigan';
  const dark = shadeOf(color);
  const sleeve = mixColors(color, dark, side > 0 ? 0.62 : 0.34);
  const mid: Point = [(elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2];
  const palm = disc(hand[0], hand[1], thick * 0.42, side > 0 ? mixColors(face, shade, 0.4) : face);
  if (sleeved) {
    const cuff: Point = [hand[0] + (mid[0] - hand[0]) * 0.34, hand[1] + (mid[1] - hand[1]) * 0.34];
    return (
      line(`M${elbow.join(' ')}L${hand.join(' ')}`, face, thick * 0.62) +
      palm +
      line(
        `M${shoulder.join(' ')}Q${elbow.join(' ')} ${elbow.join(' ')}L${cuff.join(' ')}`,
        sleeve,
        thick,
      ) +
      line(
        `M${shoulder[0] - side * 14} ${shoulder[1] + 36}L${elbow[0] - side * 19} ${elbow[1] - 16}`,
        mixColors(dark, c.ink, 0.08),
        2.4,
      )
    );
  }
  const end: Point = [
    shoulder[0] + (elbow[0] - shoulder[0]) * 0.62,
    shoulder[1] + (elbow[1] - shoulder[1]) * 0.62,
  ];
  return (
    line(`M${shoulder.join(' ')}L${elbow.join(' ')}L${hand.join(' ')}`, face, thick * 0.68) +
    palm +
    line(`M${shoulder.join(' ')}L${end.join(' ')}`, sleeve, thick + 6)
  );
}

/** Two arms that meet in front, hands folded. */
export const folded: Arm[] = [
  {elbow: [-108, 248], hand: [-16, 290]},
  {elbow: [108, 248], hand: [14, 294]},
];

/** Hands in the pockets of a coat. */
export const pocketed: Arm[] = [
  {elbow: [-120, 242], hand: [-74, 304]},
  {elbow: [120, 242], hand: [74, 304]},
];

/** Arms that hang down next to the body. */
export const hanging: (Arm & {behind: boolean})[] = [
  {elbow: [-106, 250], hand: [-102, 350], behind: true},
  {elbow: [106, 250], hand: [102, 350], behind: true},
];

/** Both hands at something held in front of the chest. */
export const holding: Arm[] = [
  {elbow: [-108, 252], hand: [-42, 258]},
  {elbow: [108, 252], hand: [46, 250]},
];

/** The legs of a person who sits turned right; hip on (0, 0), soles about 230 lower. */
export function seatedLegs(color: string, {shoe = c.ink, drop = 210} = {}): string {
  const leg = (dx: number, fill: string) =>
    shape(`M${110 + dx} ${drop}v-34h36q12 18 32 22q10 2 10 12Z`, shoe) +
    line(`M0 0H${112 + dx}Q${132 + dx} 0 ${132 + dx} 22V${drop - 50}`, fill, 56);
  return leg(34, mixColors(color, c.ink, 0.22)) + leg(0, color);
}

/** The lap and legs of a person who sits facing us, drawn over the body, cut off at `foot`. */
export function lap(color: string, foot = 520): string {
  const dark = mixColors(color, c.ink, 0.18);
  return (
    shape(`M6 312Q10 292 46 292Q84 296 86 330L80 ${foot}H12Z`, dark) +
    shape(`M-86 330Q-84 296 -46 292Q-4 292 -2 330L-10 ${foot}H-78Z`, color) +
    line(`M-70 332Q-46 318 -18 332M18 332Q46 318 70 332`, mixColors(color, c.ink, 0.3))
  );
}

/** A tablet computer held in the hands, about (0, 0). */
export function tablet(): string {
  return at(
    0,
    0,
    shape('M-46 -60h92q8 0 8 8v104q0 8 -8 8h-92q-8 0 -8 -8v-104q0 -8 8 -8Z', c.ink) +
      shape('M-44 -50h88v100h-88Z', c.sky) +
      line('M-28 -26h36M-28 -8h54M-28 10h46', c.tealSoft) +
      disc(26, 30, 8, c.copper),
    {turn: -6},
  );
}
