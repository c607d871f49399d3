import {palette, mix} from '../palette';
import {between, betweenBoxes, eased, FRAME, HEIGHT, passed, placed, WIDTH, type Box, type View} from './geometry';
import {at, faint, ground, line, number, windowOutline} from './markup';
import {readDrawing, shown, type Drawing} from './pictures';
import {type Teammate} from './storyboard';
import {balanced, headline} from './type';

const colours = palette();
const LEFT = 96;
const WINDOW: Box = {left: 796, top: 96, right: 1184, bottom: 612};
const MARK = 84;

/** The title card: the mark, the title and a copper rule that draws itself, `share` of them to be seen. */
export function titleCard(title: string): (seconds: number, share: number) => string {
  const mark = readDrawing('brand/mark', 'mark-');
  const size = 68;
  const leading = size * 1.16;
  const lines = balanced(title, size, WINDOW.left - LEFT - 56);
  const height = MARK + 64 + lines.length * leading + 24;
  const top = (HEIGHT - height) / 2 - 6;
  const firstBase = top + MARK + 28 + size;
  const text = lines.map((words, i) =>
    at(LEFT, firstBase + i * leading, headline(words, size, colours['teal-night']).markup),
  );
  const rule = firstBase + (lines.length - 1) * leading + 52;
  const still =
    ground(colours.sand) + shown(mark, {left: LEFT, top, right: LEFT + MARK, bottom: top + MARK}) + text.join('');
  return (seconds, share) => {
    const end = LEFT + between(24, 132, eased(passed(seconds, 0, 1.4)));
    return (
      ground(colours.sand) + faint(share, still + line(`M${LEFT} ${number(rule)}H${number(end)}`, colours.copper, 4))
    );
  };
}

/**
 * The picture seen through the arch of the title card, or, as `open` goes from 0 to 1, through a window that grows to the
 * whole frame while the picture goes to `full`.
 */
export function throughWindow(picture: Drawing, view: View, full: Box, open: number): string {
  const window = betweenBoxes(WINDOW, FRAME, open);
  const box = betweenBoxes(placed(picture, view, WINDOW), full, open);
  const outline = windowOutline(window, ((window.right - window.left) / 2) * (1 - open), between(20, 0, open));
  return `<clipPath id="window"><path d="${outline}"/></clipPath><g clip-path="url(#window)">${shown(picture, box)}</g>`;
}

/** The closing card: the practice's name above a line of desert. */
export function closingCard(): string {
  const lockup = readDrawing('brand/lockup', 'lockup-');
  const strip = readDrawing('art/desert-strip', 'strip-');
  const width = 620;
  const height = (width * lockup.height) / lockup.width;
  const top = 268 - height / 2;
  const left = (WIDTH - width) / 2;
  const stripHeight = (WIDTH * strip.height) / strip.width;
  return [
    ground(colours.sand),
    shown(lockup, {left, top, right: left + width, bottom: top + height}),
    shown(strip, {left: 0, top: HEIGHT - stripHeight - 4, right: WIDTH, bottom: HEIGHT - 4}),
  ].join('');
}

/** A tab with a few words at the upper left or the upper right, `share` of it to be seen. */
export function tab(words: string, side: 'left' | 'right'): (share: number) => string {
  const [top, height, start, past] = [56, 92, LEFT - 40, 44];
  const text = headline(words, 46, colours['teal-night']);
  const width = start + text.width + past;
  const left = side === 'left' ? 0 : WIDTH - width;
  const rule = side === 'left' ? 28 : WIDTH - 28;
  const still = [
    `<path fill="${colours.sand}" d="${windowOutline({left: side === 'left' ? -80 : left, top, right: side === 'left' ? width : WIDTH + 80, bottom: top + height}, 20, 20)}"/>`,
    line(`M${rule} ${top + 26}V${top + height - 26}`, colours.copper, 4),
    at(left + (side === 'left' ? start : past), top + 61, text.markup),
  ].join('');
  return (share) => faint(share, at(between(side === 'left' ? -28 : 28, 0, share), 0, still));
}

/** The copper line along the bottom, `share` of it drawn. */
export function progress(share: number): string {
  return line(`M0 ${HEIGHT - 4}H${number(WIDTH * share)}`, colours.copper, 8);
}

/** Portraits of the team side by side in arches, with first names. */
export function teamPicture(people: Teammate[], prefix: string): Drawing {
  const [width, height, gap] = [340, 408, 96];
  const first = WIDTH / 2 - (people.length * width + (people.length - 1) * gap) / 2 + 110;
  const portraits = people.map(({slug, name}, i) => {
    const portrait = readDrawing(`team/${slug}`, `${prefix}${i}-`);
    const box = {
      left: first + i * (width + gap),
      top: 148,
      right: first + i * (width + gap) + width,
      bottom: 152 + height,
    };
    const label = headline(name, 48, colours['teal-night']);
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
    content: ground(mix(colours['sand-deep'], colours.sand, 0.3)) + portraits.join(''),
  };
}
