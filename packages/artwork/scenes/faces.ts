import {c} from './colours';
import {mixColors} from '@dental/print';
import {at, disc, line, oval, shape, times} from './svg';

/** Skin tones: face, and the shade used for neck, ear and nose. */
export const skins = {
  fair: tone(mixColors(c.copperPale, c.sand, 0.25)),
  light: tone(mixColors(c.copperPale, c.copper, 0.1)),
  tan: tone(mixColors(c.copperPale, mixColors(c.copper, c.ink, 0.15), 0.34)),
  amber: tone(mixColors(c.copperPale, mixColors(c.copper, c.ink, 0.26), 0.46)),
  brown: tone(mixColors(c.copperPale, mixColors(c.copper, c.ink, 0.32), 0.58)),
  deep: tone(mixColors(c.copperPale, mixColors(c.copperDeep, c.ink, 0.42), 0.8)),
};

/** Hair colours: the mass, and the lighter strand or sheen. */
const hairs = {
  black: [mixColors(c.ink, c.night, 0.3), mixColors(c.ink, c.tealSoft, 0.22)],
  brown: [mixColors(c.ink, c.copperDeep, 0.42), mixColors(c.ink, c.copper, 0.55)],
  auburn: [mixColors(c.copperDeep, c.ink, 0.25), c.copperDeep],
  blonde: [mixColors(c.copper, c.sage, 0.54), mixColors(c.copper, c.sage, 0.7)],
  grey: [mixColors(c.sage, c.ink, 0.28), mixColors(c.sage, c.ink, 0.12)],
} as const;

type Skin = keyof typeof skins;
type Hair = keyof typeof hairs;
type HairStyle = 'short' | 'wavy' | 'bun' | 'bob' | 'long' | 'tail' | 'curls' | 'crop' | 'fringe';
export interface Face {
  skin: Skin;
  hair: Hair;
  style: HairStyle;
  look?: number;
  glasses?: boolean;
  beard?: boolean;
  eyes?: 'open' | 'closed';
  child?: boolean;
  joy?: boolean;
}

function tone(face: string): {face: string; shade: string; blush: string} {
  return {face, shade: mixColors(face, c.copperDeep, 0.2), blush: mixColors(face, c.copper, 0.22)};
}

/** A head about 110 wide and 140 high round (0, 0), with the front of its hair; `look` from -1 (left) to 1 (right). Neck and hair behind are not part of it. */
export function head(face: Face): string {
  const {look = 0} = face;
  const turned = at(0, 0, [
    ears(face),
    skull(face),
    features({...face, look: Math.abs(look)}),
    hairFront(face),
    face.glasses ? glasses(Math.abs(look), face.skin === 'deep' ? c.gold : c.ink) : '',
  ]);
  return look < 0 ? at(0, 0, turned, {flip: true}) : turned;
}

function skull({skin, beard, hair, child}: Face): string {
  const {face} = skins[skin];
  const jaw = child ? 58 : 64;
  return (
    shape(
      `M-49 -14C-50 -62 50 -62 49 -14C49 22 34 ${jaw} 0 ${jaw}C-34 ${jaw} -49 22 -49 -14Z`,
      face,
    ) +
    (beard
      ? shape(
          `M-49 2C-44 16 -30 18 -16 16C-6 12 10 12 18 16C30 18 44 16 49 2C48 36 34 68 0 68C-34 68 -48 36 -49 2Z`,
          hairs[hair][0],
        )
      : '')
  );
}

function ears({skin, style, look = 0}: Face): string {
  if (['wavy', 'long', 'bob', 'curls'].includes(style)) return '';
  const {face, shade} = skins[skin];
  const near = oval(-48, 6, 10, 15, face) + line('M-50 0q-4 6 0 12', shade);
  return (
    near + (Math.abs(look) < 0.4 ? oval(48, 6, 10, 15, face) + line('M50 0q4 6 0 12', shade) : '')
  );
}

