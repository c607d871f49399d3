import type {SiteMode} from '../../config/mode';
import {BOOKING_STAND_IN_PATH} from '../../config/previewPaths';
import {breadcrumbOf, type Crumb} from '../../content/breadcrumb';
import {factTexts, longDate} from '../../content/facts';
import {galleryPage, galleryPageCount} from '../../content/gallery';
import {hoursInShort, hoursRows} from '../../content/hours';
import {CATEGORIES} from '../../content/options';
import {signOffOf} from '../../content/signOff/state';
import {navTitleOf, pagesOfKind, type Page, type Site, type SmileCase} from '../../content/site';
import {videosOn} from '../../content/structuredData';
import {transcriptOf} from '../../content/transcript';
import {captionsAddress, videoAddresses, type Video} from '../../content/videos';
import type {Picture} from '../../pictures/prepare';

/** Gives the text of a video's captions, if it has any. */
export type CaptionsOf = (id: string) => string | undefined;

/** Gives the prepared picture of a name. */
export type PictureOf = (image: string) => Promise<Picture>;

/*
 * What the pages import as `@generated/site-content/default/….json`. Each function makes one file,
 * and each file holds no more than the components that import it show.
 */

/** `practice.json`: what the header and the footer of every page show. A preview books nothing. */
export function practiceData({practice, hours, promotions}: Site, mode: SiteMode) {
  const {name, tagline, phone, email, address, links, social, languages, newPatientForms} = practice;
  return {
    name,
    tagline,
    phone,
    phoneLink: `tel:+1${phone.replaceAll(/\D/g, '')}`,
    email,
    street: address.street,
    city: `${address.city}, ${address.state} ${address.zip}`,
    links: {...links, booking: mode === 'preview' ? BOOKING_STAND_IN_PATH : links.booking},
    social,
    languages,
    newPatientForms,
    hours: hoursInShort(hours),
    hoursNote: hours.note,
    standing: promotions.standing,
    tickers: promotions.promotions.map(({id, ticker, starts, ends}) => ({id, ticker, starts, ends})),
  };
}

