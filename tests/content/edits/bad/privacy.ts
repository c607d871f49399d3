import {photograph} from '../../../support/pictures';
import {putting, type BadEdit} from '../edit';

const CASE = '_cases/01-a-case.mdx';
const REVIEW = '_reviews/01-bh.mdx';
const TESTIMONIALS = '_practice/testimonials.yml';

/** What tells who a patient is, and permissions to publish. */
export const privacy: BadEdit[] = [
  ...putting([
    ['*A person is named in the description', '_practice/facility.yml', 'alt: ', 'alt: Ofelia Barraza beside '],
    ['what it sends is not private', '_practice/forms.yml', /label: .+/, 'label: Your Social Security number'],
    ['shows the patient of', CASE, 'beforeImage: cases/01-before', 'beforeImage: cases/02-before'],
    ['are the same', CASE, 'afterImage: cases/01-after', 'afterImage: cases/01-before'],
    [
      "each other's place",
      CASE,
      'beforeImage: cases/01-before\nafterImage: cases/01-after',
      'beforeImage: cases/01-after\nafterImage: cases/01-before',
    ],
    ['Write name: "D.H."', REVIEW, /^name: .*/m, 'name: Dana Holloway'],
    ['more than initials', REVIEW, /^name: .*/m, 'name: Dana H.'],
    ['Write name: "C.L."', TESTIMONIALS, 'name: A.B.', 'name: Carol Lindner'],
    ['not a date', TESTIMONIALS, 'subTitle: March 2, 2026', 'subTitle: Chandler, June 2026'],
    ['The field "consent" is missing', CASE, /consent:\n(?: {2}.*\n)+/, '', {at: 'heading:'}],
    ['ran out on October 31, 2026', CASE, /until: .*/, 'until: 2026-10-31'],
    ['Write one of patient, parent, guardian', CASE, 'by: patient', 'by: Laura Vance'],
    ['nothing has been signed', CASE, /filed: .*/, 'filed: not signed yet, ask her'],
    ['A patient is named', CASE, 'treatment: ', "treatment: Laura's veneer # "],
    ['is missing', CASE, 'filed: ', 'filed: # '],
  ]),
  {
    does: 'shows somebody who is not of age, and signed alone',
    file: CASE,
    append: 'This 15-year-old plays the flute.',
    at: 'by: patient',
    says: 'under 18',
  },
  {
    does: 'names the file of a case by the patient',
    file: CASE,
    rename: '_cases/01-maria-gutierrez-implant.mdx',
    in: '_cases/01-maria-gutierrez-implant.mdx',
    at: 1,
    says: 'tells who the patient is',
  },
  {
    does: 'names the file of a review after the patient',
    file: '_reviews/2026-10-14-laura-vance.mdx',
    write: '---\nname: L.V.\nsource: Google\ndate: May 3, 2026\nsample: true\n---\n\nGood.\n',
    says: 'Rename it to 2026-10-14-lv.mdx',
  },
  ...(await Promise.all(
    ['cases/laura-vance-before', 'cases/chart-104482-before'].map(async (name): Promise<BadEdit> => ({
      does: `names a picture ${name}`,
      file: CASE,
      picture: [`${name}.jpg`, await photograph(1400)],
      replace: ['beforeImage: cases/01-before', `beforeImage: ${name}`],
      says: 'tells who the patient is',
    })),
  )),
];
