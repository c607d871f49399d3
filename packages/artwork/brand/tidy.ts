import {optimize} from 'svgo';

/** Optimizes a drawing for the web. Keeps the view box, because pages scale the drawings. */
export function tidy(svg: string): string {
  return `${optimize(svg, {multipass: true, floatPrecision: 2}).data}\n`;
}
