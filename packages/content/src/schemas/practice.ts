import * as z from 'zod';
import {
  consent,
  day,
  id,
  image,
  linkTarget,
  longText,
  outsideUrl,
  phone,
  addRule,
  sample,
  sitePlace,
  text,
  makeWholeNumber,
  words,
} from './fields';
import {hours} from './hours';
import {labels} from './labels';
import {menusSchema} from './menus';
import {notices} from './notices';
import {paperForm} from './paperForms';
import {costsSchema, insuranceSchema} from './prices';
import {SOCIAL_ICONS} from '../socialIcons';
import {STATES} from '../states';
import {
  createIntegrationsSchema,
  type ThirdPartyFacts,
  VENDORS,
  listVendors,
} from '@dental/vendors';
import {makePatternField} from '@dental/practice/patternField';

/* One strict schema per file of `pages-content/_practice`. */

const count = makeWholeNumber(
  0,
  Infinity,
  "This isn't a whole number.",
  'Use digits only, without % or $, such as 50.',
);
const makeCount = (title: string) => count.meta({title});

/** Words of a request that pays for reviews, or chooses who may write one (16 CFR 465.4, 465.7). */
const SELECTIVE_REQUEST = new RegExp(
  String.raw`\b(?:5|five)[- ]?stars?\b|\b(?:happy|satisfied|loved|positive|great review)\b` +
    String.raw`|\b(?:discount|gift|free|raffle|prize|reward|entered|% off|win)\b|\$`,
  'i',
);

/** Neither the name of a file nor a placeholder, which has no digit. */
const verificationCode = makePatternField(
  /^(?!.*\.html?$)(?=.*\d|.{30})[\w.-]{8,200}$/i,
  "This isn't the code of a search engine.",
  'Copy only the text between the quotation marks after content=.',
);

