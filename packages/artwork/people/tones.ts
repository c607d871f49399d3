import {c, mixColors} from '../scenes/colors';

/** A skin tone: the light side, the shaded side, the cheeks and the lips. */
export interface SkinTone {
  face: string;
  shade: string;
  blush: string;
  lip: string;
}

function toneOf(face: string, depth: number): SkinTone {
  const shadow = mixColors('#a8472f', c.ink, 0.15 + depth * 0.35);
  return {
    face,
    shade: mixColors(face, shadow, 0.16 + depth * 0.1),
    blush: mixColors(face, '#d9603c', 0.15 - depth * 0.07),
    lip: mixColors(face, '#a83a34', 0.42),
  };
}

export const skins = {
  fair: toneOf('#f6d7c3', 0),
  light: toneOf('#efc6a6', 0.05),
  olive: toneOf('#dfab84', 0.2),
  tan: toneOf('#cd9469', 0.4),
  brown: toneOf('#ad7249', 0.6),
  umber: toneOf('#8f5a3a', 0.8),
  deep: toneOf('#6f4530', 1),
};

/** Hair colors: the mass, its shaded strands, its light, and the brows. */
export const hairs = {
  black: {mass: '#262a31', dark: '#171a20', light: '#444b57', brow: '#22252b'},
  espresso: {mass: '#3d2a25', dark: '#291b18', light: '#61463b', brow: '#33231f'},
  brown: {mass: '#5d3d2e', dark: '#452b20', light: '#83583f', brow: '#4a3025'},
  auburn: {mass: '#8a4326', dark: '#6b311b', light: '#ad6038', brow: '#6b3620'},
  blonde: {mass: '#d9ae69', dark: '#bd8f4c', light: '#ecca92', brow: '#a87d45'},
  gray: {mass: '#b3b3ae', dark: '#94958f', light: '#cfcfca', brow: '#83827d'},
  silver: {mass: '#dcd9d2', dark: '#bfbbb3', light: '#f1efea', brow: '#9c968d'},
};

export type Skin = keyof typeof skins;
export type Hair = keyof typeof hairs;
