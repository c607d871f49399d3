import {firstFile} from '../../../support/exercise';
import {appendingEach, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const CASE = firstFile('_cases');

/** Sentences that somebody adds, by what is said of them; a star stands for a warning. */
const REFUSED: readonly (readonly [file: string, says: string, ...string[]])[] = [
  [
    ABOUT,
    '*places us above others',
    'Why settle for second best when you can come to us?',
    "Winner of the Gilbert Readers' Choice Award.",
  ],
  [ABOUT, '*compares us', 'Our scanner leaves every other office in town in the dust.'],
  [ABOUT, '*gives a title', "Dr. Raman is Gilbert's cosmetic dentistry authority."],
  [ABOUT, 'gives a title', 'Meet our in-house gum specialist.'],
  [
    ABOUT,
    '*nothing hurts',
    'You will sleep like a baby while we take the tooth.',
    'Getting an implant with us does not hurt one bit.',
    'A root canal here is as comfortable as a nap on the couch.',
  ],
  [
    ABOUT,
    '*promises a result',
    'You are certain to be thrilled with the shade.',
    'This is the last filling you will ever need.',
    'Whatever the problem, we will save your tooth.',
    'Once your veneers are on, they stay white until the end of time.',
  ],
  [ABOUT, '*promises a cure', 'Our bite guard heals migraines.'],
  [ABOUT, '*promises a cure', 'Two visits and your bad breath is history.'],
  [ABOUT, 'nothing can go wrong', 'Sedation suits everybody, whatever their health.'],
  [ABOUT, "*waives the patient's share", 'Whatever your plan pays is enough for us.'],
  [ABOUT, '*pays for patients', 'Each friend you send earns you a coffee card.'],
  [ABOUT, '*which is fraud', 'We bill a filling as a crown so that your plan pays more.'],
  [ABOUT, '*promises credit', 'Everybody qualifies for our financing, whatever their credit.'],
  [ABOUT, '*asks only for good reviews', 'Only those who loved their visit are asked to write a review.'],
  [ABOUT, '*no independent patient wrote', 'Our team writes a few reviews itself each month.'],
  [ABOUT, "*forbids patients' words", 'Anyone who posts a complaint on Yelp will hear from our lawyer.'],
  [
    ABOUT,
    '*gives medical advice',
    'Two Tylenol and two Advil together work better than anything stronger.',
    'Rub two drops of clove oil on the gum every hour.',
    'Healthy adults may have 400 mg of ibuprofen with 500 mg of acetaminophen, six hours apart or more, so every six hours.',
  ],
  [
    ABOUT,
    'gives medical advice',
    'Adults may have 800 mg of ibuprofen every six hours.',
    'Adults may have 400 mg of ibuprofen every two hours.',
    'After that, 400 mg of ibuprofen every eight hours is right for a child as for adults.',
    'For adults we suggest 500 mg of amoxicillin every eight hours.',
    'For adults it is 400 mg of ibuprofen and 5 mg of oxycodone every six hours.',
  ],
  [ABOUT, '*only the doctor who prescribed', 'If your blood pressure is high, double your pill that morning.'],
  [
    ABOUT,
    '*can harm whoever follows it',
    'There is no hurry with a knocked-out tooth; any day that week is fine.',
    'Brush as hard as you can to get the tartar off.',
    'Chew ice to strengthen your enamel.',
    'Call us before you call 911.',
    'Silver fillings slowly poison the body.',
  ],
  [
    ABOUT,
    '*by a way that is not private',
    'Leave your date of birth and member ID on our voicemail.',
    'Tell us your symptoms on Instagram.',
  ],
  [ABOUT, '*turns people away', 'We do not see patients who need a hoist.'],
  [ABOUT, 'takes a right', 'We keep your file until your account is settled.'],
  [ABOUT, "*gives patients' data away", 'We pass your phone number on to companies that we trust.'],
  [ABOUT, '*chooses applicants', 'Our ideal hygienist is under thirty and single.'],
  [ABOUT, 'Write Invisalign', 'Clear aligners by Invisaline.'],
  [ABOUT, 'not in Chandler', 'Visit us in Chandler.'],
  [ABOUT, 'Write CareCredit', 'We work with CareKredit for financing.'],
  [ABOUT, '*A note stands here', '{/* Ask Rosa about the photos. */}'],
  [ABOUT, '*compares us', 'Compare us with the big chains: their crowns cost twice as much and never fit.'],
  [ABOUT, '*compares us', 'Look at the chain on Higley Road, and how their fillings break and never fit.'],
  [ABOUT, '*nothing hurts', 'Doze through the treatment and wake up with a finished smile.'],
  [ABOUT, '*nothing hurts', 'With sedation there is no fear, no feeling and no memory of it.'],
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
    does: 'makes a slip right for good',
    file: '_practice/words/apointment.txt',
    write: 'apointment\n',
    at: 1,
    says: 'slip for "appointment"',
    warns: true,
  },
  {
    does: 'is licensed before the degree',
    file: 'our-dentist/dr-priya-raman.mdx',
    replace: [/since: \d+/, 'since: 1999'],
    at: 'since: 1999',
    says: 'The license is of 1999',
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
