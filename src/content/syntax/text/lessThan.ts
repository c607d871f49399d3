import {findAll} from './findAll';
import type {TextMistake} from './textMistake';

/** A < in front of anything but a space starts a tag. */
export const lessThan: TextMistake = (text) =>
  findAll(text, /(?<!\\)<(?![A-Za-z\s!?]|\/[A-Za-z]|$)(\/?>|[^\s<>]*)/g, ([, after = '']) => {
    const number = /^[=$€]?\s?[\d.,]*\d/.exec(after)?.[0].replace('=', '');
    return {
      what: `A < stands right in front of "${after}", where it would start a tag.`,
      fix: number ? `Write "under ${number}" or "less than ${number}" instead.` : 'Write it in words, or delete the <.',
      instead: ` ${after}`,
    };
  });
