/**
 * Draws the portraits of the team: static/img/team/<slug>.svg, 600 by 720.
 * Faces come from the CC0 set Lorelei by Lisa Wischofsky (through DiceBear); clothes and backgrounds are ours.
 *
 *   npx tsx packages/artwork/portraits.ts [slug …]
 */
import {writeFileSync} from 'node:fs';
import {createAvatar} from '@dicebear/core';
import {lorelei} from '@dicebear/collection';
import {tidy} from './brand/tidy';
import {paint, type PaintName} from './brand/paint';
import {mixColors} from '@dental/print';
import {clothes} from './portraits/clothes';
import {people, type Person} from './portraits/people';

const WIDTH = 600;
const HEIGHT = 720;
/** Brings the set's 980 units to our frame: head in the arch, shoulders past the lower edge. */
const PLACE = 'translate(15.6 69) scale(0.6)';

const OUTPUT = new URL('../../static/img/team/', import.meta.url);
const color = (name: string): string => (name.startsWith('#') ? name : paint(name as PaintName));
const bare = (name: string): [string] => [color(name).slice(1)];

/** The head as the set draws it, without its frame and metadata. */
function head(person: Person): string {
  const ink = bare('ink');
  // The set's option types are unions of part names; ours are plain strings, checked by eye.
  const svg = createAvatar(lorelei, {
    seed: person.slug,
    head: [person.head],
    hair: [person.hair],
    hairColor: bare(person.hairColor),
    skinColor: bare(person.skin),
    eyes: [person.eyes],
    eyesColor: ink,
    eyebrows: [person.eyebrows],
    eyebrowsColor: ink,
    nose: [person.nose],
    noseColor: ink,
    mouth: [person.mouth],
    mouthColor: ['000001'],
    glasses: person.glasses ? [person.glasses] : [],
    glassesProbability: person.glasses ? 100 : 0,
    glassesColor: bare(person.glassesColor ?? 'ink'),
    earrings: person.earrings ? [person.earrings] : [],
    earringsProbability: person.earrings ? 100 : 0,
    earringsColor: bare(person.earringsColor ?? 'ink'),
    frecklesProbability: 0,
    beardProbability: 0,
    hairAccessoriesProbability: 0,
    // The collection's types name each variant; a person of ours has strings.
  } as never).toString();
  const inner = svg
    .slice(svg.indexOf('<g mask'), svg.lastIndexOf('</g>'))
    .replace(/^<g mask[^>]*>/, '');
  return inner.replaceAll('<g transform="translate(10 -60)"></g>', '');
}

/** White teeth behind an open mouth: the set leaves the opening in the colour of the skin. */
function withTeeth(markup: string): string {
  return markup.replace(
    /<path[^>]*d="[Mm](\d+ \d+)[^Z]*Z(m[^"]*)" fill="#000001"\/>/,
    (mouth, start, opening) => `<path d="M${start}${opening}" fill="${paint('white')}"/>${mouth}`,
  );
}

/** A little warmth on the near cheek, under the features. */
const blush = (person: Person): string =>
  `<ellipse cx="386" cy="640" rx="50" ry="27" transform="rotate(8 386 640)" fill="${mixColors(person.skin, paint('copper'), 0.2)}"/>`;

/** One portrait as SVG text. */
export function portrait(person: Person): string {
  const ground = color(person.ground);
  const cool = person.ground === 'sage' || person.ground === 'sky';
  const arch = mixColors(ground, cool ? paint('teal') : paint('copper'), 0.1);
  const base = color(person.cloth);
  const neck = 'fill="#000"/>';
  const markup = withTeeth(head(person));
  const cut = markup.lastIndexOf(neck) + neck.length;
  const wear = clothes(person.outfit, {
    base,
    shade: mixColors(base, paint('ink'), 0.22),
    white: paint('white'),
    whiteShade: mixColors(paint('white'), paint('sky'), 0.7),
    ink: paint('ink'),
  });
  const chest = `<path d="M322 850L610 840L620 1010H320Z" fill="${person.skin}"/>`;
  const lines = markup.lastIndexOf('<path', markup.indexOf(neck));
  const figure = [
    markup.slice(0, lines),
    `<g transform="translate(-10 60)">${chest}</g>`,
    markup.slice(lines, cut),
    blush(person),
    `<g transform="translate(-10 60)">${wear}</g>`,
    markup.slice(cut),
  ].join('');
  const mirror = person.flip ? `translate(${WIDTH} 0) scale(-1 1) ` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path fill="${arch}" d="M60 ${HEIGHT}V300a240 240 0 0 1 480 0v${HEIGHT - 300}z"/>`,
    `<g transform="${mirror}${PLACE}">${figure}</g>`,
    '</svg>',
  ]
    .join('')
    .replaceAll('fill="#000"', `fill="${paint('ink')}"`)
    .replaceAll('fill="#000001"', `fill="${paint('ink')}"`);
}

const wanted = process.argv.slice(2);
for (const person of people) {
  if (wanted.length && !wanted.includes(person.slug)) continue;
  writeFileSync(new URL(`${person.slug}.svg`, OUTPUT), tidy(portrait(person)));
}
