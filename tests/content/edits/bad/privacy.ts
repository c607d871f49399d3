import {photograph} from '../../../support/pictures';
import {appending, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const CASE = '_cases/01-a-case.mdx';
const REVIEW = '_reviews/01-bh.mdx';
const TESTIMONIALS = '_practice/testimonials.yml';

/** What tells who a patient is. */
export const privacy: BadEdit[] = [
  {
    does: 'names the file of a case by the patient',
    file: CASE,
    rename: '_cases/01-maria-gutierrez-implant.mdx',
    in: '_cases/01-maria-gutierrez-implant.mdx',
    at: 1,
    says: 'tells who the patient is',
  },
  {
    does: "writes a reviewer's whole name",
    file: REVIEW,
    replace: [/^name: .*/m, 'name: Dana Holloway'],
    at: 'name:',
    says: 'Write name: "D.H."',
  },
  {
    does: "writes a reviewer's first name",
    file: REVIEW,
    replace: [/^name: .*/m, 'name: Dana H.'],
    at: 'name:',
    says: 'more than initials',
  },
  {
    does: 'names the file of a review after the patient',
    file: '_reviews/2026-10-14-laura-vance.mdx',
    write: '---\nname: L.V.\nsource: Google\ndate: May 3, 2026\nsample: true\n---\n\nGood.\n',
    at: 1,
    says: 'Rename it to 2026-10-14-lv.mdx',
  },
  {
    does: 'writes a whole name over a testimonial',
    file: TESTIMONIALS,
    replace: ['name: A.B.', 'name: Carol Lindner'],
    at: 'name: Carol',
    says: 'Write name: "C.L."',
  },
  {
    does: 'says where somebody lives over a testimonial',
    file: TESTIMONIALS,
    replace: ['subTitle: March 2, 2026', 'subTitle: Chandler, June 2026'],
    at: 'subTitle: Chandler',
    says: 'not a date',
  },
  appending(REVIEW, 'leaves the signature under a review', 'Thank you all! - Dana Holloway', 'A patient is named'),
  appending(
    REVIEW,
    "leaves a patient's phone number in a review",
    'Call me at (480) 555-0199 if you have questions.',
    'phone number or e-mail',
  ),
  appending(
    REVIEW,
    "leaves a patient's e-mail address in a review",
    'Write me at dana.holloway@mailbox.example.',
    'phone number or e-mail',
  ),
  appending(
    REVIEW,
    "leaves a child's name in a review",
    'My son Tyler Holloway had his first filling.',
    'A patient is named',
  ),
  appending(CASE, 'names the patient of a case', 'Laura was happy with the color.', 'A patient is named'),
  appending(
    CASE,
    'names the patient of a case with a title',
    'Mrs. Vance came back after a year.',
    'A patient is named',
  ),
  appending(CASE, 'writes the birthday of a patient', 'DOB: 03/14/1961.', 'A birthday'),
  appending(CASE, 'writes when a patient was born', 'She was born on March 14, 1998.', 'A birthday'),
  appending(CASE, 'writes the day of a treatment', 'We placed the filling on May 3, 2026.', 'The day of a treatment'),
  appending(CASE, 'writes the age of a very old patient', 'A 93-year-old woman came to us.', 'An age above 89'),
  appending(CASE, "writes a patient's chart number", 'See chart #104482.', 'chart, insurance or account number'),
  appending(
    CASE,
    "writes a patient's insurance number",
    'Her member ID: W2281937640.',
    'chart, insurance or account number',
  ),
  appending(CASE, "writes a patient's address", 'She lives at 2210 E Palo Verde St.', 'address'),
  appending(CASE, "writes a patient's town", 'She lives in Queen Creek.', 'town'),
  appending(CASE, 'writes where a patient works', 'She works at Higley High School.', 'place of work'),
  appending(
    ABOUT,
    'thanks a patient by name',
    'Thank you to Mike Torres, who finished his aligners this week.',
    'A patient is named',
  ),
  appending(
    ABOUT,
    'names a patient with an illness',
    'Susan Whitfield has diabetes and comes for her gums every three months.',
    'A patient is named',
  ),
  appending(ABOUT, 'names somebody as a patient', 'Our patient Nguyet Pham says hello.', 'A patient is named'),
  appending(ABOUT, 'congratulates a patient on the birthday', 'Happy birthday, born on June 4, 1936!', 'A birthday'),
  {
    does: 'names the pictures of a case after the patient',
    file: CASE,
    picture: ['cases/laura-vance-before.jpg', await photograph(1400)],
    replace: ['beforeImage: cases/01-before', 'beforeImage: cases/laura-vance-before'],
    at: 'beforeImage:',
    says: 'tells who the patient is',
  },
  {
    does: "names a picture by a patient's chart",
    file: CASE,
    picture: ['cases/chart-104482-before.jpg', await photograph(1400)],
    replace: ['beforeImage: cases/01-before', 'beforeImage: cases/chart-104482-before'],
    at: 'beforeImage:',
    says: 'tells who the patient is',
  },
  {
    does: 'forgets the permission of a patient',
    file: CASE,
    replace: [/consent:\n(?: {2}.*\n)+/, ''],
    at: 'heading:',
    says: 'The field "consent" is missing',
  },
  {
    does: 'leaves a permission that ran out',
    file: CASE,
    replace: [/until: .*/, 'until: 2026-10-31'],
    at: 'until:',
    says: 'ran out on October 31, 2026',
  },
  {
    does: 'writes a name into a permission',
    file: CASE,
    replace: ['by: patient', 'by: Laura Vance'],
    at: 'by: Laura',
    says: 'Write one of patient, parent, guardian',
  },
  ...(
    [
      [
        'tells of a patient by a place and a game',
        'The Ortega boy, who pitches at Nichols Park, still has the tooth we put back.',
      ],
      [
        'says goodbye to a patient who died',
        'The beekeeper on Elliot Road, who had his denture mended here, died in June.',
      ],
      ['boasts of a known patient', 'She cleans the teeth of the fire chief, who asks for her every spring.'],
      [
        'tells of a shop by the patient who owns it',
        'The owner of the shoe store on Elliot lost a crown to a caramel.',
      ],
      ["tells of a colleague's family as patients", "Beth's father-in-law had both of his implants from us."],
      ['tells what the neighbor owes', 'Our landlord owes us for a bridge, and we take it off the rent.'],
      ['tells of a team as patients', 'She treats the whole Highland High wrestling team.'],
      [
        'names a patient and goes on in the next sentence',
        'Some of you asked about Walt. He had a stroke, and his denture can wait.',
      ],
      ['wishes a patient a good recovery', 'Get well soon, Deborah, we will keep your new crown safe!'],
    ] as const
  ).map(([does, words]) => appending(ABOUT, does, words, 'This may tell of one patient', {warns: true})),
  ...(
    [
      ['answers a reviewer with the visit', 'As we told you at your visit, the filling was deep.'],
      ['answers a reviewer with a finding', 'Your blood pressure was far too high that morning.'],
      ['reminds a reviewer of a bad day', 'We remember that visit: you hung up on Lucy twice.'],
      ['says what the person behind a review signed', 'The reviewer above refused the X-rays and signed for it.'],
      ['answers a reviewer with a memory', 'It was a pleasure having your daughter in last week.'],
    ] as const
  ).map(([does, words]) => appending('reviews.mdx', does, words, 'This speaks to one patient', {warns: true})),
  ...(
    [
      ['shows the schedule with its names', 'Here is a photo of our schedule for Monday, full as always.'],
      ['asks visitors to recognize each other', 'Can you spot your neighbor in this picture?'],
      ['posts who did not come', 'Our wall of shame: three people, nine visits.'],
    ] as const
  ).map(([does, words]) => appending(ABOUT, does, words, 'What we keep of patients', {warns: true})),
];
