import {HEIGHT, WIDTH, type Box} from './geometry';

/** A number for markup, with a hundredth of a pixel kept so that slow motion stays smooth. */
export function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A complete frame; the parts are drawn in order, back to front. */
export function frame(parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`;
}

/** A part moved to (x, y) and scaled. */
export function at(x: number, y: number, part: string, scale = 1): string {
  const scaled = scale === 1 ? '' : ` scale(${scale.toFixed(4)})`;
  return `<g transform="translate(${number(x)} ${number(y)})${scaled}">${part}</g>`;
}

/** A part seen through, `share` between 0 (not at all) and 1. */
export function faint(share: number, part: string): string {
  if (share <= 0) return '';
  return share >= 1 ? part : `<g opacity="${share.toFixed(3)}">${part}</g>`;
}

/** The whole frame in one color. */
export function ground(color: string): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color}"/>`;
}

/** A line with round ends. */
export function line(d: string, color: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** The outline of a window: `arch` is the radius of its upper corners, `corner` of its lower ones. */
export function windowOutline(
  {left, top, right, bottom}: Box,
  arch: number,
  corner: number,
): string {
  const [l, t, r, b, a, c] = [left, top, right, bottom, arch, corner].map(number);
  return (
    `M${l} ${number(bottom - corner)}V${number(top + arch)}A${a} ${a} 0 0 1 ${number(left + arch)} ${t}` +
    `H${number(right - arch)}A${a} ${a} 0 0 1 ${r} ${number(top + arch)}V${number(bottom - corner)}` +
    `A${c} ${c} 0 0 1 ${number(right - corner)} ${b}H${number(left + corner)}A${c} ${c} 0 0 1 ${l} ${number(bottom - corner)}Z`
  );
}
