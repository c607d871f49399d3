import {mixColors} from '@dental/print';
import {paints} from '../brand/paint';
import {
  between,
  betweenBoxes,
  eased,
  FRAME,
  HEIGHT,
  getProgress,
  WIDTH,
  type Box,
  type Side,
} from './geometry';
import {at, faint, ground, line, number, windowOutline} from './markup';
import {readDrawing, shown, type Drawing} from './pictures';
import {type Teammate} from './storyboard';
import {balanced, headline} from './type';

const colors = paints();
const MARGIN = 96;
const WINDOW = {width: 360, top: 92, bottom: 612};
const MARK = 84;
const TITLE = 64;

/** The title card without its window: the mark, the title and a copper rule that draws itself. */
export function titleCard(title: string, side: Side): (seconds: number) => string {
  const mark = readDrawing('brand/mark', 'mark-');
  const left = side === 'left' ? MARGIN + WINDOW.width + 96 : MARGIN;
  const leading = TITLE * 1.18;
  const lines = balanced(title, TITLE, WIDTH - 2 * MARGIN - WINDOW.width - 80);
  const top = (HEIGHT - MARK - 80 - lines.length * leading) / 2 - 8;
  const base = top + MARK + 28 + TITLE;
  const rule = base + (lines.length - 1) * leading + 52;
  const still = [
    shown(mark, {left, top, right: left + MARK, bottom: top + MARK}),
    ...lines.map((words, i) =>
      at(left, base + i * leading, headline(words, TITLE, colors['teal-night']).markup),
    ),
  ].join('');
  return (seconds) => {
    const end = left + between(24, 132, eased(getProgress(seconds, 0, 1.4)));
    return still + line(`M${left} ${number(rule)}H${number(end)}`, colors.copper, 4);
  };
}

/** A frame through the arch of the title card, as a window that opens from 0 to 1. */
export function throughWindow(content: string, side: Side, open: number): string {
  const left = side === 'left' ? MARGIN : WIDTH - MARGIN - WINDOW.width;
  const arch: Box = {left, top: WINDOW.top, right: left + WINDOW.width, bottom: WINDOW.bottom};
  const window = betweenBoxes(arch, FRAME, open);
  const outline = windowOutline(
    window,
    ((window.right - window.left) / 2) * (1 - open),
    between(20, 0, open),
  );
  const gap = 14;
  const around = {
    left: arch.left - gap,
    top: arch.top - gap,
    right: arch.right + gap,
    bottom: arch.bottom + gap,
  };
  return [
    faint(
      1 - getProgress(open, 0, 0.1),
      line(windowOutline(around, WINDOW.width / 2 + gap, 20 + gap), colors.copper, 3),
    ),
    `<clipPath id="window"><path d="${outline}"/></clipPath><g clip-path="url(#window)">${content}</g>`,
  ].join('');
}

/** The closing card: the practice's name above a line of desert. */
export function closingCard(): string {
  const lockup = readDrawing('brand/lockup', 'lockup-');
  const strip = readDrawing('brand/strip', 'strip-');
  const width = 620;
  const height = (width * lockup.height) / lockup.width;
  const top = 268 - height / 2;
  const left = (WIDTH - width) / 2;
  const stripHeight = (WIDTH * strip.height) / strip.width;
  return [
    ground(colors.sand),
    shown(lockup, {left, top, right: left + width, bottom: top + height}),
    shown(strip, {left: 0, top: HEIGHT - stripHeight - 4, right: WIDTH, bottom: HEIGHT - 4}),
  ].join('');
}

/** A tab with a few words at the upper left or the upper right, `share` of it to be seen. */
export function tab(words: string, side: Side): (share: number) => string {
  const top = 56;
  const height = 92;
  const inner = 44;
  const outer = 56;
  const text = headline(words, 46, colors.sand);
  const width = inner + text.width + outer;
  const left = side === 'left' ? 0 : WIDTH - width;
  const box = {
    left: left - (side === 'left' ? 80 : 0),
    top,
    right: left + width + (side === 'left' ? 0 : 80),
    bottom: top + height,
  };
  const rule = side === 'left' ? 26 : WIDTH - 26;
  const still = [
    `<path fill="${colors['teal-night']}" d="${windowOutline(box, 20, 20)}"/>`,
    line(
      `M${rule} ${top + 26}V${top + height - 26}`,
      mixColors(colors.copper, colors['copper-pale'], 0.45),
      4,
    ),
    at(left + (side === 'left' ? outer : inner), top + 61, text.markup),
  ].join('');
  return (share) => faint(share, still);
}

/** The copper line along the bottom, `share` of it drawn. */
export function progress(share: number): string {
  return line(`M0 ${HEIGHT - 4}H${number(WIDTH * share)}`, colors.copper, 8);
}

/** Portraits of the team side by side in arches, with first names. */
export function teamPicture(people: Teammate[], prefix: string): Drawing {
  const width = 340;
  const height = 408;
  const gap = 96;
  const first = WIDTH / 2 - (people.length * width + (people.length - 1) * gap) / 2 + 110;
  const portraits = people.map(({slug, name}, i) => {
    const portrait = readDrawing(`team/${slug}`, `${prefix}${i}-`);
    const box = {
      left: first + i * (width + gap),
      top: 148,
      right: first + i * (width + gap) + width,
      bottom: 152 + height,
    };
    const label = headline(name, 48, colors['teal-night']);
    const id = `${prefix}arch-${i}`;
    return [
      `<clipPath id="${id}"><path d="${windowOutline(box, width / 2, 20)}"/></clipPath>`,
      `<g clip-path="url(#${id})">${shown(portrait, box)}</g>`,
      at((box.left + box.right - label.width) / 2, box.bottom + 68, label.markup),
    ].join('');
  });
  return {
    width: WIDTH,
    height: HEIGHT,
    content: ground(mixColors(colors['sand-deep'], colors.sand, 0.3)) + portraits.join(''),
  };
}
