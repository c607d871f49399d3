import {scanTags} from '../../body/tags';
import {findAll} from './findAll';
import type {Finding, TextMistake} from './textMistake';

/** Braces outside tags: the site would compute what is in them. Notes as in {/* this *\/} may stay. */
export const braces: TextMistake = (text) => {
  const tags = scanTags(text);
  const outside = ({start}: Finding) => !tags.some((tag) => tag.start < start && start < tag.end);
  return findAll(text, /\{\/\*[^]*?\*\/\}|(?<!\\)\{([^{}\n]*)\}|(?<!\\)[{}]/g, ([found, inside]) => {
    if (found.startsWith('{/*')) return undefined;
    if (inside?.startsWith('#')) {
      return {
        what: `A heading cannot be given the address ${inside} like this.`,
        fix: `Delete ${found}; the address is made from the heading's words.`,
      };
    }
    return {
      what: 'A brace { or } stands in the text, where the site would compute something.',
      fix:
        inside === undefined
          ? 'Delete it, or write ( or ) instead.'
          : `Write (${inside}) or just the words instead of ${found}.`,
      instead: inside === undefined ? ' ' : ` ${inside} `,
    };
  }).filter(outside);
};
