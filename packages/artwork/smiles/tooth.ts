import type {Tooth, ToothName} from './conditions';
import {pairs} from './list';
import {curve, pts, type Point} from './svg';

/** A tooth with its place in the picture. */
export interface Placed {
  name: ToothName;
  /** 1 to 5 from the middle. */
  number: number;
  upper: boolean;
  state: Tooth;
  /** Its middle, gum line, edge, half width, and the direction away from the middle (-1 or 1). */
  x: number;
  neck: number;
  edge: number;
  half: number;
  side: number;
  lean: number;
  /** 0 square to 1 rounded corners. */
  round: number;
}

/** The stretch of the sides, as a share of the height, where a tooth touches its neighbors. */
const HIGH = 0.46;
const LOW = 0.7;

/** The gum line as two curves in shares of the tooth, from the inner to the outer side. */
const NECK: Point[] = [
  [-0.985, HIGH],
  [-0.96, 0.16],
  [-0.7, 0],
  [0.06, 0],
  [0.74, 0],
  [0.96, 0.16],
  [0.985, HIGH],
];

/** A point of the tooth in the picture: u from -1 (inner) to 1 (outer), v from 0 (gum) to 1. */
export function at(tooth: Placed, u: number, v: number): Point {
  const height = tooth.edge - tooth.neck;
  const dx = tooth.side * u * tooth.half;
  const dy = height * (v - 0.55);
  const turn = (tooth.lean * tooth.side * (tooth.upper ? -1 : 1) * Math.PI) / 180;
  return [
    tooth.x + dx * Math.cos(turn) - dy * Math.sin(turn),
    tooth.neck + height * 0.55 + dx * Math.sin(turn) + dy * Math.cos(turn),
  ];
}

/** Path data in shares of a tooth, set into the picture. */
function set(tooth: Placed, command: string, ...points: Point[]): string {
  return command + pts(...points.map(([u, v]) => at(tooth, u, v)));
}

/** The gum line of a tooth, from its inner to its outer side. */
function neckLine(tooth: Placed): string {
  return (
    set(tooth, 'M', ...NECK.slice(0, 1)) +
    set(tooth, 'C', ...NECK.slice(1, 4)) +
    set(tooth, 'C', ...NECK.slice(4))
  );
}

/** The depth of the gum line at a distance from the middle of the tooth. */
export function getGumDepth(u: number): number {
  const far = Math.min(1, Math.abs(u) / 0.985);
  return HIGH * (1 - Math.sqrt(1 - far ** 3));
}

/** From the outer contact around the lower edge to the inner contact. */
function wholeEdge(tooth: Placed): string {
  const {number, state, round, upper} = tooth;
  const side = set(tooth, 'L', [1, LOW]);
  const end: Point = [-1, LOW];
  if (state.peg)
    return (
      set(tooth, 'C', [0.98, 0.72], [0.6, 1], [0.12, 1]) +
      set(tooth, 'C', [-0.44, 1], [-0.96, 0.76], [-0.985, HIGH])
    );
  if (state.worn)
    return (
      side +
      set(tooth, 'L', [0.97, 0.94]) +
      set(tooth, 'Q', [0.95, 1], [0.85, 1]) +
      set(tooth, 'L', [-0.87, 1]) +
      set(tooth, 'Q', [-0.97, 1], [-0.98, 0.94]) +
      set(tooth, 'L', end)
    );
  if (number === 3 && upper)
    return (
      side +
      set(tooth, 'C', [0.98, 0.82], [0.7, 0.87], [0.42, 0.94]) +
      set(tooth, 'C', [0.16, 1.03], [-0.18, 1.03], [-0.4, 0.96]) +
      set(tooth, 'C', [-0.66, 0.89], [-0.97, 0.85], end)
    );
  if (number >= 3)
    return (
      side +
      set(tooth, 'C', [0.98, 0.88], [0.72, 0.97], [0.1, 1]) +
      set(tooth, 'C', [-0.6, 0.98], [-0.98, 0.9], end)
    );
  const outer = 0.1 + round * 0.12 + (number === 2 && upper ? 0.05 : 0);
  const inner = 0.05 + round * 0.06;
  return (
    side +
    set(tooth, 'Q', [1, 1 - outer * 0.12], [0.94 - outer * 2.6, 0.995]) +
    set(tooth, 'Q', [0.1, 1.02], [-0.94 + inner * 2.6, 1]) +
    set(tooth, 'Q', [-0.98, 1 - inner * 0.1], end)
  );
}

