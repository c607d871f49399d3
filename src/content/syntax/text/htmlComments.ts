import {findAll} from './findAll';
import type {TextMistake} from './textMistake';

/** Notes as in a web page, and the other marks with ! and ? that come with pasted pages. */
export const htmlComments: TextMistake = (text) =>
  findAll(text, /<!--[^]*?(?:-->|$(?![^]))|<[!?][^>\n]*>?/g, ([found]) =>
    found.startsWith('<!--') && !found.startsWith('<!--[')
      ? {
          what: 'A note between <!-- and --> cannot stand in a page.',
          fix: 'Delete it, or write it as {/* your note */}.',
        }
      : {
          what: 'Something here was pasted from Word or another page.',
          fix: 'Delete everything from < to > and keep the words.',
        },
  );
