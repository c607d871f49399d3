import {describe, expect, it} from 'vitest';
import {parsePageFrontMatter} from '../../../src/config/frontMatter';
import {type Page, getPagesOfKind, toPagePath} from '@dental/content';
import {getPageDataName} from '../../../src/data/dataFiles';
import {makeGalleryData} from '../../../src/data/galleryData';
import {makePeopleData} from '../../../src/data/pagesData';
import {makeHoursData, makePracticeData} from '../../../src/data/practiceData';
import {makePageData} from '../../../src/data/pageData';
import {makeExampleCase, makeExamplePage, makeExampleSite} from '@dental/testing/exampleSite';

const BUILD = {mode: 'production', today: '2027-01-31', hasDrawings: false, brand: []} as const;

const makePicture = (image: string) =>
  Promise.resolve({src: image, width: 4, height: 3, sources: [], tone: 'ground-deep' as const});

describe('pages', () => {
  it.each([
    {file: 'pages-content/index.mdx', path: '/'},
    {file: 'pages-content/about-us.mdx', path: '/about-us'},
    {file: 'pages-content/services/index.mdx', path: '/services'},
    {
      file: 'pages-content/services/cosmetic-dentistry/index.mdx',
      path: '/services/cosmetic-dentistry',
    },
    {
      file: 'pages-content/services/cosmetic-dentistry/veneers.mdx',
      path: '/services/cosmetic-dentistry/veneers',
    },
    {file: 'pages-content/index-of-terms.mdx', path: '/index-of-terms'},
  ])('maps $file to $path', ({file, path}) => {
    expect(toPagePath(file)).toBe(path);
  });

  it('uses a different data file for each path', () => {
    const names = ['/', '/services', '/services/veneers', '/about-us'].map(getPageDataName);
    expect(names[0]).toBe('pages/index.json');
    expect(new Set(names).size).toBe(4);
  });

  it('fills in practice names in front matter', async () => {
    const text = [
      '---',
      'kind: staff',
      'title: Rosa in {city}',
      'heading: Rosa',
      '---',
      '',
      'Words.',
    ].join('\n');
    const {frontMatter, content} = await parsePageFrontMatter({
      filePath: 'x.mdx',
      fileContent: text,
      defaultParseFrontMatter: () => Promise.reject(new Error()),
    });
    expect(frontMatter).toEqual({
      kind: 'staff',
      heading: 'Rosa',
      title: expect.stringMatching(/^Rosa in [A-Z]/) as string,
    });
    expect(content.trim()).toBe('Words.');
  });
});

describe('getPagesOfKind', () => {
  it('sorts by order, then by path', () => {
    const pages = [
      makeExamplePage('staff', '/our-staff/c', {order: 1}),
      makeExamplePage('staff', '/our-staff/b', {order: 2}),
      makeExamplePage('staff', '/our-staff/a', {order: 2}),
      makeExamplePage('dentist', '/our-dentist/d', {order: 0}),
    ];
    const paths = getPagesOfKind({pages}, 'staff').map(({path}) => path);
    expect(paths).toEqual(['/our-staff/c', '/our-staff/a', '/our-staff/b']);
  });
});

describe('makePracticeData', () => {
  const practice = makePracticeData(makeExampleSite(), BUILD);

  it('returns a link for phones to dial', () => {
    expect(practice).toMatchObject({phone: '(602) 555-0100', phoneLink: 'tel:+16025550100'});
  });

  it('returns the address in two lines', () => {
    expect(practice).toMatchObject({street: '1 Main St', city: 'Mesa, AZ 85201'});
  });
});

describe('makeHoursData', () => {
  it('returns short hours', () => {
    const hours = makeHoursData(makeExampleSite(), BUILD);
    expect(hours.summary).toHaveLength(4);
    expect(hours.note).toBe('Ring the bell');
  });
});

describe('cards', () => {
  const body = {...makeExamplePage('page', '/').body, paragraphs: ['First words.', 'More.']};

  it("shows the first paragraph of a person's page", async () => {
    const pages = [
      makeExamplePage('dentist', '/our-dentist/dr-a', {
        name: 'Dr. A',
        expertise: 'Dentist',
        image: 'team/a',
        body,
      }),
    ];
    const [card] = await makePeopleData(makeExampleSite({pages}), 'dentist', makePicture);
    expect(card).toMatchObject({
      path: '/our-dentist/dr-a',
      name: 'Dr. A',
      expertise: 'Dentist',
      summary: 'First words.',
    });
  });

  it('lists sub-services only under their own service', async () => {
    const pages = [
      makeExamplePage('service', '/services/dental'),
      makeExamplePage('service', '/services/dental-technologies'),
      makeExamplePage('sub-service', '/services/dental/exams'),
      makeExamplePage('sub-service', '/services/dental-technologies/scanner'),
    ];
    const site = makeExampleSite({pages});
    const listCards = async (page: Page) =>
      (
        await makePageData(
          {site, pictureOf: makePicture, captionsOf: () => undefined, approvals: undefined},
          page,
          {},
        )
      ).subServices?.map(({path}) => path);
    expect(await Promise.all(pages.map(listCards))).toEqual([
      ['/services/dental/exams'],
      ['/services/dental-technologies/scanner'],
      undefined,
      undefined,
    ]);
  });
});

describe('makeGalleryData', () => {
  it('returns the cases of a page, the total, and category names', async () => {
    const cases = Array.from({length: 9}, (_, index) =>
      makeExampleCase({id: index + 1, galleryNewDesign: index === 8 || undefined}),
    );
    const second = await makeGalleryData(makeExampleSite({cases}), 2, makePicture);
    expect(second).toMatchObject({page: 2, pageCount: 2, total: 9});
    expect(second.cases.map(({id, category, wide}) => [id, category, wide])).toEqual([
      [8, 'Chipped front tooth', false],
      [9, 'Chipped front tooth', true],
    ]);
  });
});
