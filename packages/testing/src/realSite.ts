import {readContent} from '@dental/checks';
import {formatProblems, type Page, type Site, typographicSite} from '@dental/content';

/** The site as staff wrote it. What the checks say of it is another test's. */
export const site = read();

function read(): Site {
  const {site: found, problems} = readContent(process.cwd());
  if (!found || problems.length > 0)
    throw new Error(`Fix the content first (npm run check).\n${formatProblems(problems)}`);
  return typographicSite(found);
}

/** A page by its address. */
export function pageAt(path: string): Page {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** Whether the practice has a page: another one may do without, and then without all that leads there. */
export function hasPage(path: string): boolean {
  return site.pages.some((candidate) => candidate.path === path);
}

/** A film of the practice, if it has it, by the id that pages name it by. */
export const filmOf = (id: string) => site.videos.find((video) => video.id === id);

/** What plays a film in a preview: the browser's own player, or a note in the place of its provider's. */
export const PLAYER = ':is(video, [data-state=placeholder])';

/** What the menus call a page. */
export function menuLabel(path: string): string {
  const entries = site.menus.main.flatMap((entry) => entry.links ?? [entry]);
  return entries.find(({page}) => page === path)?.label ?? '';
}
