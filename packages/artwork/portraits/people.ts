/**
 * Who is drawn, and from which parts of the Lorelei set.
 * Every visible choice is written out, so a portrait only changes when a line here changes.
 */
export type Outfit = 'coat' | 'scrubs' | 'cardigan' | 'shirt';

export interface Person {
  /** File name under static/img/team, and the last part of the page's address. */
  slug: string;
  /** Background tint: a name from the palette. */
  ground: 'sage' | 'sky' | 'sand-deep' | 'copper-pale';
  /** Faces left instead of right, so that a row of portraits does not all look one way. */
  flip?: boolean;
  head: string;
  hair: string;
  hairColor: string;
  skin: string;
  eyes: string;
  eyebrows: string;
  nose: string;
  mouth: string;
  glasses?: string;
  glassesColor?: string;
  earrings?: string;
  earringsColor?: string;
  outfit: Outfit;
  /** Main colour of the clothes: a name from the palette. */
  cloth: string;
}

export const people: readonly Person[] = [
  {
    slug: 'dr-elena-marquez',
    ground: 'sage',
    head: 'variant04',
    hair: 'variant35',
    hairColor: '#3b2722',
    skin: '#dca882',
    eyes: 'variant04',
    eyebrows: 'variant05',
    nose: 'variant01',
    mouth: 'happy05',
    earrings: 'variant02',
    earringsColor: 'copper',
    outfit: 'coat',
    cloth: 'teal',
  },
  {
    slug: 'dr-priya-raman',
    ground: 'sand-deep',
    flip: true,
    head: 'variant04',
    hair: 'variant15',
    hairColor: '#26242b',
    skin: '#bd8055',
    eyes: 'variant10',
    eyebrows: 'variant02',
    nose: 'variant02',
    mouth: 'happy01',
    outfit: 'coat',
    cloth: 'copper',
  },
  {
    slug: 'dr-thomas-okafor',
    ground: 'sky',
    head: 'variant03',
    hair: 'variant47',
    hairColor: '#231d1e',
    skin: '#8a5a3f',
    eyes: 'variant16',
    eyebrows: 'variant10',
    nose: 'variant04',
    mouth: 'happy05',
    glasses: 'variant04',
    outfit: 'coat',
    cloth: 'teal-night',
  },
  {
    slug: 'dr-hannah-lindqvist',
    ground: 'copper-pale',
    flip: true,
    head: 'variant04',
    hair: 'variant31',
    hairColor: '#dbb368',
    skin: '#f3cdb0',
    eyes: 'variant10',
    eyebrows: 'variant09',
    nose: 'variant03',
    mouth: 'happy05',
    outfit: 'coat',
    cloth: 'teal',
  },
  {
    slug: 'rosa',
    ground: 'copper-pale',
    head: 'variant01',
    hair: 'variant32',
    hairColor: '#4f3128',
    skin: '#d29f76',
    eyes: 'variant10',
    eyebrows: 'variant05',
    nose: 'variant05',
    mouth: 'happy05',
    glasses: 'variant04',
    earrings: 'variant02',
    earringsColor: 'copper',
    outfit: 'cardigan',
    cloth: 'teal',
  },
  {
    slug: 'jasmine',
    ground: 'sage',
    flip: true,
    head: 'variant04',
    hair: 'variant24',
    hairColor: '#33231f',
    skin: '#9c6848',
    eyes: 'variant24',
    eyebrows: 'variant05',
    nose: 'variant04',
    mouth: 'happy01',
    earrings: 'variant02',
    earringsColor: 'sand',
    outfit: 'cardigan',
    cloth: 'copper',
  },
  {
    slug: 'lucy',
    ground: 'sky',
    head: 'variant04',
    hair: 'variant23',
    hairColor: '#28252a',
    skin: '#eec5a0',
    eyes: 'variant24',
    eyebrows: 'variant09',
    nose: 'variant02',
    mouth: 'happy02',
    outfit: 'shirt',
    cloth: 'copper-pale',
  },
  {
    slug: 'devon',
    ground: 'sand-deep',
    flip: true,
    head: 'variant01',
    hair: 'variant39',
    hairColor: '#2a2021',
    skin: '#a06c4a',
    eyes: 'variant20',
    eyebrows: 'variant02',
    nose: 'variant06',
    mouth: 'happy05',
    outfit: 'scrubs',
    cloth: 'teal-night',
  },
  {
    slug: 'kayla',
    ground: 'sage',
    head: 'variant04',
    hair: 'variant33',
    hairColor: '#25242a',
    skin: '#c68d62',
    eyes: 'variant11',
    eyebrows: 'variant09',
    nose: 'variant01',
    mouth: 'happy01',
    earrings: 'variant02',
    earringsColor: '#3fa7a3',
    outfit: 'scrubs',
    cloth: 'teal',
  },
  {
    slug: 'mateo',
    ground: 'sky',
    flip: true,
    head: 'variant03',
    hair: 'variant03',
    hairColor: '#392721',
    skin: '#d6a278',
    eyes: 'variant06',
    eyebrows: 'variant09',
    nose: 'variant01',
    mouth: 'happy05',
    outfit: 'scrubs',
    cloth: 'teal',
  },
  {
    slug: 'beth',
    ground: 'copper-pale',
    head: 'variant02',
    hair: 'variant37',
    hairColor: '#c9c4bd',
    skin: '#f2ccb2',
    eyes: 'variant10',
    eyebrows: 'variant05',
    nose: 'variant05',
    mouth: 'happy05',
    glasses: 'variant01',
    glassesColor: 'copper-deep',
    outfit: 'scrubs',
    cloth: 'copper',
  },
  {
    slug: 'anika',
    ground: 'sand-deep',
    flip: true,
    head: 'variant04',
    hair: 'variant38',
    hairColor: '#2a2529',
    skin: '#b67a52',
    eyes: 'variant04',
    eyebrows: 'variant05',
    nose: 'variant03',
    mouth: 'happy05',
    earrings: 'variant02',
    earringsColor: 'sand',
    outfit: 'scrubs',
    cloth: 'copper',
  },
];
