import {appendingEach, type BadEdit} from '../edit';

/** What a front desk, a hygienist, an agency and a spouse add to a page, by what is said of it; a star stands for a warning. */
const REFUSED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  ['A line of the schedule', 'new-patients.mdx', 'Alvarez, Tomas (M, 44), crown on 30, no epinephrine.'],
  [
    '*is not of our team',
    'our-staff/rosa.mdx',
    'The flowers on her desk are from Penny Whitcomb, who brings new ones every month.',
  ],
  [
    'writing program',
    'services/dental-technologies/index.mdx',
    'As of my last update, scanners of this kind took about three minutes.',
    'I have no information about the opening hours of this practice.',
  ],
  ['of a spreadsheet', 'costs.mdx', 'A night guard costs #REF! at most.', 'The plan pays #N/A of it.'],
  ['*has no page', 'financial-policy.mdx', 'Call Gwendolyn, our billing coordinator, with any question.'],
  [
    '*is not the name of our practice',
    'privacy-policy.mdx',
    'If a page gives you trouble, contact Sonoran Sky Dental.',
  ],
  [
    'may be a patient',
    'about-us.mdx',
    'Last spring the whole Hendricks family had their wisdom teeth out here in the same week.',
  ],
  [
    'may be a patient',
    'services/family-dentistry/index.mdx',
    'Little Mason, 6, cried at his first filling, and today he runs in ahead of his mom.',
  ],
  [
    'may be a patient',
    'services/sedation-dentistry/index.mdx',
    'Our neighbor Gus, who owns the tire shop, slept through his implants.',
  ],
  ['may be a patient', 'reviews.mdx', 'Thank you, Denise, for your kind words about your crown.'],
  ['*is private', 'our-staff/kayla.mdx', 'You can reach Kayla on her own cell after hours, she is happy to help.'],
  ['*is private', 'our-staff/anika.mdx', 'Anika is expecting her second baby in March.'],
  ['*is private', 'our-staff/mateo.mdx', 'Mateo went through a hard divorce last year and came back stronger.'],
  [
    '*is private',
    'our-staff/rosa.mdx',
    'Rosa turned 52 in October.',
    'Rosa is recovering from breast cancer and works half days.',
  ],
  ['*is private', 'our-staff/lucy.mdx', "Lucy's mobile number is the fastest way to her on weekends."],
  ['is no dentist', 'our-staff/anika.mdx', 'Dr. Anika will clean your teeth and tell you what she finds.'],
  ['*offered without its conditions', 'costs.mdx', 'Second opinions cost nothing.'],
  ['*offered without its conditions', 'new-patients.mdx', 'Your first exam is on us.'],
  [
    '*offered without its conditions',
    'services/general-dentistry/dental-x-rays.mdx',
    'There is never a charge for X-rays.',
  ],
  ['*is not what _practice/costs.yml says', 'costs.mdx', 'A cleaning is $59 for everybody.'],
  [
    'figure of the practice',
    'financial-policy.mdx',
    'Please tell us a day ahead if you cannot come, and nothing is charged.',
    'You get 10% off when you pay in full before treatment.',
    'Pay the whole amount ahead and we take off 15%.',
  ],
  ['figure of the practice', 'payment-plans.mdx', 'We put half down and take the rest later.'],
  [
    'figure of the practice',
    'new-patients.mdx',
    'Cancel up to two hours before and there is no fee.',
    'A missed visit costs $200.',
  ],
  [
    '*says something else than',
    'insurance-plans.mdx',
    'Delta Dental Premier members pay the network price here.',
    'TRICARE covers your crowns with us.',
  ],
  [
    '*says of the ways to pay',
    'financial-policy.mdx',
    'American Express is not accepted, and neither are checks.',
    'We no longer take cash.',
  ],
  [
    '*far from what dentists say',
    'services/general-dentistry/teeth-cleaning.mdx',
    'One cleaning every five years is plenty.',
  ],
  [
    '*far from what dentists say',
    'services/general-dentistry/dental-exams.mdx',
    'See us every three years if nothing hurts.',
  ],
  [
    '*is not licensed',
    'our-staff/anika.mdx',
    'Anika gives the injections, diagnoses cavities and decides who needs a crown.',
  ],
  [
    '*is not licensed',
    'our-staff/devon.mdx',
    'Devon fills small cavities himself when the doctors are busy.',
    'Devon numbs you up and drills while the doctor sees someone else.',
  ],
  ['*is not licensed', 'our-staff/kayla.mdx', 'Kayla adjusts the laughing gas on her own.'],
  [
    '*is not licensed',
    'our-staff/lucy.mdx',
    'Lucy at the front desk looks at your photos and tells you whether you need an antibiotic.',
  ],
  ['*is not licensed', 'our-staff/jasmine.mdx', 'Jasmine can call in a refill of your pain pills.'],
  ['says other hours', 'contact-us.mdx', 'Monday through Friday from eight to six.'],
  ['says other hours', 'services/family-dentistry/index.mdx', 'After-school visits are possible until 6 on Mondays.'],
  ['says we are open on', 'new-patients.mdx', 'Saturday mornings are kept free for families.'],
  ['A patient is named', 'about-us.mdx', 'Congressman Rick Alvarado has his teeth cleaned here.'],
  [
    'A patient is named',
    'services/cosmetic-dentistry/veneers.mdx',
    'Tiffany Brooks from Channel 9 got her veneers from Dr. Raman.',
  ],
];

/** What went through a fourth week: claims about us and others, what contradicts other pages, care, rights and money. */
export const fourthWeek: BadEdit[] = [
  ...REFUSED.flatMap(([says, file, ...sentences]) => appendingEach(file, says, sentences)),
  {
    does: "shows a colleague's portrait",
    file: 'our-staff/anika.mdx',
    replace: ['image: team/anika', 'image: team/beth'],
    says: 'is of Beth',
    at: 'image: team/beth',
    others: 0,
  },
  {
    does: 'asks for a number in a form',
    file: '_practice/forms.yml',
    replace: [/label: .+/, 'label: Your Social Security number'],
    says: 'what it sends is not private',
    at: 'label: Your Social Security number',
  },
  {
    does: 'names another last day than the record',
    file: '_practice/promotions.yml',
    replace: [/text: All of August,/, 'text: Until August 20,'],
    says: 'Let both say the same day',
    at: 'text: Until August 20',
    warns: true,
  },
];
