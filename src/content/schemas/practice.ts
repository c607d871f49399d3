import * as z from 'zod';
import {consent, day, id, image, outsideUrl, rule, sample, sitePath, text} from './fields';
import {hours} from './hours';
import {labels} from './labels';

/* One strict schema a file of `pages-content/_practice`. */

const wholeNumber = z
  .number()
  .check(
    rule(
      (value) => Number.isInteger(value) && value >= 0,
      'This is not a whole number.',
      'Write digits only, without % or $.',
    ),
  );

const practice = z.strictObject({
  name: text,
  /** One sentence about the practice, under its name. */
  tagline: text,
  /** The file name of the dentist who leads the practice. */
  leadDentist: text,
  /** The address of this website, without a slash at the end. */
  site: outsideUrl,
  phone: z
    .string()
    .check(
      rule(
        (value) => /^\(\d{3}\) \d{3}-\d{4}$/.test(value),
        'This is not a phone number.',
        'Write it like (480) 555-0142.',
      ),
    ),
  email: z
    .string()
    .check(
      rule(
        (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
        'This is not an e-mail address.',
        'Write it like hello@example.com.',
      ),
    ),
  address: z.strictObject({
    street: text,
    city: text,
    state: text,
    zip: z
      .string()
      .check(
        rule((value) => /^\d{5}$/.test(value), 'This is not a zip code.', 'Write five digits between double quotes.'),
      ),
  }),
  /** Where the front door is, in degrees. */
  geo: z.strictObject({latitude: z.number(), longitude: z.number()}),
  links: z.strictObject({
    booking: outsideUrl,
    payments: outsideUrl,
    financingApplication: outsideUrl,
    blog: outsideUrl,
    map: outsideUrl,
    mapEmbed: outsideUrl,
  }),
  /** The six social profiles of the footer. */
  social: z
    .array(z.strictObject({name: text, icon: text, url: outsideUrl}))
    .check(
      rule(
        (value) => value.length === 6,
        'There are not six social profiles.',
        'The footer has room for exactly six: add or delete some.',
      ),
    ),
  newPatientForms: sitePath,
  languages: z.array(text),
  /** Whether patients are to see this site: the last step of docs/launch.md. Nothing that may not go live is merged from then on. */
  live: z.boolean().optional(),
  sample,
});

/** An offer with a first and a last day. */
export const promotionSchema = z.strictObject({
  id: text.describe('A short name of its own, in lower case with dashes.'),
  heading: text.describe('The heading of the offer.'),
  text: text.describe('One or two sentences about it.'),
  ticker: text.describe('The short form for the line at the top of every page.'),
  image: image.describe('The picture beside it.'),
  starts: day.describe('The first day, in Gilbert.'),
  ends: day.describe('The last day, in Gilbert.'),
  links: z.array(z.strictObject({label: text, url: outsideUrl})).describe('Where to read more, such as a post.'),
  sample,
});

const promotions = z.strictObject({
  /** What the top of the page says while no promotion is on. */
  standing: text,
  promotions: z.array(promotionSchema),
});

const videos = z.array(
  z.strictObject({
    id: text,
    title: text,
    description: text,
    /** Who plays it: `file` is a clip of our own under static/videos. */
    provider: z.enum(['file', 'youtube', 'vimeo']),
    /** The file's name without ending, or the provider's id. */
    source: text,
    /** The still picture. */
    image,
    /** The length in seconds. */
    seconds: wholeNumber,
    /** The day it was first shown. */
    published: day,
    sample,
  }),
);

const policies = z.strictObject({
  arrival: z.strictObject({fromMinutes: wholeNumber, toMinutes: wholeNumber}),
  cancellation: z.strictObject({noticeHours: wholeNumber, feeDollars: wholeNumber}),
  discounts: z.strictObject({paidInFullPercent: wholeNumber, cashOrCheckPercent: wholeNumber}),
  financing: z.strictObject({
    downPaymentPercent: wholeNumber,
    /** How the interest is applied; the payment helper computes by it. */
    interestRule: z.enum(['yearly-on-falling-balance']),
    /** The manager's word that this is how the practice charges interest: who gave it, and when. */
    interestRuleConfirmed: z.strictObject({by: text, on: day}).optional(),
    plans: z.array(z.strictObject({months: wholeNumber, interestPercent: wholeNumber})),
    partnerMinimumCreditScore: wholeNumber,
  }),
  payments: z.strictObject({accepted: z.array(text), insurance: text}),
  terms: z.strictObject({minimumAge: wholeNumber, governingLaw: text}),
  privacy: z.strictObject({disclosureRecordsSince: day, requestLimitYears: wholeNumber}),
  sample,
});

const claims = z.strictObject({
  cleaningInterval: text,
  cleaningsPerYear: text,
  xrayReduction: text,
  xrayReductionLow: text,
  crownLife: text,
  bridgeVisits: text,
  sedationTraining: text,
});

const perioProtection = z.strictObject({heading: text, logo: image, desc: z.array(text)});

const testimonials = z
  .array(z.strictObject({id, name: text, subTitle: text, reviews: text, consent, sample}))
  .check(
    rule(
      (value) => value.length >= 2,
      'The home page shows fewer than two testimonials.',
      'Add one, so that there is something to page through.',
    ),
  );

const facility = z
  .array(z.strictObject({image, alt: text, caption: text}))
  .check(
    rule(
      (value) => value.length === 7,
      'The office gallery does not have seven pictures.',
      'Its layout is made for seven: add or delete some.',
    ),
  );

const paymentPartners = z.array(z.strictObject({name: text, logo: image, text, linkLabel: text, url: outsideUrl}));

const integrations = z.strictObject({
  /** The external form service and the ids of our three forms there. */
  forms: z.strictObject({script: outsideUrl, contact: text, virtual: text, newsletter: text, sample}),
  /** The live chat assistant. */
  chat: z.strictObject({
    script: outsideUrl,
    clientId: text,
    tenant: text,
    contactForm: text,
    appointmentForm: text,
    sample,
  }),
  /** The financing widget of the payment plans page. */
  financingWidget: z.strictObject({script: outsideUrl, practiceId: text, accentColor: text, sample}),
});

const thirdParties = z.array(
  z.strictObject({
    host: text,
    owner: text,
    purpose: text,
    pages: text,
    contacted: text,
    /** Whether a business associate agreement is on file. */
    agreement: z.enum(['signed', 'missing', 'not-needed']),
  }),
);

/** The schema of each file of `_practice`, by the file's name in camel case. */
export const practiceSchemas = {
  practice,
  hours,
  promotions,
  videos,
  policies,
  claims,
  perioProtection,
  testimonials,
  facility,
  paymentPartners,
  integrations,
  thirdParties,
  labels,
};

/** Everything in `_practice`, as it is read. */
export type ReadFacts = {[Name in keyof typeof practiceSchemas]: z.infer<(typeof practiceSchemas)[Name]>};

/** A quotation on the home page, without the patient's permission. */
export type Testimonial = Omit<ReadFacts['testimonials'][number], 'consent'>;

/** Everything in `_practice` that pages are made from, by the file's name in camel case. */
export type PracticeFacts = Omit<ReadFacts, 'testimonials'> & {testimonials: Testimonial[]};
