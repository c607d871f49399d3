import {photograph} from '../../../support/pictures';
import type {BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const EXAMS = 'services/general-dentistry/dental-exams.mdx';
const ANIKA = 'our-staff/anika.mdx';

const PAGE = [
  '---',
  'kind: page',
  'title: Our garden in Gilbert',
  'description: The garden of our office, with its plants, its birds and a bench in the shade.',
  'heading: Our garden',
  '---',
  '',
  'Words.',
  '',
].join('\n');
const IMPORT = "import Picture from '@site/src/components/Picture';\n\n";
const located = await photograph(2400, (picture) =>
  picture.withExif({IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '33/1 22/1 30/1'}}),
);
const heavy = Buffer.concat([await photograph(2400), Buffer.alloc(3_100_000)]);

/** Pictures, the names of files and where they are, and what must differ from page to page. */
export const files: BadEdit[] = [
  {
    does: 'deletes the page to which a form leads',
    file: 'thank-you.mdx',
    remove: true,
    in: '_practice/integrations.yml',
    at: 'vendor:',
    says: 'leads to the page /thank-you',
  },
  {
    does: 'misspells a picture',
    file: ABOUT,
    replace: ['banners/about-us', 'banners/about-uss'],
    at: 'banner:',
    says: 'Did you mean banners/about-us?',
  },
  {
    does: 'writes a picture with capitals',
    file: EXAMS,
    replace: ['services/dental-exams', 'services/Dental-Exams'],
    at: 'image:',
    says: 'not the name of a picture',
  },
  {
    does: 'writes the ending of a picture',
    file: EXAMS,
    replace: ['image: services/dental-exams', 'image: services/dental-exams.svg'],
    at: 'image:',
    says: 'without the ending',
  },
  {
    does: 'forgets the alternative text',
    file: ABOUT,
    append: `${IMPORT}<Picture image="facility/sofa" />`,
    at: '<Picture',
    says: 'no alternative text',
  },
  {
    does: 'writes a useless alternative text',
    file: ABOUT,
    append: `${IMPORT}<Picture image="facility/sofa" alt="Photo 2" />`,
    at: '<Picture',
    says: 'does not say what the picture shows',
  },
  {
    does: 'writes the name of a file as alternative text',
    file: ABOUT,
    append: `${IMPORT}<Picture image="facility/sofa" alt="IMG_2041.jpg" />`,
    at: '<Picture',
    says: 'is the name of a file',
  },
  {
    does: 'writes a picture as in other programs',
    file: ABOUT,
    append: '![The lounge](/img/facility/lounge.svg)',
    at: '![The lounge]',
    says: '<Picture image="facility/lounge" alt="The lounge" />',
  },
  {
    does: 'uploads a picture with capitals',
    file: ABOUT,
    picture: ['banners/Garden.jpg'],
    replace: ['banners/about-us', 'banners/garden'],
    at: 'banner:',
    says: 'rename static/img/banners/Garden.jpg',
  },
  {
    does: 'uploads a picture as phones save it',
    file: ABOUT,
    picture: ['banners/garden.heic'],
    replace: ['banners/about-us', 'banners/garden'],
    at: 'banner:',
    says: 'Browsers do not show',
  },
  {
    does: 'uploads a portrait that is too small',
    file: ANIKA,
    picture: ['team/anika-2.jpg', await photograph(300)],
    replace: ['team/anika', 'team/anika-2'],
    at: 'image:',
    says: 'at least 600 pixels',
  },
  {
    does: 'uploads a banner that is too small',
    file: ABOUT,
    picture: ['banners/garden.jpg', await photograph(1200)],
    replace: ['banners/about-us', 'banners/garden'],
    at: 'banner:',
    says: 'at least 2400 pixels',
  },
  {
    does: 'uploads a picture that is too heavy',
    file: ABOUT,
    picture: ['banners/garden.jpg', heavy],
    replace: ['banners/about-us', 'banners/garden'],
    at: 'banner:',
    says: 'too heavy: 3.1 MB',
  },
  {
    does: 'uploads a picture with its location',
    file: ABOUT,
    picture: ['banners/garden.jpg', located],
    replace: ['banners/about-us', 'banners/garden'],
    at: 'banner:',
    says: 'says where it was taken',
  },
  {
    does: 'uploads a picture that is broken',
    file: ABOUT,
    picture: ['banners/garden.jpg', Buffer.from('not a picture')],
    replace: ['banners/about-us', 'banners/garden'],
    at: 'banner:',
    says: 'cannot be opened',
  },
  {
    does: 'leaves two pictures of one name',
    file: ABOUT,
    picture: ['banners/about-us.jpg'],
    at: 'banner:',
    says: 'Two pictures are called',
  },

  {
    does: 'uses the title of another page',
    file: 'garden.mdx',
    write: PAGE.replace(/title: .*/, 'title: About us at our office in Gilbert'),
    at: 'title:',
    says: 'the same title as',
    others: 1,
  },
  {
    does: 'uses the description of another page',
    file: 'garden.mdx',
    write: PAGE.replace(
      /description: .*/,
      'description: "About us: what our office in Gilbert does, in plain words, with all that you may want to know before you come."',
    ),
    at: 'description:',
    says: 'the same description as',
    others: 1,
  },
  {
    does: 'writes a title that is too long',
    file: 'garden.mdx',
    write: PAGE.replace(
      'Our garden in Gilbert',
      'Our garden in Gilbert with its plants, its birds, its bench in the shade | Copper',
    ),
    at: 'title:',
    says: 'Shorten it to 60',
  },
  {
    does: 'writes a title that is a little too long',
    file: 'garden.mdx',
    write: PAGE.replace(
      'Our garden in Gilbert',
      'Our garden in Gilbert with its plants and its birds and its bench in it',
    ),
    at: 'title:',
    says: 'Shorten it to 60',
    warns: true,
  },
  {
    does: 'names a file with capitals and spaces',
    file: 'Our Garden.mdx',
    write: PAGE,
    at: 1,
    says: 'Rename it to our-garden.mdx',
  },
  {does: 'names a file with two endings', file: 'garden.mdx.mdx', write: PAGE, at: 1, says: 'Rename it to garden.mdx'},
  {
    does: 'writes a page as plain Markdown',
    file: 'garden.md',
    write: PAGE,
    at: 1,
    says: 'Rename it to garden.mdx if it is a page',
  },
  {does: 'drops a Word document', file: 'garden.docx', write: 'x', at: 1, says: 'document of an office program'},
  {does: 'drops a picture', file: 'garden.jpg', write: 'x', at: 1, says: 'Move it to a folder in static/img'},
  {
    does: 'names a file of facts otherwise',
    file: '_practice/hour.yml',
    write: 'a: 1\n',
    at: 1,
    says: 'hours.yml (the nearest)',
  },
  {
    does: 'puts a page among the staff',
    file: 'our-staff/garden.mdx',
    write: PAGE,
    at: 'kind:',
    says: 'Write kind: staff',
  },
  {
    does: 'puts a file into a folder of its own',
    file: 'garden/index.mdx',
    write: PAGE.replace('kind: page', 'kind: staff'),
    at: 2,
    says: 'is missing',
    others: 3,
  },
  {
    does: 'renames a person',
    file: ANIKA,
    replace: ['name: Anika Patel', 'name: Annika Patel'],
    at: 'name:',
    says: 'Rename the file to annika.mdx',
  },
  {
    does: 'claims an old address twice',
    file: ABOUT,
    replace: ['  - /about\n', '  - /team/anika-patel\n'],
    at: '/team/anika-patel',
    says: 'is claimed by /our-staff/anika as well',
    others: 1,
  },
  {
    does: 'claims the address of a page',
    file: ABOUT,
    replace: ['  - /about\n', '  - /services\n'],
    at: '  - /services',
    says: 'is a page of its own',
  },
];
