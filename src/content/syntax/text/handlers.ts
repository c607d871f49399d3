import {scanTags} from '../../body/tags';
import type {TextMistake} from './textMistake';

/** Instructions to the browser in a tag, such as onclick. */
export const handlers: TextMistake = (text) =>
  scanTags(text).flatMap(({attributes}) =>
    attributes
      .filter(({name}) => /^on[a-z]+$/i.test(name))
      .map(({name, start, end}) => ({
        start,
        end,
        what: `A tag cannot have the instruction "${name}".`,
        fix: `Delete it, from ${name} to the second quotation mark.`,
      })),
  );
