import {type Picture} from '@dental/content';
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

/** The data files of a production build, without real pictures. */
export const data = await makeDataFiles({
  site,
  mode: 'production',
  today: getBuildDay(site.practice.timeZone),
  hasDrawings: false,
  brand: [],
  approvals: undefined,
  pictureOf: () => Promise.resolve(PICTURE),
  captionsOf: () => undefined,
});
