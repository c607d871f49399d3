import * as z from 'zod';
import {
  consent,
  day,
  id,
  image,
  longText,
  outsideUrl,
  rule,
  sample,
  sitePlace,
  text,
  wholeNumber,
  words,
} from './fields';
import {hours} from './hours';
import {labels} from './labels';
import {menusSchema} from './menus';
import {paperForm} from './paperForms';
import {costsSchema, insuranceSchema} from './prices';
import {SOCIAL_ICONS} from '../socialIcons';
import {STATES} from '../states';
import {
  integrationsSchema,
  type ThirdPartyFacts,
  VENDORS,
  vendorsOf,
  written,
} from '@dental/vendors';

/* One strict schema a file of `pages-content/_practice`. */

const count = wholeNumber(
  0,
  Infinity,
  'This is not a whole number.',
  'Write digits only, without % or $.',
);
const called = (title: string) => count.meta({title});

const phone = written(
  /^\(\d{3}\) \d{3}-\d{4}$/,
  'This is not a phone number.',
  'Write it like (555) 123-4567.',
);

const practice = z.strictObject({
  name: text,
  tagline: longText.describe('One sentence about the practice, under its name.'),
  leadDentist: text.meta({names: 'dentist'}).describe('The dentist who leads the practice.'),
  site: outsideUrl.describe('The address of this website, without a slash at the end.'),
  phone,
  email: written(
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    'This is not an e-mail address.',
    'Write it like hello@example.com.',
  ),
  address: z.strictObject({
    street: text,
    city: text,
    state: text.check(
      rule(
        (value) => value in STATES,
        'This is not a state.',
        'Write its two letters, such as AZ.',
      ),
    ),
    zip: written(
      /^\d{5}$/,
      'This is not a zip code.',
      'Write five digits between double quotes.',
    ).meta({
      title: 'ZIP Code',
    }),
  }),
  geo: z
    .strictObject({latitude: z.number(), longitude: z.number()})
    .meta({title: 'Place on the map'})
    .describe('Where the front door is, in degrees.'),
  timeZone: text
    .check(
      rule(
        (value) => Object.values(STATES).some(({zones}) => zones.includes(value)),
        'This is not a time zone of America.',
        'Write its name with a slash, such as America/Denver.',
      ),
    )
    .describe(
      'By which clock the hours are: America/New_York, America/Chicago, America/Denver, America/Los_Angeles and others.',
    ),
  dentalBoard: text.optional().describe('The board that licenses the dentists, by its whole name.'),
  links: z.strictObject({
    booking: outsideUrl,
    payments: outsideUrl.optional(),
    financingApplication: outsideUrl.optional(),
    blog: outsideUrl.optional(),
    map: outsideUrl,
  }),
  social: z
    .array(
      z.strictObject({
        name: text,
        icon: z.enum(SOCIAL_ICONS),
        url: outsideUrl.meta({title: 'Address'}),
      }),
    )
    .meta({title: 'Social networks'})
    .describe('The social profiles of the footer.'),
  /** Where patients download the forms. They are made from these facts, unless `static` has a file of this name. */
  newPatientForms: written(
    /^\/forms\/[a-z0-9-]+\.pdf$/,
    'This is not the address of a PDF in the folder forms.',
    'Write it like /forms/new-patient-forms.pdf.',
  ),
  languages: z.array(text),
  /** A line in each other language about help in it, which is free (45 CFR 92.11). The phone number follows it. */
  languageHelp: z
    .array(
      z.strictObject({
        language: text,
        /** Its tag, by which browsers and screen readers know it (BCP 47). */
        tag: written(
          /^[a-z]{2,3}(-[A-Z][a-z]{3})?$/,
          'This is not the tag of a language.',
          'Write it like es for Spanish, or zh-Hant.',
        ),
        text,
      }),
    )
    .optional()
    .meta({title: 'Lines in other languages'}),
  /** Where patients turn while the office is closed, the first choice first. */
  afterHours: z
    .array(
      z.strictObject({
        name: text,
        what: words.describe('What it is, and when somebody is there, in a few words.'),
        phone,
        address: text.optional(),
        map: outsideUrl.optional().describe('Its place on a map.'),
      }),
    )
    .optional()
    .meta({title: 'Help while we are closed'}),
  /** Whom patients tell who were treated unfairly (45 CFR 92.7): the name of the person's file. */
  civilRightsCoordinator: text.optional(),
  /**
   * Where patients' browsers report what the Content-Security-Policy refused: docs/hosting.md.
   * Without it nothing is reported.
   */
  browserReports: outsideUrl
    .check(
      rule(
        (value) => /^[^\s"'\\$,;]*$/.test(value),
        'This address cannot be in a header.',
        'Write it without spaces, quotation marks, dollar signs, commas and semicolons.',
      ),
    )
    .optional()
    .meta({hidden: true}),
  /** Where these files are on GitHub: whom it asks for a review, and where a preview has them edited, follow from it. */
  repository: written(
    /^[\w.-]+\/[\w.-]+$/,
    'This is not a repository on GitHub.',
    'Write the name of the organization, a slash and the name of the repository, like our-practice/website.',
  ).meta({hidden: true}),
  /** Whether patients are to see this site: the last step of docs/launch.md. Nothing that may not go live is merged from then on, and addresses bind. */
  live: z.boolean().optional().meta({hidden: true}),
  sample,
});

/** An offer with a first and a last day. */
export const promotionSchema = z.strictObject({
  id: text
    .optional()
    .meta({hidden: true})
    .describe('A short name of its own, in lower case with dashes.'),
  heading: words.describe('The heading of the offer.'),
  text: longText.describe('One or two sentences about it.'),
  ticker: words
    .optional()
    .describe('The short form for the line at the top of every page; the heading if left out.'),
  image: image.optional().describe('The picture beside it; the one for new patients if left out.'),
  starts: day.describe('The first day.'),
  ends: day.describe('The last day.'),
  links: z
    .array(z.strictObject({label: words, url: outsideUrl.meta({title: 'Address'})}))
    .describe('Where to read more, such as a post.'),
  sample,
});

const promotions = z.strictObject({
  /** What the top of the page says while no promotion is on. */
  standing: words,
  promotions: z.array(promotionSchema),
});

const videos = z.array(
  z.strictObject({
    id: text.meta({title: 'Short name'}).describe('A name of its own, in lower case with dashes.'),
    title: words,
    description: longText,
    provider: z
      .enum(vendorsOf('films').map(({id}) => id))
      .meta({choices: Object.fromEntries(vendorsOf('films').map(({id, name}) => [id, name]))})
      .describe('Who plays it.'),
    source: text.describe(
      "The name of our own film without its ending, or the film's number at whoever plays it.",
    ),
    image: image.describe('The still picture.'),
    seconds: count.describe('The length in seconds.'),
    published: day.describe('The day it was first shown.'),
    sample,
  }),
);

const policies = z.strictObject({
  arrival: z.strictObject({
    fromMinutes: called('Minutes early, at least'),
    toMinutes: called('Minutes early, at most'),
  }),
  cancellation: z.strictObject({
    noticeHours: called('Hours of notice'),
    feeDollars: called('Fee for a late cancellation, in dollars'),
  }),
  discounts: z.strictObject({
    paidInFullPercent: called('For paying in full, in percent'),
    cashOrCheckPercent: called('For cash or check, in percent'),
  }),
  financing: z
    .strictObject({
      downPaymentPercent: called('Down payment, in percent'),
      interestRule: z
        .enum(['yearly-on-falling-balance'])
        .describe('How the interest is applied; the payment helper computes by it.'),
      interestRuleConfirmed: z
        .strictObject({by: text, on: day})
        .optional()
        .describe(
          "The manager's word that this is how the practice charges interest: who gave it, and when.",
        ),
      plans: z.array(
        z
          .strictObject({months: count, interestPercent: called('Interest a year, in percent')})
          .meta({summary: '{{fields.months}} months, {{fields.interestPercent}}%'}),
      ),
      partner: text
        .optional()
        .meta({names: 'paymentPartner'})
        .describe('The payment partner that approves from a credit score on, with a soft check.'),
      partnerMinimumCreditScore: called('Lowest credit score that the partner accepts').optional(),
    })
    .default({downPaymentPercent: 0, interestRule: 'yearly-on-falling-balance', plans: []})
    .describe('The in-house payment plans, if there are any.'),
  payments: z.strictObject({
    accepted: z.array(words).meta({title: 'Ways to pay'}),
    insurance: words,
  }),
  offers: z
    .strictObject({firstVisitDollars: count, whiteningClubDollarsPerYear: count, ends: day})
    .optional()
    .describe(
      'The offers of the home page: their prices, and the last day on which patients can ask for them.',
    ),
  terms: z.strictObject({minimumAge: count, governingLaw: text}),
  privacy: z.strictObject({
    disclosureRecordsSince: day.meta({title: 'Records of disclosures are kept since'}),
    requestLimitYears: called('Years that a request can go back'),
  }),
  sample,
});

const claims = z.strictObject({
  cleaningInterval: words,
  cleaningsPerYear: words,
  xrayReduction: words.meta({title: 'X-ray reduction'}),
  xrayReductionLow: words.meta({title: 'X-ray reduction, at least'}),
  crownLife: words,
  bridgeVisits: words,
  sedationTraining: words,
  knockedOutTooth: longText.describe(
    'First aid for a knocked-out tooth, in whole sentences: the same wherever it is given.',
  ),
  lostCrown: longText.describe('How long a lost crown or filling can wait, in whole sentences.'),
  sample,
});

const perioProtection = z.strictObject({
  heading: words,
  logo: image,
  desc: z.array(longText).meta({title: 'Paragraphs'}),
});

const testimonials = z
  .array(
    z.strictObject({
      id,
      name: text.describe("The patient's initials."),
      subTitle: text
        .meta({title: 'Date'})
        .describe('What stands under the initials, such as September 14, 2026.'),
      // The patient's words, and none of ours.
      reviews: text.meta({title: 'Quotation', input: 'long-text'}),
      consent,
      sample,
    }),
  )
  .check(
    rule(
      (value) => value.length !== 1,
      'The home page shows a single testimonial.',
      'Add one, so that there is something to page through.',
    ),
  );

const facility = z.array(
  z.strictObject({
    image,
    alt: longText
      .meta({title: 'Alternative text'})
      .describe('What is seen, for those who do not see it.'),
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

/** Which vendor does what for the practice; each has its own ids. */
const integrations = integrationsSchema({tried: day.optional(), sample});

const agreement = z.enum(['signed', 'missing']);

const thirdParties = z.strictObject({
  agreements: z
    .strictObject(Object.fromEntries(VENDORS.map(({id: name}) => [name, agreement.optional()])))
    .describe('Whether a business associate agreement (HIPAA) is on file, by vendor.'),
  links: z
    .array(
      z.strictObject({
        host: text,
        owner: text,
        purpose: words,
        pages: words,
        contacted: words,
        agreement: z.enum(['signed', 'missing', 'not-needed']),
      }),
    )
    .describe('The other websites that pages link to.'),
}) as unknown as z.ZodType<ThirdPartyFacts>;

/** What an input of a form takes, by which browsers and phones help to fill it in. */
const formField = z.strictObject({
  name: text,
  label: words,
  type: z.enum(['text', 'email', 'tel', 'long-text']),
  hint: words.optional().describe('What helps to fill it in, under its label.'),
  remedy: words.describe('What to do about an input that is empty or wrong.'),
});

const form = z.strictObject({send: words, fields: z.array(formField)});

/** The forms of plain HTML: what they ask for. A form service with a script brings its own. */
const noForm = form.default({send: '', fields: []});
const forms = z.strictObject({contact: form, virtual: noForm, newsletter: noForm});

/** What people type into the search for a page, beside the words of the page itself. */
const searchWords = z.array(
  z.strictObject({
    page: sitePlace.meta({names: 'page'}),
    words: z.array(text),
    urgent: z
      .boolean()
      .optional()
      .describe('Whether these words lead to the page before anything else that is asked.'),
  }),
);

/** The schema of each file of `_practice`, by the file's name in camel case. */
export const practiceSchemas = {
  practice: practice.meta({title: 'Name, phone, address and links'}),
  hours: hours.meta({title: 'Hours and closures'}),
  promotions: promotions.meta({title: 'Offers'}),
  videos: videos.meta({title: 'Films'}),
  policies,
  claims: claims.meta({title: 'What we say about treatments'}),
  perioProtection: perioProtection.meta({title: 'Perio Protect'}),
  testimonials: testimonials.meta({title: 'Testimonials'}),
  facility: facility.meta({title: 'Pictures of the office'}),
  paymentPartners: paymentPartners.meta({title: 'Payment partners'}),
  insurance: insuranceSchema.meta({title: 'Insurance plans'}),
  costs: costsSchema.meta({title: 'What treatments cost'}),
  integrations,
  thirdParties,
  menus: menusSchema.meta({title: 'Menus'}),
  labels: labels.meta({title: 'Words of the layout'}),
  forms: forms.meta({title: 'What our forms ask'}),
  searchWords: searchWords.meta({title: 'Search words'}),
  newPatientForms: paperForm.meta({title: 'New-patient forms'}),
  referralSlip: paperForm.meta({title: 'Referral slip'}),
};

/** What holds where a practice has no such file, because it does without. */
export const WITHOUT: Partial<ReadFacts> = {
  videos: [],
  perioProtection: {heading: '', logo: '', desc: []},
  testimonials: [],
  facility: [],
  paymentPartners: [],
  insurance: {confirmed: '', plans: []},
  costs: {confirmed: '', groups: []},
  searchWords: [],
  referralSlip: {title: '', subject: '', intro: '', sheets: []},
};

/** The names of these files, as facts are called in code. */
export const practiceNames = Object.keys(practiceSchemas) as (keyof typeof practiceSchemas)[];

/** Everything in `_practice`, as it is read. */
export type ReadFacts = {
  [Name in keyof typeof practiceSchemas]: z.infer<(typeof practiceSchemas)[Name]>;
};

/** A quotation on the home page, without the patient's permission. */
export type Testimonial = Omit<ReadFacts['testimonials'][number], 'consent'>;

/** Everything in `_practice` that pages are made from, by the file's name in camel case. */
export type PracticeFacts = Omit<ReadFacts, 'testimonials'> & {testimonials: Testimonial[]};
