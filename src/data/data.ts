import {
  CATEGORIES,
  toFilterValue,
  getGalleryPage,
  getLanguage,
  countGalleryPages,
  findOwnPath,
  describeComingDays,
  listClosedTimes,
  listShortDays,
  interpolate,
  type OfficeHours,
  summarizeWeek,
  COUNT_FOLDER,
  PREVIEW_BOOKING_PATH,
  type SiteMode,
  TAP_KINDS,
  THANK_YOU_PATH,
  toSpanishPath,
  toPhoneLink,
  findUndecidedHolidays,
} from '@dental/practice';
import {
  describeFrame,
  getEmbedSiteOf,
  listVendorsInUse,
  type EmbedSite,
  type FormName,
  type FormTarget,
  getPickedVendor,
} from '@dental/vendors';
import {
  findPageAt,
  type GetPicture,
  mapTexts,
  getNavTitle,
  type Page,
  type PageKind,
  getPagesOfKind,
  type Picture,
  type Site,
  type Sources,
  getPageTitle,
} from '@dental/content';

/** Picks some fields of a record, so that a file contains only data that is shown. */
export function pick<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  ...names: readonly Name[]
) {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}

/** Replaces the name of an image in a record with the prepared image. */
export async function preparePicture<Fields extends object, Name extends keyof Fields>(
  record: Fields & Record<Name, string>,
  field: Name,
  pictureOf: GetPicture,
) {
  return {...record, [field]: await pictureOf(record[field])} as Omit<Fields, Name> &
    Record<Name, Picture>;
}

/** The brand images that components show. */
const BRAND_IMAGES = [
  'lockup.svg',
  'lockup-light.svg',
  'strip.svg',
  'lines.svg',
  'map.svg',
  'not-found.svg',
];

/**
 * Returns the links of the practice to other websites. A preview can't book appointments. If
 * patients book by phone, the booking link is the path of our own page.
 */
export function getLinks({practice: {links, site}}: Pick<Site, 'practice'>, mode: SiteMode) {
  const portal = mode === 'preview' ? PREVIEW_BOOKING_PATH : links.booking;
  return {...links, booking: findOwnPath(links.booking, site) ?? portal};
}

/** Lists the links whose taps are counted: the start of their targets, and the address to ping. */
export function listCountedLinks(
  {practice: {counts, links}}: Pick<Site, 'practice'>,
  mode: SiteMode,
) {
  if (!counts || mode === 'preview') return [];
  const starts = {call: 'tel:+1', book: links.booking, directions: links.map, text: 'sms:'};
  return TAP_KINDS.map((kind) => ({kind, start: starts[kind], ping: COUNT_FOLDER + kind}));
}

/** The hours as pages show them. */
interface HoursData extends OfficeHours {
  /** Closures and days with special hours, in words. */
  coming: ReturnType<typeof describeComingDays>;
  /** The rows in brief: days with the same hours are one. */
  summary: ReturnType<typeof summarizeWeek>;
  note: string;
}

/** `practice.json`: the data of the header and the footer of every page. */
export function makePracticeData(
  {practice, promotions, forms, pages, labels}: Site,
  {mode, today, hasDrawings, brand}: Pick<Sources, 'mode' | 'today' | 'hasDrawings' | 'brand'>,
) {
  const {phone, address} = practice;
  // A place with an address is an emergency room. Patients go there without a call.
  const onCall = practice.afterHours?.find((place) => !place.address);
  return {
    ...pick(
      practice,
      'name',
      'tagline',
      'timeZone',
      'phone',
      'email',
      'social',
      'languages',
      'newPatientForms',
    ),
    phoneLink: toPhoneLink(phone),
    onCall: onCall && {
      ...pick(onCall, 'name', 'phone'),
      link: toPhoneLink(onCall.phone),
      answers: interpolate(labels.urgentCall.closedAnswers, {name: onCall.name}),
    },
    street: address.street,
    city: `${address.city}, ${address.state} ${address.zip}`,
    links: getLinks({practice}, mode),
    counted: listCountedLinks({practice}, mode).map((link) => pick(link, 'start', 'ping')),
    hasNewsletter: forms.newsletter.fields.length > 0,
    // For optional pages and Spanish ones: nothing links to a page that the practice doesn't have.
    paths: pages.flatMap(({path}) =>
      path.lastIndexOf('/') === 0 || getLanguage(path) === 'es' ? path : [],
    ),
    builtOn: today,
    hasDrawings,
    missing: BRAND_IMAGES.filter((file) => !brand.includes(file)),
    standing: promotions.standing,
    tickers: promotions.promotions.map(({heading, ticker = heading, starts, ends}) => ({
      ticker,
      starts,
      ends,
    })),
  };
}

