import {type Direction, type Side, type View} from './geometry';

/** The pictures and words of a video, in order. */
export interface Storyboard {
  /** The side of the title card's window: that of the first picture's subject. */
  window: Side;
  /** Four to six. */
  scenes: Scene[];
  /** The words while the practice's name is on the screen. */
  closing: string;
}

/** One picture with a slow camera move, and its words. */
export interface Scene {
  /** A picture under static/img without its ending, or some people of the team, side by side. */
  shows: string | Teammate[];
  view: View;
  way: Direction;
  /** A few words on a tab at the top, and the side where it hides nothing. */
  heading: string;
  tab: Side;
  /** One sentence or two, a caption each; at most two lines of 42 characters. */
  says: string[];
}

/** Someone with a portrait in static/img/team. */
export interface Teammate {
  slug: string;
  name: string;
}

/** A scene with its tab at the upper left. */
export function scene(
  shows: Scene['shows'],
  view: View,
  way: Direction,
  heading: string,
  ...says: string[]
): Scene {
  return {shows, view, way, heading, tab: 'left', says};
}

/** A scene with its tab at the upper right. */
export function tabRight(one: Scene): Scene {
  return {...one, tab: 'right'};
}
