import {across} from './arch';
import type {Person} from './person';
import {fill, line, pts} from './svg';

/** Where the opening of the mouth lies: its upper and lower border in the middle, and the height of its corners. */
export interface Opening {
  top: number;
  bottom: number;
  corner: number;
}

/** The corners of the mouth, `beyond` them for the lips. */
function corners(
  person: Person,
  corner: number,
  beyond = 0,
): {left: number; right: number; y: number} {
  const half = person.halfWidth + beyond;
  return {left: across(person, -half), right: across(person, half), y: corner + person.corner};
}

/** How much wider the lips part at the corner that a turned head brings near. */
const near = (person: Person, side: number): number => Math.max(0, -side * person.turn) * 0.3;

/** The opening between the lips, for path data. */
export function openingPath(person: Person, {top, bottom, corner}: Opening): string {
  const x = (units: number) => across(person, units);
  const {left, right, y} = corners(person, corner);
  const dip = 2 + person.dipped * 4;
  const deep = (bottom - y) * 0.94;
  return (
    `M${pts([left, y])}C${pts([left + 46, y - 20 - near(person, -1)], [x(-96), top - 3], [x(-34), top - 1])}` +
    `Q${pts([x(0), top + dip], [x(34), top - 1])}` +
    `C${pts([x(96), top - 3], [right - 46, y - 20 - near(person, 1)], [right, y])}` +
    `C${pts([right - 26 + near(person, 1), y + deep * 0.62 + near(person, 1)], [x(104), bottom], [x(0), bottom])}` +
    `C${pts([x(-104), bottom], [left + 26 - near(person, -1), y + deep * 0.62 + near(person, -1)], [left, y])}Z`
  );
}

/** The upper border of the opening, along which the lip throws its shade. */
export function shadeLine(person: Person, opening: Opening): string {
  return openingPath(person, opening).split('C').slice(0, 3).join('C');
}

/** Upper lip, from corner to corner along its bow, closed behind the opening. */
function upperLip(person: Person, {top, corner}: Opening): string {
  const x = (units: number) => across(person, units);
  const {left, right, y} = corners(person, corner - 3, 15);
  const peak = top - person.lipAbove;
  return (
    `M${pts([left, y])}C${pts([left + 62, y - 22 - near(person, -1)], [x(-92), peak + 1], [x(-30), peak])}` +
    `Q${pts([x(-12), peak], [x(0), peak + person.bow])}` +
    `Q${pts([x(12), peak], [x(30), peak])}` +
    `C${pts([x(92), peak + 1], [right - 62, y - 22 - near(person, 1)], [right, y])}` +
    `L${pts([right - 15, y + 6], [x(0), top + 24], [left + 15, y + 6])}Z`
  );
}

/** Lower lip, full in the middle and running out into the corners. */
function lowerLip(person: Person, {bottom, corner}: Opening): string {
  const x = (units: number) => across(person, units);
  const {left, right, y} = corners(person, corner - 3, 15);
  const below = bottom + person.lipBelow;
  const deep = below - y;
  return (
    `M${pts([left, y])}C${pts([left + 36, y + deep * 0.56], [x(-122), below], [x(0), below])}` +
    `C${pts([x(122), below], [right - 36, y + deep * 0.56], [right, y])}` +
    `L${pts([x(0), y - 12])}Z`
  );
}

/** Both lips with their lines and lights; the opening is painted over them. */
export function lips(person: Person, opening: Opening): string {
  const x = (units: number) => across(person, units);
  const {bottom, corner} = opening;
  const gloss = bottom + person.lipBelow * 0.26;
  const shine = `M${pts([x(-110), gloss - 8])}Q${pts([x(-10), gloss + 8], [x(84), gloss - 3])}Q${pts([x(-6), gloss + 24], [x(-110), gloss - 8])}Z`;
  const {left, right, y} = corners(person, corner - 3, 15);
  return [
    fill(lowerLip(person, opening), person.lip),
    fill(upperLip(person, opening), person.lipTop),
    fill(shine, person.lipLight, person.man ? 'opacity=".45"' : ''),
    line(
      `M${pts([left - 5, y - 9])}q${pts([0, 8], [9, 10])}M${pts([right + 5, y - 9])}q${pts([0, 8], [-9, 10])}`,
      person.skinLine,
    ),
  ].join('');
}

/** The arch-topped window through which the face is seen. */
const ARCH = 'M0 286C0 118 132 22 300 22S600 118 600 286';

/** The line of that window. */
export function frame(person: Person): string {
  return line(ARCH, person.frame);
}

/** Skin, cheeks, nose and chin around the mouth, inside the arch. */
export function face(person: Person, opening: Opening): string {
  const x = (units: number) => across(person, units);
  const {top, bottom, corner} = opening;
  const lip = top - person.lipAbove;
  const below = bottom + person.lipBelow;
  const nose = lip - 52;
  const {skinShade, older} = person;
  // From the wing of the nose around the corner of the mouth: a soft fold, deeper with the years.
  const cheek = (side: number): string => {
    const from = (units: number) => across(person, side * units);
    const deep = 3 + older * 1.6;
    return (
      `M${pts([from(112), nose + 8])}C${pts([from(176), nose + 22], [from(246), lip + 26], [from(262), corner + 46])}` +
      `C${pts([from(252 - deep), lip + 34], [from(178), nose + 24 + deep], [from(112), nose + 8])}Z`
    );
  };
  return [
    fill(`${ARCH}V400H0Z`, person.skin),
    // Philtrum and the shade under the nose.
    fill(
      `M${pts([x(-13), nose + 18])}Q${pts([x(-11), lip - 8], [x(-22), lip - 2])}L${pts([x(0), lip + 9], [x(22), lip - 2])}Q${pts([x(11), lip - 8], [x(13), nose + 18])}Q${pts([x(0), nose + 12], [x(-13), nose + 18])}Z`,
      skinShade,
      'opacity=".5"',
    ),
    noseTip(person, nose),
    fill(cheek(-1) + cheek(1), skinShade),
    // The hollow under the lower lip.
    fill(
      `M${pts([x(-88), below + 3])}Q${pts([x(0), below + 9], [x(88), below + 3])}Q${pts([x(40), below + 25], [x(0), below + 25])}T${pts([x(-88), below + 3])}Z`,
      skinShade,
    ),
  ].join('');
}

/** The lower edge of the nose, at the top of the arch. */
function noseTip(person: Person, y: number): string {
  const x = (units: number) => across(person, units);
  const wing = (side: number) =>
    `M${pts([x(side * 66), y - 22])}C${pts([x(side * 84), y - 8], [x(side * 78), y + 16], [x(side * 56), y + 11])}`;
  const hole = (side: number) =>
    `M${pts([x(side * 20), y + 9])}C${pts([x(side * 30), y - 3], [x(side * 48), y - 2], [x(side * 53), y + 8])}C${pts([x(side * 44), y + 7], [x(side * 30), y + 8], [x(side * 20), y + 9])}Z`;
  return (
    fill(hole(-1) + hole(1), person.skinDeep) +
    line(
      `${wing(-1)}${wing(1)}M${pts([x(-20), y + 10])}Q${pts([x(0), y + 21], [x(20), y + 10])}`,
      person.skinDeep,
    )
  );
}
