import {cpSync, existsSync} from 'node:fs';
import {join} from 'node:path';

const CACHES = ['pictures', 'static', 'compressed', 'styles', 'editor'];

/** Brings what has been made of pictures and texts into a copy of the project, where there is none: it need not be made again. */
export function copyCaches(root: string, copy: string): void {
  for (const cache of CACHES.map((name) => join('.cache', name)))
    if (existsSync(join(root, cache)) && !existsSync(join(copy, cache)))
      cpSync(join(root, cache), join(copy, cache), {recursive: true});
}
