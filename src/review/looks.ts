import type {BuiltSite} from './builtSite';
import {WIDTHS, type Camera, type Inspection, type Tab, type Width} from './camera';
import type {Look, PageChange} from './comparePages';
import {compareGlances, isUnpictured, type Glance, type Glimpse} from './glance';
import {hearingSentences, newObstacles} from './heard';
import type {Kept} from './kept';
import {comparePictures, type ScreenPictures} from './pictures';
import {exampleOf, isNoticed} from './sentences';
import {hasOtherWords, toldOf} from './told';

/** What a page's look, sound and weight have come to. */
export interface Sight {
  looks: readonly Look[];
  heard: string[];
  /** Where it looks different; nothing if no pictures were taken of it. */
  screens: ScreenPictures[];
  obstacles: string[];
  /** What a phone fetches before somebody acts, in bytes, where that differs by more than two in a hundred. */
  weight?: {before: number; after: number};
}

const TABS = 2;
const NOTED_WEIGHT = 0.02;
/** Of more pages than these that changed in the same way, one is shown. */
const EXAMPLES = 3;
/** More pictures would keep somebody waiting for minutes, and make a report that no host takes (25 MB). */
export const MOST_PICTURED = 24;
/** Of more pages than these that may look different, the rest counts as different. */
export const MOST_GLANCED = 150;

/** The pages to look at: those that may look different, and of what is the same on several pages an example. */
export function pagesToSee(pages: readonly PageChange[]): {doubtful: PageChange[]; examples: PageChange[]} {
  const there = pages.filter(({kind}) => kind === 'changed' || kind === 'moved');
  const doubtful = there.filter((page) => page.looks.length > 0 && (page.isRestyled || !hasOtherWords(page)));
  const shown = toldOf(pages)
    .entries.filter((entry) => isNoticed(entry) && !entry.looks.includes('other'))
    .flatMap((entry) => (entry.pages.length <= EXAMPLES ? entry.pages : (exampleOf(entry) ?? [])));
  return {doubtful, examples: [...new Set(shown)].filter((page) => there.includes(page))};
}

interface Sites {
  before: BuiltSite;
  after: BuiltSite;
  /** The looks of the base, from one review to the next. */
  kept: Kept;
}

/**
 * Looks at pages before and after. A glance tells which of them look different; pictures are taken of examples.
 * @param onPage is told of each look that is done, and of how many there are
 */
export async function lookAtPages(
  pages: readonly PageChange[],
  sites: Sites,
  camera: Camera,
  onPage: (done: number, all: number) => void = () => undefined,
): Promise<Map<string, Sight>> {
  const {doubtful, examples} = pagesToSee(pages);
  const pairs = await Promise.all(Array.from({length: TABS}, () => Pair.open(sites, camera)));
  const sights = new Map<string, Sight>();
  let [done, all] = [0, doubtful.length + examples.length];
  const each = async (list: readonly PageChange[], work: (pair: Pair, page: PageChange) => Promise<void>) => {
    const left = [...list];
    onPage(done, all);
    await Promise.all(
      pairs.map(async (pair) => {
        for (let page = left.shift(); page; page = left.shift()) {
          await work(pair, page);
          onPage(++done, all);
        }
      }),
    );
  };
  const glimpses = new Map<PageChange, Glimpse>();
  await each([...new Set([...doubtful.slice(0, MOST_GLANCED), ...examples])], async (pair, page) => {
    const [was, is] = await pair.glances(page);
    const glimpse = compareGlances(was, is, hasOtherWords(page));
    glimpses.set(page, glimpse);
    const heard = hearingSentences(was.heard, is.heard, wordsOf(page));
    sights.set(page.path, {looks: glimpse.looks, heard, screens: [], obstacles: []});
  });
  const picture = async (pair: Pair, page: PageChange) => {
    const sight = sights.get(page.path);
    if (sight) sights.set(page.path, {...sight, ...(await pair.picturesOf(page, sight.looks))});
  };
  const different = doubtful.filter((page) => hasPicture(glimpses.get(page)));
  const chosen = telling(different, glimpses, EXAMPLES);
  const first = [...new Set([...examples, ...chosen])].slice(0, MOST_PICTURED);
  all = done + first.length;
  await each(first, picture);
  // What a glance takes for different may still show the same: then the others are looked at as well.
  const isShown = chosen.some((page) => !hasOtherWords(page) && sights.get(page.path)?.looks.length !== 0);
  const rest = isShown ? [] : different.filter((page) => !first.includes(page)).slice(0, MOST_PICTURED - first.length);
  all += rest.length;
  await each(rest, picture);
  // If none of so many shows anything, the others, which differ in the same way, do not either.
  const pictured = [...first, ...rest];
  const isNowhere = rest.length > 0 && rest.every((page) => sights.get(page.path)?.looks.length === 0);
  for (const page of isNowhere ? different.filter((other) => !pictured.includes(other)) : []) {
    const sight = sights.get(page.path);
    if (sight) sights.set(page.path, {...sight, looks: []});
  }
  return sights;
}

