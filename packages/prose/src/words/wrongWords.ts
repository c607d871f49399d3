import {inSentences} from '../engine/sentences';
import SLIPS from './slips.json';

/*
 * Words that a phone writes for another, and that no page of a dentist means. `slips.json` has the word that was meant with a
 * pattern of the odd ones; with words around it, such as `form us`, the slip is one only there.
 */

const MEANT = Object.keys(SLIPS);
const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\d'-])(?:${Object.values(SLIPS)
    .map((odd) => `(${odd})`)
    .join('|')})(?!\p{L})`,
  'giu',
);

/** A word that is spelled rightly, and is the wrong one. */
export const checkWrongWords = inSentences(({voice, text}) =>
  (voice === 'patient' ? [] : [...text.matchAll(PATTERN)]).map(
    ({0: quote, index: at, ...groups}) => ({
      ...{at, quote, severity: 'warning', finding: 'words/slip'},
      message: `"${quote}" is hardly what is meant.`,
      remedy: `Write "${MEANT.find((_, place) => groups[place + 1] !== undefined)}" if that is meant.`,
    }),
  ),
);
