import {GALLERY_PAGE_SIZE} from '../../../../../src/site/gallery';
import {galleryPath} from '../../../../../src/site/galleryPath';
import {CATEGORIES} from '../../../../../src/site/options';
import {paragraphs, picture, type Topic} from './compare';

/** The before and after cases of the smile gallery. */
export const cases: Topic = {
  title: 'Smile gallery',
  items: (version) =>
    version.site.cases.map((record, index) => ({
      key: record.file,
      name: `The case “${record.heading}”`,
      fields: {
        heading: record.heading,
        age: record.age,
        gender: record.gender,
        treatment: record.treatment,
        reason: CATEGORIES[record.category],
        'picture before': picture(version, record.beforeImage),
        'picture after': picture(version, record.afterImage),
        layout: record.galleryNewDesign ? 'wide' : 'usual',
        text: paragraphs(record.descriptions),
      },
      whole: record.heading,
      pages: [galleryPath(Math.floor(index / GALLERY_PAGE_SIZE) + 1)],
    })),
};

/** The patients' reviews. */
export const reviews: Topic = {
  title: 'Reviews',
  items: ({site}) =>
    site.reviews.map(({file, name, source, date, paragraphs: texts}) => ({
      key: file,
      name: `The review of ${name}`,
      fields: {initials: name, source, date, text: paragraphs(texts)},
      whole: `${source}, ${date}`,
    })),
};
