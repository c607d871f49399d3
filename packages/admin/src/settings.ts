import type * as z from 'zod';
import {type Page, getPagesOfKind, makeInitials, type Site, getPageTitle} from '@dental/content';
import {getLanguage} from '@dental/practice';

/** An option of a select field. */
export interface Choice {
  value: string;
  label: string;
}

export interface PageFile extends Pick<Page, 'file' | 'kind' | 'path' | 'heading' | 'order'> {
  /** A sentence about its signature, such as who has to sign it. */
  signOff?: string;
}

/** The place to save to. */
export type Backend = {
  /** The branch that goes live. */
  branch: string;
} & (
  | {
      name: 'github';
      /** Owner and name, such as `acme/website`. */
      repository: string;
      /** The address to sign in with GitHub accounts; undefined if it isn't set up. */
      signInAddress?: string | undefined;
    }
  | {name: 'local'; address: string}
);

/** The content of `/admin/settings.json`. */
export interface Settings {
  backend: Backend;
  /** The practice's time zone, as an IANA name. */
  timeZone: string;
  /** The options of fields that refer to a page, a person, or a video. */
  choices: Record<NonNullable<z.GlobalMeta['names']>, Choice[]>;
  pages: PageFile[];
  /** The titles of the entries that have no page, by file. */
  titles?: Record<string, string>;
  /** The preview that the editor belongs to; undefined for the local editor. */
  preview?: {
    branch: string;
    /** URL of GitHub's own editor on that branch, up to the path from the project folder. */
    webEditor: string;
    /** URL of the editor of main's preview, the only one with sign-in; empty if it has none. */
    mainEditor: string;
  };
}

/** Lists everything in a site that fields and texts can refer to. */
export function listChoices(site: Site): Settings['choices'] {
  const toPageChoice = (page: Page): Choice => {
    const title = getPageTitle(site, page);
    const isSpanish = getLanguage(page.path) === 'es';
    return {value: page.path, label: isSpanish ? `${title} (Spanish)` : title};
  };
  const listPeople = (kind: 'dentist' | 'staff'): Choice[] =>
    getPagesOfKind(site, kind).map(({name, path}) => ({
      value: path.replace(/.*\//, ''),
      label: name,
    }));
  const dentists = listPeople('dentist');
  const treatments = [...getPagesOfKind(site, 'service'), ...getPagesOfKind(site, 'sub-service')];
  return {
    dentist: dentists,
    person: [...dentists, ...listPeople('staff')],
    video: site.videos.map(({id, title}) => ({value: id, label: title})),
    page: site.pages.map(toPageChoice),
    treatment: treatments.map(toPageChoice),
    paymentPartner: site.paymentPartners.map(({name}) => ({value: name, label: name})),
  };
}

/**
 * Creates the editor's settings for a site and the place to save to.
 * @param describePage returns a sentence about a page's signature
 */
export function createSettings(
  site: Site,
  backend: Backend,
  describePage: (page: Page) => string = () => '',
): Settings {
  const pages = site.pages.map((page) => {
    const {file, kind, path, heading, order} = page;
    return {file, kind, path, heading, order, signOff: describePage(page)};
  });
  const titles = Object.fromEntries([
    ...site.cases.map(({file, heading}) => [file, heading]),
    ...site.reviews.map(({file, name, date}) => [file, `${makeInitials(name)}, ${date}`]),
  ]) as Record<string, string>;
  return {backend, timeZone: site.practice.timeZone, choices: listChoices(site), pages, titles};
}
