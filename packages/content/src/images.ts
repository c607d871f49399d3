import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {IMAGE_FOLDER} from './folders';

/** The extensions of image files, in order of preference. */
export const IMAGE_EXTENSIONS = ['svg', 'avif', 'webp', 'jpg', 'jpeg', 'png'] as const;

/**
 * Finds the files of an image: one if all is well, none if it is missing or misspelled.
 * Letter case counts on every disk, because it does on the web.
 * @param image the name without extension, such as `team/rosa`
 * @returns paths from the project folder
 */
export function findImageFiles(root: string, image: string): string[] {
  const folder = join(IMAGE_FOLDER, image, '..').replaceAll('\\', '/');
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return filterImageFiles(new Set(names.map((name) => `${folder}/${name}`)), image);
}

/** Finds the files of an image in a set of paths; otherwise the same as `findImageFiles`. */
export function filterImageFiles(files: ReadonlySet<string>, image: string): string[] {
  return IMAGE_EXTENSIONS.map((ending) => `${IMAGE_FOLDER}/${image}.${ending}`).filter((file) =>
    files.has(file),
  );
}

/** Returns true if any image is a drawing (an SVG) that waits for a photograph. */
export function hasDrawing(root: string, images: readonly string[]): boolean {
  return images.some((image) => findImageFiles(root, image).some((file) => file.endsWith('.svg')));
}
