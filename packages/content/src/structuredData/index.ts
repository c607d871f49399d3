import type {
  BreadcrumbList,
  MedicalProcedure,
  Person,
  Thing,
  VideoObject,
  WebSite,
  WithContext,
} from 'schema-dts';
import {getBreadcrumb, type PageLink} from '../navigation';
import type {Page, Site} from '../site';
import {getVideoAddresses, type Video} from '../videos';
import {describeDentist} from './dentist';

/**
 * The structured data of a page, for search engines: the website on home, the practice there and on contact, the breadcrumb on
 * inner pages, the person, procedure and videos where the page is about one. No reviews or ratings: search
 * engines give a business no stars for reviews that it publishes itself.
 * @returns schema.org things, each to be written in a script of its own
 */
export function structuredData(site: Site, page: Page): WithContext<Thing>[] {
  const things: Thing[] = [];
  if (page.kind === 'home') things.push(website(site));
  if (page.kind === 'home' || page.path === '/contact-us') things.push(describeDentist(site));
  if (page.kind !== 'home') things.push(breadcrumbList(site, getBreadcrumb(site, page)));
  if (page.kind === 'dentist') things.push(person(site, page));
  if (page.kind === 'service' || page.kind === 'sub-service')
    things.push(medicalProcedure(site, page));
  things.push(
    ...videosOn(page)
      .flatMap((id) => site.videos.filter((video) => video.id === id))
      .map((video) => videoObject(site, video)),
  );
  return things.map(
    (thing) => ({'@context': 'https://schema.org', ...(thing as object)}) as WithContext<Thing>,
  );
}

/** The ids of the videos on a page: in its front matter, and those that its body plays. */
export function videosOn(page: Page): string[] {
  const inBody = page.body.components.flatMap(({attributes}) => [attributes.video, attributes.id]);
  const named = 'video' in page ? [page.video] : [];
  return [...new Set([...named, ...inBody].filter((id) => id !== undefined))];
}

/** The whole site as schema.org/WebSite, by the name of the practice. */
function website({practice: {site, name}}: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site}/#website`,
    name,
    url: site,
    publisher: {'@id': `${site}/#practice`},
  };
}

/** The breadcrumb of a page as schema.org/BreadcrumbList. */
function breadcrumbList({practice}: Site, crumbs: readonly PageLink[]): BreadcrumbList {
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

/** A service or sub-service as schema.org/MedicalProcedure. */
function medicalProcedure(
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

/** A dentist as schema.org/Person. */
function person({practice}: Site, page: Page<'dentist'>): Person {
  return {
    '@type': 'Person',
    '@id': `${practice.site}${page.path}#person`,
    name: page.name,
    jobTitle: page.expertise,
    description: page.description,
    image: `${practice.site}/img/og${page.path}.png`,
    url: `${practice.site}${page.path}`,
    worksFor: {'@id': `${practice.site}/#practice`},
    knowsLanguage: page.languages,
    knowsAbout: page.skills?.map(({title}) => title),
    alumniOf: page.schools?.map(({school}) => ({'@type': 'CollegeOrUniversity', name: school})),
    hasCredential: page.license && {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      identifier: page.license.number,
      ...(practice.dentalBoard && {
        recognizedBy: {'@type': 'Organization', name: practice.dentalBoard},
      }),
    },
  };
}

/** A video as schema.org/VideoObject. */
function videoObject({practice}: Site, video: Video): VideoObject {
  const {watch, player} = getVideoAddresses(video);
  const onSite = (address: string) =>
    address.startsWith('/') ? `${practice.site}${address}` : address;
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: `${practice.site}/img/og/${video.image}.png`,
    // The same day in all of the United States.
    uploadDate: `${video.published}T12:00:00Z`,
    duration: `PT${video.seconds}S`,
    ...(player === undefined ? {contentUrl: onSite(watch)} : {embedUrl: player}),
  };
}
