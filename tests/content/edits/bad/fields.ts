import {putting, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const REVIEW = '_reviews/01-bh.mdx';
const DENTIST = 'our-dentist/dr-priya-raman.mdx';
const HOURS = '_practice/hours.yml';
const ANIKA = 'our-staff/anika.mdx';

/** Fields that cannot be read, or not as they were meant; the commonest slips are tried in every file: tests/content/oneCause.test.ts. */
export const fields: BadEdit[] = [
  ...putting([
    ['Everything behind the # on this line', REVIEW, /^date: .*$/m, 'date: "May 2, 2026" #1'],
    [
      'this is not the number of an Arizona dental license. Write it as the state board lists it',
      DENTIST,
      'number: D012345',
      'number: "012345"',
    ],
    ['This year has not come yet.', DENTIST, 'since: 2011', 'since: 2027'],
    ['This year has not come yet.', DENTIST, 'year: 2010', 'year: 2072'],
    ['this is not a year.', DENTIST, 'year: 2010', 'year: 10'],
    ['year', DENTIST, '    year: 2010\n', '', {at: 'degree:'}],
    ['curly or have no partner', ABOUT, 'heading: About us', 'heading: About us"'],
    ['curly or have no partner', ABOUT, 'heading: About us', 'heading: “About us”'],
    ['inside this value ends it too early', ABOUT, 'heading: About us', 'heading: "The "best" us"'],
    ['inside this value ends it too early', ABOUT, 'heading: About us', "heading: 'It's us'"],
    ['A space is missing behind the colon or the dash', ABOUT, 'heading: About us', 'heading:About us'],
    ['A space is missing behind the colon or the dash', ABOUT, '  - /about\n', '  -/about\n'],
    ['Everything behind the #', ABOUT, 'heading: About us', 'heading: Your #1 dentist'],
    ['written twice', ABOUT, 'heading: About us', 'heading: About us\nheading: About'],
    ['cannot start with the sign', ABOUT, 'heading: About us', 'heading: *About* us'],
    ['not written as a field', ABOUT, 'heading: About us', 'heading: About\nus', {at: 6}],
    [
      'Two versions',
      HOURS,
      'note: By appointment only',
      '<<<<<<< HEAD\nnote: A\n=======\nnote: B\n>>>>>>> main',
      {others: 2},
    ],
    ['or the value of the field above if that is a list', ABOUT, 'heading: About us', 'heading: About us\n  - /old'],
    ['The field "heading" is missing', ABOUT, 'heading: About us\n', '', {at: 2}],
    ['Did you mean navTitle?', ABOUT, 'navTitle:', 'navTitel:'],
    ['Did you mean banner?', ABOUT, 'banner:', 'Banner:'],
    ['is not a number', ANIKA, 'order: 8', 'order: eight'],
    ['is not a list', ANIKA, /redirectFrom:\n.*\n.*\n/, 'redirectFrom: /staff/anika\n'],
    ['Write one of home, page', ABOUT, 'kind: page', 'kind: blog'],
    ['"heading" is missing', ABOUT, 'heading: About us', 'heading:'],
    ['no field called "expertise"', ABOUT, 'kind: page', 'kind: page\nexpertise: Dentist'],
    ['Did you mean kind?', ABOUT, 'kind: page', 'Kind: page'],
    ['Did you mean page?', ABOUT, 'kind: page', 'kind: pgae'],
    ['where nobody sees it', ABOUT, 'heading: About us\n', 'heading: About us\n## Parking\n'],
    ['not a whole number', ANIKA, 'order: 8', 'order: 7.5'],
    ['stands twice', ABOUT, '  - /our-philosophy\n', '  - /our-philosophy\n  - /about\n'],
  ]),
  {
    does: 'writes a sentence where the fields belong, above a word that no dictionary has',
    file: ABOUT,
    write: '---\nMoved here from the old site\n---\n\nQuixling is what we do.\n',
    says: 'Something else stands where the fields belong',
  },
  {does: 'empties a file of facts', file: HOURS, write: '', says: 'The file is empty'},
];
