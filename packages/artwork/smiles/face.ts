import {across} from './arch';
import type {Person} from './person';
import {between} from './random';
import {fill, line, pts} from './svg';

/** The opening of the mouth: its borders in the middle, and the height of its corners. */
export interface Opening {
  top: number;
  bottom: number;
  corner: number;
}

/** The corners of the mouth, `beyond` them for the lips. */
function findCorners(
  person: Person,
  corner: number,
  beyond = 0,
): {left: number; right: number; y: number} {
  const half = person.halfWidth + beyond;
  return {left: across(person, -half), right: across(person, half), y: corner + person.corner};
}

/** The extra width of the lips at the corner that a turned head brings near. */
const getExtraWidth = (person: Person, side: number): number =>
  Math.max(0, -side * person.turn) * 0.3;

/** The opening between the lips, for path data. */
export function traceOpening(person: Person, {top, bottom, corner}: Opening): string {
  const x = (units: number) => across(person, units);
  const {left, right, y} = findCorners(person, corner);
  const dip = person.dipped * 4;
  const deep = (bottom - y) * 0.94;
  return (
    `M${pts([left, y])}C${pts([left + 46, y - 20 - getExtraWidth(person, -1)], [x(-96), top - 3], [x(-34), top - 1])}` +
    `Q${pts([x(0), top + dip], [x(34), top - 1])}` +
    `C${pts([x(96), top - 3], [right - 46, y - 20 - getExtraWidth(person, 1)], [right, y])}` +
    `C${pts([right - 26 + getExtraWidth(person, 1), y + deep * 0.62 + getExtraWidth(person, 1)], [x(104), bottom], [x(0), bottom])}` +
    `C${pts([x(-104), bottom], [left + 26 - getExtraWidth(person, -1), y + deep * 0.62 + getExtraWidth(person, -1)], [left, y])}Z`
  );
}

/** Upper lip, from corner to corner along its bow, closed behind the opening. */
function traceUpperLip(person: Person, {top, corner}: Opening): string {
  const x = (units: number) => across(person, units);
  const {left, right, y} = findCorners(person, corner - 3, 15);
  const crest = top - person.lipAbove;
  const {peak} = person;
  return (
    `M${pts([left, y])}C${pts([left + 62, y - 22 - getExtraWidth(person, -1)], [x(-98), crest + 3], [x(-peak), crest])}` +
    `Q${pts([x(-peak * 0.4), crest - 1], [x(0), crest + person.bow])}` +
    `Q${pts([x(peak * 0.4), crest - 1], [x(peak), crest])}` +
    `C${pts([x(98), crest + 3], [right - 62, y - 22 - getExtraWidth(person, 1)], [right, y])}` +
    `L${pts([right - 15, y + 6], [x(0), top + 24], [left + 15, y + 6])}Z`
  );
}

/** Lower lip, full in the middle and running out into the corners. */
function traceLowerLip(person: Person, {bottom, corner}: Opening): string {
  const x = (units: number) => across(person, units);
  const {left, right, y} = findCorners(person, corner - 3, 15);
  const below = bottom + person.lipBelow;
  const deep = below - y;
  return (
    `M${pts([left, y])}C${pts([left + 36, y + deep * 0.56], [x(-122), below], [x(0), below])}` +
    `C${pts([x(122), below], [right - 36, y + deep * 0.56], [right, y])}` +
    `L${pts([x(0), y - 12])}Z`
  );
}

/** Both lips with their lights, under the opening. Their gradients are `lu` and `ll`. */
export function drawLips(person: Person, opening: Opening): string {
  const x = (units: number) => across(person, units);
  const {bottom} = opening;
  const gloss = bottom + person.lipBelow * 0.34;
  const thick = person.lipBelow * 0.34;
  const shine =
    `M${pts([x(-84), gloss - 5])}Q${pts([x(-30), gloss + 6], [x(18), gloss + 3])}` +
    `Q${pts([x(-30), gloss + thick + 4], [x(-84), gloss - 5])}Z` +
    `M${pts([x(40), gloss + 2])}Q${pts([x(62), gloss], [x(80), gloss - 4])}Q${pts([x(66), gloss + thick * 0.6], [x(40), gloss + 2])}Z`;
  return [
    fill(traceLowerLip(person, opening), 'url(#ll)'),
    fill(traceUpperLip(person, opening), 'url(#lu)'),
    fill(shine, person.lipLight, `opacity="${person.man ? 0.4 : 0.75}"`),
  ].join('');
}

/** The skin around the mouth: its hollows and its freckles. */
export function drawSkin(person: Person, opening: Opening): string {
  const x = (units: number) => across(person, units);
  const {top, bottom} = opening;
  const lip = top - person.lipAbove;
  const below = bottom + person.lipBelow;
  const {left, right, y} = findCorners(person, opening.corner, 15);
  const corner = (at: number) => `M${pts([at - 44, y - 60])}h88v120h-88Z`;
  return [
    // Philtrum.
    fill(
      `M${pts([x(-34), lip - 96], [x(34), lip - 96], [x(person.peak + 6), lip + 24], [x(-person.peak - 6), lip + 24])}Z`,
      'url(#ph)',
    ),
    fill(corner(left - 4), 'url(#ho)'),
    fill(corner(right + 4), 'url(#ho)'),
    // The hollow under the lower lip.
    fill(
      `M${pts([x(-140), below - 34], [x(140), below - 34], [x(140), below + 52], [x(-140), below + 52])}Z`,
      'url(#ho)',
    ),
    person.freckles ? line(scatterDots(person, 22, lip), person.skinDeep, 4, 'opacity=".4"') : '',
    person.mole ? line(`M${pts([x(118), lip - 14])}h.1`, person.skinDeep, 8) : '',
  ].join('');
}

/** Dots on both cheeks and above the lip, as path data. */
function scatterDots({next}: Person, count: number, lip: number): string {
  return Array.from({length: count}, (_, i) => {
    const away = between(next, 90, 330) * (i % 2 ? 1 : -1);
    return `M${pts([300 + away, lip - 30 - between(next, 0, 60) + Math.abs(away) * 0.16])}h.1`;
  }).join('');
}
