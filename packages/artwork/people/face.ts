import {c, mixColors} from '../scenes/colors';
import {at, disc, line, oval, shape, within} from '../scenes/svg';
import {
  coversEars,
  drawHairBehind,
  drawHairInFront,
  drawHairOver,
  outlineOf,
  type HairStyle,
} from './hair';
import {hairs, skins, type Hair, type Skin} from './tones';

export interface Face {
  skin: Skin;
  hair: Hair;
  style: HairStyle;
  /** The direction of the face: -1 left to 1 right. */
  look?: number;
  /** A broad smile that shows teeth. */
  joy?: boolean;
  eyes?: 'open' | 'closed';
  iris?: string;
  /** Long lashes and tinted lips. */
  lashes?: boolean;
  /** The build of the jaw and of the nose. */
  jaw?: 'soft' | 'square' | 'narrow';
  nose?: 'broad' | 'fine';
  beard?: 'full' | 'mustache';
  glasses?: {frame: string; round?: boolean};
  earrings?: string;
  /** Fine lines around eyes and mouth. */
  older?: boolean;
  child?: boolean;
}

const SHADOWLESS = new Set<HairStyle>(['rim']);

/** The outline of the face without its ears: 98 wide, the chin at about 65. */
function outlineFace({jaw = 'soft', child}: Face): string {
  const wide = child ? 38 : {soft: 36, square: 40, narrow: 32}[jaw];
  const chin = child ? 58 : {soft: 65, square: 66, narrow: 67}[jaw];
  const flat = {soft: 16, square: 21, narrow: 13}[jaw];
  return (
    `M-48 -16C-50 -66 50 -66 48 -16C48 8 ${wide + 12} 26 ${wide} 42C${wide - 8} 54 ${flat} ${chin} 0 ${chin}` +
    `C${-flat} ${chin} ${8 - wide} 54 ${-wide} 42C${-wide - 12} 26 -48 8 -48 -16Z`
  );
}

/** Draws a head, about 110 by 140 around (0, 0), without the neck and the hair behind it. */
export function drawHead(face: Face): string {
  const {look = 0, style, hair} = face;
  const {face: light, shade} = skins[face.skin];
  const flip = look < 0;
  const turn = (content: string) => (flip ? at(0, 0, content, {flip}) : content);
  const far = {...face, look: Math.abs(look)};
  const shadow = SHADOWLESS.has(style) ? '' : turn(at(2, 7, shape(outlineOf(style), shade)));
  return [
    turn(drawEars(far)),
    shape(outlineFace(face), light),
    within(outlineFace(face), [
      shape('M52 -60V80H-4C26 60 40 24 38 -8C37 -34 32 -46 22 -60Z', shade),
      shadow,
      turn(drawBeard(far)),
    ]),
    turn(drawFeatures(far)),
    face.glasses ? turn(drawGlasses(far)) : '',
    turn(drawHairInFront(style, hair)),
  ].join('');
}

/** Draws hair that falls over the clothes. */
export function drawFallingHair({style, hair, look = 0, earrings = c.copper}: Face): string {
  const drawn = drawHairOver(style, hair, earrings);
  return look < 0 && drawn ? at(0, 0, drawn, {flip: true}) : drawn;
}

/** Draws the hair behind neck and shoulders: before the body. */
export function drawBackOfHair({style, hair, look = 0}: Face): string {
  const drawn = drawHairBehind(style, hair);
  return look < 0 && drawn ? at(0, 0, drawn, {flip: true}) : drawn;
}

function drawEars({skin, style, look = 0, earrings}: Face): string {
  const {face, shade} = skins[skin];
  const ear = (x: number, side: number) =>
    coversEars(style)
      ? ''
      : oval(x, 5, 9, 14, face, side * -6) +
        line(`M${x + side * 3} -2q${side * -7} 6 ${side * -2} 12`, shade, 2.4);
  const drop = (x: number) => (earrings ? disc(x, coversEars(style) ? 26 : 22, 4, earrings) : '');
  return ear(-49, 1) + drop(-50) + (look < 0.45 ? ear(49, -1) + drop(50) : '');
}

function drawBeard({beard, hair, look = 0}: Face): string {
  const {mass} = hairs[hair];
  const x = look * 12;
  if (beard === 'full')
    return shape(
      `M-52 -8C-46 10 -42 22 -34 26C${x - 22} 30 ${x - 20} 22 ${x - 10} 20Q${x} 18 ${x + 10} 20C${x + 20} 22 ${x + 22} 30 34 26C42 22 46 10 52 -8V80H-52Z`,
      mass,
    );
  return '';
}

function drawFeatures(face: Face): string {
  const {look = 0, beard, joy, older, child, skin, hair} = face;
  const {shade, blush} = skins[skin];
  const x = look * 12;
  const low = child ? 5 : 0;
  const drawn = [
    beard === 'full'
      ? ''
      : oval(x - 29, 19, 9, 6, blush) + oval(x + 29 - look * 5, 19, 9 - look * 2, 6, blush),
    drawEye(face, x - 19 + look * 2, -1),
    drawEye(face, x + 19 - look * 2, 1),
    drawNose(face, x),
    older
      ? line(
          `M${x - 21} 22q-6 6 -5 13M${x + 21} 22q6 6 5 13M${x - 34} 0l-6 -3M${x - 34} 4l-6 1M${x + 34} 0l6 -3M${x + 34} 4l6 1`,
          shade,
          1.6,
        )
      : '',
    joy ? drawBroadSmile(face, x) : drawSmile(face, x),
    beard === 'mustache'
      ? shape(
          `M${x} 22C${x - 8} 19 ${x - 18} 24 ${x - 21} 31Q${x - 8} 30 ${x} 28Q${x + 8} 30 ${x + 21} 31C${x + 18} 24 ${x + 8} 19 ${x} 22Z`,
          hairs[hair].mass,
        )
      : '',
  ].join('');
  return low ? at(0, low, drawn) : drawn;
}

