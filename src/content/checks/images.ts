import {imageFiles} from '../images';
import type {Problem} from '../problem';
import type {Site} from '../site';
import type {FieldPath} from '../source';
import type {Check} from './check';

interface ImageUse {
  image: string;
  file: string;
  line: number;
  field?: string;
}

/** Every picture that is named exists, once. */
export const checkImages: Check = (site, root) =>
  imageUses(site).flatMap(({image, ...place}): Problem[] => {
    const files = imageFiles(root, image);
    if (files.length === 1) return [];
    if (files.length === 0)
      return [
        {
          ...place,
          what: `There is no picture called ${image}.`,
          fix: `Add it as static/img/${image}.jpg, or correct the name.`,
        },
      ];
    return [
      {
        ...place,
        what: `Two pictures are called ${image}: ${files.join(' and ')}.`,
        fix: 'Delete the one that is not wanted.',
      },
    ];
  });

function imageUses(site: Site): ImageUse[] {
  const practice = (name: string, uses: {image: string; at: FieldPath}[]) =>
    uses.map(({image, at}) => {
      const file = `pages-content/_practice/${name}.yml`;
      return {image, file, line: site.lineOf(file, at), field: at.join('.')};
    });
  return [
    ...site.pages.flatMap((page) =>
      (['image', 'icon', 'banner'] as const).flatMap((field) => {
        const image = (page as Partial<Record<typeof field, string>>)[field];
        return image === undefined ? [] : [{image, file: page.file, line: site.lineOf(page.file, [field]), field}];
      }),
    ),
    ...site.pages.flatMap((page) =>
      page.body.components
        .filter(({name}) => name === 'Picture')
        .map(({attributes, line}) => ({image: attributes.image ?? '', file: page.file, line, field: 'image'})),
    ),
    ...site.cases.flatMap((record) =>
      (['beforeImage', 'afterImage'] as const).map((field) => ({
        image: record[field],
        file: record.file,
        line: site.lineOf(record.file, [field]),
        field,
      })),
    ),
    ...practice(
      'videos',
      site.videos.map(({image}, index) => ({image, at: [index, 'image']})),
    ),
    ...practice(
      'promotions',
      site.promotions.promotions.map(({image}, index) => ({image, at: ['promotions', index, 'image']})),
    ),
    ...practice(
      'facility',
      site.facility.map(({image}, index) => ({image, at: [index, 'image']})),
    ),
    ...practice(
      'payment-partners',
      site.paymentPartners.map(({logo}, index) => ({image: logo, at: [index, 'logo']})),
    ),
    ...practice('perio-protection', [{image: site.perioProtection.logo, at: ['logo']}]),
  ];
}
