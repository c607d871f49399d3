import {FILL_IN} from '../new/draft';
import type {Check} from './check';

/** Nothing is published that `npm run new` has left for somebody to write. */
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
