import {closingCard, progress, tab, teamPicture, throughWindow, titleCard} from './cards';
import {type Cue} from './captions';
import {eased, moved, getProgress, placePicture, getMovement} from './geometry';
import {faint, frame, ground} from './markup';
import {readDrawing, shown} from './pictures';
import {paints} from '../brand/paint';
import {type Scene, type Storyboard} from './storyboard';

/** Frames in a second. */
export const RATE = 24;
/**
 * The beat of a video, in frames. Every cut is on a beat, and every cross-fade takes one: the encoder
 * keeps a full frame per beat, mixes the frames of a fade from two of them, and so saves space.
 */
export const BEAT = 16;

const beats = (count: number): number => (count * BEAT) / RATE;
const TITLE = beats(3);
const OPENING = beats(2);
const FADE = beats(1);
/** Added to each caption's length when the time is shared out, so that short ones get enough. */
const PAUSE = 14;
/** Pixels a frame. A whole number keeps the drawing as sharp in motion as it is at rest. */
const SPEED = 1;

/** A video that draws each of its frames. */
export interface Film {
  seconds: number;
  cues: Cue[];
  /** The frame at the given second, as SVG. */
  frameAt(now: number): string;
}

interface Shot {
  start: number;
  end: number;
  pictureAt(now: number): string;
  tab(share: number): string;
}

/** Puts a storyboard on a timeline: title card, scenes as long as their captions, closing card. */
export function createFilm(
  title: string,
  seconds: number,
  {window, scenes, closing}: Storyboard,
): Film {
  const cues = cuesOf([...scenes.flatMap(({says}) => says), closing], seconds);
  const starts = scenes.map(
    (_, i) => cues[scenes.slice(0, i).flatMap(({says}) => says).length]?.start ?? 0,
  );
  const end = cues.at(-1)?.start ?? seconds;
  const shots = scenes.map((scene, i) =>
    createShot(scene, `s${i}-`, starts[i] ?? 0, starts[i + 1] ?? end, i === 0),
  );
  const opening = titleCard(title, window);
  const ending = closingCard();

  const pictureAt = (shot: Shot, i: number, now: number): string => {
    if ((i > 0 && now < shot.start) || now > shot.end + FADE) return '';
    if (i > 0) return faint(getProgress(now, shot.start, shot.start + FADE), shot.pictureAt(now));
    const open = eased(getProgress(now, TITLE, TITLE + OPENING));
    if (open === 1) return shot.pictureAt(now);
    const words = faint(1 - getProgress(open, 0, 0.3), opening(now));
    return ground(paints().sand) + words + throughWindow(shot.pictureAt(now), window, open);
  };
  const tabAt = (shot: Shot, i: number, now: number): string => {
    const start = shot.start + (i === 0 ? OPENING : FADE);
    return shot.tab(
      getProgress(now, start, start + FADE) - getProgress(now, shot.end - FADE, shot.end),
    );
  };

  return {
    seconds,
    cues,
    frameAt: (now) =>
      frame([
        ...shots.map((shot, i) => pictureAt(shot, i, now)),
        faint(getProgress(now, end, end + FADE), ending),
        ...shots.map((shot, i) => tabAt(shot, i, now)),
        progress(getProgress(now, 0, seconds - 1 / RATE)),
      ]),
  };
}

/** Shares the time after the title among the captions by their length, in whole beats. */
function cuesOf(texts: string[], seconds: number): Cue[] {
  const total = texts.reduce((sum, {length}) => sum + length + PAUSE, 0);
  const cut = (before: number) =>
    TITLE + beats(Math.round(((seconds - TITLE) / beats(1)) * (before / total)));
  let before = 0;
  return texts.map((text) => {
    const start = cut(before);
    before += text.length + PAUSE;
    return {start, end: Math.min(cut(before), seconds) - 0.1, text};
  });
}

/** One scene, with the fade to the next one. The first scene waits for the window to open. */
function createShot(
  {shows, view, way, heading, tab: side}: Scene,
  prefix: string,
  start: number,
  end: number,
  first: boolean,
): Shot {
  const picture =
    typeof shows === 'string' ? readDrawing(shows, prefix) : teamPicture(shows, prefix);
  const from = start + (first ? OPENING : FADE);
  const frames = Math.round((end - from) * RATE);
  const place = placePicture(picture, view, way, frames * SPEED);
  const pictureAt = (now: number): string => {
    const frame = Math.min(frames, Math.max(0, Math.round((now - from) * RATE)));
    return shown(picture, moved(place, ...getMovement(way, frame * SPEED)));
  };
  return {start, end, pictureAt, tab: tab(heading, side)};
}
