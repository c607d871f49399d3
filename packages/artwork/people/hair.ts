import {line, shape} from '../scenes/svg';
import {hairs, type Hair} from './tones';

/** A way to wear hair, as path data around a head whose face is in the middle of (0, 0). */
interface Style {
  /** Behind the neck and shoulders. */
  back?: string;
  /** In front of the forehead. */
  front: string;
  /** Fine strands on the hair behind, and on the hair in front. */
  backStrands?: string;
  strands?: string;
  /** The color of the lit side. */
  light?: string;
  /** The ears are covered. */
  covers?: true;
  /** Over the shoulder, in front of the clothes, with its strands and the tie at its end. */
  over?: string;
  overStrands?: string;
  tie?: string;
}

/** Discs at "x,y,radius …", as one path. */
function curls(places: string, sweep = 1): string {
  return places
    .split(' ')
    .map((place) => {
      const [x = 0, y = 0, r = 0] = place.split(',').map(Number);
      return `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0`;
    })
    .join('');
}

const CAP = 'M-51 14C-60 -48 -38 -77 0 -77C38 -77 60 -48 51 14Z';

export const styles = {
  /** Long loose waves with a side part. */
  waves: {
    covers: true,
    back: 'M4 -80C-52 -82 -70 -40 -66 -4C-64 20 -82 32 -80 60C-79 80 -92 92 -84 116C-74 140 -40 138 -22 128L24 128C44 140 76 136 84 114C92 92 78 80 80 58C82 34 67 20 67 -6C70 -44 50 -80 4 -80Z',
    backStrands:
      'M-66 34C-76 52 -62 70 -72 104M68 30C77 52 63 72 72 104M-54 62C-62 78 -50 94 -58 122M56 58C64 78 52 94 58 122',
    front:
      'M-57 40C-66 -42 -46 -82 6 -82C50 -82 66 -44 57 36C54 14 52 -6 44 -22C32 -30 20 -42 13 -60C4 -38 -22 -26 -41 -14C-50 4 -51 20 -57 40Z',
    strands:
      'M12 -60C2 -42 -18 -32 -34 -22M16 -58C24 -44 34 -34 44 -26M-50 -22C-44 -46 -30 -60 -8 -68',
    light:
      'M-46 -34C-40 -58 -20 -70 0 -72C-14 -62 -30 -52 -38 -36ZM22 -68C38 -62 50 -46 52 -28C46 -42 36 -54 22 -68Z',
  },
  /** A smooth long bob with a side part. */
  lob: {
    covers: true,
    back: 'M0 -78C-56 -78 -68 -34 -66 8C-66 40 -74 66 -70 92C-54 104 -34 98 -26 88L26 88C36 98 56 104 70 92C74 66 66 40 66 8C68 -34 56 -78 0 -78Z',
    backStrands: 'M-58 36C-58 58 -62 72 -60 88M58 36C58 58 62 72 60 88',
    front:
      'M-58 70C-66 -40 -50 -82 -4 -82C48 -82 66 -40 58 70C52 40 52 4 46 -16C30 -22 -4 -34 -20 -60C-24 -38 -38 -24 -43 -10C-48 10 -52 40 -58 70Z',
    strands:
      'M-18 -60C-2 -38 26 -26 46 -18M-22 -58C-26 -42 -36 -30 -42 -18M54 -10C57 14 56 36 57 56',
    light:
      'M-6 -72C18 -68 42 -54 50 -30C38 -46 16 -58 -6 -72ZM-36 -60C-48 -48 -54 -30 -55 -12C-50 -30 -44 -46 -36 -60Z',
  },
  /** Cropped close to the head. */
  crop: {
    front:
      'M-50 2C-57 -46 -40 -72 0 -72C40 -72 57 -46 50 2C47 -6 46 -18 42 -30C34 -40 20 -42 0 -42C-20 -42 -34 -40 -42 -30C-46 -18 -47 -6 -50 2Z',
    light: 'M-38 -48C-28 -62 -8 -66 8 -65C-8 -60 -24 -56 -38 -48Z',
  },
  /** Short coils on top, the sides cut close. */
  coils: {
    front:
      'M-50 2C-56 -40 -44 -62 0 -62C44 -62 56 -40 50 2C47 -6 46 -18 43 -28C34 -36 -34 -36 -43 -28C-46 -18 -47 -6 -50 2Z' +
      curls(
        '-38,-50,13 -24,-60,14 -8,-66,15 10,-66,15 26,-60,14 39,-49,13 -16,-48,13 2,-50,14 20,-48,13',
      ),
    strands:
      'M-30 -58q6 -8 13 -3M-4 -68q8 -6 13 2M24 -60q8 -3 11 5M-10 -50q7 -6 12 1M14 -48q7 -5 12 2',
  },
  /** Swept up from a side part, short at the sides. */
  swept: {
    front:
      'M-51 6C-60 -40 -52 -66 -34 -76C-22 -88 4 -90 22 -84C46 -80 60 -54 51 4C47 -4 47 -16 44 -30C34 -36 16 -44 -4 -44C-20 -44 -34 -38 -42 -28C-47 -16 -47 -4 -51 6Z',
    strands:
      'M-32 -56C-14 -66 14 -62 34 -46M-30 -44C-22 -52 -8 -56 6 -55M-20 -70C0 -78 22 -74 38 -60',
    light: 'M-30 -68C-14 -82 10 -84 26 -76C8 -76 -12 -74 -30 -68Z',
  },
  /** Drawn back from a middle part into a braid over the near shoulder. */
  braid: {
    back: CAP + 'M-46 0C-58 30 -56 52 -40 72L20 70C40 60 52 40 50 4Z',
    over: 'M-30 58C-46 62 -56 76 -58 92C-64 112 -62 128 -60 142C-62 158 -60 172 -54 186C-46 190 -42 188 -38 182C-34 168 -34 156 -36 144C-32 130 -32 118 -36 104C-34 90 -28 82 -24 74Z',
    overStrands:
      'M-56 92Q-44 92 -34 82M-60 110Q-46 112 -35 100M-61 130Q-46 132 -34 120M-60 150Q-48 152 -36 140M-58 168Q-48 170 -37 160M-46 76Q-46 90 -37 98M-52 96Q-50 108 -36 118M-54 114Q-50 128 -36 138',
    tie: 'M-58 184q10 6 20 -2l1 9q-10 7 -20 1Z',
    front:
      'M-51 8C-60 -46 -42 -79 0 -79C42 -79 60 -46 51 4C49 -14 44 -26 34 -36C22 -46 8 -52 2 -60C-6 -50 -26 -42 -40 -26C-46 -14 -48 -2 -51 8Z',
    strands:
      'M2 -60C-10 -48 -30 -40 -44 -18M4 -60C16 -50 36 -38 46 -20M0 -70C-20 -66 -38 -54 -47 -34M6 -70C24 -66 42 -52 49 -32',
    light:
      'M-42 -44C-34 -62 -18 -70 -4 -72C-16 -64 -32 -54 -42 -44ZM14 -70C30 -66 42 -54 46 -40C38 -52 28 -62 14 -70Z',
  },
  /** A loose ponytail behind the near shoulder, with a soft side fringe. */
  ponytail: {
    back:
      CAP +
      'M-30 -64C-72 -76 -90 -44 -82 -6C-78 20 -92 40 -80 72C-66 70 -56 50 -57 26C-58 2 -52 -16 -36 -26Z',
    backStrands: 'M-66 -46C-80 -20 -68 12 -78 56M-52 -46C-68 -28 -64 0 -66 24',
    front:
      'M-52 8C-61 -46 -44 -80 2 -80C44 -80 60 -48 52 16C49 0 50 -14 44 -26C32 -28 18 -38 12 -56C2 -36 -30 -34 -44 -14C-48 -4 -50 2 -52 8Z',
    strands:
      'M10 -56C-2 -42 -28 -38 -44 -20M14 -54C22 -40 34 -32 44 -28M-46 -26C-38 -52 -18 -64 4 -66',
    light: 'M-42 -42C-34 -62 -14 -72 4 -73C-10 -64 -28 -56 -42 -42Z',
  },
  /** Long, swept over the near shoulder. */
  sideSwept: {
    back: CAP + 'M-46 -24C-66 10 -64 52 -52 88L-10 92C30 84 52 40 50 -6Z',
    over: 'M-44 14C-62 34 -72 60 -67 88C-63 108 -73 124 -64 150C-54 164 -34 158 -26 142C-32 124 -20 108 -23 86C-26 64 -30 42 -34 22Z',
    overStrands: 'M-55 46C-62 72 -50 96 -58 146M-44 52C-46 80 -36 104 -45 150',
    front:
      'M-52 26C-62 -46 -44 -80 2 -80C44 -80 60 -48 52 16C49 0 50 -14 44 -26C32 -28 18 -38 12 -56C2 -36 -30 -34 -42 -16C-48 -4 -48 10 -52 26Z',
    strands:
      'M10 -56C-2 -42 -28 -38 -42 -20M14 -54C22 -40 34 -32 44 -28M-46 -26C-38 -52 -18 -64 4 -66',
    light: 'M-42 -42C-34 -62 -14 -72 4 -73C-10 -64 -28 -56 -42 -42Z',
  },
  /** A curly bob with a few gray strands left in it. */
  curlyBob: {
    covers: true,
    back:
      'M0 -78C-60 -78 -66 -30 -64 0C-60 40 -50 56 -40 58Q0 76 40 58C50 56 60 40 64 0C66 -30 60 -78 0 -78Z' +
      curls('-58,-26,19 -66,-2,19 -66,22,18 -56,44,18 58,-26,19 66,-2,19 66,22,18 56,44,18', 0),
    backStrands: 'M-70 -8q-4 12 6 16M-66 18q-4 12 6 16M62 -8q8 6 2 16M60 20q8 6 2 14',
    front:
      'M-55 20C-64 -44 -46 -82 0 -82C46 -82 64 -44 55 18C52 0 50 -12 42 -22C30 -26 14 -36 6 -56C-2 -36 -24 -30 -41 -18C-48 -8 -52 4 -55 20Z',
    strands:
      'M4 -56C-6 -40 -24 -36 -38 -26M10 -54C18 -40 30 -32 42 -28M-48 -20C-40 -46 -26 -58 -8 -64',
    light:
      'M-44 -44C-34 -64 -14 -74 4 -74C-12 -66 -30 -58 -44 -44ZM24 -70C40 -62 48 -50 50 -38C42 -52 34 -62 24 -70Z',
  },
  /** Big round curls. */
  curls: {
    covers: true,
    back:
      'M0 -74C-60 -74 -70 -30 -66 10C-60 40 -44 50 -30 50H30C44 50 60 40 66 10C70 -30 60 -74 0 -74Z' +
      curls(
        '-26,-82,24 6,-88,25 36,-78,24 -54,-62,25 60,-56,25 -70,-34,24 74,-28,24 -74,-4,23 76,2,23 -68,24,22 70,30,22 -56,46,18 58,50,17',
        0,
      ),
    backStrands:
      'M-80 -34q2 -14 14 -14M-84 0q0 -14 12 -16M82 -30q-2 -12 -12 -14M84 6q0 -12 -10 -16M-76 30q4 8 12 6M78 36q-4 8 -12 4',
    front:
      'M-54 -2C-60 -44 -44 -76 0 -76C44 -76 60 -44 54 -4C50 -16 48 -24 40 -34C28 -40 -28 -40 -40 -34C-48 -24 -50 -14 -54 -2Z' +
      curls('-44,-38,13 -30,-44,14 -12,-47,14 8,-47,14 26,-44,14 42,-37,13'),
    strands:
      'M-46 -46q8 -8 15 -1M-18 -64q9 -7 16 1M12 -66q10 -4 15 4M34 -54q9 -1 11 8M-34 -76q10 -10 20 -4M6 -92q14 -5 20 5M46 -72q12 0 14 12',
  },
  /** Long and straight, with bangs. */
  bangs: {
    covers: true,
    back: 'M0 -80C-56 -80 -68 -40 -66 2C-64 44 -70 84 -66 118C-50 128 -34 124 -26 116H26C34 124 50 128 66 118C70 84 64 44 66 2C68 -40 56 -80 0 -80Z',
    backStrands:
      'M-56 34C-54 62 -58 88 -54 114M56 34C54 62 58 88 54 114M-62 10C-61 40 -64 70 -62 96M62 10C61 40 64 70 62 96',
    front:
      'M-58 64C-68 -44 -48 -83 0 -83C48 -83 68 -44 58 64C52 40 52 6 48 -16C40 -20 32 -18 26 -17C14 -13 -10 -13 -24 -17C-32 -18 -40 -20 -47 -16C-52 6 -52 40 -58 64Z',
    strands:
      'M-24 -50C-27 -38 -28 -28 -29 -19M0 -54V-16M24 -50C27 -38 28 -28 29 -19M-48 -14C-50 14 -53 32 -54 48M49 -14C51 14 54 32 55 48',
    light:
      'M-44 -40C-36 -60 -18 -66 0 -66C18 -66 36 -60 44 -40C30 -52 14 -55 0 -55C-14 -55 -30 -52 -44 -40Z',
  },
  /** A low bun at the crown, hair drawn back tight. */
  bun: {
    back: CAP + curls('6,-88,23'),
    backStrands: 'M-10 -96Q4 -106 22 -98M-14 -86Q4 -98 26 -88',
    front:
      'M-51 6C-60 -46 -42 -78 0 -78C42 -78 60 -46 51 4C48 -12 44 -28 34 -40C22 -50 6 -54 -2 -58C-12 -48 -34 -42 -43 -24C-46 -12 -48 -2 -51 6Z',
    strands:
      'M-2 -58C-12 -46 -32 -40 -44 -20M2 -58C16 -50 34 -42 45 -22M-30 -66C-12 -72 0 -76 8 -78',
    light: 'M-42 -40C-36 -60 -20 -70 -6 -72C-16 -62 -32 -56 -42 -40Z',
  },
  /** Short and soft, brushed to the side. */
  pixie: {
    back: 'M0 -80C-56 -80 -66 -36 -60 4C-58 22 -52 32 -42 36L42 34C54 30 60 16 61 2C66 -38 52 -80 0 -80Z',
    front:
      'M-53 22C-72 -40 -52 -86 6 -86C52 -86 70 -46 54 14C51 4 50 -6 47 -16C34 -20 14 -28 -4 -46C-12 -32 -30 -28 -42 -22C-48 -10 -46 8 -53 22Z',
    strands:
      'M-4 -46C12 -30 30 -24 48 -20M-14 -62C8 -46 32 -38 52 -34M-8 -44C-16 -34 -30 -30 -42 -26M-56 -14C-54 -40 -40 -58 -20 -66',
    light:
      'M-10 -76C18 -74 44 -62 52 -40C36 -56 12 -64 -10 -76ZM-48 -54C-58 -38 -58 -18 -55 -2C-52 -22 -52 -38 -48 -54Z',
  },
  /** A plain short cut, brushed back. */
  short: {
    front:
      'M-51 6C-60 -48 -44 -80 2 -80C46 -80 60 -50 51 4C47 -4 46 -16 42 -28C24 -30 2 -34 -16 -48C-24 -38 -38 -32 -44 -14C-46 -6 -48 0 -51 6Z',
    strands: 'M-14 -50C4 -38 22 -34 42 -32M-4 -64C14 -54 30 -48 46 -42',
    light: 'M-34 -60C-22 -74 0 -76 16 -72C-2 -70 -20 -68 -34 -60Z',
  },
  /** Thin on top: a rim of hair over the ears. */
  rim: {
    front:
      'M-50 8C-58 -16 -54 -38 -44 -46C-44 -30 -46 -14 -47 -2ZM50 8C58 -16 54 -38 44 -46C44 -30 46 -14 47 -2Z',
  },
} satisfies Record<string, Style>;

