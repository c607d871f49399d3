import {mixColors} from '@dental/print';
import {across, shapeLowerJaw, placeTeeth, shapeUpperJaw, type Jaw} from './arch';
import type {Condition, Mouth, Tooth, ToothName} from './conditions';
import {drawLips, drawSkin, traceOpening, type Opening} from './face';
import {drawGum, drawSoreGum} from './gums';
import {pick} from './list';
import {drawBands, drawCrack, drawFilm, drawMarks, drawOldCrown} from './marks';
import {mixEnamel, found, buildPerson, type Data, type Person} from './person';
import {fill, gradient, line, pts} from './svg';
import {traceBrokenFace, traceLight, traceOutline, type Placed} from './tooth';

/** The state before or after, joined with the state in both pictures. */
function joinStates(condition: Condition, when: 'before' | 'after'): Mouth {
  const {always = {}} = condition;
  const own = condition[when] ?? {};
  const teeth = {...always.teeth};
  for (const [name, state] of Object.entries(own.teeth ?? {}) as [ToothName, Tooth][])
    teeth[name] = {...teeth[name], ...state};
  return {shade: 'natural', ...always, ...own, teeth};
}

/** One tooth with its break, cracks and marks. Gradients: `tu` upper, `tl` lower teeth. */
function drawTooth(tooth: Placed, mouth: Mouth): string {
  if (tooth.state.missing) return '';
  const gray = mixColors(mixEnamel(mouth.shade ?? 'natural'), found.gray, 0.8);
  const enamel = tooth.upper ? 'url(#tu)' : 'url(#tl)';
  const base = tooth.state.crown === 'gray' ? gray : enamel;
  return [
    fill(traceOutline(tooth), base),
    tooth.state.crown ? drawOldCrown(tooth) : '',
    tooth.state.broken ? fill(traceBrokenFace(tooth), found.dentin) : '',
    tooth.state.worn ? line(traceWornEdge(tooth), found.dentin, 4) : '',
    drawCrack(tooth),
  ].join('');
}

/** The soft light on whole front teeth. */
function drawLights(teeth: Placed[]): string {
  const lit = teeth.filter(
    ({number, state}) =>
      number < 4 && !state.missing && !state.broken && !state.crown && !state.worn && !state.lean,
  );
  return line(
    lit.map(traceLight).join(''),
    found.white,
    pick(teeth, 0).upper ? 6 : 4,
    'opacity=".5"',
  );
}

function traceWornEdge(tooth: Placed): string {
  const y = tooth.edge - 3;
  return `M${pts([tooth.x - tooth.half * 0.72, y])}H${(tooth.x + tooth.half * 0.72).toFixed(1)}`;
}

/** A jaw: gum, teeth from the back to the middle, and what is on them. */
function drawJaw(teeth: Placed[], person: Person, mouth: Mouth, root: number): string {
  const {upper} = pick(teeth, 0);
  const here = !mouth.jaw || (mouth.jaw === 'U') === upper;
  const order = [...teeth].sort(
    (a, b) => Number(a.state.front ?? 0) - Number(b.state.front ?? 0) || b.number - a.number,
  );
  const sore = here && mouth.gums && mouth.gums !== 'healthy';
  const strong = mouth.gums === 'inflamed';
  const seam = mixColors(mixEnamel(mouth.shade ?? 'natural'), found.line, 0.62);
  return [
    sore ? '' : drawGum(teeth, 'url(#gu)', root, here && mouth.recede ? 0.42 : 0.56),
    `<g stroke="${seam}" stroke-width="1.2">${order.map((tooth) => drawTooth(tooth, mouth)).join('')}</g>`,
    drawMarks(teeth),
    drawLights(teeth),
    mouth.bands ? drawBands(teeth) : '',
    here ? drawFilm(teeth, mouth.film) : '',
    sore ? drawSoreGum(teeth, person, strong, root) : '',
  ].join('');
}

/** The distance that the middle of the mouth moves in each view. */
const TURNS = {front: 0, open: 0, left: -90, right: 90};

/** The teeth that the treatment changes; none if it changes all. */
function changedTeeth({before, after}: Condition, teeth: Placed[]): Placed[] {
  const names = new Set(Object.keys({...before.teeth, ...after?.teeth}));
  return teeth.filter(({name}) => names.has(name));
}

/** Returns true if the case is about the gum, which the upper lip must not cover then. */
function showsGum({always, before}: Condition): boolean {
  const teeth = Object.values({...always?.teeth, ...before.teeth});
  return (
    Boolean(before.gums ?? before.film ?? before.recede) ||
    teeth.some(({gum: high, crown, missing, broken}) => high ?? crown ?? missing ?? broken)
  );
}

/** The part of the picture to show: its middle is the change of the case. */
function findCrop(
  changed: Placed[],
  person: Person,
  middle: number,
): [x: number, y: number, zoom: number] {
  if (!changed.length) return [300 + person.turn * 0.6, middle, 1.26];
  const low = Math.min(...changed.map(({x, half}) => x - half));
  const high = Math.max(...changed.map(({x, half}) => x + half));
  const zoom = Math.min(1.5, Math.max(1.22, 330 / (high - low)));
  // Near a corner of the mouth the picture keeps a little more of the teeth than of the cheek.
  const focus = (low + high) / 2;
  return [focus + (300 - focus) * 0.18, middle, zoom];
}

