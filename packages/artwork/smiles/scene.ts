import {mixColors} from '@dental/print';
import {across, lowerJaw, placed, upperJaw, type Jaw} from './arch';
import type {Condition, Mouth, Tooth, ToothName} from './conditions';
import {face, frame, lips, openingPath, shadeLine, type Opening} from './face';
import {gum, soreGum} from './gums';
import {pick} from './list';
import {bands, crack, film, marks, oldCrown} from './marks';
import {enamel, found, person as personOf, type Data, type Person} from './person';
import {fill, line, LINE, pts} from './svg';
import {brokenFace, light, outline, type Placed} from './tooth';

/** What is true before or after, joined with what is always true. */
function mouthOf(condition: Condition, when: 'before' | 'after'): Mouth {
  const {always = {}} = condition;
  const own = condition[when] ?? {};
  const teeth = {...always.teeth};
  for (const [name, state] of Object.entries(own.teeth ?? {}) as [ToothName, Tooth][])
    teeth[name] = {...teeth[name], ...state};
  return {shade: 'natural', ...always, ...own, teeth};
}

function color(tooth: Placed, mouth: Mouth): string {
  const shade = enamel(mouth.shade ?? 'natural');
  const own =
    tooth.state.crown === 'gray'
      ? mixColors(shade, found.gray, 0.8)
      : tooth.number === 3
        ? mixColors(shade, found.dentin, 0.07)
        : shade;
  return mixColors(own, found.recess, pick([0, 0, 0.02, 0.06, 0.2, 0.38], tooth.number));
}

/** One tooth with its break, cracks and marks. */
function draw(tooth: Placed, mouth: Mouth): string {
  if (tooth.state.missing) return '';
  const base = color(tooth, mouth);
  return [
    fill(outline(tooth), base),
    tooth.state.crown ? oldCrown(tooth) : '',
    tooth.state.broken ? fill(brokenFace(tooth), found.dentin) : '',
    tooth.state.worn ? line(wornEdge(tooth), found.dentin, 4) : '',
    crack(tooth),
  ].join('');
}

/** The soft light on whole front teeth. */
function lights(teeth: Placed[]): string {
  const lit = teeth.filter(
    ({number, state}) =>
      number < 4 && !state.missing && !state.broken && !state.crown && !state.worn && !state.lean,
  );
  return line(lit.map(light).join(''), found.white, pick(teeth, 0).upper ? 5 : 4, 'opacity=".65"');
}

function wornEdge(tooth: Placed): string {
  const y = tooth.edge - 3;
  return `M${pts([tooth.x - tooth.half * 0.72, y])}H${(tooth.x + tooth.half * 0.72).toFixed(1)}`;
}

/** A jaw: gum, teeth from the back to the middle, and what lies on them. */
function jaw(shape: Jaw, person: Person, mouth: Mouth, root: number): string {
  const teeth = placed(shape, person, mouth);
  const here = !mouth.jaw || (mouth.jaw === 'U') === shape.upper;
  const order = [...teeth].sort(
    (a, b) => Number(a.state.front ?? 0) - Number(b.state.front ?? 0) || b.number - a.number,
  );
  const sore = here && mouth.gums && mouth.gums !== 'healthy';
  const strong = mouth.gums === 'inflamed';
  return [
    sore ? '' : gum(teeth, person.gum, root, here && mouth.recede ? 0.42 : 0.56),
    `<g stroke="${found.line}" stroke-width="${LINE}" stroke-linejoin="round">${order.map((tooth) => draw(tooth, mouth)).join('')}</g>`,
    marks(teeth),
    lights(teeth),
    mouth.bands ? bands(teeth) : '',
    here ? film(teeth, mouth.film) : '',
    sore ? soreGum(teeth, person, strong, root) : '',
  ].join('');
}

/** How far the middle of the mouth moves in each view. */
const TURNS = {front: 0, open: 0, left: -60, right: 60};

/** One picture of a case as SVG text. */
export function scene(data: Data, condition: Condition, when: 'before' | 'after'): string {
  const person = personOf(data, TURNS[condition.view ?? 'front']);
  const mouth = mouthOf(condition, when);
  const open = condition.view === 'open';
  const opening: Opening = open
    ? {top: 146, bottom: 312 + person.open, corner: 196}
    : {top: 158, bottom: 276 + person.open, corner: 186};
  const upper = open
    ? upperJaw(person, 214, 84, 4)
    : upperJaw(person, opening.top + person.gumShown + 82 * person.tall, 82);
  const hole = openingPath(person, opening);
  const root = opening.bottom - (open ? 92 : 34);
  const tongue = `M${pts([150, opening.bottom])}Q${pts([190, root - 4], [across(person, 0), root])}T${pts([450, opening.bottom])}Z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">`,
    `<clipPath id="m"><path id="o" d="${hole}"/></clipPath>`,
    fill('M0 0h600v400H0z', person.ground),
    face(person, opening),
    lips(person, opening),
    `<g clip-path="url(#m)">`,
    `<use href="#o" fill="${person.inside}"/>`,
    fill(tongue, person.tongue),
    open ? jaw(lowerJaw(person, 236, 54), person, mouth, 400) : '',
    jaw(upper, person, mouth, 100),
    line(shadeLine(person, opening), person.shadow, 20, 'opacity=".18"'),
    '</g>',
    `<use href="#o" fill="none" stroke="${person.lipLine}" stroke-width="1.5"/>`,
    frame(person),
    '</svg>',
  ].join('');
}