function features({skin, hair, look = 0, eyes = 'open', beard, joy, child}: Face): string {
  const {shade, blush, face} = skins[skin];
  const x = look * 13;
  const near = 19 - look * 2;
  const low = child ? 6 : 0;
  const brow =
    hair === 'blonde' || hair === 'grey' ? mixColors(hairs[hair][0], c.ink, 0.3) : hairs[hair][0];
  const eye = (cx: number) =>
    eyes === 'closed' ? line(`M${cx - 7} ${2 + low}q7 6 14 0`) : oval(cx, 2 + low, 4.4, 5.2, c.ink);
  const mouth = beard ? face : mixColors(shade, c.copperDeep, 0.55);
  return [
    beard
      ? ''
      : oval(x - 27, 22 + low, 10, 7, blush) +
        oval(x + 27 - look * 4, 22 + low, 10 - look * 2, 7, blush),
    eye(x - near),
    eye(x + near),
    line(
      `M${x - near - 9} ${-14 + low}q8 -6 17 -2M${x + near - 8} ${-16 + low}q9 -4 17 2`,
      brow,
      4,
    ),
    line(`M${x + 2} ${4 + low}q${5 + look * 3} 10 ${look * 3} 15q-3 2 -7 0`, shade),
    joy
      ? `<path d="M${x - 15} ${32 + low * 0.6}Q${x} ${38 + low * 0.6} ${x + 15} ${32 + low * 0.6}Q${x + 12} ${48 + low * 0.4} ${x} ${48 + low * 0.4}Q${x - 12} ${48 + low * 0.4} ${x - 15} ${32 + low * 0.6}Z" fill="${c.white}" stroke="${mouth}" stroke-width="3" stroke-linejoin="round"/>`
      : line(`M${x - 13} ${36 + low * 0.6}q13 11 26 0`, mouth, 3.4),
  ].join('');
}

function glasses(look: number, frame: string): string {
  const x = look * 13;
  return line(
    `M${x - 37} 2a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM${x + 3} 2a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM${x - 3} 0q3 -3 6 0M${x - 37} 0L-48 -4`,
    frame,
    3.4,
  );
}

/** The part of the hair that lies behind neck and shoulders: drawn before the body. */
export function hairBehind(face: Face): string {
  return face.look && face.look < 0 ? at(0, 0, hairBack(face), {flip: true}) : hairBack(face);
}

function hairBack({style, hair}: Face): string {
  const [mass, sheen] = hairs[hair];
  switch (style) {
    case 'wavy':
      return (
        shape(
          'M-6 -78C-58 -82 -70 -34 -66 -4C-64 20 -84 34 -80 62C-78 84 -92 96 -78 116C-60 138 -30 124 0 124C30 124 62 138 78 114C92 96 76 82 80 60C84 34 66 18 66 -6C70 -40 54 -80 -6 -78Z',
          mass,
        ) +
        line(
          'M-66 30C-76 50 -60 70 -70 96M68 28C76 50 62 70 70 96M-52 60C-60 76 -48 92 -56 112M54 60C62 78 50 92 56 112',
          sheen,
        )
      );
    case 'long':
      return (
        shape(
          'M0 -78C-54 -78 -66 -40 -64 0C-62 40 -66 80 -60 112C-40 122 40 122 60 112C66 80 62 40 64 0C66 -40 54 -78 0 -78Z',
          mass,
        ) + line('M-54 30C-52 60 -56 84 -52 108M54 30C52 60 56 84 52 108', sheen)
      );
    case 'bob':
      return shape(
        'M0 -78C-56 -78 -70 -36 -68 6C-68 34 -74 50 -66 62C-44 74 44 74 66 62C74 50 68 34 68 6C70 -36 56 -78 0 -78Z',
        mass,
      );
    case 'bun':
      return (
        disc(-14, -86, 30, mass) +
        line('M-32 -96Q-16 -110 4 -98M-30 -84Q-14 -96 8 -86', sheen) +
        shape('M-52 10C-60 -50 -36 -74 0 -74C36 -74 60 -50 52 10Z', mass)
      );
    case 'tail':
      return (
        shape(
          'M-40 -52C-84 -58 -98 -20 -90 20C-86 44 -98 56 -90 74C-70 66 -62 40 -62 16C-62 -8 -52 -20 -40 -20Z',
          mass,
        ) +
        line('M-78 -14C-84 10 -78 30 -84 50', sheen) +
        shape('M-52 6C-60 -50 -36 -74 0 -74C36 -74 58 -50 52 0Z', mass)
      );
    case 'curls':
      return (
        times(9, (i) =>
          disc(
            Math.round(-Math.cos((i * Math.PI) / 8) * 52),
            Math.round(-22 - Math.sin((i * Math.PI) / 8) * 44),
            26,
            mass,
          ),
        ) +
        disc(-56, 0, 21, mass) +
        disc(56, 0, 21, mass) +
        disc(-50, 22, 14, mass) +
        disc(50, 22, 14, mass)
      );
    default:
      return '';
  }
}

