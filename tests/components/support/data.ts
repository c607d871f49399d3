import {dataFiles, dayOfBuild, type Picture} from '@dental/content';
import {anotherPractice} from '@dental/testing/fixtures/anotherPractice';
import {siteOf} from '@dental/testing/fixtures/practice';

/** The site of another practice: what it says stays as it is, whatever ours becomes. */
export const site = siteOf({...anotherPractice, cases: 49});

export const PICTURE: Picture = {
  src: '/img/picture.jpg',
  width: 1200,
  height: 800,
  sources: [],
  tone: 'ground-deep',
};

/** What the build of the patients' site writes for components, but for the pictures themselves. */
export const data = await dataFiles({
  site,
  mode: 'production',
  today: dayOfBuild(site.practice.timeZone),
  hasDrawings: false,
  brand: [],
  approvals: undefined,
  pictureOf: () => Promise.resolve(PICTURE),
  captionsOf: () => undefined,
});
