import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Build} from './build';
import {addIntegrity, changed} from './pages/html';

/** Adds a digest to each script and style sheet that a page takes from its own host (Subresource Integrity). */
export function integrity({folder, pages}: Build): void {
  const known = new Map<string, string>();
  const digestOf = (address: string) => {
    const file = join(folder, address);
    if (!address.startsWith('/') || !existsSync(file)) return undefined;
    const digest = known.get(file) ?? createHash('sha384').update(readFileSync(file)).digest('base64');
    known.set(file, digest);
    return `sha384-${digest}`;
  };
  for (const page of pages) page.html = changed(page.html, addIntegrity(digestOf));
}
