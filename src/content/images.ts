import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** The endings of picture files, in the order in which they are looked for. */
export const IMAGE_ENDINGS = ['svg', 'avif', 'webp', 'jpg', 'jpeg', 'png'] as const;

/** The folder that a picture's name starts from. */
export const IMAGE_FOLDER = 'static/img';

/**
 * The files that a picture's name stands for: one if all is well, none if it is missing or misspelled.
 * Letter case counts on every disk, because it does on the web.
 * @param image the name without ending, such as `team/rosa`
 * @returns paths from the project folder
 */
export function imageFiles(root: string, image: string): string[] {
  const folder = join(root, IMAGE_FOLDER, image, '..');
  const name = image.slice(image.lastIndexOf('/') + 1);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return IMAGE_ENDINGS.map((ending) => `${name}.${ending}`)
    .filter((file) => names.includes(file))
    .map((file) => `${IMAGE_FOLDER}/${image.slice(0, -name.length)}${file}`);
}
