import {dentistSlug, staffSlug} from '../slugs';
import {dentistSchema, staffSchema} from '../schemas/page';
import {FILL_IN, filesIn, nextNumber, refusal, type Draft, type Drafter, type Present} from './draft';
import {fieldsOf} from './fields';
import {pageDraft} from './page';

/** A dentist, with "Dr." before the name. */
export const dentist: Drafter = (present, {name}) => {
  const full = /^dr\.? /i.test(name) ? name.replace(/^dr\.? /i, 'Dr. ') : `Dr. ${name}`;
  const {practice} = present.site;
  return person(present, 'dentist', full, dentistSlug(full), {
    title: `${full}, Dentist in ${practice.address.city}, ${practice.address.state} | {practice}`,
    expertise: 'Dentist',
    video: `meet-${dentistSlug(full)}`,
    skills: ['skills:', '  - title: Family dentistry', '    text: Exams, fillings and everyday care for all ages.'],
    schools: [
      'schools:',
      '  - degree: Doctor of Dental Medicine',
      '    school: The name of the school',
      '    year: 2012',
    ],
    license: ['license:', '  number: D012345', '  since: 2012'],
    education: ['education:', '  - title: Doctor of Dental Medicine', '    text: Four-year dental degree.'],
  });
};

/** A member of the staff. */
export const staff: Drafter = (present, {name}) =>
  person(present, 'staff', name, staffSlug(name), {
    title: `${name}, Dental Assistant | {practice}`,
    expertise: 'Dental Assistant',
  });

const PLACES = {
  dentist: {folder: 'pages-content/our-dentist', schema: dentistSchema},
  staff: {folder: 'pages-content/our-staff', schema: staffSchema},
};

function person(
  present: Present,
  kind: keyof typeof PLACES,
  name: string,
  slug: string,
  examples: Record<string, string | string[]>,
): Draft {
  const {folder, schema} = PLACES[kind];
  const {practice} = present.site;
  if (slug === '' || slug === 'dr')
    return refusal(`The words "${name}" are no name.`, 'Write the first and the last name.');
  return pageDraft(present, {
    file: `${folder}/${slug}.mdx`,
    fields: fieldsOf(schema),
    values: {
      kind,
      heading: name,
      order: nextNumber(filesIn(present, folder), 'order'),
      name,
      image: `team/${slug}`,
    },
    examples: {
      description: `Meet ${name} of {practice} in ${practice.address.city}, and what patients ask them for.`,
      navTitle: name,
      contactNo: practice.phone,
      email: `${slug}@${practice.email.split('@')[1]}`,
      banner: 'banners/our-staff',
      redirectFrom: ['redirectFrom:', `  - /team/${slug}`],
      ...examples,
    },
    pictures: [`team/${slug}`],
    body: `${FILL_IN}: who ${name} is, and what patients come to them for.

${FILL_IN}: how they work, and what a visit with them is like.

${FILL_IN}: something about them away from the office.`,
  });
}
