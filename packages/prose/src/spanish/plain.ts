import {normalizeText} from '../engine/sentences';
import {dropAccents} from './accents';

/** A sentence as the rules read it, in its length: on one line, without accents, ¿, and ¡. */
export function toPlain(sentence: string): string {
  return dropAccents(normalizeText(sentence)).replaceAll(/[¿¡]/g, ' ');
}
