import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {WIDTHS, type Camera, type Sighting} from './camera';
import type {PageChange} from './comparePages';
import {hearingSentences, newObstacles} from './heard';
import {comparePictures, type ScreenPictures} from './pictures';
import {exampleOf, isNoticed} from './sentences';
import type {Told} from './told';

/** What a page's look, sound and weight have come to. */
export interface Look {
  screens: ScreenPictures[];
  heard: string[];
  obstacles: string[];
  /** What a phone fetches before somebody acts, in bytes, where that differs by more than two in a hundred. */
  weight?: {before: number; after: number};
}

const TABS = 2;
const NOTED_WEIGHT = 0.02;
/** Of more pages than these that changed in the same way, one is looked at. */
const EXAMPLES = 3;
/** More would keep somebody waiting for minutes, and make a report that no host takes (25 MB). */
export const MOST_LOOKED_AT = 24;

/** The pages to look at: those that may look different, and of what is the same on several pages an example. */
export function pagesToSee(told: Told): PageChange[] {
  const own = told.entries
    .filter(isNoticed)
    .flatMap((entry) => (entry.look || entry.pages.length <= EXAMPLES ? entry.pages : (exampleOf(entry) ?? [])));
  return [...new Set(own)].filter(({kind}) => kind === 'changed' || kind === 'moved');
}

/**
 * Looks at pages before and after.
 * @param kept where the looks of the base are kept, from one review to the next
 * @param onPage is told of each page that is done
 */
export async function lookAtPages(
  pages: readonly PageChange[],
  {before, after, kept}: {before: string; after: string; kept?: string},
  camera: Camera,
  onPage: (done: number) => void = () => undefined,
): Promise<Map<string, Look>> {
  const left = [...pages];
  const looks = new Map<string, Look>();
  const work = async () => {
    for (let page = left.shift(); page; page = left.shift()) {
      const was = await keptLook(kept, page.from ?? page.path, () => camera.look(before, page.from ?? page.path));
      const is = await camera.look(after, page.path);
      looks.set(page.path, await compareLooks(page, was, is));
      onPage(looks.size);
    }
  };
  await Promise.all(Array.from({length: TABS}, work));
  return looks;
}

async function compareLooks(page: PageChange, was: Sighting, is: Sighting): Promise<Look> {
  const words = Object.values(page.parts).flatMap((changes) =>
    changes.flatMap(({before, after}) => [before?.text ?? [], after?.text ?? []].flat()),
  );
  return {
    screens: await comparePictures(was, is),
    heard: hearingSentences(was.heard, is.heard, words),
    obstacles: newObstacles(was.obstacles, is.obstacles),
    ...(Math.abs(is.bytes - was.bytes) > was.bytes * NOTED_WEIGHT && {weight: {before: was.bytes, after: is.bytes}}),
  };
}

async function keptLook(folder: string | undefined, path: string, look: () => Promise<Sighting>): Promise<Sighting> {
  if (!folder) return look();
  const name = join(folder, createHash('sha256').update(path).digest('hex').slice(0, 16));
  const fileOf = (width: number) => `${name}-${width}.png`;
  if (existsSync(`${name}.json`)) {
    const rest = JSON.parse(readFileSync(`${name}.json`, 'utf8')) as Omit<Sighting, 'pictures'>;
    return {...rest, pictures: Object.fromEntries(WIDTHS.map((width) => [width, readFileSync(fileOf(width))]))};
  }
  const {pictures, ...rest} = await look();
  mkdirSync(folder, {recursive: true});
  for (const width of WIDTHS) writeFileSync(fileOf(width), pictures[width] ?? Buffer.alloc(0));
  // Last, so that what is kept is whole.
  writeFileSync(`${name}.json`, JSON.stringify(rest));
  return {...rest, pictures};
}
