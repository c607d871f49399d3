import {attributeNames, attributeRule} from '../tagRules';
import type {Content, Document} from '../content';
import {practiceFile} from '../folders';
import {memoize} from '../memoize';
import type {PracticeFacts} from '../schemas/practice';
import type {FieldPath} from '../source';

/** What a picture is for, which says how large it is shown. */
export type PictureRole =
  'portrait' | 'banner' | 'icon' | 'page' | 'text' | 'case' | 'video' | 'promotion' | 'office' | 'mark';

/** A place that names a picture. */
export interface PictureUse {
  /** Its name under `static/img`, without ending. */
  image: string;
  role: PictureRole;
  file: string;
  line: number;
  field: string;
}

/** Every place in the content that names a picture. */
export const pictureUses = memoize((content: Content): readonly PictureUse[] => [
  ...inPages(content),
  ...content.documents.flatMap((document) => inBody(document)),
  ...inCases(content),
  ...inFacts(content),
]);

function inPages({pages, lineOf}: Content): PictureUse[] {
  return pages.flatMap((page) =>
    (['image', 'icon', 'banner'] as const).flatMap((field) => {
      const image = (page as Partial<Record<typeof field, string>>)[field];
      if (image === undefined) return [];
      const isPerson = page.kind === 'dentist' || page.kind === 'staff';
      const role = field !== 'image' ? field : isPerson ? 'portrait' : 'page';
      return [{image, role, file: page.file, line: lineOf(page.file, [field]), field}];
    }),
  );
}

const inBody = memoize(({file, body}: Document): PictureUse[] =>
  body.components.flatMap(({name, attributes, line}) =>
    attributeNames(name)
      .filter((attribute) => attributeRule(name, attribute)?.use === 'picture')
      .map((field) => ({image: attributes[field] ?? '', role: 'text', file, line, field})),
  ),
);

function inCases({cases, lineOf}: Content): PictureUse[] {
  return cases.flatMap((record) =>
    (['beforeImage', 'afterImage'] as const).map((field) => ({
      image: record[field],
      role: 'case' as const,
      file: record.file,
      line: lineOf(record.file, [field]),
      field,
    })),
  );
}

function inFacts({lineOf, ...content}: Content): PictureUse[] {
  const place = (name: keyof PracticeFacts, role: PictureRole, image: string, at: FieldPath) => {
    const file = practiceFile(name);
    return {image, role, file, line: lineOf(file, at), field: at.join('.')};
  };
  const {videos = [], promotions, facility = [], paymentPartners = [], perioProtection} = content;
  return [
    ...videos.map(({image}, index) => place('videos', 'video', image, [index, 'image'])),
    ...(promotions?.promotions ?? []).map(({image}, index) =>
      place('promotions', 'promotion', image, ['promotions', index, 'image']),
    ),
    ...facility.map(({image}, index) => place('facility', 'office', image, [index, 'image'])),
    ...paymentPartners.map(({logo}, index) => place('paymentPartners', 'mark', logo, [index, 'logo'])),
    ...(perioProtection ? [place('perioProtection', 'mark', perioProtection.logo, ['logo'])] : []),
  ];
}
