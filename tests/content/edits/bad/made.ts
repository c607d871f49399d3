import {photograph} from '../../../support/pictures';
import type {BadEdit} from '../edit';
import {NAMESAKE} from '../good';

const ABOUT = 'about-us.mdx';
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
const SUB_SERVICE = PAGE.replace(
  'kind: page',
  'kind: sub-service\norder: 1\nicon: icons/veneers\nimage: services/veneers\ncardTitle: Our garden\ncardText: The garden.',
);
const IMPORT = "import StaffGrid from '@site/src/components/StaffGrid';";
const titled = (title: string) => PAGE.replace(/title: .*/, `title: ${title}`);
const located = await photograph(2400, (picture) =>
  picture.withExif({IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '33/1 22/1 30/1'}}),
);
const heavy = Buffer.concat([await photograph(2400), Buffer.alloc(3_100_000)]);

/** What a picture in a page is said to show, and what is said of that. */
const DESCRIPTIONS = [
  ['no alternative text', '/>'],
  ["doesn't say what the image shows", 'alt="Photo 2" />'],
  ['is a file name', 'alt="IMG_2041.jpg" />'],
  [
    'Otherwise add it as static/img/facility/garden.jpg',
    'image="facility/garden" alt="The garden" />',
  ],
] as const;

/** Banners that somebody uploads, by what is said of them. */
const BANNERS: readonly (readonly [says: string, name: string, content?: Buffer])[] = [
  ['rename static/img/banners/Garden.jpg', 'banners/Garden.jpg'],
  ["Browsers can't show", 'banners/garden.heic'],
  ['at least 2400 pixels', 'banners/garden.jpg', await photograph(1200)],
  ['too large: 3.1 MB', 'banners/garden.jpg', heavy],
  ['contains the location where it was taken', 'banners/garden.jpg', located],
  ["can't be opened", 'banners/garden.jpg', Buffer.from('not a picture')],
  [
    "The image static/img/banners/garden.svg can't be opened",
    'banners/garden.svg',
    Buffer.from('<!DOCTYPE html>\n<title>404 Not Found</title>\n'),
  ],
];

/** New files, by what is said of them; the first line is named if no words are. */
const NEW_FILES: readonly (readonly [
  says: string,
  file: string,
  write: string,
  more?: Partial<BadEdit>,
])[] = [
  ['Rename it to our-garden.mdx', 'Our Garden.mdx', PAGE],
  ['Rename it to garden.mdx', 'garden.mdx.mdx', PAGE],
  ['Rename it to garden.mdx if it is a page', 'garden.md', PAGE],
  ['Rename it to que-es.mdx', '¿Qué_es?.mdx', PAGE],
  ['Add pages-content/services/exams/index.mdx', 'services/exams/our-garden.mdx', SUB_SERVICE],
  ['This page has the same address as', 'about-us/index.mdx', PAGE, {others: 1}],
  [
    'such as ## Our team',
    'garden.mdx',
    `${PAGE}\n${IMPORT}\n\n<StaffGrid />\n`,
    {at: '<StaffGrid'},
  ],
  ['Rename the file to rosa-gimbert.mdx', 'our-staff/rosa-g.mdx', NAMESAKE, {at: 'name:'}],
  ['Copy its text into an .mdx file', 'garden.docx', 'x'],
  ['Move it to a folder in static/img', 'garden.jpg', 'x'],
  ['hours.yml (the nearest)', '_practice/hour.yml', 'a: 1\n'],
  ['Change it to kind: staff', 'our-staff/garden.mdx', PAGE, {at: 'kind:'}],
  ['is missing', 'garden/index.mdx', PAGE.replace('kind: page', 'kind: staff'), {at: 2, others: 3}],
  [
    'the same title as',
    'garden.mdx',
    titled('About us at our office in Gilbert'),
    {at: 'title:', others: 1},
  ],
  [
    'the same description as',
    'garden.mdx',
    PAGE.replace(
      /description: .*/,
      'description: "About us: what our office in Gilbert does, in plain words, with all that you may want to know before you come."',
    ),
    {at: 'description:', others: 1},
  ],
  [
    'Shorten it to 60',
    'garden.mdx',
    titled('Our garden in Gilbert with its plants, its birds, its bench in the shade | Copper'),
    {at: 'title:'},
  ],
  [
    'Shorten it to 60',
    'garden.mdx',
    titled('Our garden in Gilbert with its plants and its birds and its bench in it'),
    {at: 'title:', warns: true},
  ],
];

/** Edits whose files have to be made: pictures, pages that differ from another in one thing, and slips in many files. */
export const made: BadEdit[] = [
  ...DESCRIPTIONS.map(([says, end]): BadEdit => ({
    does: `adds a picture with ${end}`,
    file: ABOUT,
    append: `import Picture from '@site/src/components/Picture';\n\n<Picture ${end.includes('image=') ? '' : 'image="facility/sofa" '}${end}`,
    at: '<Picture',
    says,
  })),
  ...BANNERS.map(([says, name, content]): BadEdit => ({
    does: `uploads ${name}, of which it is said: ${says}`,
    file: ABOUT,
    picture: [name, content],
    replace: ['banners/about-us', 'banners/garden'],
    says,
  })),
  ...NEW_FILES.map(([says, file, write, more]): BadEdit => ({
    does: `adds ${file}, of which it is said: ${says}`,
    file,
    write,
    at: 1,
    says,
    ...more,
  })),
  {
    does: 'uploads a portrait that is too small',
    file: ANIKA,
    picture: ['team/anika-2.jpg', await photograph(300)],
    replace: ['team/anika', 'team/anika-2'],
    says: 'at least 600 pixels',
  },
  {
    does: 'leaves two pictures of one name',
    file: ABOUT,
    picture: ['banners/about-us.jpg'],
    at: 'banner:',
    says: 'Two images are called',
  },
  ...(await Promise.all(
    ['cases/laura-vance-before', 'cases/chart-104482-before'].map(
      async (name): Promise<BadEdit> => ({
        does: `names a picture ${name}`,
        file: '_cases/01-a-case.mdx',
        picture: [`${name}.jpg`, await photograph(1400)],
        replace: ['beforeImage: cases/01-before', `beforeImage: ${name}`],
        says: 'tells who the patient is',
      }),
    ),
  )),
];
