import {IMAGE_FOLDER, type PictureRole, slugify} from '@dental/content';

/** A folder below `static/img`, and what pictures in it are for. */
type Place = readonly [folder: string, role: PictureRole];

/** Where pictures are kept, by their field; those called `image` by their collection, or file of facts. */
const PLACES: Readonly<Record<string, Place>> = {
  banner: ['banners', 'banner'],
  icon: ['icons', 'icon'],
  beforeImage: ['cases', 'case'],
  afterImage: ['cases', 'case'],
  logo: ['partners', 'mark'],
  dentists: ['team', 'portrait'],
  staff: ['team', 'portrait'],
  videos: ['posters', 'video'],
  facility: ['facility', 'office'],
  promotions: ['art', 'promotion'],
};

const OTHERS: Place = ['services', 'page'];

/** No vowels, so that they make no word, and no name. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';

/** The names that dropped photographs get (`pictureName`), below `static/img`. */
export const PICTURE_NAME = new RegExp(`\\b[a-z]+/[a-z\\d-]+-[${LETTERS}]{6}(?![\\w-])`, 'g');

/** The input for a field's pictures: Decap CMS knows of folders by its configuration alone. */
export function pictureInput(entries: string, field: string) {
  const [folder, role] = PLACES[field] ?? PLACES[entries] ?? OTHERS;
  return {widget: 'picture', media_folder: `/${IMAGE_FOLDER}/${folder}`, role};
}

/**
 * The name of a new picture: from its entry and what it holds, never from the name of the file, which may tell who is on it. In
 * one entry the same picture has the same name, whichever field it is of.
 * @param entry the name of the entry's file, such as `dr-ana-lopez`
 */
export async function pictureName(entry: string, content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  // Six digits could be a patient's number.
  const letters = [...new Uint8Array(digest).subarray(0, 6)].map((byte) =>
    LETTERS.charAt(byte % LETTERS.length),
  );
  return `${slugify(entry)}-${letters.join('')}`.toLowerCase();
}

/**
 * Whether the other field of a pair has a dropped photograph already, under whatever name of its entry.
 * @returns how the other one is called
 */
export function duplicateOf(
  picture: string,
  field: string,
  data: Record<string, unknown>,
): string | undefined {
  const other = {beforeImage: 'after', afterImage: 'before'}[field];
  return other && String(data[`${other}Image`]).slice(-7) === picture.slice(-7) ? other : undefined;
}
