import {appending, appendingEach, type BadEdit} from '../edit';

/** What takes rights from patients or gives work and titles to whoever has none, by what is said of it. */
const WARNED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  [
    'turns people away',
    'new-patients.mdx',
    'Our small team is not set up for children with autism.',
    'Patients in wheelchairs need another office.',
  ],
  [
    'treats people apart',
    'about-us.mdx',
    'Families on food stamps come in through the back door.',
    'Patients with hepatitis get the last appointment of the day.',
    'Refugees are welcome, but only with a letter.',
  ],
  [
    'keeps help from people',
    'about-us.mdx',
    'We do not book interpreters for a cleaning.',
    'Your teenager can interpret for you.',
    'Captions are too expensive for an office of our size.',
  ],
  [
    'have not agreed to it',
    'services/sedation-dentistry/index.mdx',
    'Opening your mouth counts as consent.',
    'You sign the form while the tablet makes you drowsy.',
    'Stopping halfway is the decision of the dentist alone.',
    'If your child cries, we strap him in and finish.',
  ],
  [
    "gives patients' data away",
    'privacy-policy.mdx',
    'Hidden microphones in the consultation room help us train.',
    'We call out names and open balances aloud in the lobby.',
  ],
  ['keeps records from those', 'privacy-policy.mdx', 'You can look at your chart with us, but not copy it.'],
  ['punishes people', 'reviews.mdx', 'After a bad review you may wait longer for your next visit.'],
  ['keeps back the written estimate', 'costs.mdx', 'We never put prices in writing.'],
  [
    'is announced here',
    'services/cosmetic-dentistry/index.mdx',
    'Dr. Raman now smooths frown lines with Botox.',
    'Vitamin drips are now available at the desk.',
  ],
  ['without what the law asks for', 'our-staff/index.mdx', 'His certificate is still pending.'],
  [
    'a reader cannot look up',
    'our-dentist/dr-priya-raman.mdx',
    'She was trained by the inventor of the veneer.',
    'With the laser there is no drill and no needle.',
  ],
];

export const rightsAndRoles: BadEdit[] = [
  ...WARNED.flatMap(([says, file, ...sentences]) => appendingEach(file, says, sentences, {warns: true})),
  appending(
    'our-dentist/dr-thomas-okafor.mdx',
    'has an endodontist on site',
    'We have an endodontist on site.',
    'gives a title',
  ),
];
