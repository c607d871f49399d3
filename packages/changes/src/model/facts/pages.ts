import {navTitleOf, type Page, type Site} from '@dental/content';
import {routeTable, longDate} from '@dental/practice';
import {compareTopic, single, type Change, type Item, type Value, type Version} from './compare';
import {fieldsOf} from './fields';

/** Pages that are new, gone or at another address, what has changed on the others, and old addresses that lead elsewhere. */
export function comparePages(before: Version, after: Version): Change[] {
  const moves = movedPages(before.site, after.site);
  const movedTo = (path: string) => moves.get(path) ?? path;
  const isKept = ({path}: Page, version: Version) =>
    version === after ? [...moves.values()].includes(path) || has(before.site, path) : has(after.site, movedTo(path));
  const others = (version: Version) => version.site.pages.filter((page) => !isKept(page, version));
  const change = (text: string, ...pages: string[]): Change => ({topic: 'Pages', text, pages});
  const redirectsOf = ({site}: Version) => routeTable(site.pages).redirects;
  const [was, is] = [redirectsOf(before), redirectsOf(after)];
  return [
    ...others(after).map(({path, heading}) => change(`New page ${path}: ${heading}`, path)),
    ...[...moves].map(([from, to]) => change(`Moved: ${from} is now ${to}, and the old address leads there`, to)),
    ...others(before).map((page) => {
      const to = is.get(page.path);
      return change(`Removed: ${nameOf(page)}; its old address now ${to ? `goes to ${to}` : 'leads nowhere'}`);
    }),
    ...compareTopic(
      {
        title: 'Pages',
        items: (version) =>
          version.site.pages
            .filter((page) => isKept(page, version))
            .map((page) => ({
              ...pageItem(version, page),
              key: version === before ? movedTo(page.path) : page.path,
            })),
      },
      before,
      after,
    ),
    ...compareTopic(
      {
        title: 'Old addresses',
        // A page that has moved takes its own along.
        items: (version) =>
          [...(version === before ? was : is)]
            .filter(([from]) => !has(before.site, from) && !has(after.site, from))
            .map(([from, to]) => single(`The old address ${from}`, version === before ? movedTo(to) : to)),
      },
      before,
      after,
    ),
  ];
}

/** From the address of each page that has moved to its new one: a new page that takes over the old address. */
function movedPages(before: Site, after: Site): Map<string, string> {
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

const NAMES = {
  kind: 'kind of page',
  title: 'title in search results',
  description: 'description in search results',
  email: 'e-mail address',
};

/** A page as an item: its fields, its words, its blocks, where its links lead and its pictures. */
function pageItem(version: Version, page: Page): Item {
  const {body, reviewed} = page;
  const isBlock = (piece: string) => /^<[A-Z][^>]*>$/.test(piece);
  const withPicture = body.components.flatMap(({attributes: {image, alt}}) => (image ? {image, alt} : []));
  const pictures = new Set(withPicture.map(({image}) => image));
  return {
    key: page.path,
    name: nameOf(page),
    fields: {
      ...fieldsOf(version, page, NAMES),
      ...(reviewed && {signature: `${reviewed.by}, ${longDate(reviewed.on)}`}),
      words: {pieces: body.words.filter((piece) => !isBlock(piece)), noun: 'paragraph'},
      blocks: {pieces: body.words.filter(isBlock).map((block) => block.replace(/ alt="[^"]*"/, '')), noun: 'block'},
      ...Object.fromEntries(
        withPicture.map(({image, alt}) => [`the picture ${image} is described as`, alt && `“${alt}”`]),
      ),
      links: {pieces: body.links.map(({url}) => url), noun: 'link'},
      ...Object.fromEntries(
        [...pictures].map((name): [string, Value] => [`picture ${name}`, {name, hash: version.hashOfImage(name)}]),
      ),
    },
    pages: [page.path],
  };
}

/** A page's name with its address. */
function nameOf(page: Page): string {
  return `${page.kind === 'home' ? 'Home' : navTitleOf(page)} (${page.path})`;
}
