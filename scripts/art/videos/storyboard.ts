import {type View} from './geometry';

/** What a video shows and says, in order. */
export interface Storyboard {
  /** What the arch on the title card shows of the first picture. */
  window: View;
  /** Four to six. */
  scenes: Scene[];
  /** What is said while the practice's name is on screen. */
  closing: string;
}

/** One picture with the camera moving over it, and what is said meanwhile. */
export interface Scene {
  /** A picture under static/img without its ending, or some people of the team, side by side. */
  shows: string | Teammate[];
  from: View;
  to: View;
  /** A few words on a tab at the top, and the side where it hides nothing. */
  heading: string;
  tab: 'left' | 'right';
  /** One sentence or two, a caption each; at most two lines of 42 characters. */
  says: string[];
}

/** Someone with a portrait in static/img/team. */
export interface Teammate {
  slug: string;
  name: string;
}

/** A scene in one line. */
export function scene(shows: Scene['shows'], from: View, to: View, heading: string, ...says: string[]): Scene {
  return {shows, from, to, heading, tab: 'left', says};
}

/** The scene with its tab at the upper right. */
export function tabRight(one: Scene): Scene {
  return {...one, tab: 'right'};
}
