import * as z from 'zod';
import {written} from '@dental/vendors';
import {
  day,
  githubAccount,
  image,
  longText,
  sample,
  sitePath,
  text,
  wholeNumber,
  words,
} from './fields';
import {WEEKDAYS} from './hours';

/*
 * One strict schema a kind of page. The names of the specification (section 3) map onto them so:
 *
 *   headData.title, headData.description   title, description
 *   headData.conical, link, serviceName,
 *   title (slug), name (sub-service)       the file's place (see `pathOfFile`)
 *   title, name (heading)                  heading
 *   titleForServiceCard, descForServiceCard  cardTitle, cardText
 *   banneFullpageImg, serviceImages        banner, image
 *   serviceContent, serviceDetail, desc    the body of the file
 *   subServiceSec                          <SubServices> in the body
 *   teamType                               kind (dentist or staff)
 *   expert, doctorSkills                   expertise, skills and education
 *   location                               _practice/practice.yml
 *   id (of a person or service)            the address, which no other page has
 *
 * What a field's description says, the editor in forms shows beside the field.
 */

const place = wholeNumber(
  1,
  Infinity,
  'This place is not a whole number from 1.',
  'Write its place in the list, such as 3.',
)
  .meta({folded: true})
  .describe('The place among the pages of the same folder, from 1.');

const base = {
  title: words
    .meta({folded: true})
    .describe("The title in the browser's tab and in search results."),
  description: longText
    .meta({folded: true})
    .describe('The one or two sentences that a search engine shows under the title.'),
  heading: words.describe('The large heading at the top of the page.'),
  navTitle: words
    .optional()
    .meta({title: 'Name in menus'})
    .describe(
      'A shorter name for menus, the breadcrumb and lists of links; the heading if left out.',
    ),
  order: place.optional(),
  banner: image.optional().describe('The wide picture behind the heading.'),
  unlisted: z
    .literal(true)
    .optional()
    .meta({folded: true})
    .describe(
      'Search engines leave the page out, as does our own search: it is only seen after something was sent or looked for.',
    ),
  redirectFrom: z
    .array(sitePath)
    .optional()
    .meta({title: 'Old addresses', folded: true})
    .describe('Old addresses that lead to this page.'),
  reviewed: z
    .strictObject({
      by: text.meta({names: 'person'}).describe("The reviewer, by the name of their page's file."),
      on: day.describe('The day of the review.'),
    })
    .meta({hidden: true})
    .optional()
    .describe(
      'Who answers for what the page claims. It counts once they have approved the pull request.',
    ),
  sample,
};

const card = {
  image: image.describe('The picture of the page and of the links to it.'),
  icon: image.describe("The drawing on the service's card."),
  cardTitle: words.describe("The title on the service's card."),
  cardText: longText.describe("The sentence on the service's card."),
  order: place,
};

const person = {
  name: text.describe('The name as patients know it.'),
  expertise: words.describe('The role, such as Dentist or Office Manager.'),
  image: image.describe('The portrait.'),
  order: place,
  contactNo: text
    .optional()
    .meta({title: 'Phone'})
    .describe('A phone number of this person alone.'),
  email: text.optional().describe('An e-mail address of this person alone.'),
  github: githubAccount
    .optional()
    .meta({title: 'GitHub account'})
    .describe('Their account on GitHub, with which they approve what they answer for.'),
};

const year = wholeNumber(1940, 2100, 'This is not a year.', 'Write its four digits, such as 2008.');

const degree = z.strictObject({
  degree: text.describe('What was earned there, such as Doctor of Dental Medicine.'),
  school: text.describe('The school, by its whole name.'),
  year: year.describe('The year of the degree.'),
});

const license = z.strictObject({
  number: written(
    /^[A-Z]{0,4}[ .-]?\d[\d .-]{1,10}(-[A-Z]+)?$/,
    'This is not the number of a dental license.',
    'Write it as the state board lists it, such as D012345.',
  ).describe('Its number, which anybody can look up at the state board.'),
  since: year.describe('The year from which it holds.'),
});

const skill = z.strictObject({
  title: words.describe('The skill, or what was learned.'),
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
    video: text.meta({names: 'film'}).optional().describe('The intro video.'),
  }),
  // A sub-service: /services/{service}/{sub-service}.
  'sub-service': z.strictObject({kind: z.literal('sub-service'), ...base, ...card}),
  // A dentist: /our-dentist/dr-{first}-{last}.
  dentist: z.strictObject({
    kind: z.literal('dentist'),
    ...base,
    ...person,
    languages: z
      .array(text)
      .optional()
      .describe('The languages in which the dentist sees patients.'),
    days: z
      .array(z.enum(WEEKDAYS))
      .optional()
      .describe(
        'The days of the week on which the dentist sees patients. The office has to be open on each of them.',
      ),
    goodWith: words
      .optional()
      .describe(
        'What patients come to this dentist for, in a few words, such as "Nervous patients and sedation".',
      ),
    video: text
      .meta({names: 'film'})
      .optional()
      .describe('The video in which the dentist says hello.'),
    skills: z.array(skill).optional().describe('The group "Skills and specialties".'),
    education: z
      .array(skill)
      .optional()
      .meta({title: 'Steps of education'})
      .describe('The group "Education and training".'),
    schools: z.array(degree).optional().describe('Degrees, each with its school and year.'),
    license: license.optional().describe('The license to practice dentistry.'),
    sedationPermit: text
      .optional()
      .describe('The number of the permit of the state board for oral sedation.'),
  }),
  // A member of the staff: /our-staff/{first name}.
  staff: z.strictObject({kind: z.literal('staff'), ...base, ...person}),
  // A legal text.
  legal: z.strictObject({
    kind: z.literal('legal'),
    ...base,
    updated: day.describe('The day from which this version holds.'),
  }),
};

/** The name of a kind of page. */
export type PageKind = keyof typeof pageSchemas;

/** Reads nothing but the kind, so that the right schema can be chosen. */
export const kindSchema = z.looseObject({
  kind: z.enum(Object.keys(pageSchemas) as [PageKind]),
});
