import {mixColors} from '@dental/print';
import {pick} from './list';
import type {Person} from './person';
import {fill, line, pts, type Point} from './svg';
import {at, getGumDepth, type Placed} from './tooth';

/** The depth of the gum over a missing tooth, by tooth number, as a share of its height. */
const SUNK = {upper: [0, 0.28, 0.3, 0.44, 0.54, 0.6], lower: [0, 0.46, 0.46, 0.46, 0.4]};

const there = (tooth: Placed | undefined): tooth is Placed =>
  tooth !== undefined && !tooth.state.missing;

/** Returns true if two neighbors are so far apart that the gap between them shows. */
const areApart = (left: Placed, right: Placed): boolean =>
  right.x - right.half - left.x - left.half > 5;

/** The height in the picture at a share of a tooth's height. */
const share = (tooth: Placed, v: number): number => tooth.neck + (tooth.edge - tooth.neck) * v;

/** The height of the gum where a tooth is missing. */
const ridge = (tooth: Placed): number =>
  share(tooth, pick(tooth.upper ? SUNK.upper : SUNK.lower, tooth.number));

/**
 * The gum of one jaw: a band that reaches between the teeth (to `papilla` of their height) and
 * closes over a missing one. The band ends under the lip at the height `root`.
 */
export function drawGum(teeth: Placed[], color: string, root: number, papilla: number): string {
  const border = teeth.map((tooth, i) => {
    const before = teeth[i - 1];
    const after = teeth[i + 1];
    return there(tooth)
      ? traceUnderTooth(tooth, before, after, papilla)
      : traceOverGap(tooth, before, after);
  });
  const first = pick(teeth, 0);
  const last = pick(teeth, -1);
  const end = (tooth: Placed, side: number): Point[] => {
    const x = tooth.x + side * (tooth.half + 30);
    return [
      [x, root],
      [x, share(tooth, 0.1)],
    ];
  };
  return fill(
    `M${pts(...end(first, -1))}${border.join('')}L${pts(...end(last, 1).reverse())}Z`,
    color,
  );
}

/** The border of the gum over the place of a missing tooth. */
function traceOverGap(
  tooth: Placed,
  before: Placed | undefined,
  after: Placed | undefined,
): string {
  const level = (other: Placed | undefined): number =>
    other && !there(other) ? (ridge(tooth) + ridge(other)) / 2 : ridge(tooth);
  const mound = ridge(tooth) + (tooth.upper ? -2.5 : 2.5);
  return `L${pts([tooth.x - tooth.half, level(before)])}Q${pts([tooth.x, mound], [tooth.x + tooth.half, level(after)])}`;
}

/**
 * The hidden border of the gum behind a tooth, and the border to the next one: a point between
 * neighbors that touch, a low mound between others.
 */
function traceUnderTooth(
  tooth: Placed,
  before: Placed | undefined,
  after: Placed | undefined,
  papilla: number,
): string {
  const left = tooth.x - tooth.half;
  const right = tooth.x + tooth.half;
  const tip = (other: Placed | undefined): number =>
    share(tooth, there(other) ? papilla : papilla * 0.72);
  const hidden: Point[] = tooth.state.broken
    ? [-0.9, -0.6, 0, 0.6, 0.9].map((u) => at(tooth, u * tooth.side, getGumDepth(u) + 0.04))
    : [[tooth.x, share(tooth, 0.1)]];
  const start: Point[] = there(before) && areApart(before, tooth) ? [] : [[left, tip(before)]];
  const d = `L${pts(...start, ...hidden)}`;
  if (!there(after) || !areApart(tooth, after)) return `${d}L${pts([right, tip(after)])}`;
  const next = after.x - after.half;
  return `${d}L${pts([right, share(tooth, 0.3)])}Q${pts([(right + next) / 2, share(tooth, 0.62)], [next, share(after, 0.3)])}`;
}

/**
 * Sore gum in front of the teeth of one jaw: red, swollen a little over every neck, with round
 * points between the teeth.
 */
export function drawSoreGum(
  teeth: Placed[],
  person: Person,
  strong: boolean,
  root: number,
): string {
  const tint = strong ? person.red : mixColors(person.red, person.gum, 0.4);
  const over = strong ? 0.05 : 0.03;
  const first = pick(teeth, 0);
  const last = pick(teeth, -1);
  const border = teeth.map((tooth, i) => {
    const p = (u: number, v: number): Point => at(tooth, u * tooth.side, v + over);
    const next = teeth[i + 1];
    const a = at(tooth, tooth.side, 0.44);
    const b = next ? at(next, -next.side, 0.44) : a;
    const tip: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    return `Q${pts(p(-0.93, 0.37), p(-0.86, 0.26))}C${pts(p(-0.74, 0.06), p(-0.4, 0), p(0, 0))}S${pts(p(0.74, 0.06), p(0.86, 0.26))}Q${pts(p(0.93, 0.37), tip)}`;
  });
  const d = `M${pts([first.x - 60, root], at(first, -first.side, 0.44))}${border.join('')}L${pts([last.x + 60, root])}Z`;
  const shines = teeth.filter((tooth) => tooth.number < 3).map(shine);
  return (
    fill(d, tint, `stroke="${mixColors(tint, person.lipLine, 0.5)}"`) +
    line(shines.join(''), person.redLight, 2)
  );
}

/** The wet glint of swollen gum over a neck. */
function shine(tooth: Placed): string {
  return `M${pts(at(tooth, -0.45, 0))}Q${pts(at(tooth, -0.15, -0.05), at(tooth, 0.15, -0.045))}`;
}
