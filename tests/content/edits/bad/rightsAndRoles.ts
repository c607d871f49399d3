import {appendingEach, type BadEdit} from '../edit';

/** What takes rights from patients or gives work and titles to whoever has none, by what is said of it. */
const WARNED: readonly (readonly [says: string, file: string, ...string[]])[] = [
  [
    'is announced here',
    'services/cosmetic-dentistry/index.mdx',
    'Dr. Raman now smooths frown lines with Botox.',
    'Vitamin drips are now available at the desk.',
  ],
];

export const rightsAndRoles: BadEdit[] = [
  ...WARNED.flatMap(([says, file, ...sentences]) => appendingEach(file, says, sentences, {warns: true})),
];
