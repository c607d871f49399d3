import type {Thing, WithContext} from 'schema-dts';
import type {Page, Site} from '../site';
import {breadcrumbOf} from '../breadcrumb';
import {breadcrumbList} from './breadcrumbList';
import {dentist} from './dentist';
import {medicalProcedure} from './medicalProcedure';
import {person} from './person';
import {videoObject} from './videoObject';

/**
 * The structured data of a page, for search engines: the practice on home and contact, the breadcrumb on
 * inner pages, the person, procedure and videos where the page is about one. No reviews or ratings: search
 * engines give a business no stars for reviews that it publishes itself.
 * @returns schema.org things, each to be written in a script of its own
 */
export function structuredData(site: Site, page: Page): WithContext<Thing>[] {
  const things: Thing[] = [];
  if (page.kind === 'home' || page.path === '/contact-us') things.push(dentist(site));
  if (page.kind !== 'home') things.push(breadcrumbList(site, breadcrumbOf(site, page)));
  if (page.kind === 'dentist') things.push(person(site, page));
  if (page.kind === 'service' || page.kind === 'sub-service') things.push(medicalProcedure(site, page));
  things.push(
    ...videosOn(page)
      .flatMap((id) => site.videos.filter((video) => video.id === id))
      .map((video) => videoObject(site, video)),
  );
  return things.map((thing) => ({'@context': 'https://schema.org', ...(thing as object)}) as WithContext<Thing>);
}

/** The ids of the videos on a page: in its front matter, and those that its body plays. */
export function videosOn(page: Page): string[] {
  const inBody = page.body.components.flatMap(({attributes}) => [attributes.video, attributes.id]);
  const named = 'video' in page ? [page.video] : [];
  return [...new Set([...named, ...inBody].filter((id) => id !== undefined))];
}
