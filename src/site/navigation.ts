import practice from '@generated/site-content/default/practice.json';
import services from '@generated/site-content/default/service-links.json';

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

const home = {label: 'Home', to: '/'};
const aboutUs = {label: 'About Us', to: '/about-us'};
const doctors = {label: 'Our Doctors', to: '/our-dentist'};
const staff = {label: 'Our Staff', to: '/our-staff'};
const gallery = {label: 'Smile Gallery', to: '/smile-gallery'};
const testimonial = {label: 'Testimonial', to: '/reviews'};
const blogLink = {label: 'Blog', to: blog};
const patientInformation = {label: 'Patient Information', to: '/new-patients'};
const virtualConsultation = {label: 'Virtual Consultation', to: '/virtual-consultation'};
const paymentPlans = {label: 'Payment Plans', to: '/payment-plans'};
const financialPolicy = {label: 'Financial Policy', to: '/financial-policy'};
const payOnline = {label: 'Pay online', to: payments};
const contactUs = {label: 'Contact Us', to: '/contact-us'};

/** The services, by the titles of their cards. */
export const serviceLinks: NavigationEntry[] = services.map(({title, path}) => ({label: title, to: path}));

/** The main navigation, in its order (specification, section 2). */
export const mainNavigation: (NavigationEntry | NavigationGroup)[] = [
  {
    label: 'Services',
    look: 'cards',
    links: [
      {label: 'All services', to: '/services'},
      ...services.map(({title, path, drawing}) => ({label: title, to: path, drawing})),
    ],
  },
  {label: 'About Us', look: 'list', links: [aboutUs, doctors, staff, gallery, testimonial, blogLink]},
  {label: 'Plans & Pricing', look: 'list', links: [paymentPlans, financialPolicy, payOnline]},
  patientInformation,
  virtualConsultation,
  contactUs,
];

/** What the main navigation asks visitors to do. */
export const callToAction: NavigationEntry = {label: 'Request an Appointment', to: booking};

/** The same in the bar at the top of the page. */
export const topBarBooking: NavigationEntry = {label: 'Book appointment', to: booking};

/** The footer's own list. Its label for booking is spelled as the specification has it. */
export const smartLinks: NavigationEntry[] = [
  home,
  aboutUs,
  doctors,
  staff,
  testimonial,
  gallery,
  patientInformation,
  virtualConsultation,
  paymentPlans,
  financialPolicy,
  {label: 'Easy Appoinment System', to: booking},
  payOnline,
  blogLink,
  contactUs,
];

/** The line at the very end of every page. */
export const legalLinks: NavigationEntry[] = [
  {label: 'Privacy Policy (Notice of Privacy Practices)', to: '/privacy-policy'},
  {label: 'Terms and Conditions', to: '/terms-and-conditions'},
  financialPolicy,
];

/** Whether an entry of the navigation is a group with a menu of its own. */
export function isGroup(entry: NavigationEntry | NavigationGroup): entry is NavigationGroup {
  return 'links' in entry;
}

/** Whether a page belongs to a group: it is one of its pages or lies below one, as a person does below their team. */
export function isWithin({links}: NavigationGroup, path: string): boolean {
  return links.some(({to}) => path === to || path.startsWith(`${to}/`));
}
