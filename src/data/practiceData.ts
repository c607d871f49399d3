import {
  getLanguage,
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
  toPhoneLink,
  findUndecidedHolidays,
} from '@dental/practice';
import {mapTexts, getPagesOfKind, type Site, type Sources} from '@dental/content';
import {pick} from './records';

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

/** The hours as pages show them. */
interface HoursData extends OfficeHours {
  /** Closures and days with special hours, in words. */
  coming: ReturnType<typeof describeComingDays>;
  /** The rows in brief: days with the same hours are one. */
  summary: ReturnType<typeof summarizeWeek>;
  note: string;
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
