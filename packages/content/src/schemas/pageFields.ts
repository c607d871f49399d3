import * as z from 'zod';
import {WEEKDAYS} from '@dental/practice';
import {makePatternField} from '@dental/practice/patternField';
import {
  code,
  day,
  githubAccount,
  image,
  longText,
  oldUrl,
  sample,
  sitePath,
  text,
  makeWholeNumber,
  words,
} from './fields';

/*
 * One strict schema per kind of page. The names of the specification (section 3) map to:
 *
 *   headData.title, headData.description   title, description
 *   headData.conical, link, serviceName,
 *   title (slug), name (sub-service)       the path of the file (see `toPagePath`)
 *   title, name (heading)                  heading
 *   titleForServiceCard, descForServiceCard  cardTitle, cardText
 *   banneFullpageImg, serviceImages        banner, image
 *   serviceContent, serviceDetail, desc    the body of the file
 *   subServiceSec                          <SubServices> in the body
 *   teamType                               kind (dentist or staff)
 *   expert, doctorSkills                   expertise, skills, and education
 *   location                               _practice/practice.yml
 *   id (of a person or service)            the URL path, which is unique
 *
 * The form editor shows the description of a field next to it.
 */

const order = makeWholeNumber(
  1,
  Infinity,
  "This position isn't a whole number from 1.",
  'Enter its position in the list, such as 3.',
)
  .meta({folded: true})
  .describe('The position among the pages of the same folder, from 1.');

const base = {
  title: words
    .meta({folded: true})
    .describe("The title in the browser's tab and in search results."),
  description: longText
    .meta({folded: true})
    .describe('One or two sentences that search engines show under the title.'),
  heading: words.describe('The large heading at the top of the page.'),
  navTitle: words
    .optional()
    .meta({title: 'Name in menus'})
    .describe(
      'A shorter name for menus, breadcrumbs, and lists of links. If empty, the heading is used.',
    ),
  order: order.optional(),
  banner: image.optional().describe('The wide image behind the heading.'),
  unlisted: z
    .literal(true)
    .optional()
    .meta({folded: true})
    .describe('Hides the page from search engines and our own search, such as a thank-you page.'),
  redirectFrom: z
    .array(oldUrl)
    .optional()
    .meta({title: 'Old addresses', folded: true})
    .describe('Old addresses that redirect to this page, such as /about or /?page_id=5.'),
  reviewed: z
    .strictObject({
      by: text
        .meta({names: 'person'})
        .describe('The reviewer, by the file name of their page, such as dr-first-last.'),
      on: day.describe('The date of the review.'),
    })
    .meta({hidden: true})
    .optional()
    .describe(
      'The person who signs off on this page. It counts once they approve the pull request.',
    ),
  translationOf: sitePath
    .optional()
    .meta({hidden: true})
    .describe('The English page that a page in another language translates, such as /costs.'),
  englishDigest: code
    .optional()
    .meta({hidden: true})
    .describe('The digest of each English sentence that the translation is based on.'),
  translated: z
    .strictObject({
      by: text.describe('The qualified translator who answers for the wording.'),
      on: day.describe('The date of the last proofreading.'),
    })
    .meta({hidden: true})
    .optional()
    .describe('The signature of the translator (45 CFR 92.201(c)(3)).'),
  sample,
};

const card = {
  image: image.describe('The image of the page and of the links to it.'),
  icon: image.describe("The drawing on the service's card."),
  cardTitle: words.describe("The title on the service's card."),
  cardText: longText.describe("The sentence on the service's card."),
  order,
};

const person = {
  name: text.describe('The name patients know, such as Dr. First Last.'),
  expertise: words.describe('The role, such as Dentist or Office Manager.'),
  image: image.describe('The portrait.'),
  order,
  contactNo: text.optional().meta({title: 'Phone'}).describe("This person's own phone number."),
  email: text.optional().describe("This person's own email address."),
  github: githubAccount
    .optional()
    .meta({title: 'GitHub account'})
    .describe('The GitHub account that they approve changes with, such as first-l.'),
};

const year = makeWholeNumber(1940, 2100, "This isn't a year.", 'Enter four digits, such as 2008.');

const degree = z.strictObject({
  degree: text.describe('The degree, such as Doctor of Dental Medicine.'),
  school: text.describe('The full name of the school.'),
  year: year.describe('The year of the degree.'),
});

const license = z.strictObject({
  number: makePatternField(
    /^[A-Z]{0,4}[ .-]?\d[\d .-]{1,10}(-[A-Z]+)?$/,
    "This isn't a dental license number.",
    'Copy it from the state board, such as D012345.',
  ).describe('The license number, which patients can look up at the state board.'),
  since: year.describe('The year the license was issued.'),
});

const skill = z.strictObject({
  title: words.describe('The skill or the training.'),
  text: longText.describe('A sentence about it.'),
});

/** The schema of each kind of page, by the kind's name. */
export const pageSchemas = {
  // The home page.
  home: z.strictObject({kind: z.literal('home'), ...base}),
  // A page whose blocks are in its body: about us, contact, the lists of services and people.
  page: z.strictObject({kind: z.literal('page'), ...base}),
  // A service: /services/{service}.
  service: z.strictObject({
    kind: z.literal('service'),
    ...base,
    ...card,
    video: text.meta({names: 'video'}).optional().describe('The intro video.'),
  }),
  // A sub-service: /services/{service}/{sub-service}.
  'sub-service': z.strictObject({kind: z.literal('sub-service'), ...base, ...card}),
  // A dentist: /our-dentist/dr-{first}-{last}.
  dentist: z.strictObject({
    kind: z.literal('dentist'),
    ...base,
    ...person,
    languages: z.array(text).optional().describe('The languages the dentist speaks with patients.'),
    days: z
      .array(z.enum(WEEKDAYS))
      .optional()
      .describe(
        'The days when the dentist sees patients. The office must be open on each of them.',
      ),
    goodWith: words
      .optional()
      .describe('Special interests in a few words, such as "Nervous patients and sedation".'),
    video: text
      .meta({names: 'video'})
      .optional()
      .describe('The video that introduces the dentist.'),
    skills: z.array(skill).optional().describe('The group "Skills and specialties".'),
    education: z
      .array(skill)
      .optional()
      .meta({title: 'Steps of education'})
      .describe('The group "Education and training".'),
    schools: z.array(degree).optional().describe('Degrees, each with its school and year.'),
    license: license.optional().describe('The license to practice dentistry.'),
    sedationPermit: text.optional().describe('The number of the state permit for oral sedation.'),
  }),
  // A member of the staff: /our-staff/{first name}.
  staff: z.strictObject({kind: z.literal('staff'), ...base, ...person}),
  // A legal text.
  legal: z.strictObject({
    kind: z.literal('legal'),
    ...base,
    updated: day.describe('The date when this version takes effect.'),
  }),
};

/** The name of a kind of page. */
export type PageKind = keyof typeof pageSchemas;

/** Reads only the kind, to select the schema. */
export const kindSchema = z.looseObject({
  kind: z.enum(Object.keys(pageSchemas) as [PageKind]),
});
