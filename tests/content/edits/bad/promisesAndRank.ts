import {appendingEach, type BadEdit} from '../edit';

/** Promises in plain words and praise of ourselves, by what is said of it. */
const WARNED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  [
    'promises how long it lasts',
    'services/restorative-dentistry/index.mdx',
    'A bridge from our lab will still be there when your grandchildren marry.',
    'What we have sealed stays sealed.',
    'After our varnish, no amount of tea can stain your teeth.',
  ],
  [
    'promises a result by a time',
    'services/cosmetic-dentistry/index.mdx',
    'Four months from now your teeth are straight, whatever their shape.',
    'No bite is too far gone for our aligners.',
  ],
  [
    'is a record',
    'services/cosmetic-dentistry/dental-implants.mdx',
    'Of the 900 that we have placed, all are still in place.',
    'None of our patients has ever lost one.',
  ],
  [
    'nothing can go wrong',
    'services/sedation-dentistry/index.mdx',
    'Our checklist makes complications impossible.',
    'The gas is fine in every week of a pregnancy, and no history is needed.',
    'The chance of a reaction is zero.',
  ],
  [
    'a visit is nothing',
    'services/general-dentistry/index.mdx',
    'A root canal with us is a walk in the park.',
    'The only thing you will ever notice is the music.',
    'There is no reason to be nervous.',
  ],
  [
    'places us above others',
    'about-us.mdx',
    'We are the Ferrari of dental care.',
    'Readers of the town paper voted us number one.',
    'We have our own teeth done here.',
    'Our whitening makes the rest look like amateurs.',
    'Cleanings with your own music: only here.',
  ],
  [
    'speaks of other offices',
    'about-us.mdx',
    'You have tried the rest, so come here.',
    'Her previous dentist had ruined the tooth, and we saved it.',
    'The budget clinics on Higley count on your not asking.',
    'Why drive to a chain office?',
  ],
  [
    'is praise by numbers',
    'reviews.mdx',
    'Read what our 4,000 followers have known for years.',
    'The reviews speak for themselves.',
  ],
];

export const promisesAndRank: BadEdit[] = WARNED.flatMap(([says, file, ...sentences]) =>
  appendingEach(file, says, sentences, {warns: true}),
);
