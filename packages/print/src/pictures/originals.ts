import {readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {IMAGE_FOLDER} from '@dental/content';

/** What a camera makes. The brand's own icons, which browsers request by these names, are no photographs. */
const PHOTOGRAPH = /^(?!brand\/).*\.(jpe?g|png|webp|avif)$/;

/**
 * Takes the original photographs out of a built site. Pages show the files that are made from them; the originals
 * are large and tell where, when and by whom they were taken.
 * @param root the project folder
 * @param folder the built site
 */
export function withholdOriginals(root: string, folder: string): void {
  for (const name of readdirSync(join(root, IMAGE_FOLDER), {recursive: true, encoding: 'utf8'})) {
    const path = name.replaceAll('\\', '/');
    if (PHOTOGRAPH.test(path)) rmSync(join(folder, 'img', path), {force: true});
  }
}
