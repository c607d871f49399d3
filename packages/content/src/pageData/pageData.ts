import {posix} from 'node:path';
import {getBreadcrumb} from '../navigation';
import {signOffOf} from '../signOff/state';
import {CONTENT_FOLDER} from '../folders';
import type {PageKind} from '../schemas/pageFields';
import {costEntries, navTitleOf, pagesOfKind, type Page, type Site} from '../site';
import type {Sources} from './dataFiles';
import {videosOn} from '../structuredData';
import {typographicFields} from '../typography';
import {captionsAddress, parseTranscript, getVideoAddresses, type Video} from '../videos';
import {galleryAddress, vendorOf} from '@dental/practice';
import {pick, makeServiceCards, type GetPicture} from './data';

/** The front matter of a page of a kind, as its template and its blocks read it. */
export type FrontMatter<Kind extends PageKind = PageKind> = {
  [K in Kind]: Omit<Page<K>, 'file' | 'path' | 'body'>;
}[Kind];

/** A heading in the body of a page; `value` is a piece of HTML. */
export interface TocEntry {
  value: string;
  id: string;
  level: number;
}

/** Gives the text of a video's captions, if it has any. */
export type GetCaptions = (id: string) => string | undefined;

/**
 * `pages/….json`: what one page needs that its own file does not hold.
 * @param facts all facts, by name
 */
export async function pageData(
  {
    site,
    pictureOf,
    captionsOf,
    approvals,
  }: Pick<Sources, 'site' | 'pictureOf' | 'captionsOf' | 'approvals'>,
  page: Page,
  facts: Record<string, string>,
) {
  const named = [page.banner ?? [], 'image' in page ? page.image : []].flat();
  const inBody = page.body.components.flatMap(({attributes}) => attributes.image ?? []);
  const videos = videosOn(page).flatMap((id) => site.videos.filter((video) => video.id === id));
  const own = pagesOfKind(site, 'sub-service').filter(({path}) => path.startsWith(`${page.path}/`));
  const review = signOffOf(site, page, approvals);
  const quoted = page.body.components.flatMap(
    ({name, attributes}) => (name === 'Fact' && attributes.name) || [],
  );
  return {
    /** Its MDX file, from `pages-content`. */
    file: posix.relative(CONTENT_FOLDER, page.file),
    breadcrumb: getBreadcrumb(site, page),
    /** The pictures that the page names, by name. */
    pictures: await keyed([...named, ...inBody].map((name) => [name, pictureOf(name)])),
    /** The videos that the page plays, by id. */
    videos: await keyed(videos.map((video) => [video.id, videoData(video, pictureOf, captionsOf)])),
    /** The facts that the page quotes, by name. */
    facts: Object.fromEntries(Object.entries(facts).filter(([name]) => quoted.includes(name))),
    /** The cards of a service's sub-services, in order. */
    subServices: page.kind === 'service' ? await makeServiceCards(own, pictureOf) : undefined,
    /** The cases of the gallery that are like the treatment. */
    cases: casesOf(site, page),
    /** What the list of costs says of the treatment. */
    prices: pricesOf(site, page),
    /** Who answers for what the page says, and since when; only if they have approved these very words. */
    reviewed:
      review.state === 'signed'
        ? {name: review.by.name, path: review.by.path, on: review.on}
        : undefined,
  };
}

/** What a page needs that its own file does not hold. */
export type PageData = Awaited<ReturnType<typeof pageData>>;

function casesOf({cases}: Site, page: Page) {
  const count = cases.filter(({service}) => service === page.path).length;
  if (count === 0) return undefined;
  return {
    path: galleryAddress({filter: {service: page.path}, page: 1}),
    count,
    treatment: navTitleOf(page),
  };
}

function pricesOf({costs}: Site, {path}: Page) {
  const own = costEntries(costs).filter(({page}) => page === path);
  if (own.length === 0) return undefined;
  return {
    confirmed: costs.confirmed,
    treatments: own.map((cost) => pick(cost, 'name', 'from', 'to', 'unit')),
  };
}

async function videoData(video: Video, pictureOf: GetPicture, captionsOf: GetCaptions) {
  const captions = captionsOf(video.id);
  return {
    ...pick(video, 'id', 'title', 'description', 'provider', 'seconds'),
    ...getVideoAddresses(video),
    /** The name of whoever plays it. */
    player: vendorOf('films', video.provider).name,
    captions: captions === undefined ? undefined : captionsAddress(video.id),
    transcript: typographicFields(parseTranscript(captions ?? '')),
    poster: await pictureOf(video.image),
  };
}

/** A video, as a page plays it. */
export type VideoData = Awaited<ReturnType<typeof videoData>>;

async function keyed<Made>(
  entries: readonly [key: string, made: Promise<Made>][],
): Promise<Record<string, Made>> {
  return Object.fromEntries(
    await Promise.all(entries.map(async ([key, made]) => [key, await made] as const)),
  );
}
