import type {Person} from 'schema-dts';
import type {Page, Site} from '../site';

/** A dentist as schema.org/Person. */
export function person({practice}: Site, page: Page<'dentist'>): Person {
  return {
    '@type': 'Person',
    '@id': `${practice.site}${page.path}#person`,
    name: page.name,
    jobTitle: page.expertise,
    description: page.description,
    url: `${practice.site}${page.path}`,
    worksFor: {'@id': `${practice.site}/#practice`},
    knowsAbout: page.skills?.map(({title}) => title),
    alumniOf: page.schools?.map(({school}) => ({'@type': 'CollegeOrUniversity', name: school})),
    hasCredential: page.license && {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      identifier: page.license.number,
      recognizedBy: {'@type': 'Organization', name: 'Arizona State Board of Dental Examiners'},
    },
  };
}