type HoursSource = Pick<Site, 'hours' | 'labels' | 'notices' | 'translate'>;

/** `hours.json`: the hours of the week and of special days, and their words. */
export function makeHoursData(
  {hours, labels, notices, translate = (text) => text}: HoursSource,
  {today}: Pick<Sources, 'today'>,
): HoursData {
  const office = {
    week: hours.week,
    closures: hours.closures,
    specialHours: hours.specialHours ?? [],
    undecided: findUndecidedHolidays(hours, today).map(({day}) => day),
    closedTimes: listClosedTimes(notices.notices),
    shortDays: mapTexts(listShortDays(hours, notices.notices), translate),
  };
  return {
    ...office,
    summary: summarizeWeek(hours, labels.hours),
    coming: describeComingDays(office, labels.hours),
    note: hours.note,
  };
}

/** Lists the images that visitors expect to be photographs: office, team, and patients. */
export function listPhotographs({pages, facility, cases}: Site): string[] {
  return [
    ...facility.map(({image}) => image),
    ...getPagesOfKind({pages}, 'dentist', 'staff').map(({image}) => image),
    ...cases.flatMap(({beforeImage, afterImage}) => [beforeImage, afterImage]),
  ];
}

/** Makes cards of services or sub-services. */
export function makeServiceCards(
  pages: readonly Page<'service' | 'sub-service'>[],
  pictureOf: GetPicture,
) {
  return Promise.all(
    pages.map(async ({path, cardTitle, cardText, icon}) => ({
      path,
      title: cardTitle,
      text: cardText,
      icon: await pictureOf(icon),
    })),
  );
}

/** The card of a service or sub-service. */
export type ServiceCardData = Awaited<ReturnType<typeof makeServiceCards>>[number];

/** `dentists.json` and `staff.json`: the team cards of one kind, in order. */
export function makePeopleData(site: Site, kind: 'dentist' | 'staff', pictureOf: GetPicture) {
  return Promise.all(
    getPagesOfKind(site, kind).map(async (page) => ({
      ...pick(page, 'path', 'name', 'expertise'),
      ...(page.kind === 'dentist' && {
        ...pick(page, 'languages', 'days', 'goodWith'),
        degree: page.schools?.[0]?.degree,
      }),
      // The text about a person is in English.
      summary: site.translate ? '' : (page.body.paragraphs[0] ?? ''),
      image: await pictureOf(page.image),
    })),
  );
}

/** The team card of a person. */
export type PersonCardData = Awaited<ReturnType<typeof makePeopleData>>[number];

/**
 * `all-pages.json`: every listed page in groups, treatments below their service and people below
 * the team.
 */
export function makeAllPagesData(site: Site) {
  const language = site.translate ? 'es' : 'en';
  const pages = site.pages.filter(
    ({path, unlisted}) => !unlisted && getLanguage(path) === language,
  );
  const getPages = (...kinds: PageKind[]) => kinds.flatMap((kind) => getPagesOfKind({pages}, kind));
  const getPagesBelow = ({path}: Page, ...kinds: PageKind[]) =>
    getPages(...kinds).filter((page) => page.path.startsWith(`${path}/`));
  const toLink = (page: Page) => ({path: page.path, title: getPageTitle(site, page)});
  const toGroups = (parents: readonly Page[], ...kindsBelow: PageKind[]) =>
    parents.map((page) => ({
      ...toLink(page),
      below: getPagesBelow(page, ...kindsBelow).map(toLink),
    }));

  const general = getPages('home', 'page');
  const getIndexPages = (...kinds: PageKind[]) =>
    general.filter((page) => page.kind !== 'home' && getPagesBelow(page, ...kinds).length > 0);
  const serviceIndexes = getIndexPages('service');
  const teamIndexes = getIndexPages('dentist', 'staff');
  const others = general.filter(
    (page) => !serviceIndexes.includes(page) && !teamIndexes.includes(page),
  );
  return {
    services: [...toGroups(serviceIndexes), ...toGroups(getPages('service'), 'sub-service')],
    people: toGroups(teamIndexes, 'dentist', 'staff'),
    practice: toGroups(others),
    legal: toGroups(getPages('legal')),
  };
}

