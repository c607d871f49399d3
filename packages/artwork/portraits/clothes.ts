/**
 * Clothes for the portraits, drawn by us: the Lorelei set ends at the neck.
 * Coordinates are those of the set (980 units wide); everything runs below the frame, which crops it cleanly.
 */
import type {Outfit} from './people';

export interface Cloth {
  base: string;
  shade: string;
  white: string;
  whiteShade: string;
  ink: string;
}

const BODY =
  'M316 800C268 834 160 872 96 918C36 970 14 1060 6 1250H934C926 1060 908 968 852 914C800 866 690 790 620 782';

const line = (d: string, ink: string, width = 13): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const fill = (d: string, color: string): string => `<path d="${d}" fill="${color}"/>`;

/** Body of the garment with the neck opening cut by `opening` (a path from the right neck point back to the left). */
const body = (opening: string, color: string): string => fill(`${BODY}${opening}Z`, color);

const sleeves = (ink: string): string =>
  line('M170 1250C176 1160 172 1090 190 1020M778 1250C774 1160 778 1090 762 1020', ink, 10);

function scrubs(c: Cloth): string {
  const v = 'C630 880 570 962 490 1010C400 960 318 894 316 800';
  return [
    body(v, c.base),
    fill(
      'M316 800C318 894 400 960 490 1010C570 962 630 880 620 782L684 832C668 916 590 1012 494 1062C388 1012 284 930 252 846Z',
      c.shade,
    ),
    sleeves(c.ink),
    line('M316 800C318 894 400 960 490 1010C570 962 630 880 620 782', c.ink),
    line(BODY, c.ink),
  ].join('');
}

function coat(c: Cloth): string {
  return [
    body('C630 880 570 940 480 976C390 940 318 894 316 800', c.base),
    line('M316 800C318 894 390 940 480 976C570 940 630 880 620 782', c.ink, 10),
    fill(
      'M316 800C268 834 160 872 96 918C36 970 14 1060 6 1250H486L500 1120C400 1050 300 960 316 800Z',
      c.white,
    ),
    fill(
      'M620 782C690 790 800 866 852 914C908 968 926 1060 934 1250H486L500 1120C580 1050 660 960 620 782Z',
      c.white,
    ),
    fill(
      'M316 800C290 822 258 838 224 848L214 960L280 978L262 1016L500 1130C390 1050 306 950 316 800Z',
      c.whiteShade,
    ),
    fill(
      'M620 782C650 782 686 798 711 815L736 944L672 970L694 1008L500 1130C590 1050 668 950 620 782Z',
      c.whiteShade,
    ),
    line(
      'M224 848L214 960L280 978L262 1016L500 1130M711 815L736 944L672 970L694 1008L500 1130V1250',
      c.ink,
      10,
    ),
    line('M316 800C306 950 390 1050 500 1130C590 1050 668 950 620 782', c.ink),
    sleeves(c.ink),
    line(BODY, c.ink),
  ].join('');
}

function cardigan(c: Cloth): string {
  return [
    body('C620 900 560 930 480 930C400 930 320 896 316 800', c.white),
    line('M316 800C320 896 400 930 480 930C560 930 620 900 620 782', c.ink, 10),
    fill(
      'M316 800C268 834 160 872 96 918C36 970 14 1060 6 1250H392C388 1080 300 960 270 826Z',
      c.base,
    ),
    fill(
      'M620 782C690 790 800 866 852 914C908 968 926 1060 934 1250H580C588 1080 660 960 678 800Z',
      c.base,
    ),
    fill('M270 826C300 960 388 1080 392 1250H346C344 1090 258 970 236 843Z', c.shade),
    fill('M678 800C660 960 588 1080 580 1250H626C634 1090 706 970 717 818Z', c.shade),
    line('M270 826C300 960 388 1080 392 1250M678 800C660 960 588 1080 580 1250', c.ink, 10),
    sleeves(c.ink),
    line(BODY, c.ink),
  ].join('');
}

function shirt(c: Cloth): string {
  return [
    body('C600 880 560 912 486 930C400 912 330 880 316 800', c.base),
    fill('M316 800C330 880 400 912 486 930L392 1034L244 858Z', c.white),
    fill('M620 782C620 870 560 912 486 930L600 1026L706 850Z', c.white),
    line(
      'M316 800L244 858L392 1034L486 930C400 912 330 880 316 800M620 782L706 850L600 1026L486 930C560 912 620 870 620 782',
      c.ink,
      11,
    ),
    line('M486 930V1250', c.ink, 9),
    sleeves(c.ink),
    line(BODY, c.ink),
  ].join('');
}

const draw: Record<Outfit, (c: Cloth) => string> = {scrubs, coat, cardigan, shirt};

/** The clothes of one person, as SVG markup in the coordinates of the set. */
export function clothes(outfit: Outfit, cloth: Cloth): string {
  return draw[outfit](cloth);
}
