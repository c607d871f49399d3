import {loadSite} from '../../src/content/loadSite';
import {formatProblems} from '../../src/content/problem';
import type {Page, Site} from '../../src/content/site';

/** The site as staff wrote it. */
export const site = load();

function load(): Site {
  const {site: loaded, problems} = loadSite(process.cwd());
  if (!loaded) throw new Error(`Fix the content first (npm run check).\n${formatProblems(problems)}`);
  return loaded;
}

/** A page by its address. */
export function pageAt(path: string): Page {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** The title of a film, by the id that pages name it by. */
export function filmTitle(id: string): string {
  const film = site.videos.find((video) => video.id === id);
  if (!film) throw new Error(`There is no film ${id}.`);
  return film.title;
}
