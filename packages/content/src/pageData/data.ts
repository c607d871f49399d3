import {
  CATEGORIES,
  embedPath,
  filterValue,
  type FormName,
  type FormTarget,
  galleryPage,
  galleryPageCount,
  hoursInShort,
  isFramed,
  longDate,
  weekdayOf,
  pickedVendor,
  PREVIEW_BOOKING_PATH,
  type SiteMode,
  THANK_YOU,
  undecidedHolidays,
} from '@dental/practice';
import {navTitleOf, pagesOfKind, titleOf, type Page, type Site} from '../site';
import type {Sources} from './dataFiles';
import type {PageKind} from '../schemas/pageFields';
import type {Picture} from '../pictures/picture';

/** Gives the prepared picture of a name. */
export type GetPicture = (image: string) => Promise<Picture>;

/** Some fields of a record and no others, so that no file holds more than what is shown. */
export function pick<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  ...names: readonly Name[]
) {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}

/** A record with a picture in the place of its name. */
export async function preparePicture<Fields extends object, Name extends keyof Fields>(
  record: Fields & Record<Name, string>,
  field: Name,
  pictureOf: GetPicture,
) {
  return {...record, [field]: await pictureOf(record[field])} as Omit<Fields, Name> &
    Record<Name, Picture>;
}

/** The pictures of the brand that components show. */
const SHOWN = [
  'lockup.svg',
  'lockup-light.svg',
  'strip.svg',
  'lines.svg',
  'map.svg',
  'not-found.svg',
];

/** The links of the practice to other websites. A preview books nothing. */
export function getLinks({practice: {links}}: Pick<Site, 'practice'>, mode: SiteMode) {
  return {...links, booking: mode === 'preview' ? PREVIEW_BOOKING_PATH : links.booking};
}

/** `practice.json`: what the header and the footer of every page show. */
export function makePracticeData(
  {practice, hours, promotions, forms, labels, pages}: Site,
  {mode, today, hasDrawings, brand}: Pick<Sources, 'mode' | 'today' | 'hasDrawings' | 'brand'>,
) {
  const {phone, address} = practice;
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
    phoneLink: `tel:+1${phone.replaceAll(/\D/g, '')}`,
    street: address.street,
    city: `${address.city}, ${address.state} ${address.zip}`,
    links: getLinks({practice}, mode),
    hasNewsletter: forms.newsletter.fields.length > 0,
    // Nothing leads to a page that the practice does without.
    paths: pages.flatMap(({path}) => (path.lastIndexOf('/') === 0 ? path : [])),
    builtOn: today,
    hours: hoursInShort(hours, labels.hours),
    closures: hours.closures.map((closure) => ({
      ...closure,
      text: [...new Set([closure.from, closure.to])]
        .map((day) => `${weekdayOf(day)}, ${longDate(day)}`)
        .join(' to '),
    })),
    undecided: undecidedHolidays(hours, today).map(({day}) => day),
    hoursNote: hours.note,
    hasDrawings,
    missing: SHOWN.filter((file) => !brand.includes(file)),
    standing: promotions.standing,
    tickers: promotions.promotions.map(({heading, ticker = heading, starts, ends}) => ({
      ticker,
      starts,
      ends,
    })),
  };
}

/** The pictures that a visitor takes for photographs: of the office, the team and the patients. */
export function photographs({pages, facility, cases}: Site): string[] {
  return [
    ...facility.map(({image}) => image),
    ...pagesOfKind({pages}, 'dentist', 'staff').map(({image}) => image),
    ...cases.flatMap(({beforeImage, afterImage}) => [beforeImage, afterImage]),
  ];
}

/** Services or sub-services as cards. */
export function makeServiceCards(
  pages: readonly Page<'service' | 'sub-service'>[],
  pictureOf: GetPicture,
) {
  return Promise.all(
    pages.map(async ({path, cardTitle: title, cardText: text, icon}) => {
      return {path, title, text, icon: await pictureOf(icon)};
    }),
  );
}

/** A service or sub-service, as its card shows it. */
export type ServiceCardData = Awaited<ReturnType<typeof makeServiceCards>>[number];

