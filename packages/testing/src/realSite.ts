import {readContent} from '@dental/checks';
import {formatProblems, type Page, type Site, applyTypographyToSite} from '@dental/content';

/** The site as staff wrote it. Other tests cover the checks. */
export const site = read();

function read(): Site {
  const {site: siteRead, problems} = readContent(process.cwd());
  if (!siteRead || problems.length > 0)
    throw new Error(`Fix the content first (npm run check).\n${formatProblems(problems)}`);
  return applyTypographyToSite(siteRead);
}

/** A page by its path. */
export function getPage(path: string): Page {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/**
 * True if the practice has a page. Another practice may not, and then has no links to it either.
 */
export function hasPage(path: string): boolean {
  return site.pages.some((candidate) => candidate.path === path);
}

/** A video of the practice by its id, if it has it. */
export const findVideo = (id: string) => site.videos.find((video) => video.id === id);

/** The player of a video in a preview: the browser's own, or a note instead of the provider's. */
export const PLAYER_SELECTOR = ':is(video, [data-state=placeholder])';

/** The name of a page in the menus. */
export function getMenuLabel(path: string): string {
  const entries = site.menus.main.flatMap((entry) => entry.links ?? [entry]);
  return entries.find(({page}) => page === path)?.label ?? '';
}
