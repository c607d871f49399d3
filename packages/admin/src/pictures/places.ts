import {IMAGE_FOLDER, slugify} from '@dental/content';

/** Where the pictures of a field are kept below `static/img`, and how wide they must be, in pixels (`checks/pictures.ts`). */
interface Place {
  folder: string;
  least: number;
}

const BY_FIELD: Readonly<Record<string, Place>> = {
  banner: {folder: 'banners', least: 2400},
  icon: {folder: 'icons', least: 128},
  beforeImage: {folder: 'cases', least: 1200},
  afterImage: {folder: 'cases', least: 1200},
  logo: {folder: 'partners', least: 240},
};

/** No vowels, so that they make no word, and no name. */
const LETTERS = 'bcdfghjkmnpqrstvwxz';

/** The names that dropped photographs get (`pictureName`), below `static/img`. */
export const PICTURE_NAME = new RegExp(`\\b[a-z]+/[a-z\\d-]+-[${LETTERS}]{6}(?![\\w-])`, 'g');

/** For fields that are called `image`, by the collection, or by the file of facts. */
const IMAGES: Readonly<Record<string, Place>> = {
  dentists: {folder: 'team', least: 600},
  staff: {folder: 'team', least: 600},
  videos: {folder: 'posters', least: 1280},
  facility: {folder: 'facility', least: 1600},
  promotions: {folder: 'art', least: 1200},
};

const OTHERS: Place = {folder: 'services', least: 1200};

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
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  // Six digits could be a patient's number.
  const letters = [...new Uint8Array(digest).subarray(0, 6)].map((byte) => LETTERS.charAt(byte % LETTERS.length));
  return `${slugify(entry)}-${letters.join('')}`.toLowerCase();
}

/** The field that must not have the same picture as another, and how the other picture is called. */
const TWINS: Readonly<Record<string, [field: string, words: string]>> = {
  beforeImage: ['afterImage', 'after'],
  afterImage: ['beforeImage', 'before'],
};

/**
 * Whether the other field of a pair has a dropped photograph already, under whatever name of its entry.
 * @returns how the other one is called
 */
export function twinOf(picture: string, field: string, data: Readonly<Record<string, unknown>>): string | undefined {
  const [other = '', words] = TWINS[field] ?? [];
  return String(data[other]).slice(-7) === picture.slice(-7) ? words : undefined;
}