/** The share of the height that is missing at a place across the tooth (u from -1 to 1). */
function getLostShare(tooth: Placed, u: number): number {
  const points = (tooth.state.broken ?? []).map(
    ([across, lost]) => [across * 2 - 1, lost] as const,
  );
  for (const [[from, a], [to, b]] of pairs(points)) {
    if (u >= from && u <= to) return a + ((b - a) * (u - from)) / (to - from || 1);
  }
  return 0;
}

/** The lower end of a whole tooth at a place across it. */
function getLowerEnd(tooth: Placed, u: number): number {
  const far = Math.abs(u);
  if (tooth.number === 3 && tooth.upper)
    return 1.01 - 0.14 * far ** 1.4 - 0.16 * Math.max(0, far - 0.75);
  return 1 - 0.9 * Math.max(0, far - 0.72) ** 2 - (tooth.number > 3 ? 0.1 * far ** 2 : 0);
}

/** The edge that a break leaves, from the outer to the inner side, in shares of the tooth. */
function brokenEdge(tooth: Placed): Point[] {
  const breaks = (tooth.state.broken ?? []).map(([across]) => across * 2 - 1);
  const across = [0.99, 0.93, 0.84, 0.6, -0.6, -0.84, -0.93, -0.99, ...breaks].filter(
    (u) => Math.abs(u) < 1 || getLostShare(tooth, u) > 0,
  );
  return [...new Set(across)]
    .sort((a, b) => b - a)
    .map((u): Point => [u * 0.99, Math.min(getLowerEnd(tooth, u), 1 - getLostShare(tooth, u))])
    .filter(([u, v]) => getGumDepth(u) < v);
}

/** The gum line as points, from the inner to the outer side, down to where a break ends it. */
function brokenNeck(tooth: Placed): Point[] {
  const across = [-0.985, -0.95, -0.86, -0.65, -0.3, 0.06, 0.4, 0.7, 0.88, 0.96, 0.985];
  return across
    .map((u): Point => [u, getGumDepth(u)])
    .filter(([u, v]) => v < 1 - getLostShare(tooth, u));
}

/** The outline of a tooth, broken or whole. */
export function traceOutline(tooth: Placed): string {
  if (!tooth.state.broken) return neckLine(tooth) + wholeEdge(tooth) + 'Z';
  const neck = brokenNeck(tooth).map(([u, v]) => at(tooth, u, v));
  return curve(neck) + set(tooth, 'L', ...brokenEdge(tooth)) + 'Z';
}

/** A break that loses less than this share of the height stays within the enamel. */
const SHALLOW = 0.085;

/** The inner tooth along a break: a band above the broken edge, thickest in its middle. */
export function traceBrokenFace(tooth: Placed): string {
  const lost = brokenEdge(tooth).filter(
    ([u, v]) => getLostShare(tooth, u / 0.99) > SHALLOW && v < getLowerEnd(tooth, u / 0.99) + 0.001,
  );
  const last = lost.length - 1;
  if (last < 1) return '';
  const height = Math.abs(tooth.edge - tooth.neck);
  const thick = Math.min(8, 3.5 + tooth.half / 8) / height;
  const back = lost.map(([u, v], i): Point => [
    u * 0.985,
    Math.max(v - thick * (i === 0 || i === last ? 0.3 : 0.8 + 0.4 * (i % 2)), getGumDepth(u)),
  ]);
  return set(tooth, 'M', ...lost) + set(tooth, 'L', ...back.reverse()) + 'Z';
}

/** A soft light down a whole tooth, nearer to the middle. */
export function traceLight(tooth: Placed): string {
  return set(tooth, 'M', [-0.5, 0.3]) + set(tooth, 'Q', [-0.62, 0.46], [-0.56, 0.66]);
}

/** A band along the gum: down to `depth` of the height, which may differ across the tooth. */
export function traceCrescent(tooth: Placed, depth: (u: number) => number): string {
  const low = (u: number): Point => [u, getGumDepth(u * 0.97) + depth(u)];
  return (
    neckLine(tooth) +
    set(tooth, 'L', low(0.985)) +
    set(tooth, 'Q', low(0.66), low(0.3)) +
    set(tooth, 'T', low(-0.3)) +
    set(tooth, 'T', low(-0.985)) +
    'Z'
  );
}
