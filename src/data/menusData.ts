import {type SiteMode, toSpanishPath} from '@dental/practice';
import {
  type GetPicture,
  type MenuEntry,
  getNavTitle,
  findPageAt,
  getPagesOfKind,
  getSiblingLinks,
  type Site,
} from '@dental/content';
import {getLinks} from './practiceData';
import {makeServiceCards} from './pagesData';

/** A link of the layout. */
export interface MenuLink {
  label: string;
  /** A path on this site, or a URL of another site, which opens in a new tab. */
  to: string;
  /** The URL of its drawing. */
  drawing?: string;
  /** The links below it: the treatments of a service. */
  below?: readonly MenuLink[];
}

/** Links that share a menu. */
export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
  /** True if the services follow. */
  services: boolean;
}

/** `menus.json`: the links around every page, without dead links and empty menus. */
export async function makeMenusData(site: Site, mode: SiteMode, pictureOf: GetPicture) {
  const urls = getLinks(site, mode);
  const {translate = (text) => text} = site;
  // Menus in Spanish have only what is in Spanish.
  const isInLanguage = ({page, link}: MenuEntry) =>
    !site.translate ||
    (page ? findPageAt(site, toSpanishPath(page)) !== undefined : link !== 'blog');
  const toLinks = (entries: readonly MenuEntry[]): MenuLink[] =>
    entries.flatMap((entry) => {
      const {label, page, link} = entry;
      const to = link ? urls[link] : page && findPageAt(site, page)?.path;
      return to === undefined || !isInLanguage(entry) ? [] : {label, to};
    });
  const cards = await makeServiceCards(getPagesOfKind(site, 'service'), pictureOf);
  const services = (site.translate ? [] : cards).map(({title, path, icon}): MenuLink => {
    const below = getSiblingLinks(site, path).map(({label, path: to}) => ({label, to}));
    return {label: title, to: path, drawing: icon.src, below};
  });
  const {main, smartLinks, legal} = site.menus;
  const otherLegalPages = getPagesOfKind(site, 'legal').filter(
    ({path}) => !legal.some(({page}) => page === path),
  );
  return {
    main: main.flatMap((entry): MenuLink | MenuGroup | MenuLink[] => {
      if (!entry.links) return toLinks([entry]);
      const group = {
        label: entry.label,
        links: toLinks(entry.links),
        services: entry.services === true,
      };
      return group.links.length > 0 || (group.services && services.length > 0) ? group : [];
    }),
    services,
    smartLinks: toLinks(smartLinks),
    // The notice of privacy practices is required on every page, in English if need be.
    legal: [
      ...legal.flatMap(({label, page = ''}) => (findPageAt(site, page) ? {label, to: page} : [])),
      ...otherLegalPages.map((page) => ({label: translate(getNavTitle(page)), to: page.path})),
    ],
  };
}
