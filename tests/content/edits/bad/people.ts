import {adding, putting, type BadEdit} from '../edit';

const ANIKA = 'our-staff/anika.mdx';
const ABOUT = 'about-us.mdx';

/** What is not so of our people, or not to be told. */
export const people: BadEdit[] = [
  ...adding([
    [
      '*no page among our team',
      ABOUT,
      'Ask at the desk, or write to Stephanie Kowalski in billing.',
      'Maribel answers during working hours.',
      'Dr. Feldman comes in on Thursdays.',
      'Maria at our front desk will help you.',
      'Our Dr. Winters will see you soon.',
      'Dr. Simmons takes new patients on Mondays.',
    ],
    [
      '*is no hygienist',
      ABOUT,
      'Our dental hygienists Jasmine and Lucy keep your teeth clean.',
      'Rosa (our hygienist) keeps a garden.',
      'Our oldest hygienist, Rosa, can tell you before you ask.',
      'Our hygienist Rosa will clean your teeth.',
    ],
    ['leads to the page of', ABOUT, 'Our hygienist [Beth Holloway](/our-staff/beth) has time for you.'],
    ['*no page among our team', 'financial-policy.mdx', 'Call Gwendolyn, our billing coordinator, with any question.'],
    ['*is private', 'our-staff/kayla.mdx', 'You can reach Kayla on her own cell after hours, she is happy to help.'],
    ['*is private', ANIKA, 'Anika is expecting her second baby in March.'],
    ['*is private', 'our-staff/mateo.mdx', 'Mateo went through a hard divorce last year and came back stronger.'],
    [
      '*is private',
      'our-staff/rosa.mdx',
      'Rosa turned 52 in October.',
      'Rosa is recovering from breast cancer and works half days.',
    ],
    ['*is private', 'our-staff/lucy.mdx', "Lucy's mobile number is the fastest way to her on weekends."],
    ['is no dentist', ANIKA, 'Dr. Anika will clean your teeth and tell you what she finds.'],
    ['*is not licensed', ANIKA, 'Anika gives the injections, diagnoses cavities and decides who needs a crown.'],
    [
      '*is not licensed',
      'our-staff/devon.mdx',
      'Devon fills small cavities himself when the doctors are busy.',
      'Devon numbs you up and drills while the doctor sees someone else.',
      'Devon cements the crowns while the dentist is at lunch.',
      'Our office manager approves your antibiotics by phone.',
      'Our lab technician adjusts the denture in the absence of the dentist.',
    ],
    ['*is not licensed', 'our-staff/kayla.mdx', 'Kayla adjusts the laughing gas on her own.'],
    [
      '*is not licensed',
      'our-staff/lucy.mdx',
      'Lucy at the front desk looks at your photos and tells you whether you need an antibiotic.',
    ],
    ['*is not licensed', 'our-staff/jasmine.mdx', 'Jasmine can call in a refill of your pain pills.'],
    ['Write Dr. Marquez', ABOUT, 'Ask for Dr. Marques when you call.'],
    ['Write Rosa Delgado', ABOUT, 'Rosa Delgodo manages the office.'],
    ['*is no manager', 'our-staff/index.mdx', 'Ask for [Kayla](/our-staff/kayla), our office manager.'],
    ['*is no manager', 'our-staff/index.mdx', 'Complaints go to Mateo, who runs the office.'],
    ['*is no civil rights coordinator', 'our-staff/index.mdx', 'Our civil rights coordinator is Mateo.'],
    ['*finished dental school in 2010', ABOUT, 'Dr. Marquez has cared for families for a quarter of a century.'],
    ['*No degree of Elena Marquez', ABOUT, 'Dr. Marquez finished dental school in 2014.'],
    ['*The license of Elena Marquez', ABOUT, 'Dr. Marquez has been licensed since 2006.'],
    ['*is no school of Elena Marquez', ABOUT, 'Dr. Marquez earned her degree at Pinewood University.'],
    ['*and not "DDS"', ABOUT, 'You may see Dr. Elena Marquez, DDS, at the market.'],
    ['*among the languages', ABOUT, 'We speak Korean and Polish.', 'Kayla explains it all in Vietnamese.'],
    ['*does not lead the practice', ABOUT, 'The practice is led by Dr. Okafor.'],
    [
      '*stands on no page of our team',
      'our-dentist/dr-thomas-okafor.mdx',
      'Dr. Okafor trained at Johns Hopkins.',
      'Dr. Thomas Okafor, DMD, FACS, sees nervous patients.',
    ],
    [
      'Nobody here is called',
      ABOUT,
      'Dr. Elena Marques will see you.',
      'Ask for Kaylah at the front desk.',
      'Dr. Priya Rahman joined us.',
    ],
  ]),
  ...putting([
    ['leads to the page of Kayla', 'our-staff/index.mdx', '[Kayla](/our-staff/kayla)', '[Kaila](/our-staff/kayla)'],
  ]),
];