function hairFront({style, hair, look = 0}: Face): string {
  const [mass, sheen] = hairs[hair];
  const part = Math.round(Math.abs(look) * 14);
  switch (style) {
    case 'short':
      return (
        shape(
          'M-52 6C-62 -48 -44 -80 4 -80C46 -80 60 -50 52 2C47 -4 46 -16 42 -28C24 -30 2 -32 -18 -46C-26 -36 -40 -30 -44 -12C-46 -4 -48 2 -52 6Z',
          mass,
        ) + line('M-14 -58C4 -48 22 -46 38 -44', sheen)
      );
    case 'crop':
      return shape(
        'M-51 0C-56 -44 -40 -70 0 -70C40 -70 56 -44 51 -4C46 -12 46 -24 40 -34C22 -46 -22 -46 -40 -34C-46 -24 -47 -10 -51 0Z',
        mass,
      );
    case 'curls':
      return (
        times(6, (i) =>
          disc(-40 + i * 16, -44 - Math.round(Math.sin((i * Math.PI) / 5) * 13), 17, mass),
        ) + line('M-28 -62q8 -8 16 -2M4 -70q9 -6 16 2M30 -52q8 -2 10 6', sheen)
      );
    case 'fringe':
      return (
        shape(
          'M-54 18C-62 -46 -42 -78 0 -78C42 -78 62 -46 54 18C50 6 48 -4 46 -20C30 -14 -28 -14 -44 -20C-48 -4 -50 6 -54 18Z',
          mass,
        ) +
        line(
          'M-20 -52C-22 -40 -24 -32 -26 -24M4 -54C4 -42 4 -34 4 -24M26 -50C28 -42 28 -34 28 -26',
          sheen,
        )
      );
    case 'bob':
      return (
        shape(
          `M-60 44C-66 -40 -50 -80 0 -80C50 -80 66 -40 60 44C54 20 50 -8 40 -24C26 -30 ${part - 6} -38 ${part - 18} -54C-24 -34 -38 -26 -44 -10C-50 6 -54 26 -60 44Z`,
          mass,
        ) + line(`M${part - 4} -60C20 -48 36 -40 46 -26`, sheen)
      );
    default:
      return (
        shape(
          `M-54 ${style === 'bun' || style === 'tail' ? 2 : 30}C-62 -46 -44 -80 0 -80C44 -80 62 -46 54 ${style === 'bun' || style === 'tail' ? -2 : 26}C50 -6 42 -26 ${part + 4} -56C${part - 10} -30 -36 -20 -44 -8C-48 0 -50 16 -54 ${style === 'bun' || style === 'tail' ? 2 : 30}Z`,
          mass,
        ) +
        line(
          `M${part - 8} -62C-20 -46 -34 -38 -44 -24M${part + 14} -60C30 -48 40 -38 46 -24`,
          sheen,
        )
      );
  }
}
