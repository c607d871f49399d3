import {type Check, CONTENT_FOLDER} from '@dental/content';

const DAMAGED = /[\ufffd\u0000]|[ÃÂ][\u0080-\u00bf]|â€/;

/** A file is saved as UTF-8, or its accents and quotation marks would be shown as boxes. */
export const checkEncoding: Check = ({files, textOf}) =>
  [...files]
    .filter((file) => file.startsWith(`${CONTENT_FOLDER}/`) && /\.(mdx|yml)$/.test(file))
    .flatMap((file) => {
      if (!DAMAGED.test(textOf(file))) return [];
      const line = textOf(file)
        .split(/\r\n?|\n/)
        .findIndex((text) => DAMAGED.test(text));
      return [
        {
          file,
          line: line + 1,
          what: 'A letter or quotation mark on this line was damaged when the file was saved.',
          fix: 'Write it again, and save the file as UTF-8.',
        },
      ];
    });
