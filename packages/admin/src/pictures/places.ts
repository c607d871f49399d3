import {IMAGE_FOLDER, slugify} from '@dental/content';

/**
 * Where the pictures of a field are kept below `static/img`, how wide they must be (`checks/photographs.ts`), in pixels, and
 * the proportion in which the site shows them, if it has one: their width, in heights.
 */
interface Place {
  folder: string;
  least: number;
  ratio?: number;
}

const BY_FIELD: Readonly<Record<string, Place>> = {
  banner: {folder: 'banners', least: 2400, ratio: 15 / 4},
  icon: {folder: 'icons', least: 128, ratio: 1},
  beforeImage: {folder: 'cases', least: 1200, ratio: 3 / 2},
  afterImage: {folder: 'cases', least: 1200, ratio: 3 / 2},
  logo: {folder: 'partners', least: 240},
};

/** No vowels, so that they make no word, and no name. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';

/** The names that dropped photographs get (`pictureName`), below `static/img`. */
export const PICTURE_NAME = new RegExp(`\\b[a-z]+/[a-z\\d-]+-[${LETTERS}]{6}(?![\\w-])`, 'g');

/** For fields that are called `image`, by the collection, or by the file of facts. */
const IMAGES: Readonly<Record<string, Place>> = {
  dentists: {folder: 'team', least: 600, ratio: 5 / 6},
  staff: {folder: 'team', least: 600, ratio: 5 / 6},
  videos: {folder: 'posters', least: 1280, ratio: 16 / 9},
  facility: {folder: 'facility', least: 1600, ratio: 3 / 2},
  promotions: {folder: 'art', least: 1200, ratio: 3 / 2},
};

const OTHERS: Place = {folder: 'services', least: 1200, ratio: 3 / 2};

/** The input for a field's pictures: Decap CMS knows of folders by its configuration alone. */
export function pictureInput(entries: string, field: string) {
  const {folder, ...place} = BY_FIELD[field] ?? IMAGES[entries] ?? OTHERS;
  return {widget: 'picture', media_folder: `/${IMAGE_FOLDER}/${folder}`, ...place};
}

/**
 * The name of a new picture: from its entry and what it holds, never from the name of the file, which may tell who is on it. In
 * one entry the same picture has the same name, whichever field it is of.
 * @param entry the name of the entry's file, such as `dr-ana-lopez`
 */
export async function pictureName(entry: string, content: Blob): Promise<string> {
  return `${slugify(entry)}-${await digestOf(content)}`.toLowerCase();
}

/** What tells two files apart, in six letters: six digits could be a patient's number. */
export async function digestOf(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(digest).subarray(0, 6)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
