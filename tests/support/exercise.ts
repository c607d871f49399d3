import {CONTENT_FOLDER, filesOnDisk, withChanges} from '@dental/content';
import {contentOf} from '../fixtures/practice';
import type {Practice} from '../fixtures/shared';
import {specification} from '../fixtures/specification';
import {readOnce} from './editedSite';

const {facts} = specification;

/** The practice of the specification under our name, with a few old addresses. */
const practice: Practice = {
  ...specification,
  redirects: {
    ...specification.redirects,
    '/about-us': ['/about', '/our-philosophy'],
    '/our-staff': ['/staff'],
    '/our-staff/kayla': ['/staff/kayla', '/team/kayla-nez'],
    '/our-staff/anika': ['/staff/anika', '/team/anika-patel'],
  },
  facts: {
    ...facts,
    practice: {
      ...facts.practice,
      name: 'Copper Finch Dental',
      site: 'https://www.copperfinchdental.example',
      email: 'hello@copperfinchdental.example',
    },
    // Patients are told to call.
    costs: {...facts.costs, confirmed: '2026-02-02'},
    hours: {
      ...facts.hours,
      closures: [
        ...facts.hours.closures,
        {name: 'Labor Day', from: '2027-09-06', to: '2027-09-06'},
        {name: 'Winter holidays', from: '2027-12-24', to: '2027-12-31'},
      ],
      openHolidays: (facts.hours.openHolidays ?? []).filter((day) => day !== '2027-09-06'),
    },
  },
};

/** What makes our project that of the exercise. */
export const exerciseContent = new Map(await contentOf(practice));

const STAFF = 'pages-content/our-staff/index.mdx';
const chairside = 'Rosa works with [Kayla](/our-staff/kayla) and [Mateo](/our-staff/mateo). Both are beside the chair.';
exerciseContent.set('static/img/art/promotion-august.svg', exerciseContent.get('static/img/art/promotion.svg'));
exerciseContent.set(STAFF, `${String(exerciseContent.get(STAFF))}\n${chairside}\n`);

/**
 * Content to try edits on that name a value, such as another closing time in the place of 7:00 pm. It stays as it is,
 * whatever our own content becomes.
 */
export const exercise = readOnce(withChanges(filesOnDisk(process.cwd()), exerciseContent));

/** The first file of a folder of this content, from `pages-content`. */
export function firstFile(folder: string): string {
  const [file = ''] = exercise.list(`${CONTENT_FOLDER}/${folder}`);
  return file.slice(CONTENT_FOLDER.length + 1);
}