/** `hours.json`: the week, day by day, and the closures. */
export function hoursData({hours}: Site) {
  return {
    week: hours.week,
    rows: hoursRows(hours),
    note: hours.note,
    closures: hours.closures.map(({name, from, to}) => ({
      name,
      from,
      to,
      text: from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`,
    })),
  };
}

/** A service or sub-service, as its card shows it. */
export interface ServiceCardData {
  path: string;
  label: string;
  title: string;
  text: string;
  icon: Picture;
}

/** `services.json`: the cards of all services, in order. */
export function servicesData(site: Site, pictureOf: PictureOf): Promise<ServiceCardData[]> {
  return Promise.all(pagesOfKind(site, 'service').map((page) => serviceCard(page, pictureOf)));
}

/** `sub-services.json`: the cards of the sub-services, by the address of their service. */
export async function subServicesData(site: Site, pictureOf: PictureOf): Promise<Record<string, ServiceCardData[]>> {
  const subServices = pagesOfKind(site, 'sub-service');
  const entries = pagesOfKind(site, 'service').map(async ({path}) => {
    const own = subServices.filter((page) => page.path.startsWith(`${path}/`));
    return [path, await Promise.all(own.map((page) => serviceCard(page, pictureOf)))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function serviceCard(page: Page<'service' | 'sub-service'>, pictureOf: PictureOf): Promise<ServiceCardData> {
  return {
    path: page.path,
    label: navTitleOf(page),
    title: page.cardTitle,
    text: page.cardText,
    icon: await pictureOf(page.icon),
  };
}

/** A person, as a team card shows them. */
export interface PersonCardData {
  path: string;
  name: string;
  expertise: string;
  summary: string;
  image: Picture;
}

/** `dentists.json` and `staff.json`: the team cards of one kind, in order. */
export function peopleData(site: Site, kind: 'dentist' | 'staff', pictureOf: PictureOf): Promise<PersonCardData[]> {
  return Promise.all(
    pagesOfKind(site, kind).map(async ({path, name, expertise, image, body}) => ({
      path,
      name,
      expertise,
      summary: body.paragraphs[0] ?? '',
      image: await pictureOf(image),
    })),
  );
}

/** `reviews.json`: all reviews, by id. */
export function reviewsData({reviews}: Site) {
  return reviews.map(({id, name, source, date, paragraphs}) => ({id, name, source, date, paragraphs}));
}

/** `facility.json`: the pictures of the office. */
export function facilityData({facility}: Site, pictureOf: PictureOf) {
  return Promise.all(facility.map(async ({image, alt, caption}) => ({alt, caption, image: await pictureOf(image)})));
}

/** `promotions.json`: the offers with their pictures. */
export function promotionsData({promotions}: Site, pictureOf: PictureOf) {
  return Promise.all(
    promotions.promotions.map(async ({id, heading, text, starts, ends, links, image}) => ({
      id,
      heading,
      text,
      starts,
      ends,
      links,
      image: await pictureOf(image),
    })),
  );
}

/** `registered-hosts.json`: the hosts that the register of third parties has, which alone may be asked for something. */
export function registeredHosts({thirdParties}: Site): string[] {
  return thirdParties.map(({host}) => host);
}

/** `perio-protection.json`: the periodontal programme. */
export async function perioProtectionData({perioProtection: {heading, desc, logo}}: Site, pictureOf: PictureOf) {
  return {heading, desc, logo: await pictureOf(logo)};
}

/** `payment-partners.json`: the financing providers with their marks. */
export function paymentPartnersData({paymentPartners}: Site, pictureOf: PictureOf) {
  return Promise.all(paymentPartners.map(async ({logo, ...partner}) => ({...partner, logo: await pictureOf(logo)})));
}

/** A case, as the gallery shows it. */
export interface CaseData extends Pick<SmileCase, 'id' | 'heading' | 'age' | 'gender' | 'treatment' | 'descriptions'> {
  category: string;
  wide: boolean;
  before: Picture;
  after: Picture;
}

/** `gallery/index.json`: what the filter needs of every case, by id; the details are in the pages' files. */
export function galleryIndexData({cases}: Site) {
  return cases.map(({id, age, gender, category}) => ({id, age, gender, category}));
}

/** One page of the unfiltered gallery. */
export interface GalleryPageData {
  page: number;
  pageCount: number;
  total: number;
  cases: CaseData[];
}

/** `gallery/page-….json`: the cases of one page of the gallery, from 1. */
export async function galleryData({cases}: Site, page: number, pictureOf: PictureOf): Promise<GalleryPageData> {
  const shown = galleryPage(cases, page).map(async (record): Promise<CaseData> => {
    const {id, heading, age, gender, treatment, descriptions} = record;
    return {
      id,
      heading,
      age,
      gender,
      treatment,
      descriptions,
      category: CATEGORIES[record.category],
      wide: record.galleryNewDesign === true,
      before: await pictureOf(record.beforeImage),
      after: await pictureOf(record.afterImage),
    };
  });
  return {page, pageCount: galleryPageCount(cases.length), total: cases.length, cases: await Promise.all(shown)};
}

/** A video, as a page plays it. */
export interface VideoData extends Pick<Video, 'id' | 'title' | 'description' | 'provider' | 'seconds'> {
  watch: string;
  embed: string;
  /** The captions' file, if there is one. */
  captions?: string;
  transcript: string[];
  poster: Picture;
}

/** What a page needs that its own file does not hold. */
export interface PageData {
  breadcrumb: Crumb[];
  /** The pictures that the page names, by name. */
  pictures: Record<string, Picture>;
  /** The videos that the page plays, by id. */
  videos: Record<string, VideoData>;
  /** Who answers for what the page says, and since when; only while its words are those that were signed. */
  reviewed?: {name: string; path: string; on: string};
}

/** `pages/….json`: what one page needs that its own file does not hold. */
export async function pageData(
  site: Site,
  page: Page,
  pictureOf: PictureOf,
  captionsOf: CaptionsOf,
): Promise<PageData> {
  const named = (['banner', 'image'] as const).flatMap(
    (field) => (page as Partial<Record<typeof field, string>>)[field] ?? [],
  );
  const inBody = page.body.components.flatMap(({attributes}) => attributes.image ?? []);
  const videos = videosOn(page).flatMap((id) => site.videos.filter((video) => video.id === id));
  const review = signOffOf(site, page);
  return {
    breadcrumb: breadcrumbOf(site, page),
    pictures: await keyed([...named, ...inBody], pictureOf),
    videos: Object.fromEntries(
      await Promise.all(
        videos.map(async (video) => [video.id, await videoData(video, pictureOf, captionsOf)] as const),
      ),
    ),
    reviewed: review.state === 'signed' ? {name: review.by.name, path: review.by.path, on: review.on} : undefined,
  };
}

async function videoData(video: Video, pictureOf: PictureOf, captionsOf: CaptionsOf): Promise<VideoData> {
  const {id, title, description, provider, seconds} = video;
  const captions = captionsOf(id);
  return {
    id,
    title,
    description,
    provider,
    seconds,
    ...videoAddresses(video),
    captions: captions === undefined ? undefined : captionsAddress(id),
    transcript: transcriptOf(captions ?? ''),
    poster: await pictureOf(video.image),
  };
}

async function keyed(images: readonly string[], pictureOf: PictureOf): Promise<Record<string, Picture>> {
  return Object.fromEntries(await Promise.all(images.map(async (image) => [image, await pictureOf(image)] as const)));
}

export {factTexts as factsData};
