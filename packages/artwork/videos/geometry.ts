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
 * Where the camera looks half way through a scene: the middle of the view as shares of the picture's width and height,
 * and how close it is (1 shows as much of the picture as fits).
 */
export type View = readonly [x: number, y: number, zoom: number];

/** The way the camera travels. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** The side of the title card on which the arched window is. */
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

/** How much of the time from `start` to `end` has passed at `now`: 0 to 1. */
export function passed(now: number, start: number, end: number): number {
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
 * Where a picture of the given size has to lie at the start of a camera travel of `distance` pixels. Near an edge of the
 * picture the view moves inward, and where there is no room to travel it comes closer, so that the frame is always full.
 * The picture's place is in whole pixels.
 */
export function placed(
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
  const [width, height] = [size.width * scale, size.height * scale];
  const left = inside(WIDTH / 2 - x * width, WIDTH - width + across / 2, -across / 2);
  const top = inside(HEIGHT / 2 - y * height, HEIGHT - height + down / 2, -down / 2);
  const box = {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.floor(left) + width,
    bottom: Math.floor(top) + height,
  };
  return moved(box, ...travelled(way, -distance / 2));
}

/** How far the picture has moved on screen when the camera has travelled the given number of pixels. */
export function travelled(way: Direction, pixels: number): [x: number, y: number] {
  const whole = Math.round(pixels);
  return {left: [whole, 0], right: [-whole, 0], up: [0, whole], down: [0, -whole]}[way] as [
    number,
    number,
  ];
}

function inside(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
