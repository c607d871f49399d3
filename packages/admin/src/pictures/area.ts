/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The part of a picture that is kept, in its own pixels. */
export interface Area extends Size {
  left: number;
  top: number;
}

/** What somebody chooses: how close, and which part; each from 0 to 1. */
export interface Cut {
  closer: number;
  across: number;
  down: number;
}

/** Nobody needs less of a photograph than this part of its width. */
const CLOSEST = 0.25;

/**
 * The part of a picture that has a proportion.
 * @param ratio its width, in heights
 * @param least how wide it must be, in pixels, as far as the picture is
 */
export function areaOf({width, height}: Size, ratio: number, least: number, {closer, across, down}: Cut): Area {
  const widest = Math.min(width, height * ratio);
  const narrowest = Math.min(widest, Math.max(least, widest * CLOSEST));
  const kept = widest - closer * (widest - narrowest);
  return {left: across * (width - kept), top: down * (height - kept / ratio), width: kept, height: kept / ratio};
}