const practice = z.strictObject({
  name: text,
  tagline: longText.describe('One sentence about the practice, under its name.'),
  leadDentist: text.meta({names: 'dentist'}).describe('The lead dentist of the practice.'),
  site: outsideUrl
    .check(
      addRule(
        (value) => !URL.canParse(value) || /^https:\/\/[a-z\d.-]*[a-z\d-]$/.test(value),
        'The address of the website has more than its domain.',
        'Use only the domain in lowercase without a slash at the end, ' +
          'such as https://www.example.com.',
      ),
      addRule(
        (value) => !/^https:\/\/(?:www\.)?[^./:]+$/.test(value),
        'The address of the website has no ending.',
        'Add the ending of its domain, such as .com in https://www.example.com.',
      ),
    )
    .describe(
      'The address of this website without a slash at the end, such as https://www.example.com.',
    ),
  /** The second address of this website, where vendors' scripts run: docs/vendors.md. */
  embedSite: makePatternField(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    "This isn't the address of a website.",
    'Use this format: https://embed.example.com.',
  )
    .optional()
    .meta({hidden: true}),
  /**
   * True once every website under our domain is secure. Browsers then refuse insecure ones for two
   * years: docs/hosting.md.
   */
  secureForever: z.boolean().optional().meta({hidden: true}),
  phone,
  email: makePatternField(
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    "This isn't an email address.",
    'Use this format: hello@example.com.',
  ),
  address: z.strictObject({
    street: text,
    city: text,
    state: text.check(
      addRule(
        (value) => value in STATES,
        "This isn't a state.",
        'Use its two letters, such as AZ.',
      ),
    ),
    zip: makePatternField(
      /^\d{5}$/,
      "This isn't a ZIP code.",
      'Put five digits in double quotes, such as "55401".',
    ).meta({
      title: 'ZIP Code',
    }),
  }),
  geo: z
    .strictObject({latitude: z.number(), longitude: z.number()})
    .meta({title: 'Place on the map'})
    .describe('The location of the front door in degrees, such as 33.35 and -111.79.'),
  timeZone: text
    .check(
      addRule(
        (value) => Object.values(STATES).some(({zones}) => zones.includes(value)),
        "This isn't a US time zone.",
        'Use its name with a slash, such as America/Denver.',
      ),
    )
    .describe(
      'The time zone of the office, such as America/New_York, America/Chicago, ' +
        'America/Denver, or America/Los_Angeles.',
    ),
  dentalBoard: text.optional().describe('The full name of the board that licenses the dentists.'),
  links: z.strictObject({
    booking: outsideUrl,
    payments: outsideUrl.optional(),
    financingApplication: outsideUrl.optional(),
    blog: outsideUrl.optional(),
    map: outsideUrl,
    portal: outsideUrl.optional(),
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
    .describe('The social profiles in the footer.'),
  /** The PDF for patients to download. It is generated unless `static` has a file of this name. */
  newPatientForms: makePatternField(
    /^\/forms\/[a-z0-9-]+\.pdf$/,
    "This isn't the address of a PDF in the forms folder.",
    'Use this format: /forms/new-patient-forms.pdf.',
  ),
  languages: z.array(text),
  /** A notice of free language assistance in each language (45 CFR 92.11), before the phone. */
  languageHelp: z
    .array(
      z.strictObject({
        language: text,
        /** The language tag for browsers and screen readers (BCP 47). */
        tag: makePatternField(
          /^[a-z]{2,3}(-[A-Z][a-z]{3})?$/,
          "This isn't a language tag.",
          'Use a tag such as es for Spanish, or zh-Hant.',
        ),
        text,
      }),
    )
    .optional()
    .meta({title: 'Lines in other languages'}),
  /** Help for patients while the office is closed, best choice first. */
  afterHours: z
    .array(
      z.strictObject({
        name: text,
        what: words.describe('A few words on what it is and when it is open.'),
        phone,
        address: text.optional(),
        map: outsideUrl.optional().describe('Its address on a map website.'),
      }),
    )
    .optional()
    .meta({title: 'Help while we are closed'}),
  /** The contact for discrimination complaints (45 CFR 92.7): the file name of their page. */
  civilRightsCoordinator: text.optional(),
  /** The URL for reports of the Content-Security-Policy, if they are wanted: docs/hosting.md. */
  browserReports: outsideUrl
    .check(
      addRule(
        (value) => /^[^\s"'\\$,;]*$/.test(value),
        "This address can't be used in a header.",
        'Remove spaces, quotation marks, dollar signs, commas, and semicolons.',
      ),
    )
    .optional()
    .meta({hidden: true}),
  /** The card that asks every patient for a review: `npm run review-card`. */
  reviewRequest: z
    .strictObject({
      text: words
        .check(
          addRule(
            (value) => !SELECTIVE_REQUEST.test(value),
            'The request offers a reward, or asks only for good reviews.',
            'Ask every patient for honest words, without a reward (16 CFR 465).',
          ),
        )
        .describe('The request, such as "How was your visit? Please tell others."'),
      links: z.array(
        z.strictObject({
          name: text.describe('The place, such as Google.'),
          url: outsideUrl
            .check(
              addRule(
                (value) => !/^https:\/\/([\w-]+\.)*yelp\.[a-z.]+(\/|$)/i.test(value),
                'Yelp forbids asking for reviews.',
                'Delete this entry. Patients find Yelp on their own.',
              ),
            )
            .meta({title: 'Address'})
            .describe('The link that opens an empty review.'),
        }),
      ),
    })
    .optional()
    .meta({title: 'Asking for reviews', folded: true}),
  /** The codes of search engines that want to see one on the home page: docs/launch.md. */
  verification: z
    .strictObject({
      google: verificationCode.describe('The content of google-site-verification.').optional(),
      bing: verificationCode.describe('The content of msvalidate.01.').optional(),
      pinterest: verificationCode.describe('The content of p:domain_verify.').optional(),
      apple: verificationCode.describe('The content of apple-domain-verification.').optional(),
    })
    .optional()
    .meta({title: 'Codes of search engines', folded: true}),
  /** The GitHub repository of these files, for reviewers and the edit links of a preview. */
  repository: makePatternField(
    /^[\w.-]+\/[\w.-]+$/,
    "This isn't a repository on GitHub.",
    'Use the organization, a slash, and the repository, such as our-practice/website.',
  ).meta({hidden: true}),
  /**
   * True once patients use this site: the last step of docs/launch.md. From then on, only content
   * that may go live can be merged, and URLs must keep working.
   */
  live: z.boolean().optional().meta({hidden: true}),
  /** The id of the Google profile, which `npm run check:profiles` compares. */
  googlePlaceId: makePatternField(
    /^[\w-]{20,}$/,
    "This isn't the id of a place on Google.",
    'Find it with Google’s Place ID Finder; it looks like ChIJN1t_tDeuEmsRUsoyG83frY4.',
  )
    .optional()
    .meta({hidden: true}),
  /** Counts taps on Call, Book, Directions, and Text: docs/figures.md. */
  counts: z.boolean().optional().meta({hidden: true}),
  sample,
});

/** An offer with a first and a last day. */
export const promotionSchema = z.strictObject({
  id: text
    .optional()
    .meta({hidden: true})
    .describe('A short, unique name in lowercase with hyphens.'),
  heading: words.describe('The heading of the offer.'),
  text: longText.describe('One or two sentences about it.'),
  ticker: words
    .optional()
    .describe('A short form for the line at the top of every page. If empty, the heading is used.'),
  image: image
    .optional()
    .describe('The image next to it. If empty, the one for new patients is used.'),
  starts: day.describe('The first day.'),
  ends: day.describe('The last day.'),
  links: z
    .array(z.strictObject({label: words, url: linkTarget.meta({title: 'Address', input: 'link'})}))
    .describe('Links to more information: a page such as /contact-us, or a post.'),
  sample,
});

const promotions = z.strictObject({
  /** The line at the top of the page while there is no promotion. */
  standing: words,
  promotions: z.array(promotionSchema),
});

const videos = z.array(
  z.strictObject({
    id: text
      .meta({title: 'Short name'})
      .describe('A short, unique name in lowercase with hyphens, such as office-tour.'),
    title: words,
    description: longText,
    provider: z
      .enum(listVendors('videos').map(({id}) => id))
      .meta({choices: Object.fromEntries(listVendors('videos').map(({id, name}) => [id, name]))})
      .describe('The video provider.'),
    source: text.describe(
      "The name of our own video file without its extension, or the provider's ID of the video.",
    ),
    image: image.describe('The image shown before the video plays.'),
    seconds: count.describe('The length in seconds, such as 95.'),
    published: day.describe('The date when it was first published.'),
    sample,
  }),
);

const policies = z.strictObject({
  arrival: z.strictObject({
    fromMinutes: makeCount('Minutes early, at least'),
    toMinutes: makeCount('Minutes early, at most'),
  }),
  cancellation: z.strictObject({
    noticeHours: makeCount('Hours of notice'),
    feeDollars: makeCount('Fee for a late cancellation, in dollars'),
  }),
  discounts: z.strictObject({
    paidInFullPercent: makeCount('For paying in full, in percent'),
    cashOrCheckPercent: makeCount('For cash or check, in percent'),
  }),
  financing: z
    .strictObject({
      downPaymentPercent: makeCount('Down payment, in percent'),
      interestRule: z
        .enum(['yearly-on-falling-balance'])
        .describe('The interest rule that the payment helper uses.'),
      interestRuleConfirmed: z
        .strictObject({by: text, on: day})
        .optional()
        .describe('The manager who confirmed this interest rule, and the date.'),
      plans: z.array(
        z
          .strictObject({
            months: count,
            interestPercent: makeCount('Yearly interest, in percent'),
          })
          .meta({summary: '{{fields.months}} months, {{fields.interestPercent}}%'}),
      ),
      partner: text
        .optional()
        .meta({names: 'paymentPartner'})
        .describe('The payment partner with a minimum credit score and a soft credit check.'),
      partnerMinimumCreditScore: makeCount('Minimum credit score of the partner').optional(),
    })
    .default({downPaymentPercent: 0, interestRule: 'yearly-on-falling-balance', plans: []})
    .describe('The in-house payment plans, if any.'),
  payments: z.strictObject({
    accepted: z.array(words).meta({title: 'Ways to pay'}),
    insurance: words,
  }),
  offers: z
    .strictObject({firstVisitDollars: count, whiteningClubDollarsPerYear: count, ends: day})
    .optional()
    .describe(
      'The offers on the home page: their prices, and the last day patients can claim them.',
    ),
  terms: z.strictObject({minimumAge: count, governingLaw: text}),
  privacy: z.strictObject({
    disclosureRecordsSince: day.meta({title: 'Disclosure records kept since'}),
    requestLimitYears: makeCount('Years that a request can go back'),
  }),
  sample,
});

const claims = z.strictObject({
  cleaningInterval: words.optional(),
  cleaningsPerYear: words.optional(),
  xrayReduction: words.optional().meta({title: 'X-ray reduction'}),
  xrayReductionLow: words.optional().meta({title: 'X-ray reduction, at least'}),
  crownLife: words.optional(),
  bridgeVisits: words.optional(),
  sedationTraining: words.optional(),
  knockedOutTooth: longText.describe(
    'First aid for a knocked-out tooth in whole sentences. Every page shows the same text.',
  ),
  lostCrown: longText.describe('Advice for a lost crown or filling, in whole sentences.'),
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
        .describe('The date under the initials, such as September 14, 2026.'),
      // The patient's words, not ours.
      reviews: text.meta({title: 'Quotation', input: 'long-text'}),
      consent,
      sample,
    }),
  )
  .check(
    addRule(
      (value) => value.length !== 1,
      'The home page has only one testimonial.',
      'Add another one, so that visitors can page through them.',
    ),
  );

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

/** The vendor of each service, with its ids. */
const integrations = createIntegrationsSchema({tried: day.optional(), sample});

const agreement = z.enum(['signed', 'missing']);

const thirdParties = z.strictObject({
  agreements: z
    .strictObject(Object.fromEntries(VENDORS.map(({id: name}) => [name, agreement.optional()])))
    .describe('HIPAA business associate agreements on file, by vendor.'),
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
}) as z.ZodType<ThirdPartyFacts>;

/**
 * An input of a form. Browsers and phones use its type to help fill it in. A checkbox is a separate
 * consent, such as to text messages: never checked in advance, and never required (47 CFR 64.1200).
 */
const formField = z
  .strictObject({
    name: text,
    label: words,
    type: z.enum(['text', 'email', 'tel', 'long-text', 'choice', 'day', 'checkbox']),
    options: z.array(words).optional().describe('The answers of a choice, such as "Mornings".'),
    optional: z.literal(true).optional().describe('The visitor may leave it empty.'),
    hint: words.optional().describe('Help text under the label.'),
    remedy: words.describe(
      'The message for an input that is empty or wrong, such as "Enter your phone number."',
    ),
  })
  .check(
    addRule(
      ({type, options = []}) => (type === 'choice' ? options.length > 1 : options.length === 0),
      'Only a choice has options, and it has at least two.',
      'Add options: [Mornings, Afternoons] to a choice. Delete them from another field.',
      ['options'],
    ),
  );

const form = z.strictObject({send: words, fields: z.array(formField)});

/** The fields of plain HTML forms. A form service with a script has its own. */
const noForm = form.default({send: '', fields: []});
const forms = z.strictObject({contact: form, virtual: noForm, newsletter: noForm});

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
