import {isPersonalPicture, type PictureRole, slugify} from '@dental/content';
import {capitalize} from '@dental/practice';

export interface PicturePlace {
  /** The folder under `static/img`. */
  folder: string;
  role: PictureRole;
}

/**
 * The folders of pictures, by field. Fields called `image` go by their collection or facts file.
 */
const PLACES: Readonly<Record<string, PicturePlace>> = {
  banner: {folder: 'banners', role: 'banner'},
  icon: {folder: 'icons', role: 'icon'},
  beforeImage: {folder: 'cases', role: 'case'},
  afterImage: {folder: 'cases', role: 'case'},
  logo: {folder: 'partners', role: 'mark'},
  dentists: {folder: 'team', role: 'portrait'},
  staff: {folder: 'team', role: 'portrait'},
  videos: {folder: 'posters', role: 'video'},
  facility: {folder: 'facility', role: 'office'},
  promotions: {folder: 'art', role: 'promotion'},
};

const DEFAULT_PLACE: PicturePlace = {folder: 'services', role: 'page'};

/** Without vowels, so that no name or word can result. */
const DIGEST_LETTERS = 'bcdfghjkmnpqrstvwxz';

/** Not digits: six digits could be a patient's number. */
const DIGEST_LENGTH = 6;

const DIGEST = new RegExp(`-[${DIGEST_LETTERS}]{${DIGEST_LENGTH}}$`);

/** Returns true if a picture can be deleted when no content names it. */
export function isDeletable(name: string): boolean {
  // People's pictures, and dropped photographs (`createPictureName`).
  return isPersonalPicture(name) || DIGEST.test(name);
}

/** Describes a picture in words, such as "Team: dr ana lopez" for `team/dr-ana-lopez`. */
export function describePicture(name: string): string {
  return capitalize(name.replace(DIGEST, '').replaceAll('/', ': ').replaceAll('-', ' '));
}

/** Finds the folder of a field's pictures, and the role that they play on the page. */
export function findPicturePlace(collection: string, field: string): PicturePlace {
  return PLACES[field] ?? PLACES[collection] ?? DEFAULT_PLACE;
}

/**
 * Creates the name of a new picture from its entry and its content, never from its file name, which
 * could identify a person. Within an entry, the same picture always gets the same name.
 * @param entry name of the entry's file, such as `dr-ana-lopez`
 */
export async function createPictureName(entry: string, content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  const bytes = [...new Uint8Array(digest).subarray(0, DIGEST_LENGTH)];
  const letters = bytes.map((byte) => DIGEST_LETTERS.charAt(byte % DIGEST_LETTERS.length));
  return `${slugify(entry)}-${letters.join('')}`.toLowerCase();
}

/**
 * Finds out if a dropped photograph is already the other one of a before and after pair.
 * @returns `before` or `after`, or undefined if it isn't
 */
export function findDuplicate(
  picture: string,
  field: string,
  data: Record<string, unknown>,
): string | undefined {
  const other = {beforeImage: 'after', afterImage: 'before'}[field];
  if (!other) return undefined;
  // The entry's name may have changed between the two, but not the digest.
  const getSuffix = (name: string) => name.slice(-DIGEST_LENGTH - 1);
  const isSame = getSuffix(String(data[`${other}Image`])) === getSuffix(picture);
  return isSame ? other : undefined;
}