/** The gradients of skin, lips, teeth, gum, and of the shadow at the corners of the mouth. */
function defineGradients(person: Person, mouth: Mouth, open: boolean): string {
  const shade = mixEnamel(mouth.shade ?? 'natural');
  const neck = mixColors(shade, found.dentin, 0.26);
  const bright = mixColors(shade, found.white, 0.4);
  const edge = mixColors(shade, found.metal, 0.14);
  const {skinShade, shadow, lip, lipTop, lipLight} = person;
  const fromMiddle = (y: number, r: number) => `cx=".5" cy="${y}" r="${r}"`;
  const faded = mixColors(person.gum, shadow, 0.3);
  return [
    gradient('sk', `.2 ${person.skinLight}, 1 ${skinShade}`, fromMiddle(0.4, 0.8)),
    gradient('ph', `0 ${skinShade} .75, 1 ${skinShade} 0`, fromMiddle(0.7, 0.5)),
    gradient('ho', `0 ${skinShade}, 1 ${skinShade} 0`, fromMiddle(0.5, 0.5)),
    gradient('lu', `.2 ${lip}, .8 ${lipTop}`),
    gradient('ll', `0 ${lipTop}, .6 ${lip}, .8 ${lipLight}, 1 ${lip}`),
    gradient('tu', `0 ${neck}, .5 ${bright}, .8 ${shade}, 1 ${edge}`),
    open ? gradient('tl', `0 ${edge}, .5 ${bright}, 1 ${neck}`) : '',
    gradient('gu', `0 ${faded}, 1 ${person.gum}`),
    gradient('de', `.6 ${shadow} 0, 1 ${shadow} .6`, fromMiddle(0.5, 0.56)),
  ].join('');
}

/** Path data is written in whole numbers, this many to a unit. */
const GRID = 2;

/** The content in finer units, without decimals. */
function refineGrid(content: string): string {
  return content
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${d.replace(/-?[\d.]+/g, scaled)}"`)
    .replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${scaled(width)}"`);
}

const scaled = (number: string): string => String(Number(number) * GRID);

/** One picture of a case as SVG text. */
export function drawCase(data: Data, condition: Condition, when: 'before' | 'after'): string {
  const built = buildPerson(data, TURNS[condition.view ?? 'front']);
  const person = showsGum(condition) ? {...built, gumShown: Math.max(built.gumShown, 10)} : built;
  const mouth = joinStates(condition, when);
  const open = condition.view === 'open';
  const opening: Opening = open
    ? {top: 146, bottom: 312 + person.open, corner: 196}
    : {top: 158, bottom: 270 + person.open, corner: 186};
  const upper = open
    ? shapeUpperJaw(person, 214, 84, 4)
    : shapeUpperJaw(person, opening.top + person.gumShown + 82 * person.tall, 82);
  const hole = traceOpening(person, opening);
  const root = opening.bottom - (open ? 92 : 34);
  const tongue = `M${pts([150, opening.bottom])}Q${pts([190, root - 4], [across(person, 0), root])}T${pts([450, opening.bottom])}Z`;
  const lower = shapeLowerJaw(person, 236, 54);
  const place = (jaw: Jaw, state: Mouth) => placeTeeth(jaw, person, state);
  // The crop follows healthy teeth, so that both pictures of a case match.
  const healthy = [...place(upper, {}), ...(open ? place(lower, {}) : [])];
  const changed = changedTeeth(condition, healthy);
  const middle = (opening.top - person.lipAbove + opening.bottom + person.lipBelow) / 2;
  const [x, y, zoom] = findCrop(changed, person, middle);
  const crop = `translate(300 200) rotate(${person.tilt.toFixed(1)}) scale(${(zoom / GRID).toFixed(2)}) translate(${pts([-x * GRID, -y * GRID])})`;
  const content = [
    `<clipPath id="m"><path id="o" d="${hole}"/></clipPath>`,
    drawSkin(person, opening),
    drawLips(person, opening),
    `<g clip-path="url(#m)">`,
    `<use href="#o" fill="${person.inside}"/>`,
    fill(tongue, person.tongue),
    open ? drawJaw(place(lower, mouth), person, mouth, 400) : '',
    drawJaw(place(upper, mouth), person, mouth, 100),
    `<use href="#o" fill="none" stroke="${person.shadow}" stroke-width="26" opacity=".13"/>`,
    `<use href="#o" fill="none" stroke="${person.shadow}" stroke-width="12" opacity=".15"/>`,
    `<use href="#o" fill="url(#de)"/>`,
    '</g>',
    `<use href="#o" fill="none" stroke="${person.lipLine}" stroke-width="1.5"/>`,
  ].join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">`,
    `<defs>${defineGradients(person, mouth, open)}</defs>`,
    fill('M0 0h600v400H0z', 'url(#sk)'),
    `<g transform="${crop}" stroke-linecap="round" stroke-linejoin="round">`,
    refineGrid(content),
    '</g></svg>',
  ].join('');
}
