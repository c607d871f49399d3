import {IMAGE_FOLDER, slugify} from '@dental/content';
import type {Collection} from '../collections';
import type {Field} from '../collections/fields';

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

/** For fields that are called `image`, by the collection, or by the file of facts. */
const IMAGES: Readonly<Record<string, Place>> = {
  dentists: {folder: 'team', least: 600, ratio: 5 / 6},
  staff: {folder: 'team', least: 600, ratio: 5 / 6},
  videos: {folder: 'posters', least: 1280, ratio: 16 / 9},
  facility: {folder: 'facility', least: 1600, ratio: 3 / 2},
  promotions: {folder: 'art', least: 1200, ratio: 3 / 2},
};

const OTHERS: Place = {folder: 'services', least: 1200, ratio: 3 / 2};

/** The place of a field's pictures. */
export function placeOf(collection: string, field: string): Place {
  return BY_FIELD[field] ?? IMAGES[collection] ?? OTHERS;
}

/** Tells Decap CMS where the pictures of each field go: it knows of folders by its configuration alone. */
export function withPictureFolders(collections: readonly Collection[]): Collection[] {
  return collections.map((collection) => ({
    ...collection,
    ...(collection.fields && {fields: inPlaces(collection.fields, collection.name)}),
    ...(collection.files && {
      files: collection.files.map((file) => ({
        ...file,
        fields: inPlaces(file.fields, collection.name === 'facts' ? file.name : collection.name),
      })),
    }),
  }));
}

function inPlaces(fields: readonly Field[], collection: string): Field[] {
  return fields.map((field) => {
    const {folder, ...place} = placeOf(collection, field.name);
    return {
      ...field,
      ...(field.widget === 'picture' && {media_folder: `/${IMAGE_FOLDER}/${folder}`, ...place}),
      ...(field.fields && {fields: inPlaces(field.fields, collection)}),
      ...(field.types && {types: inPlaces(field.types, collection)}),
      ...(field.field && {field: inPlaces([field.field], collection)[0]}),
    };
  });
}

/**
 * The name of a new picture: from its entry and its field, never from the name of the file, which may tell who is on it.
 * @param entry the name of the entry's file, such as `dr-ana-lopez`
 * @param content what the file holds, by which two pictures have two names
 */
export async function pictureName(entry: string, field: string, content: Blob): Promise<string> {
  const short = await digestOf(content);
  const part = field === 'image' ? '' : field.replace(/Image$/, '');
  return [slugify(entry), part, short].filter(Boolean).join('-').toLowerCase();
}

/** What tells two files apart, in six letters: six digits could be a patient's number. */
export async function digestOf(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return [...new Uint8Array(digest).subarray(0, 6)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
}