/** `dentists.json` and `staff.json`: the team cards of one kind, in order. */
export function makePeopleData(site: Site, kind: 'dentist' | 'staff', pictureOf: GetPicture) {
  return Promise.all(
    pagesOfKind(site, kind).map(async (page) => ({
      ...pick(page, 'path', 'name', 'expertise'),
      ...(page.kind === 'dentist' && pick(page, 'languages', 'days', 'goodWith')),
      summary: page.body.paragraphs[0] ?? '',
      image: await pictureOf(page.image),
    })),
  );
}

/** A person, as a team card shows them. */
export type PersonCardData = Awaited<ReturnType<typeof makePeopleData>>[number];

/** `all-pages.json`: every page that may be looked for, in groups: a treatment below its service, a person below the team. */
export function makeAllPagesData(site: Site) {
  const pages = site.pages.filter(({unlisted}) => !unlisted);
  const of = (...kinds: PageKind[]) => kinds.flatMap((kind) => pagesOfKind({pages}, kind));
  const under = ({path}: Page, ...kinds: PageKind[]) =>
    of(...kinds).filter((page) => page.path.startsWith(`${path}/`));
  const link = (page: Page) => ({path: page.path, title: titleOf(site, page)});
  const group = (parents: readonly Page[], ...below: PageKind[]) =>
    parents.map((page) => ({...link(page), below: under(page, ...below).map(link)}));

  const general = of('home', 'page');
  const listsOf = (...kinds: PageKind[]) =>
    general.filter((page) => page.kind !== 'home' && under(page, ...kinds).length > 0);
  const [services, teams] = [listsOf('service'), listsOf('dentist', 'staff')];
  return {
    services: [...group(services), ...group(of('service'), 'sub-service')],
    people: group(teams, 'dentist', 'staff'),
    practice: group(general.filter((page) => !services.includes(page) && !teams.includes(page))),
    legal: group(of('legal')),
  };
}

/** `vendors.json`: how each third party that the practice has picked comes to the visitor. */
export function makeVendorsData({integrations}: Site, areLive: boolean) {
  const place = (kind: keyof Site['integrations']) => {
    const {vendor, ids = {}} = pickedVendor(integrations, kind) ?? {};
    return {
      name: vendor?.name ?? '',
      integration: vendor?.integration ?? ('none' as const),
      /** Where its page is, for a vendor in a frame. */
      src: vendor && isFramed(vendor) ? embedPath(vendor) : undefined,
      /** Where it leads, for a link. */
      href: vendor?.link?.(ids),
    };
  };
  return {
    areLive,
    chat: place('chat'),
    financing: place('financing'),
    forms: place('forms'),
    map: place('map'),
  };
}

/** `forms.json`: what each form of plain HTML asks for, and where it is sent. A preview sends nothing. */
export function makeFormsData({forms, integrations, practice}: Site, areLive: boolean) {
  const {vendor, ids} = pickedVendor(integrations, 'forms');
  const nowhere: FormTarget = {action: THANK_YOU, hidden: {}, honeypot: '', answersScripts: false};
  const withTarget = (form: FormName) => ({
    ...forms[form],
    target: (areLive ? vendor.form?.(ids, form, {address: practice.site}) : undefined) ?? nowhere,
  });
  return {
    contact: withTarget('contact'),
    virtual: withTarget('virtual'),
    newsletter: withTarget('newsletter'),
  };
}

/** `form.js`: the component of the forms, which depends on their vendor. No other is in the bundle. */
export function formModule({integrations}: Site): string {
  const {vendor} = pickedVendor(integrations, 'forms');
  return `export {default} from '@site/src/components/PatientForm/${vendor.integration === 'form' ? 'PlainForm' : 'FramedForm'}';\n`;
}

/** `treatments.json`: the treatments of cases, as the gallery's filter has them. */
export function listTreatments({cases, pages}: Site) {
  const shown = pages.filter(({path}) => cases.some(({service}) => service === path));
  return shown.map((page) => [filterValue(page.path), navTitleOf(page)] as const);
}

/** `gallery/page-….js`: the cases of one page of the gallery, from 1. */
export async function galleryData({cases}: Site, page: number, pictureOf: GetPicture) {
  const shown = galleryPage(cases, page).map(async (record) => ({
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
    pageCount: galleryPageCount(cases.length),
    total: cases.length,
    cases: await Promise.all(shown),
  };
}

/** One page of the unfiltered gallery. */
export type GalleryPageData = Awaited<ReturnType<typeof galleryData>>;

/** A case, as the gallery shows it. */
export type CaseData = GalleryPageData['cases'][number];
