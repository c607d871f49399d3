import type {Picture, Site, Sources} from '@dental/content';
import {makeDataFiles} from '@site/src/data/dataFiles';
import {getBuildDay} from '@dental/practice';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {readSite} from '@dental/testing/fixtures/practice';
import type {CurrentPage} from '../../../src/hooks/usePage';

/** The site of another practice, so that changes to our content don't change the tests. */
const practiceSite = readSite({...anotherPractice, cases: 49});

/** The same with offers. */
export const site: typeof practiceSite = {
  ...practiceSite,
  policies: {
    ...practiceSite.policies,
    offers: {firstVisitDollars: 149, whiteningClubDollarsPerYear: 99, ends: '2027-12-31'},
  },
};

export const PICTURE: Picture = {
  src: '/img/picture.jpg',
  width: 1200,
  height: 800,
  sources: [],
  tone: 'ground-deep',
};

/** A page without any data, for tests to extend. */
export const PAGE: CurrentPage = {
  file: 'example.mdx',
  path: '/example',
  frontMatter: {
    kind: 'page',
    title: 'Example',
    description: 'An example.',
    heading: 'Example',
  },
  breadcrumb: [],
  siblings: [],
  toc: [],
  pictures: {},
  videos: {},
  facts: {},
  subServices: undefined,
  cases: undefined,
  keyFacts: undefined,
  prices: undefined,
  reviewed: undefined,
};

/** Makes the sources of a site's data files in a production build, without real pictures. */
export const makeSources = (from: Site): Sources => ({
  site: from,
  mode: 'production',
  today: getBuildDay(from.practice.timeZone),
  hasDrawings: false,
  brand: [],
  approvals: undefined,
  pictureOf: () => Promise.resolve(PICTURE),
  captionsOf: () => undefined,
});

/** The data files of the site. */
export const data = await makeDataFiles(makeSources(site));
