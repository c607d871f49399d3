import {firstFile} from '../../../support/exercise';
import {appendingEach, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const CASE = firstFile('_cases');

/** Sentences that somebody adds, by what is said of them; a star stands for a warning. */
const REFUSED: readonly (readonly [file: string, says: string, ...string[]])[] = [
  [ABOUT, '_practice/hours.yml', 'We take Fridays off.'],
  [ABOUT, 'Write Invisalign', 'Clear aligners by Invisaline.'],
  [ABOUT, 'not in Chandler', 'Visit us in Chandler.'],
  [ABOUT, 'Write CareCredit', 'We work with CareKredit for financing.'],
  [ABOUT, '*A note stands here', '{/* Ask Rosa about the photos. */}'],
  [ABOUT, '*not the name of our practice', 'At Saguaro Smiles of Tempe, your comfort comes first.'],
];

/** Values that somebody puts in the place of others. */
const PUT: readonly BadEdit[] = [
  {
    does: 'shows somebody who is not of age, and signed alone',
    file: CASE,
    append: 'This 15-year-old plays the flute.',
    at: 'by: patient',
    says: 'under 18',
  },
  {
    does: 'shows the picture of another case',
    file: '_cases/01-a-case.mdx',
    replace: ['beforeImage: cases/01-before', 'beforeImage: cases/02-before'],
    at: 'beforeImage: cases/02',
    says: 'shows the patient of',
  },
];

/** What goes wrong in kinds of which the words are never the same. */
export const kinds: BadEdit[] = [
  ...REFUSED.flatMap(([file, says, ...sentences]) => appendingEach(file, says, sentences)),
  ...PUT,
];