export type HairStyle = keyof typeof styles;

/** Draws the hair behind the neck and shoulders. */
export function drawHairBehind(style: HairStyle, hair: Hair): string {
  const {back, backStrands}: Style = styles[style];
  const {mass, dark} = hairs[hair];
  if (!back) return '';
  return shape(back, mass) + (backStrands ? line(backStrands, dark, 2.2) : '');
}

/** Draws the hair in front of the face. */
export function drawHairInFront(style: HairStyle, hair: Hair): string {
  const {front, strands, light}: Style = styles[style];
  const {mass, dark, light: bright} = hairs[hair];
  return (
    shape(front, mass) +
    (light ? shape(light, bright) : '') +
    (strands ? line(strands, dark, 1.8) : '')
  );
}

/** Draws the hair that falls over the shoulder, in front of the clothes. */
export function drawHairOver(style: HairStyle, hair: Hair, tie: string): string {
  const {over, overStrands = '', tie: band}: Style = styles[style];
  if (!over) return '';
  const {mass, light} = hairs[hair];
  return shape(over, mass) + line(overStrands, light, 2) + (band ? shape(band, tie) : '');
}

/** The outline of the hair in front, which throws its shadow on the forehead. */
export function outlineOf(style: HairStyle): string {
  return styles[style].front;
}

/** Returns true if the hair covers the ears. */
export function coversEars(style: HairStyle): boolean {
  return Boolean((styles[style] as Style).covers);
}
