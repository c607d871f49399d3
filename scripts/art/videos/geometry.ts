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
 * Where the camera looks: the middle of the view as shares of the picture's width and height, and how far it has moved
 * in (1 shows as much of the picture as fits).
 */
export type View = readonly [x: number, y: number, zoom: number];

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

/**
 * Where a picture of the given size has to lie so that `view` fills `window`. Near an edge of the picture the view moves
 * inward, so that the window is always full.
 */
export function placed(size: {width: number; height: number}, [x, y, zoom]: View, window: Box): Box {
  const width = window.right - window.left;
  const height = window.bottom - window.top;
  const scale = Math.max(width / size.width, height / size.height) * Math.max(1, zoom);
  const left = inside(window.left + width / 2 - x * size.width * scale, window.right - size.width * scale, window.left);
  const top = inside(
    window.top + height / 2 - y * size.height * scale,
    window.bottom - size.height * scale,
    window.top,
  );
  return {left, top, right: left + size.width * scale, bottom: top + size.height * scale};
}

function inside(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
