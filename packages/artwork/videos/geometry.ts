/** The width of every frame, in pixels. */
export const WIDTH = 1280;
/** The height of every frame, in pixels. */
export const HEIGHT = 720;

/** A rectangle by its four edges. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The whole frame. */
export const FRAME: Box = {left: 0, top: 0, right: WIDTH, bottom: HEIGHT};

/**
 * The view of the camera halfway through a scene: its middle as shares of the picture's width and
 * height, and its zoom (1 shows as much of the picture as fits).
 */
export type View = readonly [x: number, y: number, zoom: number];

/** The way the camera travels. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** The side of the title card that has the arched window. */
export type Side = 'left' | 'right';

/** The value that lies `share` (0 to 1) of the way between two others. */
export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The box that lies `share` of the way between two others. */
export function betweenBoxes(from: Box, to: Box, share: number): Box {
  return {
    left: between(from.left, to.left, share),
    top: between(from.top, to.top, share),
    right: between(from.right, to.right, share),
    bottom: between(from.bottom, to.bottom, share),
  };
}

/** The share of the time from `start` to `end` that is over at `now`: 0 to 1. */
export function getProgress(now: number, start: number, end: number): number {
  return Math.min(1, Math.max(0, (now - start) / (end - start)));
}

/** Starts and ends gently: turns an even share into an eased one. */
export function eased(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** A box moved by whole pixels. */
export function moved({left, top, right, bottom}: Box, x: number, y: number): Box {
  return {left: left + x, top: top + y, right: right + x, bottom: bottom + y};
}

/**
 * The place of a picture at the start of a camera move of `distance` pixels, in whole pixels. Near an
 * edge of the picture the view moves inward. Without room to move, it zooms in: the frame is always
 * full.
 */
export function placePicture(
  size: {width: number; height: number},
  [x, y, zoom]: View,
  way: Direction,
  distance: number,
): Box {
  const across = way === 'left' || way === 'right' ? distance : 0;
  const down = distance - across;
  const scale = Math.max(
    (zoom * WIDTH) / size.width,
    (zoom * HEIGHT) / size.height,
    (WIDTH + across) / size.width,
    (HEIGHT + down) / size.height,
  );
  const width = size.width * scale;
  const height = size.height * scale;
  const left = inside(WIDTH / 2 - x * width, WIDTH - width + across / 2, -across / 2);
  const top = inside(HEIGHT / 2 - y * height, HEIGHT - height + down / 2, -down / 2);
  const box = {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.floor(left) + width,
    bottom: Math.floor(top) + height,
  };
  return moved(box, ...getMovement(way, -distance / 2));
}

/** The movement of the picture on the screen after the camera moved this many pixels. */
export function getMovement(way: Direction, pixels: number): [x: number, y: number] {
  const whole = Math.round(pixels);
  return {left: [whole, 0], right: [-whole, 0], up: [0, whole], down: [0, -whole]}[way] as [
    number,
    number,
  ];
}

function inside(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