/** Draws an eye with its brow; `side` is -1 for the one on the left. */
function drawEye(
  {skin, hair, style, eyes, iris = '#4a3023', lashes, joy, beard, older}: Face,
  x: number,
  side: number,
): string {
  const {shade} = skins[skin];
  const out = side * 1;
  const heavy = beard || !lashes;
  const [brow, rise] = heavy ? [5.6, 3] : [3.6, 5];
  const inner = x - out * 9;
  const outer = x + out * 12;
  const browPath =
    `M${inner} ${-15}Q${x + out * 2} ${-17 - rise} ${outer} ${-13}` +
    `Q${x + out * 3} ${-15 - rise + brow * 0.6} ${inner} ${-15 + brow * 0.8}Z`;
  const lid = `M${x - out * 9.6} 3Q${x + out} -10.6 ${x + out * 9.8} 0.4`;
  const open =
    shape(`${lid}Q${x + out * 2} ${joy ? 8 : 9.4} ${x - out * 9.6} 3Z`, '#fffaf4') +
    disc(x, 0.4, 5.5, iris) +
    disc(x, 0.4, 2.9, c.ink) +
    disc(x + 2, -1.6, 1.6, c.white) +
    line(lid, c.ink, lashes ? 2.5 : 2) +
    (lashes ? line(`M${x + out * 9} ${0.2}l${out * 3.6} -2.6`, c.ink, 2) : '') +
    (older ? line(`M${x - 6} 9.6q6 2 12 0`, shade, 1.5) : '');
  const closed = line(`M${x - 9} 1Q${x} 9 ${x + 9} 1`, c.ink, 2.6);
  return (
    (eyes === 'closed' ? closed : open) +
    (style === 'bangs' ? '' : shape(browPath, hairs[hair].brow))
  );
}

const NOSE_WIDTHS = {broad: 9, fine: 5.6};

function drawNose({skin, nose, look = 0}: Face, x: number): string {
  const {shade} = skins[skin];
  const w = nose === undefined ? 7 : NOSE_WIDTHS[nose];
  const tip = x + look * 4;
  const dark = mixColors(shade, c.ink, 0.16);
  return (
    shape(
      `M${tip + 1} -4C${tip + 3} 6 ${tip + w + 1} 10 ${tip + w} 17Q${tip} 22 ${tip - w} 17.4Q${tip} 18 ${tip + 2.6} 14C${tip + 1.6} 8 ${tip} 4 ${tip + 1} -4Z`,
      shade,
    ) + line(`M${tip - w} 16.6q${w} 5 ${2 * w} 0`, dark, 2)
  );
}

function lipColor({skin, lashes}: Face): string {
  const {face, lip} = skins[skin];
  return lashes ? lip : mixColors(face, lip, 0.6);
}

function drawSmile(face: Face, x: number): string {
  const lip = lipColor(face);
  const dark = mixColors(lip, c.ink, 0.4);
  return (
    shape(
      `M${x - 16} 33.4Q${x - 6} 31.4 ${x - 2.4} 32.2Q${x} 33.4 ${x + 2.4} 32.2Q${x + 6} 31.4 ${x + 16} 33.4Q${x + 9} 46 ${x} 46Q${x - 9} 46 ${x - 16} 33.4Z`,
      lip,
    ) + line(`M${x - 18} 32Q${x - 9} 39 ${x} 39Q${x + 9} 39 ${x + 18} 32`, dark, 2)
  );
}

function drawBroadSmile(face: Face, x: number): string {
  const lip = lipColor(face);
  const dark = mixColors(lip, c.ink, 0.55);
  return (
    shape(
      `M${x - 23} 27.4Q${x - 9} 30.4 ${x - 2.6} 30Q${x} 31 ${x + 2.6} 30Q${x + 9} 30.4 ${x + 23} 27.4C${x + 18} 45 ${x + 9} 51.4 ${x} 51.4C${x - 9} 51.4 ${x - 18} 45 ${x - 23} 27.4Z`,
      lip,
    ) +
    shape(
      `M${x - 20} 29.6Q${x} 35 ${x + 20} 29.6C${x + 15} 42 ${x + 8} 47.2 ${x} 47.2C${x - 8} 47.2 ${x - 15} 42 ${x - 20} 29.6Z`,
      dark,
    ) +
    shape(
      `M${x - 19} 30Q${x} 35 ${x + 19} 30C${x + 15} 40 ${x + 9} 43 ${x} 43C${x - 9} 43 ${x - 15} 40 ${x - 19} 30Z`,
      '#fffdfa',
    )
  );
}

function drawGlasses({glasses, look = 0}: Face): string {
  const {frame = c.ink, round} = glasses ?? {};
  const x = look * 12;
  const lens = round
    ? (cx: number) => `M${cx - 15} 2a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z`
    : (cx: number) => `M${cx - 10} -10h20q6 0 6 6v7q0 11 -11 11h-10q-11 0 -11 -11v-7q0 -6 6 -6Z`;
  const gap = 19 - look * 2;
  return (
    `<g opacity=".14">${shape(lens(x - gap) + lens(x + gap), c.white)}</g>` +
    line(
      `${lens(x - gap)}${lens(x + gap)}M${x - gap + 16} -2q${gap - 16} -4 ${2 * (gap - 16)} 0M${x - gap - 16} -4L-49 -6${look < 0.45 ? `M${x + gap + 16} -4L49 -6` : ''}`,
      frame,
      3,
    )
  );
}
