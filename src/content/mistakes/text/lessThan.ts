import {findAll} from './findAll';
import type {TextMistake} from './textMistake';

/** A < in front of anything but a space starts a tag. */
export const lessThan: TextMistake = (text) =>
  findAll(text, /(?<!\\)<(?![A-Za-z\s!?]|\/[A-Za-z]|$)(\/?>|[^\s<>]*)/g, ([, after = '']) => ({
    what: `A < stands right in front of "${after}", where it would start a tag.`,
    fix: /^[=$€]?[\d.]/.test(after) ? `Write "under ${after.replace('=', '')}" or "less than ${after.replace('=', '')}" instead of <${after}.` : 'Write it in words, or delete the <.',
    instead: ` ${after}`,
  }));
