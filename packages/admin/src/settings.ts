import type * as z from 'zod';
import {type Page, pagesOfKind, type Site, titleOf} from '@dental/content';

/** An entry of a list to choose from: what is written, and what the form calls it. */
export interface Choice {
  value: string;
  label: string;
}

export type PageFile = Pick<Page, 'file' | 'kind' | 'path' | 'heading' | 'order'>;

/** Where what is saved goes, as Decap CMS is told of it; at `base_url` people sign in to GitHub. */
export type Backend =
  | {name: 'github'; repo: string; branch: string; base_url?: string}
  | {name: 'proxy'; proxy_url: string; branch: string};

/** What the editor is told of the site; `/admin/settings.json`. */
export interface Settings {
  backend: Backend;
  /** The practice's time zone, by its IANA name. */
  timeZone: string;
  /** What a field can name. */
  choices: Record<NonNullable<z.GlobalMeta['names']>, Choice[]>;
  pages: PageFile[];
  /** What the preview shows; undefined on a machine of one's own, where forms edit what is shown. */
  shown?: {
    branch: string;
    /** Where the Git host's own editor opens a file of that branch, up to its path from the project folder. */
    webEditor: string;
  };
}

/** What fields and texts can name in a site. */
export function choicesIn(site: Site): Settings['choices'] {
  const asPage = (page: Page): Choice => ({value: page.path, label: titleOf(site, page)});
  const peopleOf = (kind: 'dentist' | 'staff'): Choice[] =>
    pagesOfKind(site, kind).map(({name, path}) => ({value: path.replace(/.*\//, ''), label: name}));
  const dentists = peopleOf('dentist');
  return {
    dentist: dentists,
    person: [...dentists, ...peopleOf('staff')],
    film: site.videos.map(({id, title}) => ({value: id, label: title})),
    page: site.pages.map(asPage),
    treatment: [...pagesOfKind(site, 'service'), ...pagesOfKind(site, 'sub-service')].map(asPage),
    paymentPartner: site.paymentPartners.map(({name}) => ({value: name, label: name})),
  };
}

/** What the editor is told of a site, and where it saves. */
export function settingsOf(site: Site, backend: Backend): Settings {
  const pages = site.pages.map(({file, kind, path, heading, order}) => ({
    file,
    kind,
    path,
    heading,
    order,
  }));
  return {backend, timeZone: site.practice.timeZone, choices: choicesIn(site), pages};
}
