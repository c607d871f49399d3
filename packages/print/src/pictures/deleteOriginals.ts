import {readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {IMAGE_FOLDER} from '@dental/content';

/** Photographs, but not the brand's icons, which browsers request by name. */
const PHOTOGRAPH = /^(?!brand\/).*\.(jpe?g|png|webp|avif)$/;

/**
 * Deletes the original photographs from a built site. Pages show the files made from them. The
 * originals are large, and their metadata has the place, the time, and the photographer.
 * @param root the project folder
 * @param folder the built site
 */
export function deleteOriginals(root: string, folder: string): void {
  for (const name of readdirSync(join(root, IMAGE_FOLDER), {recursive: true, encoding: 'utf8'})) {
    const path = name.replaceAll('\\', '/');
    if (PHOTOGRAPH.test(path)) rmSync(join(folder, 'img', path), {force: true});
  }
}
