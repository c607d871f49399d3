import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Build} from '@dental/delivery';
import {addIntegrity} from '@dental/content/output';

/** Adds a digest to each script and style sheet that a page takes from its own host (Subresource Integrity). */
export function integrity(build: Build): void {
  const {folder, pages} = build;
  const known = new Map<string, string>();
  build.digestOf = (address: string) => {
    const file = join(folder, address);
    if (!address.startsWith('/') || !existsSync(file)) return undefined;
    const digest =
      known.get(file) ?? createHash('sha384').update(readFileSync(file)).digest('base64');
    known.set(file, digest);
    return `sha384-${digest}`;
  };
  for (const {changes} of pages) changes.push(addIntegrity(build.digestOf));
}
