import type {Mouth, Tooth, ToothName} from './conditions';
import {pick} from './list';
import type {Person} from './person';
import type {Placed} from './tooth';

/** The middle of the picture, left to right. */
const MIDDLE = 300;

/** Half the room between the corners of the mouth, about which a turned head is drawn. */
const REACH = 208;

/** The place across the picture of a point `units` from the middle of the face. */
export function across(person: Person, units: number): number {
  return MIDDLE + units + person.turn * Math.max(0, 1 - (units / REACH) ** 2);
}

/** The width of a tooth in the picture there, relative to its own. */
function stretch(person: Person, units: number): number {
  return 1 - (2 * person.turn * units) / REACH ** 2;
}

/** The natural lean of teeth 1 to 5: their necks are farther out. */
const LEANS = [1, 3, 3, 1, 0];

/** The middle of a jaw: its edges and gum line, and how both curve up to the sides. */
export interface Jaw {
  upper: boolean;
  edge: number;
  neck: number;
  edgeArc: number;
  neckArc: number;
  /** Teeth 1 to 5: room, width, and the distance of edge and gum line from the curve. */
  teeth: {room: number; width: number; edge: number; neck: number}[];
}

/** Teeth as wide as this patient has them. */
function sized(person: Person, teeth: Jaw['teeth']): Jaw['teeth'] {
  return teeth.map((tooth) => ({
    ...tooth,
    room: tooth.room * person.size,
    width: tooth.width * person.size,
  }));
}

/** The upper teeth, `count` a side: front teeth widest, the next shorter, eye teeth pointed. */
export function shapeUpperJaw(person: Person, edge: number, tall: number, count = 5): Jaw {
  const lateral = 62 * person.lateral;
  return {
    upper: true,
    edge,
    neck: edge - tall * person.tall,
    edgeArc: person.arc,
    neckArc: 9,
    teeth: sized(person, [
      {room: 62, width: 62, edge: 0, neck: 0},
      {room: lateral, width: lateral, edge: -5, neck: 7},
      {room: 50, width: 51, edge: 2, neck: -1},
      {room: 38, width: 43, edge: -4, neck: 6},
      {room: 26, width: 36, edge: -6, neck: 10},
    ]).slice(0, count),
  };
}

/** The lower teeth: four narrow ones of nearly one width, then the eye teeth. */
export function shapeLowerJaw(person: Person, edge: number, tall: number): Jaw {
  return {
    upper: false,
    edge,
    neck: edge + tall * person.tall,
    edgeArc: 24,
    neckArc: 46,
    teeth: sized(person, [
      {room: 40, width: 40, edge: 0, neck: 0},
      {room: 42, width: 42, edge: 0, neck: 1},
      {room: 45, width: 46, edge: 3, neck: -1},
      {room: 40, width: 45, edge: -2, neck: 3},
    ]),
  };
}

/** Every place of a jaw from the patient's right to left, each with its tooth. */
export function placeTeeth(jaw: Jaw, person: Person, mouth: Mouth): Placed[] {
  const here = !mouth.jaw || (mouth.jaw === 'U') === jaw.upper;
  const recede = here ? (mouth.recede ?? 0) : 0;
  const down = jaw.upper ? 1 : -1;
  const half = (side: number): Placed[] => {
    let x = 0;
    return jaw.teeth.map(({room, width, edge: low, neck: high}, i): Placed => {
      const name = `${jaw.upper ? 'U' : 'L'}${side < 0 ? 'R' : 'L'}${i + 1}` as ToothName;
      const state: Tooth = mouth.teeth?.[name] ?? {};
      const wobble = pick(person.uneven, i + (side < 0 ? 0 : 5) + (jaw.upper ? 0 : 10));
      const away = x + room / 2;
      x += room;
      const far = (away / 200) ** 2;
      const edge =
        jaw.edge -
        jaw.edgeArc * far +
        (low + wobble) * down +
        (state.down ?? 0) -
        (state.peg ? 8 : 0);
      const neck =
        jaw.neck - jaw.neckArc * far + (high - wobble + (state.gum ?? 0) - recede) * down;
      return {
        name,
        side,
        state,
        number: i + 1,
        upper: jaw.upper,
        x: across(person, person.middle + side * (away + (state.out ?? 0))),
        edge: neck + (edge - neck) * (state.tall ?? 1),
        neck,
        half:
          (width / 2) * (state.wide ?? 1) * (state.peg ? 0.72 : 1) * stretch(person, side * away),
        lean: (state.lean ?? 0) + pick(LEANS, i) + wobble * 0.8,
        round: jaw.upper ? 1 - person.square : 0.25,
      };
    });
  };
  return [...half(-1).reverse(), ...half(1)];
}
