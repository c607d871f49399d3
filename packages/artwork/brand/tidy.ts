import {optimize} from 'svgo';

/** Optimises a drawing for the web; the view box stays, since pages scale the drawings. */
export function tidy(svg: string): string {
  return `${optimize(svg, {multipass: true, floatPrecision: 2}).data}\n`;
}
