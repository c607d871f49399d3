import {createSentenceCheck} from '../engine/sentences';
import type {Finding} from '../engine/types';
import {TYPOS} from './typos';

const MEANT_WORDS = Object.keys(TYPOS);
const ALTERNATIVES = Object.values(TYPOS)
  .map((typed) => `(${typed.join('|')})`)
  .join('|');
const TYPO = new RegExp(String.raw`(?<![\p{L}\d'-])(?:${ALTERNATIVES})(?!\p{L})`, 'giu');

/** Reports words that are spelled correctly, and are not what was meant. */
export const checkWrongWords = createSentenceCheck(({voice, text}) => {
  if (voice === 'patient') return [];
  return [...text.matchAll(TYPO)].map(({0: quote, index: at, ...groups}): Finding => {
    const meant = MEANT_WORDS.find((_, place) => groups[place + 1] !== undefined);
    return {
      at,
      quote,
      severity: 'warning',
      finding: 'words/slip',
      message: `"${quote}" looks like a typo.`,
      remedy: `Change it to "${meant}" if you mean that.`,
    };
  });
});
