import * as z from 'zod';
import {addRule, longText, outsideUrl, phone, sample, text, words} from './fields';
import {SOCIAL_ICONS} from '../socialIcons';
import {STATES} from '../states';
import {makePatternField} from '@dental/practice/patternField';

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

/** `practice.yml`: the name of the practice, how to reach it, and its links. */
export const practice = z.strictObject({
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
