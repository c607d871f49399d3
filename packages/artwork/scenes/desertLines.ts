import {paint} from '../brand/paint';

/** A line drawing next to a page's heading: an arched window, a saguaro, an ocotillo. */
export const desertLines = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="260" viewBox="0 0 620 260">${LINES}</svg>`;

const LINES = [
  `<g fill="none" stroke="${paint('copper')}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">`,
  '<path d="M352 260V132a116 116 0 0 1 232 0v128M370 260V132a98 98 0 0 1 196 0v128"/>',
  '<circle cx="516" cy="112" r="27"/>',
  '<path d="M370 218h22l16-62h58l9 24h32l17 38h42M400 188h30M418 172h22M468 200h20M370 240q50-14 98-4t98-6"/>',
  '<path d="M262 260V128a13 13 0 0 1 26 0v132M262 204h-14a18 18 0 0 1-18-18v-20a8 8 0 0 1 16 0v16a6 6 0 0 0 6 6h10"/>',
  '<path d="M288 182h14a18 18 0 0 0 18-18v-14a8 8 0 0 0-16 0v10a6 6 0 0 1-6 6h-10M275 132v116"/>',
  '<path d="M150 260c-2-44-16-84-40-116M150 260c-2-50-6-96-18-136M150 260c0-54 2-98 8-142M150 260c2-46 12-88 36-128M150 260c6-34 26-64 56-88"/>',
  '<path d="M110 144l-5-9M132 124l-3-10M158 118l2-11M186 132l5-9M206 172l8-7"/>',
  '<path d="M0 259h620M20 259q16-18 32 0M44 259q12-14 24 0M592 259q9-12 18 0"/>',
  '</g>',
].join('');
