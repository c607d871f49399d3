import {
  byName,
  embedPath,
  type FormName,
  type FormTarget,
  hoursInShort,
  hoursRows,
  isFramed,
  LEGAL_PAGES,
  longDate,
  pickedVendor,
  PREVIEW_BOOKING_PATH,
  SEARCH,
  type SiteMode,
  THANK_YOU,
  undecidedHolidays,
  URGENT_HELP,
  type VendorPlace,
} from '@dental/practice';
import {navTitleOf, pagesOfKind, titleOf, type Page, type Site} from '../site';
import type {PageKind} from '../schemas/page';
import type {Picture} from '../pictures/picture';

/** Gives the prepared picture of a name. */
export type PictureOf = (image: string) => Promise<Picture>;

/*
 * What the pages import as `@generated/site-content/default/….json`. Each function makes one file,
 * and each file holds no more than the components that import it show.
 */

/**
 * `practice.json`: what the header and the footer of every page show. A preview books nothing.
 * @param today the day of the build, as of which the built pages are
 * @param hasDrawings whether drawings are shown where photographs belong
 */
export function practiceData(
  {practice, hours, promotions, labels, pages}: Site,
  mode: SiteMode,
  today: string,
  hasDrawings: boolean,
) {
  const {name, tagline, phone, email, address, links, social, languages, newPatientForms} = practice;
  return {
    name,
    tagline,
    phone,
    phoneLink: `tel:+1${phone.replaceAll(/\D/g, '')}`,
    email,
    street: address.street,
    city: `${address.city}, ${address.state} ${address.zip}`,
    links: {...links, booking: mode === 'preview' ? PREVIEW_BOOKING_PATH : links.booking},
    social,
    languages,
    newPatientForms,
    // Legal pages that the footer does not name one by one.
    statements: pagesOfKind({pages}, 'legal')
      .filter(({path}) => !LEGAL_PAGES.includes(path))
      .map((page) => ({label: navTitleOf(page), to: page.path})),
    // Linked from every page of a practice that has one.
    hasUrgentHelp: pages.some(({path}) => path === URGENT_HELP),
    hasSearch: pages.some(({path}) => path === SEARCH),
    builtOn: today,
    hours: hoursInShort(hours, labels.hours),
    closures: hours.closures.map(({name, from, to}) => ({
      name,
      from,
      to,
      text: from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`,
    })),
    undecided: undecidedHolidays(hours, today).map(({day}) => day),
    hoursNote: hours.note,
    hasDrawings,
    standing: promotions.standing,
    tickers: promotions.promotions.map(({id, ticker, starts, ends}) => ({id, ticker, starts, ends})),
  };
}

/** The pictures that a visitor takes for photographs: of the office, the team and the patients. */
export function photographs({pages, facility, cases}: Site): string[] {
  return [
    ...facility.map(({image}) => image),
    ...pages.flatMap((page) => (page.kind === 'dentist' || page.kind === 'staff' ? [page.image] : [])),
    ...cases.flatMap(({beforeImage, afterImage}) => [beforeImage, afterImage]),
  ];
}

/** `hours.json`: the week, day by day. */
export function hoursData({hours, labels}: Site) {
  return {week: hours.week, rows: hoursRows(hours, labels.hours), note: hours.note};
}

/** A service or sub-service, as its card shows it. */
export interface ServiceCardData {
  path: string;
  title: string;
  text: string;
  icon: Picture;
}

/** `services.json`: the cards of all services, in order. */
export function servicesData(site: Site, pictureOf: PictureOf): Promise<ServiceCardData[]> {
  return Promise.all(pagesOfKind(site, 'service').map((page) => serviceCard(page, pictureOf)));
}

/** `service-links.json`: the services, as the navigation of every page names them. */
export function serviceLinksData(site: Site, pictureOf: PictureOf) {
  return Promise.all(
    pagesOfKind(site, 'service').map(async ({path, cardTitle, icon}) => ({
      path,
      title: cardTitle,
      drawing: (await pictureOf(icon)).src,
    })),
  );
}

/** A service or a sub-service as a card. */
export async function serviceCard(
  page: Page<'service' | 'sub-service'>,
  pictureOf: PictureOf,
): Promise<ServiceCardData> {
  return {
    path: page.path,
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

/** `all-pages.json`: every page that may be looked for, in groups: a treatment below its service, a person below the team. */
export function allPagesData(site: Site) {
  const pages = site.pages.filter(({unlisted}) => !unlisted);
  const under = ({path}: Page, ...kinds: PageKind[]) =>
    kinds.flatMap((kind) => pagesOfKind({pages}, kind)).filter((page) => page.path.startsWith(`${path}/`));
  const link = (page: Page) => ({path: page.path, title: titleOf(site, page)});
  const group = (of: readonly Page[], ...below: PageKind[]) =>
    of.map((page) => ({...link(page), below: under(page, ...below).map(link)}));

  const general = [...pagesOfKind({pages}, 'home'), ...pagesOfKind({pages}, 'page')];
  const serviceLists = general.filter((page) => page.kind !== 'home' && under(page, 'service').length > 0);
  const teams = general.filter((page) => page.kind !== 'home' && under(page, 'dentist', 'staff').length > 0);
  return {
    services: [...group(serviceLists), ...group(pagesOfKind({pages}, 'service'), 'sub-service')],
    people: group(teams, 'dentist', 'staff'),
    practice: group(general.filter((page) => !serviceLists.includes(page) && !teams.includes(page))),
    legal: group(pagesOfKind({pages}, 'legal')),
  };
}

/** `reviews.json`: all reviews, the newest first. */
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

/** `vendors.json`: how each third party that the practice has picked comes to the visitor. */
export function vendorsData({integrations, practice}: Site, areLive: boolean) {
  const place = (kind: keyof Site['integrations']): VendorPlace => {
    const {vendor, ids} = pickedVendor(integrations, kind);
    return {
      name: vendor.name,
      way: vendor.way,
      src: isFramed(vendor) ? embedPath(vendor) : undefined,
      href: vendor.link?.(ids, practice),
    };
  };
  return {areLive, chat: place('chat'), financing: place('financing'), forms: place('forms'), map: place('map')};
}

/** `forms.json`: what each form of plain HTML asks for, and where it is sent. A preview sends nothing. */
export function formsData({forms, integrations, practice}: Site, areLive: boolean) {
  const {vendor, ids} = pickedVendor(integrations, 'forms');
  const nowhere: FormTarget = {action: THANK_YOU, hidden: {}, honeypot: '', answersScripts: false};
  const withTarget = (form: FormName) => ({
    ...forms[form],
    target: (areLive ? vendor.form?.(ids, form, {address: practice.site}) : undefined) ?? nowhere,
  });
  return {contact: withTarget('contact'), virtual: withTarget('virtual'), newsletter: withTarget('newsletter')};
}

/** `form.js`: the component of the forms, which depends on their vendor. No other is in the bundle. */
export function formModule({integrations}: Site): string {
  const {vendor} = pickedVendor(integrations, 'forms');
  return `export {default} from '@site/src/components/PatientForm/${vendor.way === 'form' ? 'PlainForm' : 'FramedForm'}';\n`;
}

/** `perio-protection.json`: the periodontal programme. */
export async function perioProtectionData({perioProtection: {heading, desc, logo}}: Site, pictureOf: PictureOf) {
  return {heading, desc, logo: await pictureOf(logo)};
}

/** `payment-partners.json`: the financing providers with their marks. */
export function paymentPartnersData({paymentPartners}: Site, pictureOf: PictureOf) {
  return Promise.all(paymentPartners.map(async ({logo, ...partner}) => ({...partner, logo: await pictureOf(logo)})));
}

/** `insurance.json`: the dental plans, in the order of their names. */
export function insuranceData({insurance: {confirmed, plans}}: Site) {
  return {confirmed, plans: byName(plans)};
}

/** `costs.json`: what treatments cost, and the membership plan if there is one. */
export function costsData({costs: {confirmed, groups, membership}}: Site) {
  return {confirmed, groups, membership};
}
