import {appendingEach, type BadEdit} from '../edit';

/** What takes rights from patients or gives work and titles to whoever has none, by what is said of it. */
const WARNED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  [
    'is not licensed',
    'our-staff/devon.mdx',
    'Devon cements the crowns while the dentist is at lunch.',
    'Our office manager approves your antibiotics by phone.',
    'Our lab technician adjusts the denture in the absence of the dentist.',
  ],
  [
    'is announced here',
    'services/cosmetic-dentistry/index.mdx',
    'Dr. Raman now smooths frown lines with Botox.',
    'Vitamin drips are now available at the desk.',
  ],
  [
    'stands on no page of our team',
    'our-dentist/dr-thomas-okafor.mdx',
    'Dr. Okafor trained at Johns Hopkins.',
    'Dr. Thomas Okafor, DMD, FACS, sees nervous patients.',
  ],
  [
    'is about the text',
    'about-us.mdx',
    'Keep the tone light and friendly throughout.',
    'Swap the word for another one everywhere.',
    'Temporary text until the bio arrives.',
  ],
  [
    'is for the team',
    'about-us.mdx',
    'Does anybody know where the big mirror went?',
    'The keypad at the back door is 3391 now.',
    'Never book them again, she always cancels.',
  ],
  ['belongs to another website', 'about-us.mdx', 'Your session has expired, so please sign in again.'],
];

export const rightsAndRoles: BadEdit[] = [
  ...WARNED.flatMap(([says, file, ...sentences]) => appendingEach(file, says, sentences, {warns: true})),
];
