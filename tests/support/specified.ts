/*
 * What the specification of the site lays down. It is asserted of the practice in tests/fixtures/specification.ts, which
 * has these values; what our own practice has decided since is its own affair.
 */

/** The routes that do not depend on who works here. */
export const ROUTES = [
  '/',
  '/about-us',
  '/contact-us',
  '/financial-policy',
  '/new-patients',
  '/our-dentist',
  '/our-staff',
  '/payment-plans',
  '/privacy-policy',
  '/reviews',
  '/services',
  '/smile-gallery',
  '/terms-and-conditions',
  '/virtual-consultation',
];

export const SERVICES = [
  '/services/cosmetic-dentistry',
  '/services/dental-technologies',
  '/services/family-dentistry',
  '/services/general-dentistry',
  '/services/restorative-dentistry',
  '/services/sedation-dentistry',
];

export const SUB_SERVICES = [
  '/services/cosmetic-dentistry/dental-bridges',
  '/services/cosmetic-dentistry/dental-crowns',
  '/services/cosmetic-dentistry/dental-implants',
  '/services/cosmetic-dentistry/teeth-whitening',
  '/services/cosmetic-dentistry/veneers',
  '/services/general-dentistry/dental-exams',
  '/services/general-dentistry/dental-x-rays',
  '/services/general-dentistry/teeth-cleaning',
];

/** How many of each there are. */
export const COUNTS = {cases: 49, reviews: 31, dentists: 4, staff: 8};

export const HOURS = [
  ['Monday', '9:00 am to 2:00 pm'],
  ['Tuesday', '9:00 am to 7:00 pm'],
  ['Wednesday', '9:00 am to 5:00 pm'],
  ['Thursday', '9:00 am to 5:00 pm'],
  ['Friday', '7:00 am to 2:00 pm'],
  ['Saturday', 'Closed'],
  ['Sunday', 'Closed'],
] as const;

/** The constants: the fact's name, what it says, and a page where a visitor must be able to read it. */
export const CONSTANTS = [
  ['care.cleaning-interval', 'every six months', '/services/general-dentistry/teeth-cleaning'],
  ['care.cleanings-per-year', '2 to 4', '/services/general-dentistry/teeth-cleaning'],
  ['care.xray-reduction', '80% to 90%', '/services/general-dentistry/dental-x-rays'],
  ['care.xray-reduction-low', '80%', '/services/general-dentistry/dental-x-rays'],
  ['care.crown-life', '5 to 15 years', '/services/cosmetic-dentistry/dental-crowns'],
  ['care.bridge-visits', 'two', '/services/cosmetic-dentistry/dental-bridges'],
  ['care.sedation-training', '35 hours', '/services/sedation-dentistry'],
  ['arrival.early', '15 to 30 minutes', '/new-patients'],
  ['discount.prepaid', '5%', '/financial-policy'],
  ['discount.cash', '5%', '/financial-policy'],
  ['financing.down', '25%', '/financial-policy'],
  ['financing.rate-3-months', '12%', '/financial-policy'],
  ['financing.rate-6-months', '18%', '/financial-policy'],
  ['financing.rate-12-months', '28%', '/financial-policy'],
  ['financing.credit-score', '520', '/financial-policy'],
  ['cancellation.notice', '48 hours’', '/financial-policy'],
  ['cancellation.fee', '$75', '/financial-policy'],
  ['terms.minimum-age', '18', '/terms-and-conditions'],
  ['terms.law', 'Arizona', '/terms-and-conditions'],
  ['privacy.records-since', 'April 14, 2003', '/privacy-policy'],
  ['privacy.request-limit', 'six years', '/privacy-policy'],
] as const;

/** Old addresses that the specification names, and where they lead. */
export const LEGACY = {
  '/review': '/reviews',
  '/dentist-reviews': '/reviews',
  '/home': '/',
  '/index': '/',
  '/tour': '/',
  '/travel': '/',
  '/insurance': '/',
  '/visiting-gilbert-az': '/contact-us',
  '/about-us/virtual-consultation': '/virtual-consultation',
  '/before-after-photos': '/smile-gallery',
};

export const ADDRESS = '1170 N. Gilbert Rd Suite 125, Gilbert, AZ 85234';
