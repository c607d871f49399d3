import {IMAGE_FOLDER} from '../../content/folders';
import {slugify} from '../../content/slugs';
import type {Collection} from '../collections';
import type {Field} from '../collections/fields';

/** Where the pictures of a field are kept below `static/img`, and how wide they must be (`checks/photographs.ts`), in pixels. */
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

/** For fields that are called `image`, by the collection, or by the file of facts. */
const IMAGES: Readonly<Record<string, Place>> = {
  dentists: {folder: 'team', least: 600},
  staff: {folder: 'team', least: 600},
  videos: {folder: 'posters', least: 1280},
  facility: {folder: 'facility', least: 1600},
  promotions: {folder: 'art', least: 1200},
};

const OTHERS: Place = {folder: 'services', least: 1200};

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
    const {folder, least} = placeOf(collection, field.name);
    return {
      ...field,
      ...(field.widget === 'picture' && {media_folder: `/${IMAGE_FOLDER}/${folder}`, least}),
      ...(field.fields && {fields: inPlaces(field.fields, collection)}),
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
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  const short = [...new Uint8Array(digest).subarray(0, 3)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const part = field === 'image' ? '' : field.replace(/Image$/, '');
  return [slugify(entry), part, short].filter(Boolean).join('-').toLowerCase();
}
