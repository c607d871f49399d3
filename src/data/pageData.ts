import {posix} from 'node:path';
import {
  getCaptionsPath,
  CONTENT_FOLDER,
  listCostEntries,
  findOutdated,
  findPageAt,
  getBreadcrumb,
  type GetCaptions,
  type GetPicture,
  getVideoAddresses,
  type Page,
  getPagesOfKind,
  parseTranscript,
  getSignOff,
  type Site,
  type Sources,
  applyTypographyToFields,
  type Video,
  listVideoIds,
} from '@dental/content';
import {formatGalleryAddress, toSpanishPath} from '@dental/practice';
import {getVendor} from '@dental/vendors';
import {makeServiceCards} from './pagesData';
import {pick} from './records';

/**
 * `pages/….json`: the data that a page needs from other files.
 * @param facts all facts, by name
 */
export async function makePageData(
  {
    site,
    pictureOf,
    captionsOf,
    approvals,
  }: Pick<Sources, 'site' | 'pictureOf' | 'captionsOf' | 'approvals'>,
  page: Page,
  facts: Record<string, string>,
) {
  const images = listImages(page);
  const videos = listVideoIds(page).flatMap((id) => site.videos.filter((video) => video.id === id));
  const subServices = getPagesOfKind(site, 'sub-service').filter(({path}) =>
    path.startsWith(`${page.path}/`),
  );
  const review = getSignOff(site, page, approvals);
  const quotedFacts = page.body.components.flatMap(
    ({name, attributes}) => (name === 'Fact' && attributes.name) || [],
  );
  return {
    /** Its MDX file, relative to `pages-content`. */
    file: posix.relative(CONTENT_FOLDER, page.file),
    breadcrumb: getBreadcrumb(site, page),
    /** True if the page is in English and in Spanish. */
    ...(hasTranslation(site, page) && {hasTranslation: true}),
    /** True if the English page has changed since this translation. */
    ...(findOutdated(site, page) && {isOutdated: true}),
    /** The images on the page, by name. */
    pictures: await resolveEntries(images.map((name) => [name, pictureOf(name)])),
    /** The videos on the page, by id. */
    videos: await resolveEntries(
      videos.map((video) => [video.id, makeVideoData(video, pictureOf, captionsOf)]),
    ),
    /** The facts that the page quotes, by name. */
    facts: Object.fromEntries(Object.entries(facts).filter(([name]) => quotedFacts.includes(name))),
    /** The last day of the offers that it quotes. */
    ...(quotedFacts.some((name) => name.startsWith('offer.')) && {
      offersEnd: site.policies.offers?.ends,
    }),
    /** The cards of a service's sub-services, in order. */
    subServices:
      page.kind === 'service' ? await makePricedCards(site, subServices, pictureOf) : undefined,
    /** The gallery cases of the treatment. */
    cases: makeCasesLink(site, page),
    /** The key facts of the treatment, from its `<AtAGlance>`, for the template to show first. */
    keyFacts: findKeyFacts(page),
    /** The prices of the treatment. */
    prices: makePrices(site, page),
    /** The reviewer and the review date, only if they approved exactly this text. */
    reviewed:
      review.state === 'signed'
        ? {name: review.by.name, path: review.by.path, on: review.on}
        : undefined,
  };
}

/** The data that a page needs from other files. */
export type PageData = Awaited<ReturnType<typeof makePageData>>;

function hasTranslation({pages}: Site, {path, translationOf}: Page): boolean {
  return (
    translationOf !== undefined || findPageAt({pages}, toSpanishPath(path))?.translationOf === path
  );
}

function listImages(page: Page): string[] {
  const fields = [page.banner ?? [], 'image' in page ? page.image : []].flat();
  const inBody = page.body.components.flatMap(({attributes}) => attributes.image ?? []);
  return [...fields, ...inBody];
}

function makeCasesLink({cases}: Site, page: Page) {
  const count = cases.filter(({service}) => service === page.path).length;
  if (count === 0) return undefined;
  return {
    path: formatGalleryAddress({filter: {service: page.path}, page: 1}),
    count,
  };
}

function findKeyFacts({kind, body}: Page): Record<string, string> | undefined {
  if (kind !== 'service' && kind !== 'sub-service') return undefined;
  return body.components.find(({name}) => name === 'AtAGlance')?.attributes;
}

async function makePricedCards(site: Site, pages: Page<'sub-service'>[], pictureOf: GetPicture) {
  const cards = await makeServiceCards(pages, pictureOf);
  return cards.map((card) => ({...card, prices: makePrices(site, card)}));
}

function makePrices({costs}: Site, {path}: {path: string}) {
  const entries = listCostEntries(costs).filter(({page}) => page === path);
  if (entries.length === 0) return undefined;
  return {
    confirmed: costs.confirmed,
    treatments: entries.map((cost) => pick(cost, 'name', 'from', 'to', 'unit')),
  };
}

async function makeVideoData(video: Video, pictureOf: GetPicture, captionsOf: GetCaptions) {
  const captions = captionsOf(video.id);
  return {
    ...pick(video, 'id', 'title', 'description', 'provider', 'seconds'),
    ...getVideoAddresses(video),
    /** The name of the video provider. */
    player: getVendor('videos', video.provider).name,
    captions: captions === undefined ? undefined : getCaptionsPath(video.id),
    transcript: applyTypographyToFields(parseTranscript(captions ?? '')),
    poster: await pictureOf(video.image),
  };
}

/** A video on a page. */
export type VideoData = Awaited<ReturnType<typeof makeVideoData>>;

async function resolveEntries<Value>(
  entries: readonly [key: string, value: Promise<Value>][],
): Promise<Record<string, Value>> {
  return Object.fromEntries(
    await Promise.all(entries.map(async ([key, value]) => [key, await value] as const)),
  );
}