/**
 * `vendors.json`: the integration of each third party that the practice uses.
 * @param embedSite the address of the pages that run vendors' scripts, if it isn't ours
 */
export function makeVendorsData(site: Site, areLive: boolean, embedSite?: EmbedSite) {
  const used = listVendorsInUse(site);
  const describe = (kind: keyof Site['integrations']) => {
    const {vendor, ids = {}} = getPickedVendor(site.integrations, kind) ?? {};
    const {src, sandbox} = vendor
      ? describeFrame(vendor, getEmbedSiteOf(vendor, used, embedSite))
      : {};
    return {
      name: vendor?.name ?? '',
      integration: vendor?.integration ?? ('none' as const),
      /** The page of a vendor in a frame. */
      src,
      /** The rights of that frame, if the vendor's script runs in it. */
      sandbox,
      /** The URL of a vendor behind a link. */
      href: vendor?.link?.(ids),
    };
  };
  return {
    areLive,
    chat: describe('chat'),
    financing: describe('financing'),
    forms: describe('forms'),
    map: describe('map'),
  };
}

/** `forms.json`: the fields and the target of each plain HTML form. A preview sends nothing. */
export function makeFormsData(site: Site, areLive: boolean) {
  const {forms, integrations, practice} = site;
  const {vendor, ids} = getPickedVendor(integrations, 'forms');
  const spanish = toSpanishPath(THANK_YOU_PATH);
  const thanks = site.translate && findPageAt(site, spanish) ? spanish : THANK_YOU_PATH;
  const noTarget: FormTarget = {
    action: thanks,
    hidden: {},
    honeypot: '',
    answersScripts: false,
  };
  const withTarget = (form: FormName) => {
    const target = areLive ? vendor.form?.(ids, form, {address: practice.site, thanks}) : undefined;
    return {...forms[form], target: target ?? noTarget};
  };
  return {
    contact: withTarget('contact'),
    virtual: withTarget('virtual'),
    newsletter: withTarget('newsletter'),
  };
}

/** The properties of a form's component: its name, and the fields and target of a plain form. */
export interface FormProps {
  form: FormName;
  data: ReturnType<typeof makeFormsData>[FormName];
}

/** `form.js`: the form component of the vendor in use, so that no other is bundled. */
export function makeFormModule({integrations}: Site): string {
  const {vendor} = getPickedVendor(integrations, 'forms');
  const component = vendor.integration === 'form' ? 'PlainForm' : 'FramedForm';
  return `export {default} from '@site/src/components/PatientForm/${component}';\n`;
}

/** `treatments.json`: the treatments of the cases, for the gallery's filter. */
export function listTreatments({cases, pages}: Site) {
  const treatments = pages.filter(({path}) => cases.some(({service}) => service === path));
  return treatments.map((page) => [toFilterValue(page.path), getNavTitle(page)] as const);
}

/** `gallery/page-….js`: the cases of one page of the gallery, from page 1. */
export async function makeGalleryData({cases}: Site, page: number, pictureOf: GetPicture) {
  const casesOnPage = getGalleryPage(cases, page).map(async (record) => ({
    ...pick(
      record,
      'id',
      'heading',
      'age',
      'gender',
      'treatment',
      'descriptions',
      'beforeAlt',
      'afterAlt',
      'changeAt',
    ),
    category: CATEGORIES[record.category],
    wide: record.galleryNewDesign === true,
    before: await pictureOf(record.beforeImage),
    after: await pictureOf(record.afterImage),
  }));
  return {
    page,
    pageCount: countGalleryPages(cases.length),
    total: cases.length,
    cases: await Promise.all(casesOnPage),
  };
}

/** One page of the unfiltered gallery. */
export type GalleryPageData = Awaited<ReturnType<typeof makeGalleryData>>;

/** A case in the gallery. */
export type CaseData = GalleryPageData['cases'][number];
