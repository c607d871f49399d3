import {compileWords} from '../compileWords';
import type {Denials} from '../engine/context';

/** Words that deny what follows them in their clause, in lowercase without accents. */
const DENIALS = [
  'no(?! solo| solamente| unicamente)',
  'ni',
  'nunca',
  'jamas',
  'nadie',
  String.raw`ningun\w*`,
  'tampoco',
  'rara vez',
  'sin',
  'evite',
  'en (?:vez|lugar) de',
  String.raw`desconfi\w+`,
];

const DENIAL = new RegExp(String.raw`${compileWords(DENIALS).source}[^.,;:?!()—]*$`, 'i');

const isNegated = (sentence: string, at: number) => DENIAL.test(sentence.slice(0, at));

/**
 * How Spanish sentences without accents deny and prohibit: "Nadie puede garantizar el resultado",
 * "No use calor".
 */
export const SPANISH_DENIALS: Denials = {isNegated, isProhibited: isNegated};
