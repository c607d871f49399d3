import {posix} from 'node:path';
import {serviceSchema, subServiceSchema} from '../schemas/page';
import {pagesOfKind, type Site} from '../site';
import {slugify} from '../slugs';
import {filesIn, nextNumber, refusal, type Drafter} from './draft';
import {fieldsOf} from './fields';
import {pageDraft} from './page';
import {treatmentBody} from './treatmentBody';

/** A service, with a folder for its sub-services. */
export const service: Drafter = (present, {name}) => {
  const slug = slugify(name);
  if (slug === '')
    return refusal(`The words "${name}" are no name of a service.`, 'Write it in words, such as Dental sealants.');
  const services = present.documents.filter(({fields}) => fields?.kind === 'service');
  return pageDraft(present, {
    file: `pages-content/services/${slug}/index.mdx`,
    fields: fieldsOf(serviceSchema),
    values: {kind: 'service', ...commonValues(name, slug, nextNumber(services, 'order'))},
    examples: {...commonExamples(present.site, name, slug), video: present.site.videos.map(({id}) => id).join(', ')},
    pictures: [`icons/${slug}`, `services/${slug}`],
    body: treatmentBody({withVideo: true}),
  });
};

/** A sub-service, in the folder of its service. */
export const subService: Drafter = (present, {name, within = ''}) => {
  const slug = slugify(name);
  const services = pagesOfKind(present.site, 'service');
  const parent = services.find(({path}) => posix.basename(path) === slugify(within));
  if (!parent)
    return refusal(
      within === '' ? 'A sub-service belongs to a service.' : `There is no service called "${within}".`,
      `Write --in and one of ${services.map(({path}) => posix.basename(path)).join(', ')}.`,
    );
  if (slug === '')
    return refusal(`The words "${name}" are no name of a service.`, 'Write it in words, such as Dental sealants.');
  const folder = posix.dirname(parent.file);
  return pageDraft(present, {
    file: `${folder}/${slug}.mdx`,
    fields: fieldsOf(subServiceSchema),
    values: {kind: 'sub-service', ...commonValues(name, slug, nextNumber(filesIn(present, folder), 'order'))},
    examples: commonExamples(present.site, name, slug),
    pictures: [`icons/${slug}`, `services/${slug}`],
    body: treatmentBody(),
  });
};

function commonValues(name: string, slug: string, order: number) {
  return {heading: name, order, icon: `icons/${slug}`, image: `services/${slug}`, cardTitle: name};
}

function commonExamples({practice: {address}}: Site, name: string, slug: string) {
  return {
    title: `${name} in ${address.city}, ${address.state} | {practice}`,
    description: `What ${name.toLowerCase()} can do for you, how the visits go and what they cost, at {practice} in ${address.city}.`,
    navTitle: name,
    cardText: 'What it does for the patient, in one sentence.',
    banner: 'banners/our-doctor',
    redirectFrom: ['redirectFrom:', `  - /procedures/${slug}`],
  };
}
