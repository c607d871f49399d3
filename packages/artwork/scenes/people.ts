import {c} from './colours';
import {mixColors} from '@dental/print';
import {at, disc, line, shape} from './svg';
import {hairBehind, head, skins, type Face} from './faces';

type Point = [number, number];
type Clothes = 'scrubs' | 'coat' | 'shirt' | 'sweater' | 'dress';
interface Arm {
  elbow: Point;
  hand: Point;
}
export type Person = Face & {
  wears: Clothes;
  colour: string;
  /** Second colour: what shows under a coat or a collar. */
  under?: string;
  /** Arms, drawn before (`behind`) or over the body. */
  arms?: (Arm & {behind?: boolean})[];
  /** What the hands hold before the chest. */
  holds?: 'tablet' | undefined;
  /** How far the torso reaches below the face's middle. */
  length?: number;
  slim?: boolean;
  /** Turns the head a little, in degrees. */
  tilt?: number;
};

/** A person from the head down to `length`, the middle of the face on (0, 0); the head is about 140 high. */
export function person(who: Person): string {
  const {tilt = 0} = who;
  return [
    drawnArms(who, true),
    at(0, 0, hairBehind(who), {turn: tilt}),
    neck(who),
    torso(who),
    at(0, 0, head(who), {turn: tilt}),
    who.holds ? at(0, 232, tablet(), {scale: 0.9}) : '',
    drawnArms(who, false),
  ].join('');
}

/** The arms alone, to be drawn over a table at the same place as the person. */
export function drawnArms(who: Person, behind = false): string {
  return (who.arms ?? [])
    .filter((arm) => Boolean(arm.behind) === behind)
    .map((arm) => limb(who, arm))
    .join('');
}

function width({slim, child}: Person): number {
  return child ? 66 : slim ? 92 : 104;
}

function neck({skin, child}: Person): string {
  const {face, shade} = skins[skin];
  const w = child ? 15 : 21;
  const foot = child ? 84 : 104;
  return (
    shape(`M${-w} 30V${foot - 12}Q0 ${foot + 26} ${w} ${foot - 12}V30Z`, face) +
    shape(`M${-w} 46Q0 84 ${w} 46V62Q6 88 ${-w} 66Z`, shade)
  );
}

function torso(who: Person): string {
  const {colour, under = c.white, length = 330, child} = who;
  const w = width(who);
  const top = child ? 76 : 92;
  const dark = mixColors(colour, c.ink, 0.16);
  const waist = w * (who.slim ? 0.74 : 0.84);
  const outline =
    `M-20 ${top - 4}C${-w * 0.38} ${top + 8} ${-w * 0.6} ${top + 8} ${-w * 0.84} ${top + 22}C${-w} ${top + 30} ${-w - 2} ${top + 50} ${-w} ${top + 74}` +
    `L${-waist} ${top + 150}L${-waist - 6} ${length}H${waist + 6}L${waist} ${top + 150}L${w} ${top + 74}` +
    `C${w + 2} ${top + 50} ${w} ${top + 30} ${w * 0.84} ${top + 22}C${w * 0.6} ${top + 8} ${w * 0.38} ${top + 8} 20 ${top - 4}Q0 ${top + 22} -20 ${top - 4}Z`;
  const side = `M${w} ${top + 76}L${waist} ${top + 150}L${waist + 6} ${length}H${waist * 0.6}C${waist * 0.7} ${top + 190} ${waist * 0.7} ${top + 130} ${w} ${top + 76}Z`;
  return shape(outline, colour) + shape(side, dark) + collar(who, top, dark, under, length);
}

