import {normalizeText} from '../engine/sentences';

/** Drops the accents of a text, which keeps its length. */
export function dropAccents(text: string): string {
  return [...text.normalize('NFC')].map((letter) => [...letter.normalize('NFD')][0]).join('');
}

/** A sentence as the rules read it, in its length: on one line, without accents, ¿, and ¡. */
export function toPlain(sentence: string): string {
  return dropAccents(normalizeText(sentence)).replaceAll(/[¿¡]/g, ' ');
}
