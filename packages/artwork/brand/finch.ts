/** The mark: a small finch, drawn in a square of 64 units. */
const BODY =
  'M50.5 12.5C48 8 43.5 5.5 38.8 5.5C31.5 5.5 27.3 10.3 26.3 16.5C25.3 22.5 22.8 26.8 18.3 32.3C12.8 39 7.5 44.5 2 49.5' +
  'L8.3 50.5L9.5 57C14.5 54.3 19.5 51.5 24.3 49.3C31 53.8 42.5 52.2 47.8 42.8C51.8 35.7 51.5 27.8 50.3 22Z';
const BEAK =
  'M50.4 12.2C54.5 13.5 57.5 15.8 59.8 18.8C57.2 21 53.8 22.2 50.2 22.2C48.6 19 48.7 15.3 50.4 12.2Z';
const WING =
  'M36.5 23.5C43.5 29.5 41.8 40.8 31 43.3C24 45 18 45.5 10.8 48.7C18.5 40.5 22.5 27.5 36.5 23.5Z';

/** The room the bird takes in its square. */
export const FINCH_BOX = {x: 2, y: 5.5, width: 57.8, height: 51.5};

export interface Plumage {
  body: string;
  wing: string;
  beak: string;
  eye: string;
}

/** The finch as SVG markup. A larger `eye` keeps it open in very small sizes. */
export function finch(colors: Plumage, eye = 2.3): string {
  return [
    `<path fill="${colors.body}" d="${BODY}"/>`,
    `<path fill="${colors.wing}" d="${WING}"/>`,
    `<path fill="${colors.beak}" d="${BEAK}"/>`,
    `<circle cx="43" cy="15.4" r="${eye}" fill="${colors.eye}"/>`,
  ].join('');
}
