import {addressBook} from '../../../../../src/site/addresses/book';
import type {Page, Site} from '../../../../../src/content/site';
import {compareTopic, type Change} from './compare';
import type {Version} from './version';
import {nameOf, pageItem} from './pageItem';

/** Pages that are new, gone or at another address, and what has changed on the others. */
export function comparePages(before: Version, after: Version): Change[] {
  const moves = movedPages(before.site, after.site);
  const fresh = after.site.pages.filter(({path}) => !has(before.site, path) && ![...moves.values()].includes(path));
  const gone = before.site.pages.filter(({path}) => !has(after.site, path) && !moves.has(path));
  const change = (text: string, ...pages: string[]): Change => ({topic: 'Pages', text, pages});
  const {redirects} = addressBook(after.site.pages);
  const stayed = ({path}: Page) => has(before.site, path) || [...moves.values()].includes(path);
  return [
    ...fresh.map((page) => change(`New page ${page.path}: ${page.heading}`, page.path)),
    ...[...moves].map(([from, to]) => change(`Moved: ${from} is now ${to}, and the old address leads there`, to)),
    ...gone.map((page) => {
      const to = redirects.get(page.path);
      return change(`Removed: ${nameOf(page)}; its old address now ${to ? `goes to ${to}` : 'leads nowhere'}`);
    }),
    ...compareTopic(
      {
        title: 'Pages',
        items: (version) =>
          version.site.pages
            .filter((page) => (version === after ? stayed(page) : has(after.site, page.path) || moves.has(page.path)))
            .map((page) => ({
              ...pageItem(version, page),
              key: version === before ? (moves.get(page.path) ?? page.path) : page.path,
            })),
      },
      before,
      after,
    ),
  ];
}

/** From the address of each page that has moved to its new one: a new page that takes over the old address. */
export function movedPages(before: Site, after: Site): Map<string, string> {
  return new Map(
    after.pages
      .filter(({path}) => !has(before, path))
      .flatMap(({path, redirectFrom = []}) =>
        redirectFrom.filter((from) => has(before, from) && !has(after, from)).map((from) => [from, path] as const),
      ),
  );
}

function has({pages}: Site, path: string): boolean {
  return pages.some((page) => page.path === path);
}
