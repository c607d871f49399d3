import type {Page, Site} from '../site';
import {counted} from './compare';

/** Where patients meet a fact. */
interface Place {
  /** The part of the layout that shows it on every page, such as `at the foot`. */
  everyPage?: string;
  /** The blocks and tags that show it in the body of a page. */
  blocks?: readonly string[];
  /** Whether search engines are told of it as data. */
  search?: true;
}

const TOP = 'at the top of every page';
const FOOT = 'at the foot of every page';
const BOTH = 'at the top and at the foot of every page';

/** Where each fact of the practice is shown; `tests/unit/content/diff/shown.test.ts` holds it against the components. */
export const PLACES = {
  name: {everyPage: BOTH, search: true},
  tagline: {everyPage: FOOT, search: true},
  phone: {
    everyPage: BOTH,
    blocks: [
      'Phone',
      'CareBlock',
      'CostRanges',
      'InsurancePlans',
      'LanguageHelp',
      'NewPatientForms',
      'OfficeSection',
      'SiteSearch',
      'UrgentCall',
      'WhenToCall',
    ],
    search: true,
  },
  email: {everyPage: FOOT, blocks: ['Email', 'OfficeSection'], search: true},
  address: {
    everyPage: BOTH,
    blocks: ['Address', 'OfficeSection'],
    search: true,
  },
  geo: {search: true},
  languages: {blocks: ['Hero'], search: true},
  languageHelp: {blocks: ['LanguageHelp']},
  social: {everyPage: FOOT, blocks: ['ReviewWall'], search: true},
  newPatientForms: {blocks: ['FormsLink']},
  'links.booking': {
    everyPage: TOP,
    blocks: ['BookLink', 'Hero', 'PerioPromo'],
  },
  'links.payments': {everyPage: BOTH},
  'links.blog': {everyPage: BOTH},
  'links.map': {everyPage: BOTH, blocks: ['OfficeSection'], search: true},
  'links.financingApplication': {blocks: ['FinancingWidget']},
  hours: {everyPage: FOOT, blocks: ['WorkingHours', 'HoursSection', 'UrgentCall'], search: true},
  hoursNote: {everyPage: FOOT, blocks: ['WorkingHours', 'HoursSection', 'UrgentCall', 'Hero']},
  closures: {everyPage: FOOT, blocks: ['WorkingHours', 'HoursSection', 'UrgentCall'], search: true},
  promotions: {everyPage: TOP, blocks: ['PromotionBanner']},
  standing: {everyPage: TOP, blocks: ['PromotionBanner']},
  policies: {blocks: ['NewPatientForms', 'PaymentHelper']},
  perioProtection: {blocks: ['PerioPromo', 'PerioProtect']},
  testimonials: {blocks: ['Testimonials']},
  facility: {blocks: ['FacilityGallery', 'FinancingWidget']},
  paymentPartners: {blocks: ['PaymentPartners']},
  insurance: {blocks: ['InsurancePlans']},
  costs: {blocks: ['CostRanges', 'MembershipPlan']},
  forms: {everyPage: FOOT, blocks: ['FormPlace', 'BookingSection']},
  chat: {everyPage: 'on every page'},
  financing: {blocks: ['FinancingWidget']},
  map: {blocks: ['OfficeSection']},
  thirdParties: {blocks: ['ThirdParties']},
  reviews: {blocks: ['ReviewWall']},
} as const satisfies Record<string, Place>;

/** Where an item is met: the end of a sentence, and the pages to look at. */
export interface Shown {
  shown?: string;
  pages: string[];
}

/** Where a fact of the practice is met. */
export function shownAt(site: Site, fact: keyof typeof PLACES): Shown {
  const {everyPage, blocks = [], search}: Place = PLACES[fact];
  return sentence(
    site.pages.filter((page) => usesBlock(page, blocks)),
    everyPage,
    search,
  );
}

/** Where a fact that prose can quote is met, by the name that `<Fact>` takes. */
export function shownWhereQuoted(site: Site, name: string, blocks: readonly string[] = []): Shown {
  const quotes = ({body}: Page) => body.components.some((use) => use.name === 'Fact' && use.attributes.name === name);
  return sentence(site.pages.filter((page) => quotes(page) || usesBlock(page, blocks)));
}

function usesBlock({body}: Page, blocks: readonly string[]): boolean {
  return body.components.some(({name}) => blocks.includes(name));
}

const NAMED = 4;

function sentence(pages: readonly Page[], everyPage?: string, search?: boolean): Shown {
  const paths = pages.map(({path}) => path);
  const places = [
    ...(everyPage ? [everyPage] : []),
    ...(paths.length > 0
      ? [`on ${counted(paths.length, 'page')}${paths.length <= NAMED ? ` (${paths.join(', ')})` : ''}`]
      : []),
    ...(search ? ["in the search engines' data"] : []),
  ];
  const last = places.pop();
  if (last === undefined) return {shown: 'shown on no page', pages: []};
  return {shown: `shown ${places.length > 0 ? `${places.join(', ')} and ${last}` : last}`, pages: paths};
}
