import type {SiteMode} from '@dental/practice';
import type {MenuEntry} from '../schemas/menus';
import {siblingLinks} from '../navigation';
import {navTitleOf, pageAt, pagesOfKind, type Site} from '../site';
import {getLinks, type GetPicture, makeServiceCards} from './data';

/** A link of the layout. */
export interface MenuLink {
  label: string;
  /** A path on this site, or an address elsewhere, which opens in a new tab. */
  to: string;
  /** The address of a drawing that goes with it. */
  drawing?: string;
  /** What there is below it: the treatments of a service. */
  below?: readonly MenuLink[];
}

/** Links that share a menu. */
export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
  /** Whether the services follow. */
  services: boolean;
}

/** `menus.json`: the links around every page, as far as they lead somewhere; a menu without any is left out. */
export async function makeMenusData(site: Site, mode: SiteMode, pictureOf: GetPicture) {
  const addresses = getLinks(site, mode);
  const leading = (entries: readonly MenuEntry[]): MenuLink[] =>
    entries.flatMap(({label, page, link}) => {
      const to = link ? addresses[link] : page && pageAt(site, page)?.path;
      return to === undefined ? [] : {label, to};
    });
  const cards = await makeServiceCards(pagesOfKind(site, 'service'), pictureOf);
  const services = cards.map(({title, path, icon}): MenuLink => {
    const below = siblingLinks(site, path).map(({label, path: to}) => ({label, to}));
    return {label: title, to: path, drawing: icon.src, below};
  });
  const {main, smartLinks, legal} = site.menus;
  const legalTexts = pagesOfKind(site, 'legal').filter(
    ({path}) => !legal.some(({page}) => page === path),
  );
  return {
    main: main.flatMap((entry): MenuLink | MenuGroup | MenuLink[] => {
      if (!entry.links) return leading([entry]);
      const group = {
        label: entry.label,
        links: leading(entry.links),
        services: entry.services === true,
      };
      return group.links.length > 0 || (group.services && services.length > 0) ? group : [];
    }),
    services,
    smartLinks: leading(smartLinks),
    legal: [
      ...leading(legal),
      ...legalTexts.map((page) => ({label: navTitleOf(page), to: page.path})),
    ],
  };
}
