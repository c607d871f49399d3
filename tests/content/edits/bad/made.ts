import {makePhotograph} from '@dental/testing/pictures';
import type {BadEdit} from '../edit';
import {NAMESAKE, PORTRAIT} from '../good';

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
  [
    'kind: sub-service',
    'order: 70',
    'icon: icons/veneers',
    'image: services/veneers',
    'cardTitle: Our garden',
    'cardText: The garden.',
  ].join('\n'),
);
const IMPORT = "import StaffGrid from '@site/src/components/StaffGrid';";
const DESCRIPTION_OF_ABOUT =
  'About us: what our office in Gilbert does, in plain words, ' +
  'with all that you may want to know before you come.';
const makeTitledPage = (title: string) => PAGE.replace(/title: .*/, `title: ${title}`);
const located = await makePhotograph(2400, (picture) =>
  picture.withExif({IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '33/1 22/1 30/1'}}),
);
const heavy = Buffer.concat([await makePhotograph(2400), Buffer.alloc(3_100_000)]);

/** Attributes of an image that someone adds to a page. */
const IMAGES: readonly {attributes: string; says: string}[] = [
  {attributes: 'image="facility/sofa" />', says: 'no alt text'},
  {
    attributes: 'image="facility/sofa" alt="Photo 2" />',
    says: "doesn't say what the image shows",
  },
  {attributes: 'image="facility/sofa" alt="IMG_2041.jpg" />', says: 'is a file name'},
  {
    attributes: 'image="facility/garden" alt="The garden" />',
    says: 'Otherwise add it as static/img/facility/garden.jpg',
  },
];

/** Banners that someone uploads. */
const BANNERS: readonly {name: string; content?: Buffer; says: string}[] = [
  {name: 'banners/Garden.jpg', says: 'rename static/img/banners/Garden.jpg'},
  {name: 'banners/garden.heic', says: "Browsers can't show"},
  {
    name: 'banners/garden.jpg',
    content: await makePhotograph(1200),
    says: 'at least 2400 pixels',
  },
  {name: 'banners/garden.jpg', content: heavy, says: 'too large: 3.1 MB'},
  {
    name: 'banners/garden.jpg',
    content: located,
    says: 'contains the location where it was taken',
  },
  {name: 'banners/garden.jpg', content: Buffer.from('not a picture'), says: "can't be opened"},
  {
    name: 'banners/garden.jpg',
    content: Buffer.from('%PDF-1.7\n'),
    says: 'The image static/img/banners/garden.jpg is a PDF',
  },
  {
    name: 'banners/garden.svg',
    content: Buffer.from('<!DOCTYPE html>\n<title>404 Not Found</title>\n'),
    says: "The image static/img/banners/garden.svg can't be opened",
  },
];

/** New files. The message is on the first line unless `at` says otherwise. */
const NEW_FILES: readonly Omit<BadEdit, 'does'>[] = [
  {file: 'Our Garden.mdx', write: PAGE, says: 'Rename it to our-garden.mdx'},
  {file: 'garden.mdx.mdx', write: PAGE, says: 'Rename it to garden.mdx'},
  {file: 'garden.md', write: PAGE, says: 'Rename it to garden.mdx if it is a page'},
  {file: '¿Qué_es?.mdx', write: PAGE, says: 'Rename it to que-es.mdx'},
  {
    file: 'services/exams/our-garden.mdx',
    write: SUB_SERVICE,
    says: 'Add pages-content/services/exams/index.mdx',
  },
  {
    file: 'about-us/index.mdx',
    write: PAGE,
    says: 'This page has the same address as',
    others: 1,
  },
  {
    file: 'garden.mdx',
    write: `${PAGE}\n${IMPORT}\n\n<StaffGrid />\n`,
    says: 'such as ## Our team',
    at: '<StaffGrid',
  },
  {
    file: 'our-staff/rosa-g.mdx',
    write: NAMESAKE,
    picture: PORTRAIT,
    says: 'Rename the file to rosa-gimbert.mdx',
    at: 'name:',
  },
  {file: 'garden.docx', write: 'x', says: 'Copy its text into an .mdx file'},
  {file: 'garden.jpg', write: 'x', says: 'Move it to a folder in static/img'},
  {file: '_practice/hour.yml', write: 'a: 1\n', says: 'hours.yml (the nearest)'},
  {
    file: 'our-staff/garden.mdx',
    write: PAGE,
    says: 'Change it to kind: staff',
    at: 'kind:',
  },
  {
    file: 'garden/index.mdx',
    write: PAGE.replace('kind: page', 'kind: staff'),
    says: 'is missing',
    at: 2,
    others: 3,
  },
  {
    file: 'garden.mdx',
    write: makeTitledPage('About us at our office in Gilbert'),
    says: 'the same title as',
    at: 'title:',
    others: 1,
  },
  {
    file: 'garden.mdx',
    write: PAGE.replace(/description: .*/, `description: "${DESCRIPTION_OF_ABOUT}"`),
    says: 'the same description as',
    at: 'description:',
    others: 1,
  },
  {
    file: 'garden.mdx',
    write: makeTitledPage(
      'Our garden in Gilbert with its plants, its birds, its bench in the shade | Copper',
    ),
    says: 'Shorten it to 60',
    at: 'title:',
  },
  {
    file: 'garden.mdx',
    write: makeTitledPage(
      'Our garden in Gilbert with its plants and its birds and its bench in it',
    ),
    says: 'Shorten it to 60',
    at: 'title:',
    warns: true,
  },
];

/** Edits whose files are made by code: images, and pages that differ from another in one thing. */
export const made: BadEdit[] = [
  ...IMAGES.map(({attributes, says}): BadEdit => ({
    does: `adds an image with ${attributes}`,
    file: ABOUT,
    append: `import Picture from '@site/src/components/Picture';\n\n<Picture ${attributes}`,
    at: '<Picture',
    says,
  })),
  ...BANNERS.map(({name, content, says}): BadEdit => ({
    does: `uploads ${name} ("${says}")`,
    file: ABOUT,
    picture: [name, content],
    replace: {words: 'banners/about-us', replacement: 'banners/garden'},
    says,
  })),
  ...NEW_FILES.map((edit): BadEdit => ({
    at: 1,
    ...edit,
    does: `adds a file ("${edit.says}")`,
  })),
  {
    does: 'shows the portrait of a colleague',
    file: ANIKA,
    replace: {words: 'team/anika', replacement: 'team/beth'},
    says: 'Change it to team/anika',
  },
  {
    does: 'uploads a portrait that is too small',
    file: ANIKA,
    picture: ['team/anika-2.jpg', await makePhotograph(300)],
    replace: {words: 'team/anika', replacement: 'team/anika-2'},
    says: 'at least 600 pixels',
    // The old portrait is left over, too.
    others: 1,
  },
  {
    does: 'leaves two images with one name',
    file: ABOUT,
    picture: ['banners/about-us.jpg'],
    at: 'banner:',
    says: 'Two images are called',
  },
  ...(await Promise.all(
    ['cases/laura-vance-before', 'cases/chart-104482-before'].map(
      async (name): Promise<BadEdit> => ({
        does: `names an image ${name}`,
        file: '_cases/01-a-case.mdx',
        picture: [`${name}.jpg`, await makePhotograph(1400)],
        replace: {
          words: 'beforeImage: cases/01-before',
          replacement: `beforeImage: ${name}`,
        },
        says: 'identifies the patient',
        others: 1,
      }),
    ),
  )),
];
