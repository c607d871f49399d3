import {memoizeTexts} from '@dental/content';
import {normalizeText} from '../engine/sentences';
import {dropAccents} from './accents';

/** A sentence as the rules read it, in its length: on one line, without accents, ¿, and ¡. */
export const toPlain = memoizeTexts((sentence) =>
  dropAccents(normalizeText(sentence)).replaceAll(/[¿¡]/g, ' '),
);
