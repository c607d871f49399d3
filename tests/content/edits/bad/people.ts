import {appendingEach, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';

/** Sentences about our people that their pages contradict, by what is said of them; a star before it says that it is a warning. */
const SENTENCES: readonly (readonly [file: string, says: string, ...sentences: string[]])[] = [
  [
    ABOUT,
    '*no page among our team',
    'Ask at the desk, or write to Stephanie Kowalski in billing.',
    'Maribel answers during working hours.',
    'Dr. Feldman comes in on Thursdays.',
    'Maria at our front desk will help you.',
    'Our Dr. Winters will see you soon.',
    'Dr. Simmons takes new patients on Mondays.',
  ],
  [
    ABOUT,
    '*is no hygienist',
    'Our dental hygienists Jasmine and Lucy keep your teeth clean.',
    'Rosa (our hygienist) keeps a garden.',
    'Our oldest hygienist, Rosa, can tell you before you ask.',
    'Our hygienist Rosa will clean your teeth.',
  ],
  [ABOUT, 'leads to the page of', 'Our hygienist [Beth Holloway](/our-staff/beth) has time for you.'],
  ['financial-policy.mdx', '*no page among our team', 'Call Gwendolyn, our billing coordinator, with any question.'],
  ['our-staff/kayla.mdx', '*is private', 'You can reach Kayla on her own cell after hours, she is happy to help.'],
  ['our-staff/anika.mdx', '*is private', 'Anika is expecting her second baby in March.'],
  ['our-staff/mateo.mdx', '*is private', 'Mateo went through a hard divorce last year and came back stronger.'],
  [
    'our-staff/rosa.mdx',
    '*is private',
    'Rosa turned 52 in October.',
    'Rosa is recovering from breast cancer and works half days.',
  ],
  ['our-staff/lucy.mdx', '*is private', "Lucy's mobile number is the fastest way to her on weekends."],
  ['our-staff/anika.mdx', 'is no dentist', 'Dr. Anika will clean your teeth and tell you what she finds.'],
  [
    'our-staff/anika.mdx',
    '*is not licensed',
    'Anika gives the injections, diagnoses cavities and decides who needs a crown.',
  ],
  [
    'our-staff/devon.mdx',
    '*is not licensed',
    'Devon fills small cavities himself when the doctors are busy.',
    'Devon numbs you up and drills while the doctor sees someone else.',
    'Devon cements the crowns while the dentist is at lunch.',
    'Our office manager approves your antibiotics by phone.',
    'Our lab technician adjusts the denture in the absence of the dentist.',
  ],
  ['our-staff/kayla.mdx', '*is not licensed', 'Kayla adjusts the laughing gas on her own.'],
  [
    'our-staff/lucy.mdx',
    '*is not licensed',
    'Lucy at the front desk looks at your photos and tells you whether you need an antibiotic.',
  ],
  ['our-staff/jasmine.mdx', '*is not licensed', 'Jasmine can call in a refill of your pain pills.'],
  [ABOUT, 'Write Dr. Marquez', 'Ask for Dr. Marques when you call.'],
  [ABOUT, 'Write Rosa Delgado', 'Rosa Delgodo manages the office.'],
  ['our-staff/index.mdx', '*is no manager', 'Ask for [Kayla](/our-staff/kayla), our office manager.'],
  ['our-staff/index.mdx', '*is no manager', 'Complaints go to Mateo, who runs the office.'],
  ['our-staff/index.mdx', '*is no civil rights coordinator', 'Our civil rights coordinator is Mateo.'],
  [ABOUT, '*finished dental school in 2010', 'Dr. Marquez has cared for families for a quarter of a century.'],
  [ABOUT, '*No degree of Elena Marquez', 'Dr. Marquez finished dental school in 2014.'],
  [ABOUT, '*The license of Elena Marquez', 'Dr. Marquez has been licensed since 2006.'],
  [ABOUT, '*is no school of Elena Marquez', 'Dr. Marquez earned her degree at Pinewood University.'],
  [ABOUT, '*and not "DDS"', 'You may see Dr. Elena Marquez, DDS, at the market.'],
  [ABOUT, '*among the languages', 'We speak Korean and Polish.', 'Kayla explains it all in Vietnamese.'],
  [ABOUT, '*does not lead the practice', 'The practice is led by Dr. Okafor.'],
  [
    'our-dentist/dr-thomas-okafor.mdx',
    '*stands on no page of our team',
    'Dr. Okafor trained at Johns Hopkins.',
    'Dr. Thomas Okafor, DMD, FACS, sees nervous patients.',
  ],
  [
    ABOUT,
    'Nobody here is called',
    'Dr. Elena Marques will see you.',
    'Ask for Kaylah at the front desk.',
    'Dr. Priya Rahman joined us.',
  ],
];

/** What is not so of our people, or not to be told. */
export const people: BadEdit[] = SENTENCES.flatMap(([file, says, ...sentences]) =>
  appendingEach(file, says, sentences),
);
