import * as z from 'zod';
import {image, longText, outsideUrl, sitePlace, text, words} from './fields';
import {claims} from './claims';
import {forms} from './forms';
import {hours} from './hours';
import {labels} from './labels';
import {menusSchema} from './menus';
import {notices} from './notices';
import {paperForm} from './paperForms';
import {policies} from './policies';
import {practice} from './practice';
import {costsSchema, insuranceSchema} from './prices';
import {promotions} from './promotions';
import {testimonials} from './testimonials';
import {integrations, thirdParties} from './thirdParties';
import {videos} from './videos';

/* One strict schema per file of `pages-content/_practice`. */

const perioProtection = z.strictObject({
  heading: words,
  logo: image,
  desc: z.array(longText).meta({title: 'Paragraphs'}),
});

const facility = z.array(
  z.strictObject({
    image,
    alt: longText
      .meta({title: 'Alternative text'})
      .describe("A description of the image for people who can't see it."),
    caption: words,
  }),
);

const paymentPartners = z.array(
  z.strictObject({
    name: text,
    logo: image,
    text: longText,
    linkLabel: words,
    url: outsideUrl.meta({title: 'Address'}),
  }),
);

const positions = z.array(
  z.strictObject({
    title: words.describe('The position, such as "Dental assistant, full time".'),
    text: longText.describe('Days, duties, and the license that the job requires.'),
  }),
);

/** Words that people search for, in addition to the words on the page. */
const searchWords = z.array(
  z.strictObject({
    page: sitePlace.meta({names: 'page'}),
    words: z.array(text),
    urgent: z
      .boolean()
      .optional()
      .describe('Shows this page first when someone searches for these words.'),
  }),
);

/** The schema of each file of `_practice`, by the file's name in camel case. */
export const practiceSchemas = {
  notices: notices.meta({title: 'Notice for today'}),
  practice: practice.meta({title: 'Name, phone, address, and links'}),
  hours: hours.meta({title: 'Hours and closures'}),
  promotions: promotions.meta({title: 'Offers'}),
  videos: videos.meta({title: 'Videos'}),
  policies,
  claims: claims.meta({title: 'Claims about treatments'}),
  perioProtection: perioProtection.meta({title: 'Perio Protect'}),
  testimonials: testimonials.meta({title: 'Testimonials'}),
  facility: facility.meta({title: 'Office images'}),
  paymentPartners: paymentPartners.meta({title: 'Payment partners'}),
  positions: positions.meta({title: 'Open positions'}),
  insurance: insuranceSchema.meta({title: 'Insurance plans'}),
  costs: costsSchema.meta({title: 'Treatment prices'}),
  integrations,
  thirdParties,
  menus: menusSchema.meta({title: 'Menus'}),
  labels: labels.meta({title: 'Labels'}),
  forms: forms.meta({title: 'Form fields'}),
  searchWords: searchWords.meta({title: 'Search words'}),
  newPatientForms: paperForm.meta({title: 'New-patient forms'}),
  referralSlip: paperForm.meta({title: 'Referral slip'}),
};

/** The data of optional files that a practice doesn't have. */
export const EMPTY_FACTS: Partial<ReadFacts> = {
  notices: {notices: []},
  videos: [],
  perioProtection: {heading: '', logo: '', desc: []},
  testimonials: [],
  facility: [],
  paymentPartners: [],
  positions: [],
  insurance: {confirmed: '', plans: []},
  costs: {confirmed: '', groups: []},
  searchWords: [],
  referralSlip: {title: '', subject: '', intro: '', sheets: []},
};

/** The names of these files in camel case. */
export const practiceNames = Object.keys(practiceSchemas) as (keyof typeof practiceSchemas)[];

/** Everything in `_practice`, as read from the files. */
export type ReadFacts = {
  [Name in keyof typeof practiceSchemas]: z.infer<(typeof practiceSchemas)[Name]>;
};

/** A testimonial without the patient's permission. */
export type Testimonial = Omit<ReadFacts['testimonials'][number], 'consent'>;

/** Everything in `_practice` that pages are built from, by file name in camel case. */
export type PracticeFacts = Omit<ReadFacts, 'testimonials'> & {testimonials: Testimonial[]};
