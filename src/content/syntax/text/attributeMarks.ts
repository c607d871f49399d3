import {scanTags} from '../../body/tags';
import type {TextMistake} from './textMistake';

/** Values of attributes stand between straight quotation marks: no braces, no curly marks, no bare words. */
export const attributeMarks: TextMistake = (text) =>
  scanTags(text).flatMap(({name: tag, attributes}) =>
    attributes
      .filter(({marks, value}) => marks === '{' || marks === '“' || (marks === 'none' && value !== undefined))
      .map(({name, value = '', marks, start, end}) => {
        if (name === '') {
          return {start, end, what: `The tag <${tag}> has something in braces.`, fix: 'Delete the part from { to }.'};
        }
        const plain = value.replaceAll(/^["'`]|["'`]$/g, '').replaceAll('"', '');
        return {
          start,
          end,
          what: `The value of "${name}" stands ${marks === '{' ? 'in braces' : marks === 'none' ? 'without quotation marks' : 'between curly quotation marks'}.`,
          fix: `Write ${name}="${plain}" with straight quotation marks.`,
          instead: `${name}="${plain}"`,
        };
      }),
  );
