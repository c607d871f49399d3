import {c} from './colors';
import {mixColors} from '@dental/print';
import {at, disc, line, oval, picture, rect, scatter, shape, times} from './svg';
import {finch} from './finch';

/** The street map around the practice: main road, crossing, canal, park, parking, and pin. */
export function map(): string {
  const block = (
    x: number,
    y: number,
    w: number,
    h: number,
    fill = mixColors(c.sandDeep, c.sandShade, 0.35),
  ) => rect(x, y, w, h, fill, 10);
  const house = (x: number, y: number, w: number, h: number, roof = c.sandShade) =>
    rect(x, y, w, h, roof, 4) +
    shape(
      `M${x} ${y + h / 2}H${x + w}V${y + h - 4}q0 4 -4 4H${x + 4}q-4 0 -4 -4Z`,
      mixColors(roof, c.copperSoft, 0.25),
    );
  const tree = (x: number, y: number, r = 16) =>
    disc(x, y, r, c.leafPale) +
    shape(
      `M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${r * 1.5} ${r * 1.5} 0 0 0 ${x} ${y - r}Z`,
      c.leaf,
    );
  const grid = (x: number, y: number, columns: number, rows: number, dx: number) =>
    times(rows, (j) =>
      times(columns, (i) =>
        house(
          x + i * dx,
          y + j * 54,
          50 + ((i * 7 + j * 5) % 3) * 6,
          38,
          (i + j) % 3 ? c.sandShade : c.copperPale,
        ),
      ),
    );
  return picture(1200, 900, [
    rect(0, 0, 1200, 900, c.sand),
    block(-10, -10, 450, 300),
    block(-10, 460, 450, 190),
    block(-10, 790, 450, 130),
    block(600, -10, 250, 300),
    block(900, -10, 310, 300),
    block(600, 460, 610, 270),
    block(600, 856, 610, 64),
    // park
    block(20, 20, 390, 240, c.sage),
    shape(
      'M90 190C80 120 150 90 210 112C270 132 330 100 348 150C364 206 300 226 230 214C170 204 100 240 90 190Z',
      c.tealPale,
    ),
    line('M20 60C120 80 150 40 260 60S380 40 410 70M60 260C70 220 60 120 130 60', c.sand, 8),
    scatter(
      '60,110 50,160 380,120 370,210 250,40 320,70 180,250 110,40 300,244 392,40',
      (x, y, _, i) => tree(x, y, 13 + (i % 3) * 4),
    ),
    grid(630, 20, 3, 5, 74),
    grid(924, 20, 4, 5, 72),
    grid(20, 486, 5, 3, 82),
    grid(20, 816, 5, 2, 82),
    // canal
    line('M-20 720C180 700 330 740 520 722S900 820 1220 800', c.sky, 66),
    line('M-20 720C180 700 330 740 520 722S900 820 1220 800', c.tealPale, 48),
    line('M60 712h50M220 722h44M700 762h50M940 800h48M380 730h30', c.white),
    scatter(
      '640,792 700,804 780,818 940,852 1040,856 1140,850 60,670 150,660 250,664 380,676 330,780 200,772 90,764',
      (x, y, _, i) => tree(x, y, 11 + (i % 3) * 3),
    ),
    grid(640, 866, 7, 1, 82),
    // roads
    line('M520 -20V920', c.white, 96),
    line('M-20 375H1220', c.white, 84),
    line('M875 -20V375', c.white, 34),
    line('M520 -20V310M520 440V690M520 754V920M-20 375H450M590 375H1220', c.copperSoft, 4),
    times(4, (i) => rect(474 + i * 25, 318, 14, 6, c.sandShade)) +
      times(4, (i) => rect(474 + i * 25, 428, 14, 6, c.sandShade)) +
      times(
        4,
        (i) =>
          rect(462, 338 + i * 20, 6, 12, c.sandShade) + rect(574, 338 + i * 20, 6, 12, c.sandShade),
      ),
    rect(468, 690, 104, 8, c.steel, 3),
    rect(468, 752, 104, 8, c.steel, 3),
    // the practice's plot: parking and building
    rect(626, 486, 560, 216, c.tealPale, 10),
    rect(560, 560, 80, 44, c.tealPale),
    line(
      times(9, (i) => `M${850 + i * 36} 500V556`) + times(9, (i) => `M${850 + i * 36} 632V688`),
      c.white,
      4,
    ),
    car(868, 528, c.copper) +
      car(976, 528, c.teal) +
      car(1084, 528, c.sand) +
      car(904, 660, c.tealMid),
    car(1012, 660, c.copperLight),
    rect(650, 506, 170, 176, c.copperSoft, 8),
    rect(664, 520, 142, 148, c.sand, 6),
    rect(664, 594, 142, 74, c.sandDeep, 6),
    rect(820, 568, 10, 52, c.copper, 4),
    scatter(
      '640,476 700,474 770,476 636,712 720,714 1180,480 1176,712 850,714 960,476 1060,474',
      (x, y, _, i) => tree(x, y, 12 + (i % 2) * 4),
    ),
    oval(735, 596, 44, 13, c.sandShade),
    pin(735, 592),
    compass(1100, 130),
  ]);
}

function car(x: number, y: number, fill: string): string {
  return rect(x - 11, y - 20, 22, 42, fill, 8) + rect(x - 8, y - 8, 16, 18, c.night, 4);
}

function pin(x: number, y: number): string {
  return at(x, y, [
    shape('M0 0C-26 -54 -96 -92 -96 -166A96 96 0 0 1 96 -166C96 -92 26 -54 0 0Z', c.teal),
    shape('M0 0C26 -54 96 -92 96 -166A96 96 0 0 0 40 -253C84 -180 60 -90 0 0Z', c.night),
    disc(0, -166, 72, c.sand),
    at(6, -118, finch({legs: false}), {scale: 0.56}),
  ]);
}

function compass(x: number, y: number): string {
  return at(x, y, [
    disc(0, 0, 56, c.sand),
    shape('M0 -46L14 0H-14Z', c.copper),
    shape('M0 46L14 0H-14Z', c.tealSoft),
    line('M-46 0h10M46 0h-10', c.tealSoft),
    disc(0, 0, 6, c.white),
  ]);
}
