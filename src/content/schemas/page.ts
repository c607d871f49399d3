import * as z from 'zod';
import {day, id, image, rule, sample, sitePath, text} from './fields';

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
 */

const base = {
  /** The title in the browser's tab and in search results. */
  title: text,
  /** The one or two sentences that a search engine shows under the title. */
  description: text,
  /** The large heading of the page, its only h1. */
  heading: text,
  /** A shorter name for menus, the breadcrumb and lists of links; the heading if left out. */
  navTitle: text.optional(),
  /** The place among the pages of the same folder, from 1. */
  order: z.number().optional(),
  /** The wide picture behind the heading. */
  banner: image.optional(),
  /** Old addresses that lead to this page. */
  redirectFrom: z.array(sitePath).optional(),
  sample,
};

const card = {
  /** The picture of the page and of the links to it. */
  image,
  /** The drawing on the service's card. */
  icon: image,
  /** The title on the service's card. */
  cardTitle: text,
  /** The sentence on the service's card. */
  cardText: text,
  order: z.number(),
};

const person = {
  /** A number that no other person has. */
  id,
  /** The name as patients know it. */
  name: text,
  /** The role, such as Dentist or Office Manager. */
  expertise: text,
  /** The portrait. */
  image,
  order: z.number(),
  /** A phone number of this person alone. */
  contactNo: text.optional(),
  /** An e-mail address of this person alone. */
  email: text.optional(),
};

const skill = z.strictObject({
  /** The skill, or what was learned. */
  title: text,
  /** A sentence about it. */
  text,
});

/** The home page. */
export const homeSchema = z.strictObject({
  kind: z.literal('home'),
  ...base,
});

/** A page whose blocks stand in its body: about us, contact, the lists of services and people. */
export const standardSchema = z.strictObject({
  kind: z.literal('page'),
  ...base,
});

/** A service: /services/{service}. */
export const serviceSchema = z.strictObject({
  kind: z.literal('service'),
  ...base,
  ...card,
  /** The intro video, an id of `_practice/videos.yml`. */
  video: text,
});

/** A sub-service: /services/{service}/{sub-service}. */
export const subServiceSchema = z.strictObject({
  kind: z.literal('sub-service'),
  ...base,
  ...card,
});

/** A dentist: /our-dentist/dr-{first}-{last}. */
export const dentistSchema = z.strictObject({
  kind: z.literal('dentist'),
  ...base,
  ...person,
  /** The video in which the dentist says hello, an id of `_practice/videos.yml`. */
  video: text.optional(),
  /** The group "Skills and specialties". */
  skills: z.array(skill).optional(),
  /** The group "Education and training". */
  education: z.array(skill).optional(),
});

/** A member of the staff: /our-staff/{first name}. */
export const staffSchema = z.strictObject({
  kind: z.literal('staff'),
  ...base,
  ...person,
});

/** A legal text. */
export const legalSchema = z.strictObject({
  kind: z.literal('legal'),
  ...base,
  /** The day from which this version holds. */
  updated: day,
});

/** The schema of each kind of page, by the kind's name. */
export const pageSchemas = {
  home: homeSchema,
  page: standardSchema,
  service: serviceSchema,
  'sub-service': subServiceSchema,
  dentist: dentistSchema,
  staff: staffSchema,
  legal: legalSchema,
};

/** The name of a kind of page. */
export type PageKind = keyof typeof pageSchemas;

/** Reads nothing but the kind, so that the right schema can be chosen. */
export const kindSchema = z.looseObject({
  kind: z
    .string()
    .check(
      rule(
        (value) => Object.hasOwn(pageSchemas, value),
        'This kind of page does not exist.',
        `Write one of ${Object.keys(pageSchemas).join(', ')}.`,
      ),
    ),
});
