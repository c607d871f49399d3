import {putting, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';

/** How the text of a page is written, and what was left over in it. */
export const text: BadEdit[] = [
  ...putting([
    [
      'plain text, in which no tag works',
      ABOUT,
      /^description: .*/m,
      'description: Call us at (480) 555-0142 to book a visit at our practice in Gilbert.',
    ],
    ['*"office"', ABOUT, 'heading: About us', 'heading: About our offfice'],
    ['password or an access code', '_practice/integrations.yml', /^/, '# AKIAIOSFODNN7EXAMPLE\n'],
  ]),
  {
    does: 'writes too many cells',
    file: ABOUT,
    append: '| Day | Time |\n|---|---|\n| Monday | Morning | And more |',
    at: 'And more',
    says: 'more cells',
  },
];