function hasPicture(glimpse: Glimpse | undefined): boolean {
  return glimpse?.looks.some((look) => !isUnpictured(look)) ?? false;
}

/** A few pages that together show as many kinds of elements as can be that look different; the home page first. */
function telling(pages: readonly PageChange[], glimpses: ReadonlyMap<PageChange, Glimpse>, count: number) {
  const chosen: PageChange[] = [];
  const seen = new Set<string>();
  const kindsOf = (page: PageChange) => glimpses.get(page)?.kinds ?? [];
  const fresh = (page: PageChange) => kindsOf(page).filter((kind) => !seen.has(kind)).length;
  const left = [...pages];
  while (chosen.length < count && left.length > 0) {
    const best =
      chosen.length === 0 && left.some(({path}) => path === '/')
        ? left.findIndex(({path}) => path === '/')
        : left.reduce((most, page, at) => (fresh(page) > fresh(left[most] ?? page) ? at : most), 0);
    const [page] = left.splice(best, 1);
    if (!page) break;
    chosen.push(page);
    for (const kind of kindsOf(page)) seen.add(kind);
  }
  return chosen;
}

function wordsOf({parts}: PageChange): string[] {
  return Object.values(parts).flatMap((changes) =>
    changes.flatMap(({before, after}) => [before?.text ?? [], after?.text ?? []].flat()),
  );
}

/** A tab on the site before and one on the site now. */
class Pair {
  private constructor(
    private readonly before: Tab,
    private readonly after: Tab,
    private readonly kept: Kept,
  ) {}

  static async open({before, after, kept}: Sites, camera: Camera): Promise<Pair> {
    return new Pair(await camera.tab(before), await camera.tab(after), kept);
  }

  glances(page: PageChange): Promise<[Glance, Glance]> {
    const old = page.from ?? page.path;
    return Promise.all([this.kept.json(old, 'glance', () => this.before.glance(old)), this.after.glance(page.path)]);
  }

  /** How a page differs in pictures; if it does not, only what somebody has to open can. */
  async picturesOf(page: PageChange, looks: readonly Look[]): Promise<Omit<Sight, 'heard'>> {
    const old = page.from ?? page.path;
    const [was, is] = await Promise.all([
      this.kept.json<Inspection>(old, 'inspection', () => this.before.inspect(old)),
      this.after.inspect(page.path),
    ]);
    const screens: ScreenPictures[] = [];
    for (const width of WIDTHS) {
      const screen = await comparePictures(width, ...(await this.#pictures(page, width)));
      if (screen) screens.push(screen);
    }
    return {
      screens,
      looks: screens.length > 0 || hasOtherWords(page) ? looks : looks.filter(isUnpictured),
      obstacles: newObstacles(was.obstacles, is.obstacles),
      ...(Math.abs(is.bytes - was.bytes) > was.bytes * NOTED_WEIGHT && {weight: {before: was.bytes, after: is.bytes}}),
    };
  }

  #pictures(page: PageChange, width: Width): Promise<[Buffer, Buffer]> {
    const old = page.from ?? page.path;
    return Promise.all([
      this.kept.file(old, `${width}.png`, () => this.before.picture(old, width)),
      this.after.picture(page.path, width),
    ]);
  }
}
