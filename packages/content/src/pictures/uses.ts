import {listAttributeNames, getAttributeRule} from '../tagRules';
import type {Content, Document} from '../content';
import {getPracticeFile} from '../folders';
import {walkFields} from '../walkFields';
import {memoize} from '../memoize';
import type {PageKind} from '../schemas/pageFields';
import type {PracticeFacts} from '../schemas/practiceFiles';

type PhotographRole =
  | 'portrait'
  | 'banner'
  | 'page'
  | 'text'
  | 'case'
  | 'video'
  | 'promotion'
  | 'office';

/** The purpose of an image, which sets the size it is shown at. */
export type PictureRole = PhotographRole | 'icon' | 'mark';

/** A place in the content that names an image. */
export interface PictureUse {
  /** Its name under `static/img`, without extension. */
  image: string;
  role: PictureRole;
  file: string;
  line: number;
  field: string;
}

/**
 * Returns true for a picture that shows a person or belongs to a video: the person may withdraw the
 * permission, and a picture that no record names would stay public.
 * @param name its name under `static/img`, such as `team/rosa`
 */
export function isPersonalPicture(name: string): boolean {
  return /^(?:cases|posters|team)\//.test(name);
}

/** The roles of images that files of `_practice` name. */
const PRACTICE_ROLES: Partial<Record<keyof PracticeFacts, PictureRole>> = {
  videos: 'video',
  promotions: 'promotion',
  facility: 'office',
  paymentPartners: 'mark',
  perioProtection: 'mark',
};

const IMAGE_FIELD = /^(?:image|icon|banner|logo|beforeImage|afterImage)$/;

/** Returns every place in the content that names an image. */
export const findPictureUses = memoize((content: Content): readonly PictureUse[] => {
  const {pages, cases, documents} = content;
  const roles = Object.entries(PRACTICE_ROLES) as [keyof PracticeFacts, PictureRole][];
  return [
    ...pages.flatMap(({body: _, ...page}) =>
      findInFields(content, page.file, page, (field) => getPageRole(page.kind, field)),
    ),
    ...documents.flatMap((document) => findInBody(document)),
    ...cases.flatMap((record) => findInFields(content, record.file, record, () => 'case')),
    ...roles.flatMap(([name, role]) =>
      findInFields(content, getPracticeFile(name), content[name] ?? [], () => role),
    ),
  ];
});

function findInFields(
  {findLine}: Pick<Content, 'findLine'>,
  file: string,
  fields: unknown,
  getRole: (field: string) => PictureRole,
): PictureUse[] {
  return walkFields(fields).flatMap(({at, value}) => {
    const name = String(at.at(-1));
    // The name is empty if the practice doesn't have the file.
    if (!IMAGE_FIELD.test(name) || typeof value !== 'string' || value === '') return [];
    return [
      {image: value, role: getRole(name), file, line: findLine(file, at), field: at.join('.')},
    ];
  });
}

function getPageRole(kind: PageKind, field: string): PictureRole {
  if (field === 'banner' || field === 'icon') return field;
  return kind === 'dentist' || kind === 'staff' ? 'portrait' : 'page';
}

const findInBody = memoize(({file, body}: Document): PictureUse[] =>
  body.components.flatMap(({name, attributes, line}) =>
    listAttributeNames(name)
      .filter((attribute) => {
        const rule = getAttributeRule(name, attribute);
        return rule?.use === 'picture' && (rule.required || attributes[attribute] !== undefined);
      })
      .map((field) => ({image: attributes[field] ?? '', role: 'text', file, line, field})),
  ),
);
