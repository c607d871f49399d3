import type {
  BreadcrumbList,
  CollegeOrUniversity,
  EducationalOccupationalCredential as Credential,
  MedicalProcedure,
  Person,
  Thing,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts';
import {getLanguage, isPageAt} from '@dental/practice';
import {getBreadcrumb, type PageLink} from '../navigation';
import type {Page, Site} from '../site';
import {getVideoAddresses, type Video} from '../videos';
import {describeDentist} from './dentist';

/**
 * Returns the structured data of a page for search engines: the website on the home page, the
 * practice there and on the contact page, the breadcrumb on inner pages, and the page's person,
 * procedure, and videos. Reviews and ratings are left out: search engines don't show stars for
 * reviews that a business publishes itself.
 * @returns schema.org things, one per script element
 */
export function makeStructuredData(site: Site, page: Page): WithContext<Thing>[] {
  const things: Thing[] = [];
  if (page.kind === 'home') things.push(describeWebsite(site, page));
  if (page.kind === 'home' || isPageAt(page.path, '/contact-us'))
    things.push(describeDentist(site));
  if (page.kind !== 'home') things.push(describeBreadcrumb(site, getBreadcrumb(site, page)));
  if (page.kind === 'dentist') things.push(describePerson(site, page));
  if (page.kind === 'service' || page.kind === 'sub-service')
    things.push(describeProcedure(site, page));
  things.push(
    ...listVideoIds(page)
      .flatMap((id) => site.videos.filter((video) => video.id === id))
      .map((video) => describeVideo(site, video)),
  );
  return things.map(
    (thing) => ({'@context': 'https://schema.org', ...(thing as object)}) as WithContext<Thing>,
  );
}

/** Lists the ids of the videos in the front matter and the body of a page. */
export function listVideoIds(page: Page): string[] {
  const inBody = page.body.components.flatMap(({attributes}) => [attributes.video, attributes.id]);
  const inFields = 'video' in page ? [page.video] : [];
  return [...new Set([...inFields, ...inBody].filter((id) => id !== undefined))];
}

/** Describes the site as schema.org/WebSite, by the name of the practice. */
function describeWebsite({practice: {site, name}}: Site, {path}: Page): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site}${path}#website`,
    name,
    url: path === '/' ? site : site + path,
    inLanguage: getLanguage(path) === 'es' ? 'es' : 'en-US',
    publisher: {'@id': `${site}/#practice`},
  };
}

/** Describes a breadcrumb as schema.org/BreadcrumbList. */
function describeBreadcrumb({practice}: Site, crumbs: readonly PageLink[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({label, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${practice.site}${path}`,
    })),
  };
}

/** Describes a service or sub-service as schema.org/MedicalProcedure. */
function describeProcedure(
  {practice}: Site,
  page: Page<'service' | 'sub-service'>,
): MedicalProcedure {
  return {
    '@type': 'MedicalProcedure',
    '@id': `${practice.site}${page.path}#procedure`,
    name: page.heading,
    description: page.description,
    url: `${practice.site}${page.path}`,
  };
}

function describeLicense(number: string, board: string | undefined): Credential {
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    identifier: number,
    ...(board && {recognizedBy: {'@type': 'Organization', name: board}}),
  };
}

function describeSchool({school}: {school: string}): CollegeOrUniversity {
  return {'@type': 'CollegeOrUniversity', name: school};
}

/** Describes a dentist as schema.org/Person. */
function describePerson({practice}: Site, page: Page<'dentist'>): Person {
  return {
    '@type': 'Person',
    '@id': `${practice.site}${page.path}#person`,
    name: page.name,
    jobTitle: page.expertise,
    description: page.description,
    image: `${practice.site}/img/og${page.path}.png`,
    url: `${practice.site}${page.path}`,
    worksFor: {'@id': `${practice.site}/#practice`},
    ...(page.languages && {knowsLanguage: page.languages}),
    ...(page.skills && {knowsAbout: page.skills.map(({title}) => title)}),
    ...(page.schools && {alumniOf: page.schools.map(describeSchool)}),
    ...(page.license && {
      hasCredential: describeLicense(page.license.number, practice.dentalBoard),
    }),
  };
}

/** Describes a video as schema.org/VideoObject. */
function describeVideo({practice}: Site, video: Video): VideoObject {
  const {watch, player} = getVideoAddresses(video);
  const toFullUrl = (address: string) =>
    address.startsWith('/') ? `${practice.site}${address}` : address;
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: `${practice.site}/img/og/${video.image}.png`,
    // Noon UTC is the same day in all of the United States.
    uploadDate: `${video.published}T12:00:00Z`,
    duration: `PT${video.seconds}S`,
    ...(player === undefined ? {contentUrl: toFullUrl(watch)} : {embedUrl: player}),
  };
}
