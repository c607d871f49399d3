import emergency from '@generated/site-content/default/labels/emergency.json';
import labels from '@generated/site-content/default/labels/menus.json';
import layout from '@generated/site-content/default/labels/layout.json';
import practice from '@generated/site-content/default/practice.json';
import services from '@generated/site-content/default/service-links.json';
import {FINANCIAL, PRIVACY, SEARCH, TERMS, URGENT_HELP} from '@dental/practice';

/** A link of the layout. */
export interface NavigationEntry {
  label: string;
  /** A path on this site, or an address elsewhere, which opens in a new tab. */
  to: string;
  /** The address of a drawing that goes with it. */
  drawing?: string;
}

/** Links that share a menu. */
export interface NavigationGroup {
  label: string;
  links: NavigationEntry[];
  /** `cards` for links with drawings, in two columns. */
  look: 'cards' | 'list';
}

const {booking, payments, blog} = practice.links;

/** A link to what a practice may do without. */
interface Optional extends Omit<NavigationEntry, 'to'> {
  to: string | undefined;
}

/** Of some links those that lead somewhere: the practice has such a page, or such an address elsewhere. */
function those(...entries: readonly Optional[]): NavigationEntry[] {
  return entries.flatMap(({to, ...entry}) =>
    to !== undefined && (to === booking || !to.startsWith('/') || practice.paths.includes(to)) ? {...entry, to} : [],
  );
}

/** The way home. */
export const home = {label: labels.home, to: '/'};
const aboutUs = {label: labels.aboutUs, to: '/about-us'};
const doctors = {label: labels.doctors, to: '/our-dentist'};
const staff = {label: labels.staff, to: '/our-staff'};
const gallery = {label: labels.gallery, to: '/smile-gallery'};
const testimonial = {label: labels.reviews, to: '/reviews'};
const blogLink = {label: labels.blog, to: blog};
const patientInformation = {label: labels.patientInformation, to: '/new-patients'};
const virtualConsultation = {label: labels.virtualConsultation, to: '/virtual-consultation'};
const paymentPlans = {label: labels.paymentPlans, to: '/payment-plans'};
const insurance = {label: labels.insurance, to: '/insurance-plans'};
const costs = {label: labels.costs, to: '/costs'};
const financialPolicy = {label: labels.financialPolicy, to: FINANCIAL};
const payOnline = {label: labels.payOnline, to: payments};
const contactUs = {label: labels.contactUs, to: '/contact-us'};

/** The way to the search, if there is one. */
export const [search] = those({label: labels.search, to: SEARCH});

/** The services, by the titles of their cards. */
export const serviceLinks: NavigationEntry[] = services.map(({title, path}) => ({label: title, to: path}));

/** The main navigation, in its order (specification, section 2). */
export const mainNavigation: (NavigationEntry | NavigationGroup)[] = [
  {
    label: labels.services,
    look: 'cards' as const,
    links: [
      ...those({label: labels.allServices, to: '/services'}),
      ...services.map(({title, path, drawing}) => ({label: title, to: path, drawing})),
    ],
  },
  {
    label: labels.about,
    look: 'list' as const,
    links: those(aboutUs, doctors, staff, gallery, testimonial, blogLink),
  },
  {
    label: labels.plansAndPricing,
    look: 'list' as const,
    links: those(paymentPlans, insurance, costs, financialPolicy, payOnline),
  },
  ...those(patientInformation, virtualConsultation, contactUs),
].filter((entry) => !isGroup(entry) || entry.links.length > 0);

/** What the main navigation asks visitors to do. */
export const callToAction: NavigationEntry = {label: layout.request, to: booking};

/** The same in the bar at the top of the page. */
export const topBarBooking: NavigationEntry = {label: layout.topBarBooking, to: booking};

/** The footer's own list. Its label for booking is spelled as the specification has it. */
export const smartLinks: NavigationEntry[] = [
  home,
  ...those(
    {label: emergency.urgentHelp, to: URGENT_HELP},
    aboutUs,
    doctors,
    staff,
    testimonial,
    gallery,
    patientInformation,
    virtualConsultation,
    insurance,
    costs,
    paymentPlans,
    financialPolicy,
    {label: labels.easyAppointment, to: booking},
    payOnline,
    blogLink,
    contactUs,
  ),
  ...(search ? [search] : []),
];

/** The line at the very end of every page. */
export const legalLinks: NavigationEntry[] = [
  ...those({label: labels.privacyPolicy, to: PRIVACY}, {label: labels.terms, to: TERMS}, financialPolicy),
  ...practice.statements,
];

/** Whether an entry of the navigation is a group with a menu of its own. */
export function isGroup(entry: NavigationEntry | NavigationGroup): entry is NavigationGroup {
  return 'links' in entry;
}

/** Whether a page belongs to a group: it is one of its pages or lies below one, as a person does below their team. */
export function isWithin({links}: NavigationGroup, path: string): boolean {
  return links.some(({to}) => path === to || path.startsWith(`${to}/`));
}
