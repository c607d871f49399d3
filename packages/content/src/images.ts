import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {IMAGE_FOLDER} from './folders';

/** The endings of picture files, in the order in which they are looked for. */
export const IMAGE_ENDINGS = ['svg', 'avif', 'webp', 'jpg', 'jpeg', 'png'] as const;

/**
 * The files that a picture's name stands for: one if all is well, none if it is missing or misspelled.
 * Letter case counts on every disk, because it does on the web.
 * @param image the name without ending, such as `team/rosa`
 * @returns paths from the project folder
 */
export function imageFiles(root: string, image: string): string[] {
  const folder = join(IMAGE_FOLDER, image, '..').replaceAll('\\', '/');
  const names = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return imageFilesAmong(new Set(names.map((name) => `${folder}/${name}`)), image);
}

/** The same, among files whose paths are known. */
export function imageFilesAmong(files: ReadonlySet<string>, image: string): string[] {
  return IMAGE_ENDINGS.map((ending) => `${IMAGE_FOLDER}/${image}.${ending}`).filter((file) =>
    files.has(file),
  );
}

/** Whether one of some pictures is a drawing that waits for a photograph: its file is an SVG. */
export function hasDrawing(root: string, images: readonly string[]): boolean {
  return images.some((image) => imageFiles(root, image).some((file) => file.endsWith('.svg')));
}
