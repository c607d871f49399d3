import {navTitleOf, type Page, type Site} from '@dental/content';
import {fewOf, longDate, routeTable} from '@dental/practice';
import {
  compareTopic,
  NAMED,
  single,
  type Change,
  type Item,
  type Moves,
  type Value,
  type Version,
} from './compare';
import {fieldsOf} from './fields';
import names from './names.json';

/** Pages that are new, gone or at another address, what has changed on the others, and old addresses that lead elsewhere. */
export function comparePages(before: Version, after: Version, moves: Moves): Change[] {
  const isKept = ({path}: Page, version: Version) =>
    version === after
      ? [...moves.values()].includes(path) || has(before.site, path)
      : has(after.site, moves.get(path) ?? path);
  const others = (version: Version) => version.site.pages.filter((page) => !isKept(page, version));
  const change = (text: string, ...pages: string[]): Change => ({topic: 'Pages', text, pages});
  const redirectsOf = ({site}: Version) => routeTable(site.pages).redirects;
  const [was, is] = [redirectsOf(before), redirectsOf(after)];
  const isLost = (path: string) => !is.has(path) && !has(after.site, path);
  const removed = others(before).map((page) => ({
    page,
    lost: [page.path, ...(page.redirectFrom ?? [])].filter(isLost),
  }));
  const lostPages = removed.flatMap(({lost}) => lost);
  return [
    ...others(after).map(({path, heading}) => change(`New page ${path}: ${heading}`, path)),
    ...[...moves].map(([from, to]) =>
      change(`Moved: ${from} is now ${to}, and the old address leads there`, to),
    ),
    ...removed.map(({page, lost}) => {
      const now = is.get(page.path);
      const led =
        lost.length > 0
          ? `links to ${fewOf(lost, NAMED)} stop working`
          : `links to it lead to ${now}`;
      return change(`Removed: ${nameOf(page)}; ${led}`);
    }),
    ...compareTopic(
      {
        title: 'Pages',
        items: (version) =>
          version.site.pages
            .filter((page) => isKept(page, version))
            .map((page) => pageItem(version, page)),
      },
      before,
      after,
      moves,
    ),
    ...compareTopic(
      {
        title: 'Old addresses',
        items: (version) =>
          [...(version === before ? was : is)]
            .filter(
              ([from]) =>
                !has(before.site, from) && !has(after.site, from) && !lostPages.includes(from),
            )
            .map(([from, to]) => single(`The old address ${from}`, to)),
      },
      before,
      after,
      moves,
    ),
  ];
}

/** From the address of each page that has moved to its new one: a new page that takes over the old address. */
export function movedPages(before: Site, after: Site): Moves {
  return new Map(
    after.pages
      .filter(({path}) => !has(before, path))
      .flatMap(({path, redirectFrom = []}) =>
        redirectFrom
          .filter((from) => has(before, from) && !has(after, from))
          .map((from) => [from, path] as const),
      ),
  );
}

function has({pages}: Site, path: string): boolean {
  return pages.some((page) => page.path === path);
}

/** A page as an item: its fields, its words, its blocks, where its links lead and its pictures. */
function pageItem(version: Version, page: Page): Item {
  const {body, reviewed} = page;
  const isBlock = (piece: string) => /^<[A-Z][^>]*>$/.test(piece);
  const withPicture = body.components.flatMap(({attributes: {image, alt}}) =>
    image ? {image, alt} : [],
  );
  const pictures = new Set(withPicture.map(({image}) => image));
  return {
    key: page.path,
    name: nameOf(page),
    fields: {
      ...fieldsOf(version, page, names.pages),
      ...(reviewed && {signature: `${reviewed.by}, ${longDate(reviewed.on)}`}),
      words: {pieces: body.words.filter((piece) => !isBlock(piece)), noun: 'paragraph'},
      blocks: {
        pieces: body.words.filter(isBlock).map((block) => block.replace(/ alt="[^"]*"/, '')),
        noun: 'block',
      },
      ...Object.fromEntries(
        withPicture.map(({image, alt}) => [
          `the picture ${image} is described as`,
          alt && `“${alt}”`,
        ]),
      ),
      links: {pieces: body.links.map(({url}) => url), noun: 'link'},
      ...Object.fromEntries(
        [...pictures].map((name): [string, Value] => [
          `picture ${name}`,
          {name, hash: version.hashOfImage(name)},
        ]),
      ),
    },
    pages: [page.path],
  };
}

/** A page's name with its address. */
function nameOf(page: Page): string {
  return `${page.kind === 'home' ? 'Home' : navTitleOf(page)} (${page.path})`;
}
