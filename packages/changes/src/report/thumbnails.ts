import {join} from 'node:path';
import sharp from 'sharp';
import {dataAddress} from '../pictures/pictures';
import type {ChangeGroup} from './changeGroups';

const WIDTH = 320;

type Side = 'before' | 'after';

/** Small pictures of all that changed as pictures, by `before` or `after` and their address. */
export async function thumbnailsOf(
  groups: readonly ChangeGroup[],
  folders: Record<Side, string>,
): Promise<Map<string, string>> {
  const wanted = groups.flatMap(({words, head}): [Side, string | undefined][] => [
    ...words.flatMap(({before, after}): [Side, string | undefined][] => [
      ['before', before?.source],
      ['after', after?.source],
    ]),
    ...head
      .filter(({field}) => field === 'image')
      .flatMap(({before, after}): [Side, string][] => [
        ['before', before],
        ['after', after],
      ]),
  ]);
  const made = new Map<string, string>();
  for (const [side, address] of wanted) {
    if (!address || made.has(`${side} ${address}`)) continue;
    const picture = await thumbnail(join(folders[side], decodeURIComponent(address)));
    if (picture !== '') made.set(`${side} ${address}`, picture);
  }
  return made;
}

/** A picture as an address that holds it; empty if there is none that can be read. */
async function thumbnail(file: string): Promise<string> {
  try {
    const picture = sharp(file).resize({width: WIDTH, withoutEnlargement: true});
    return dataAddress(await picture.webp({quality: 60}).toBuffer());
  } catch {
    return '';
  }
}
