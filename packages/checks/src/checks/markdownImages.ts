import {type Check, IMAGE_ENDINGS} from '@dental/content';

const ENDING = new RegExp(`\\.(${IMAGE_ENDINGS.join('|')})$`);

/** Pictures are written as a tag, so that they come in the size that a screen needs. */
export const checkMarkdownImages: Check = ({documents}) =>
  documents.flatMap(({file, body}) =>
    body.images.map(({url, alt, line}) => {
      const name = /^(?:\/|\.\.?\/)*(?:static\/)?img\/(.+)$/.exec(url)?.[1]?.replace(ENDING, '');
      return {
        file,
        line,
        what: `The picture ${url} is not written as a tag.`,
        fix: `Write <Picture image="${name ?? 'folder/name'}" alt="${alt || 'what it shows'}" /> instead.`,
      };
    }),
  );
