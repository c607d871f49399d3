import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {addIntegrity} from './html';
import type {Styles} from './styles';
import type {DigestOf, PageChanges} from './types';

/**
 * The digests of the site's scripts and style sheets (Subresource Integrity).
 * @param styles the style sheets in their final form
 */
export function readDigests({folder}: Pick<Styles, 'folder'>): DigestOf {
  const digests = new Map<string, string>();
  return (address) => {
    const file = join(folder, address);
    if (!address.startsWith('/') || !existsSync(file)) return undefined;
    const digest =
      digests.get(file) ?? createHash('sha384').update(readFileSync(file)).digest('base64');
    digests.set(file, digest);
    return `sha384-${digest}`;
  };
}

/** Adds a digest to each script and style sheet that a page loads from its own host. */
export function addDigests(digestOf: DigestOf): PageChanges {
  return () => [addIntegrity(digestOf)];
}
