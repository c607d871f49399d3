import type {Check} from '@dental/content';

/** What people write where words are still missing. */
const FILL_IN = 'FILL IN';

/** Nothing is published that somebody has left to be written. */
export const checkUnfilled: Check = ({documents}) =>
  documents
    .filter(({text}) => text.includes(FILL_IN))
    .flatMap(({file, text}) =>
      text.split('\n').flatMap((line, index) =>
        line.includes(FILL_IN)
          ? [
              {
                file,
                line: index + 1,
                what: 'Some words are still to be written here.',
                fix: `Write them in the place of ${FILL_IN}, or delete what is not needed.`,
              },
            ]
          : [],
      ),
    );
