import {attributeNames, attributeRule} from '../tagRules';
import type {Content, Document} from '../content';
import {practiceFile} from '../folders';
import {walkFields} from '../walkFields';
import {memoize} from '../memoize';
import type {PageKind} from '../schemas/pageFields';
import type {PracticeFacts} from '../schemas/practice';

type PhotographRole =
  | 'portrait'
  | 'banner'
  | 'page'
  | 'text'
  | 'case'
  | 'video'
  | 'promotion'
  | 'office';

/** What a picture is for, which says how large it is shown. */
export type PictureRole = PhotographRole | 'icon' | 'mark';

/** A place that names a picture. */
export interface PictureUse {
  /** Its name under `static/img`, without ending. */
  image: string;
  role: PictureRole;
  file: string;
  line: number;
  field: string;
}

/** What pictures are for that files of `_practice` name. */
const OF_FACTS: Partial<Record<keyof PracticeFacts, PictureRole>> = {
  videos: 'video',
  promotions: 'promotion',
  facility: 'office',
  paymentPartners: 'mark',
  perioProtection: 'mark',
};

/** Every place in the content that names a picture. */
export const pictureUses = memoize((content: Content): readonly PictureUse[] => {
  const inFields = (
    file: string,
    fields: unknown,
    roleOf: (field: string) => PictureRole,
  ): PictureUse[] =>
    walkFields(fields).flatMap(({at, value}) => {
      const name = String(at.at(-1));
      // A practice that does without has an empty name, which its files may not have.
      if (!NAMES_PICTURE.test(name) || typeof value !== 'string' || value === '') return [];
      return [
        {
          image: value,
          role: roleOf(name),
          file,
          line: content.lineOf(file, at),
          field: at.join('.'),
        },
      ];
    });
  const {pages, cases, documents} = content;
  const facts = Object.entries(OF_FACTS) as [keyof PracticeFacts, PictureRole][];
  return [
    ...pages.flatMap(({body: _, ...page}) =>
      inFields(page.file, page, (field) => roleOn(page.kind, field)),
    ),
    ...documents.flatMap((document) => inBody(document)),
    ...cases.flatMap((record) => inFields(record.file, record, () => 'case')),
    ...facts.flatMap(([name, role]) =>
      inFields(practiceFile(name), content[name] ?? [], () => role),
    ),
  ];
});

const NAMES_PICTURE = /^(?:image|icon|banner|logo|beforeImage|afterImage)$/;

function roleOn(kind: PageKind, field: string): PictureRole {
  if (field === 'banner' || field === 'icon') return field;
  return kind === 'dentist' || kind === 'staff' ? 'portrait' : 'page';
}

const inBody = memoize(({file, body}: Document): PictureUse[] =>
  body.components.flatMap(({name, attributes, line}) =>
    attributeNames(name)
      .filter((attribute) => attributeRule(name, attribute)?.use === 'picture')
      .map((field) => ({image: attributes[field] ?? '', role: 'text', file, line, field})),
  ),
);
