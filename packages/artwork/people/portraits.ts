import {c, mixColors} from '../scenes/colors';
import {arch, at, picture, rect, shape} from '../scenes/svg';
import {cast, type Member} from './cast';
import {drawPerson} from './person';

const WIDTH = 600;
const HEIGHT = 720;
const HANGING = [
  {elbow: [-112, 250], hand: [-112, 350], behind: true},
  {elbow: [112, 250], hand: [112, 350], behind: true},
] satisfies Member['arms'];

function drawPortrait(who: Member): string {
  const cool = who.ground === c.sage || who.ground === c.sky;
  const niche = mixColors(who.ground, cool ? c.teal : c.copper, 0.16);
  return picture(WIDTH, HEIGHT, [
    rect(0, 0, WIDTH, HEIGHT, who.ground),
    shape(arch(60, 60, 480, 700), niche),
    at(300, 336, drawPerson({...who, arms: HANGING, holds: undefined}), {scale: 2.3}),
  ]);
}

/** The portraits of the team by path under static/img. */
export const portraits = Object.fromEntries(
  Object.entries(cast).map(([slug, who]) => [`team/${slug}`, () => drawPortrait(who)]),
);