function collar(
  {wears, skin, colour}: Person,
  top: number,
  dark: string,
  under: string,
  length: number,
): string {
  const {face, shade} = skins[skin];
  const vee =
    shape(`M-22 ${top - 6}L0 ${top + 48}L22 ${top - 6}Q0 ${top + 20} -22 ${top - 6}Z`, face) +
    shape(
      `M-20 ${top - 4}Q4 ${top + 26} 21 ${top - 4}L17 ${top + 8}Q2 ${top + 26} -17 ${top + 4}Z`,
      shade,
    );
  switch (wears) {
    case 'scrubs':
      return (
        vee +
        line(`M-24 ${top - 6}L0 ${top + 50}L24 ${top - 6}`, dark, 7) +
        line(`M34 ${top + 84}h40v34q0 8 -8 8h-24q-8 0 -8 -8Z`, dark)
      );
    case 'coat':
      return [
        shape(
          `M-24 ${top - 6}L-34 ${length}H34L24 ${top - 6}Q0 ${top + 24} -24 ${top - 6}Z`,
          under,
        ),
        vee,
        shape(
          `M-24 ${top - 8}C-44 ${top + 6} -50 ${top + 24} -54 ${top + 44}L-36 ${top + 52}L-46 ${top + 64}L-16 ${top + 150}L-22 ${length}H-44Z`,
          colour,
        ),
        shape(
          `M24 ${top - 8}C44 ${top + 6} 50 ${top + 24} 54 ${top + 44}L36 ${top + 52}L46 ${top + 64}L16 ${top + 150}L22 ${length}H44Z`,
          colour,
        ),
        line(
          `M-24 ${top - 6}C-42 ${top + 6} -50 ${top + 24} -54 ${top + 44}L-36 ${top + 52}L-46 ${top + 64}L-16 ${top + 150}L-22 ${length}M24 ${top - 6}C42 ${top + 6} 50 ${top + 24} 54 ${top + 44}L36 ${top + 52}L46 ${top + 64}L16 ${top + 150}L22 ${length}`,
          c.steelDeep,
        ),
        line(`M36 ${top + 112}h30`, c.steelDeep),
        line(`M45 ${top + 101}v9M54 ${top + 97}v13`, c.copper, 4),
      ].join('');
    case 'shirt':
      return (
        vee +
        shape(
          `M-24 ${top - 8}L-38 ${top + 16}L-10 ${top + 40}L0 ${top + 34}Z`,
          mixColors(colour, c.white, 0.35),
        ) +
        shape(
          `M24 ${top - 8}L38 ${top + 16}L10 ${top + 40}L0 ${top + 34}Z`,
          mixColors(colour, c.white, 0.35),
        ) +
        line(`M0 ${top + 52}V${length}`, dark)
      );
    case 'dress':
      return (
        shape(
          `M-26 ${top - 4}Q0 ${top + 44} 26 ${top - 4}L20 ${top - 8}Q0 ${top + 14} -20 ${top - 8}Z`,
          face,
        ) + line(`M-27 ${top - 3}Q0 ${top + 46} 27 ${top - 3}`, dark, 4)
      );
    default:
      return line(`M-22 ${top - 2}Q0 ${top + 26} 22 ${top - 2}`, dark, 11);
  }
}

function limb(who: Person, {elbow, hand}: Arm): string {
  const {skin, colour, wears, child} = who;
  const {face} = skins[skin];
  const w = width(who);
  const side = elbow[0] < 0 ? -1 : 1;
  const thick = child ? 30 : 42;
  const shoulder: Point = [side * (w - thick * 0.52), (child ? 76 : 92) + 47];
  const dark = mixColors(colour, c.ink, 0.16);
  const sleeved = wears === 'coat' || wears === 'sweater';
  const sleeve = side > 0 ? mixColors(colour, c.ink, 0.09) : mixColors(colour, c.ink, 0.05);
  const mid: Point = [(elbow[0] + hand[0]) / 2, (elbow[1] + hand[1]) / 2];
  const palm = disc(hand[0], hand[1], thick * 0.44, face);
  const forearm = `M${elbow.join(' ')}L${hand.join(' ')}`;
  if (sleeved) {
    const cuff: Point = [hand[0] + (mid[0] - hand[0]) * 0.34, hand[1] + (mid[1] - hand[1]) * 0.34];
    return (
      line(forearm, face, thick * 0.62) +
      palm +
      line(
        `M${shoulder.join(' ')}Q${elbow.join(' ')} ${elbow.join(' ')}L${cuff.join(' ')}`,
        sleeve,
        thick,
      ) +
      line(
        `M${shoulder[0] - side * 10} ${shoulder[1] + 40}L${elbow[0] - side * 18} ${elbow[1] - 16}`,
        dark,
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
  {elbow: [-106, 248], hand: [-16, 290]},
  {elbow: [106, 248], hand: [14, 294]},
];

/** Hands in the pockets of a coat. */
export const pocketed: Arm[] = [
  {elbow: [-120, 242], hand: [-74, 304]},
  {elbow: [120, 242], hand: [74, 304]},
];

/** Arms that hang down beside the body. */
export const hanging: (Arm & {behind: boolean})[] = [
  {elbow: [-106, 250], hand: [-102, 350], behind: true},
  {elbow: [106, 250], hand: [102, 350], behind: true},
];

/** Both hands at something held before the chest. */
export const holding: Arm[] = [
  {elbow: [-108, 252], hand: [-42, 258]},
  {elbow: [108, 252], hand: [46, 250]},
];

/** The legs of somebody who sits turned to the right; (0, 0) is the hip, the soles are about 230 lower. */
export function seatedLegs(colour: string, {shoe = c.ink, drop = 210} = {}): string {
  const leg = (dx: number, fill: string) =>
    shape(`M${110 + dx} ${drop}v-34h36q12 18 32 22q10 2 10 12Z`, shoe) +
    line(`M0 0H${112 + dx}Q${132 + dx} 0 ${132 + dx} 22V${drop - 50}`, fill, 56);
  return leg(34, mixColors(colour, c.ink, 0.22)) + leg(0, colour);
}

/** The lap and legs of somebody who sits facing us, drawn over the body: hips at about 300 below the face, cut off at `foot`. */
export function lap(colour: string, foot = 520): string {
  const dark = mixColors(colour, c.ink, 0.18);
  return (
    shape(`M6 312Q10 292 46 292Q84 296 86 330L80 ${foot}H12Z`, dark) +
    shape(`M-86 330Q-84 296 -46 292Q-4 292 -2 330L-10 ${foot}H-78Z`, colour) +
    line(`M-70 332Q-46 318 -18 332M18 332Q46 318 70 332`, mixColors(colour, c.ink, 0.3))
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
