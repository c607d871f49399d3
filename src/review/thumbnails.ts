import {join} from 'node:path';
import sharp from 'sharp';
import type {Entry} from './entries';

const WIDTH = 320;

/** Small pictures of all that changed as pictures, by `before` or `after` and their address. */
export async function thumbnailsOf(
  entries: readonly Entry[],
  folders: Record<'before' | 'after', string>,
): Promise<Map<string, string>> {
  const wanted = entries.flatMap(({changes, head}) => [
    ...changes.flatMap(({before, after}) => [...named('before', before?.source), ...named('after', after?.source)]),
    ...head
      .filter(({field}) => field === 'image')
      .flatMap(({before, after}) => [...named('before', before), ...named('after', after)]),
  ]);
  const made = await Promise.all(
    [...new Set(wanted)].map(async (key) => {
      const [side, address] = key.split(/ (.*)/s) as ['before' | 'after', string];
      return [key, await small(join(folders[side], decodeURIComponent(address)))] as const;
    }),
  );
  return new Map(made.filter(([, picture]) => picture !== ''));
}

function named(side: 'before' | 'after', address: string | undefined): string[] {
  return address ? [`${side} ${address}`] : [];
}

/** A picture as an address that holds it; empty if there is none that can be read. */
async function small(file: string): Promise<string> {
  try {
    const picture = await sharp(file).resize({width: WIDTH, withoutEnlargement: true}).webp({quality: 60}).toBuffer();
    return `data:image/webp;base64,${picture.toString('base64')}`;
  } catch {
    return '';
  }
}
