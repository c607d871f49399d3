import type {Site} from '@dental/content';
import {
  addDays,
  describeComingDays,
  findUndecidedHolidays,
  formatLongDate,
  formatTime,
  formatWeek,
  getHoursOn,
  getOpenSpans,
  getWeekday,
  WEEKDAYS,
} from '@dental/practice';

/** `currentOpeningHours` covers this many days. */
const DAYS_AHEAD = 7;

interface Point {
  /** 0 is Sunday. */
  day: number;
  hour: number;
  minute: number;
  date?: {year: number; month: number; day: number};
}

/** An office that never closes has only one, without `close`. */
interface Period {
  open: Point;
  close?: Point;
}

interface OpeningHours {
  periods?: Period[];
  specialDays?: {date: NonNullable<Point['date']>}[];
}

/** The fields that we request of a place in the Places API (New). Empty fields are missing. */
export interface Place {
  displayName?: {text: string};
  nationalPhoneNumber?: string;
  websiteUri?: string;
  businessStatus?: string;
  addressComponents?: {longText: string; shortText: string; types: string[]}[];
  regularOpeningHours?: OpeningHours;
  currentOpeningHours?: OpeningHours;
}

type Practice = Pick<Site, 'practice' | 'hours' | 'labels'>;

/** Compares a Google profile with our records: one sentence a difference, and what to type. */
export function compareProfile(place: Place, site: Practice, today: string): string[] {
  const {name, phone, site: website, address} = site.practice;
  const {street, city, state, zip} = address;
  const getPart = (type: string) =>
    place.addressComponents?.find(({types}) => types.includes(type))?.shortText ?? '';
  const streetThere = ['street_number', 'route', 'subpremise'].map(getPart).join(' ').trim();
  const townThere = `${getPart('locality')}, ${getPart('administrative_area_level_1')}`;
  const isOpen = (place.businessStatus ?? 'OPERATIONAL') === 'OPERATIONAL';
  return [
    ...(isOpen ? [] : ['Google says that the office is closed. Mark it as open in the profile.']),
    ...compare('the name', place.displayName?.text, name),
    ...compare('the phone number', place.nationalPhoneNumber, phone),
    ...compare('the website', place.websiteUri, website, getHost),
    ...compare('the street', streetThere, street, simplifyStreet),
    ...compare('the town', townThere, `${city}, ${state}`),
    ...compare('the ZIP code', getPart('postal_code'), zip),
    ...compareWeek(place, site),
    ...compareComingDays(place, site, today),
  ];
}

function compare(
  what: string,
  theirs: string | undefined,
  ours: string,
  simplify = (text: string) => text,
): string[] {
  const normalize = (text: string) => simplify(straighten(text));
  if (theirs && normalize(theirs) === normalize(ours)) return [];
  const there = theirs ? `says "${theirs}" for ${what}` : `has nothing for ${what}`;
  return [`Google ${there}; we say "${ours}". Under Edit profile, type ${ours}.`];
}

/** Curly and straight quotation marks, long dashes, and double spaces make no difference. */
function straighten(text: string): string {
  return text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function getHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}

/** Words of a street that Google abbreviates (USPS Publication 28). */
const STREET_WORDS: Record<string, string> = {
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
  street: 'st',
  road: 'rd',
  avenue: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  parkway: 'pkwy',
  highway: 'hwy',
  circle: 'cir',
  terrace: 'ter',
  trail: 'trl',
  square: 'sq',
  plaza: 'plz',
  center: 'ctr',
};

function simplifyStreet(street: string): string {
  const words = street.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words
    .filter((word) => !/^(?:suite|ste|unit|apt|room|rm|building|bldg|floor|fl)$/.test(word))
    .map((word) => STREET_WORDS[word] ?? word)
    .join(' ');
}

function compareWeek({regularOpeningHours}: Place, {hours}: Practice): string[] {
  return hours.week.flatMap((entry) => {
    if (entry.appointmentOnly && !entry.opens) return [];
    const weekday = (WEEKDAYS.indexOf(entry.day) + 1) % 7;
    const isOnDay = ({day}: Point) => day === weekday;
    return compareTimes(entry.day, regularOpeningHours, isOnDay, getOpenSpans(entry), 'Hours');
  });
}

/** Compares the days of the coming week that are special at Google, or here. */
function compareComingDays({currentOpeningHours}: Place, {hours}: Practice, today: string) {
  const undecided = findUndecidedHolidays(hours, today).map(({day}) => day);
  const specialDays = new Set(currentOpeningHours?.specialDays?.map(({date}) => formatDate(date)));
  const days = Array.from({length: DAYS_AHEAD}, (_, index) => addDays(today, index));
  return days.flatMap((day) => {
    const {spans, closure, special, isUndecided} = getHoursOn({...hours, undecided}, day);
    if (isUndecided || !(closure ?? special ?? specialDays.has(day))) return [];
    const isOnDay = ({date}: Point) => date !== undefined && formatDate(date) === day;
    const name = `${getWeekday(day)}, ${formatLongDate(day)}`;
    return compareTimes(name, currentOpeningHours, isOnDay, spans, 'Special hours');
  });
}

function formatDate({year, month, day}: NonNullable<Point['date']>): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

function compareTimes(
  day: string,
  {periods = []}: OpeningHours = {},
  isOnDay: (open: Point) => boolean,
  spans: readonly {opens: string; closes: string}[],
  place: string,
): string[] {
  const theirs = periods.every(({close}) => close)
    ? periods.filter(({open}) => isOnDay(open)).map(formatPeriod)
    : ['open 24 hours'];
  const ours = spans.map(({opens, closes}) => `${opens} to ${closes}`);
  if (theirs.sort().join() === [...ours].sort().join()) return [];
  const [there, here] = [theirs, ours].map((times) => times.join(' and ') || 'closed');
  return [
    `Google says ${day}: ${there}; we say ${here}. ` +
      `Under Edit profile, ${place}, type ${here} for ${day}.`,
  ];
}

function formatPeriod({open, close = open}: Period): string {
  return `${formatPoint(open)} to ${formatPoint(close)}`;
}

function formatPoint({hour, minute}: Point): string {
  return formatTime(hour * 60 + minute);
}

/** Formats the sheet to compare by hand with Google, Bing, Apple, and insurers' directories. */
export function formatProfileSheet({practice, hours, labels}: Practice, today: string): string {
  const {name, phone, site: website, address} = practice;
  const coming = describeComingDays({...hours, undecided: []}, labels.hours).filter(
    ({to}) => to >= today,
  );
  return [
    ['Name', name],
    ['Phone', phone],
    ['Website', website],
    ['Address', `${address.street}, ${address.city}, ${address.state} ${address.zip}`],
    ...formatWeek(hours, labels.hours).map(({day, times}) => [day, times.join(' and ')]),
    ...coming.map(({name: reason, text, times}) => [
      times === undefined ? `Closed: ${reason}` : reason,
      text,
    ]),
  ]
    .map(([label, value]) => `[ ] ${label}: ${value}`)
    .join('\n');
}
