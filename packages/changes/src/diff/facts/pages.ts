import {findPerson, getNavTitle, type Page, type Site} from '@dental/content';
import {truncateList, formatLongDate, createAddressBook} from '@dental/practice';
import {
  compareTopic,
  MAX_NAMED,
  createFact,
  type Change,
  type Item,
  type Moves,
  type Snapshot,
} from './compare';
import {readFields} from './fields';

const PAGE_FIELD_NAMES = {
  kind: 'kind of page',
  title: 'title in search results',
  description: 'description in search results',
  email: 'email address',
};

/**
 * Lists new, removed, and moved pages, the changes on the other pages, and changed redirects.
 * @param newTargets see `findNewTargets`
 */
export function comparePages(
  before: Snapshot,
  after: Snapshot,
  moves: Moves,
  newTargets: Moves,
): Change[] {
  const newPaths = new Set(moves.values());
  const isKeptAfter = ({path}: Page) => newPaths.has(path) || hasPage(before.site, path);
  const isKeptBefore = ({path}: Page) => hasPage(after.site, moves.get(path) ?? path);
  const oldRedirects = createAddressBook(before.site.pages).redirects;
  const newRedirects = createAddressBook(after.site.pages).redirects;
  const toChange = (text: string, ...pages: string[]): Change => ({topic: 'Pages', text, pages});

  const added = after.site.pages
    .filter((page) => !isKeptAfter(page))
    .map(({path, heading}) => toChange(`New page ${path}: ${heading}`, path));
  const moved = [...moves].map(([from, to]) =>
    toChange(`Moved: ${from} is now ${to}, and the old address redirects to it`, to),
  );
  const lostPaths: string[] = [];
  const removed = before.site.pages
    .filter((page) => !isKeptBefore(page))
    .map((page) => {
      const lostUrls = [page.path, ...(page.redirectFrom ?? [])].filter(
        (path) => !newRedirects.has(path) && !hasPage(after.site, path),
      );
      lostPaths.push(...lostUrls);
      const effect =
        lostUrls.length > 0
          ? `links to ${truncateList(lostUrls, MAX_NAMED)} stop working`
          : `links to it redirect to ${newRedirects.get(page.path)}`;
      return toChange(`Removed: ${formatPageName(page)}; ${effect}`);
    });

  const pagesTopic = {
    title: 'Pages',
    items: (version: Snapshot) =>
      version.site.pages
        .filter(version === after ? isKeptAfter : isKeptBefore)
        .map((page) => toPageItem(version, page)),
  };
  // A new, removed, or lost page is reported above, with its redirects.
  const isOldUrl = (path: string) =>
    !hasPage(before.site, path) && !hasPage(after.site, path) && !lostPaths.includes(path);
  const redirectsTopic = {
    title: 'Old addresses',
    items: (version: Snapshot) =>
      [...(version === before ? oldRedirects : newRedirects)]
        .filter(([from]) => isOldUrl(from))
        .map(([from, to]) => createFact(`The old address ${from}`, to)),
  };
  return [
    ...added,
    ...moved,
    ...removed,
    ...compareTopic(pagesTopic, before, after, newTargets),
    ...compareTopic(redirectsTopic, before, after, newTargets),
  ];
}

/** The new path of each moved page by its old path: a new page that redirects from the old one. */
export function findMovedPages(before: Site, after: Site): Moves {
  const moves = new Map<string, string>();
  for (const {path, redirectFrom = []} of after.pages) {
    if (hasPage(before, path)) continue;
    for (const from of redirectFrom)
      if (hasPage(before, from) && !hasPage(after, from)) moves.set(from, path);
  }
  return moves;
}

/**
 * The path that the links to a page now open, for each page that moved, or that was removed and
 * redirects. Such links don't count as changes of their own.
 */
export function findNewTargets(before: Site, after: Site): Moves {
  const {redirects} = createAddressBook(after.pages);
  return new Map(
    before.pages.flatMap(({path}) => {
      const target = redirects.get(path);
      return target === undefined || hasPage(after, path) ? [] : [[path, target]];
    }),
  );
}

function hasPage({pages}: Site, path: string): boolean {
  return pages.some((page) => page.path === path);
}

/** The tag of a question, which patients read as its title. */
const QUESTION_TAG = /^<Question title="(.*?)">/;

/** A page as an item: its fields, words, blocks, links, and images. */
function toPageItem(version: Snapshot, page: Page): Item {
  const {body, reviewed} = page;
  const isBlock = (piece: string) => /^<[A-Z][^>]*>$/.test(piece);
  const pieces = listWordsOutsideTables(page).map((piece) =>
    piece.replace(QUESTION_TAG, '$1 ').trim(),
  );
  const fields = readFields(version, page, PAGE_FIELD_NAMES);
  if (reviewed) {
    const person = findPerson(version.site, reviewed.by);
    fields.signature = person && `${person.name}, ${formatLongDate(reviewed.on)}`;
  }
  fields.words = {pieces: pieces.filter((piece) => !isBlock(piece)), noun: 'paragraph'};
  fields.table = {pieces: body.rows.map((cells) => cells.join(' | ')), noun: 'row'};
  fields.blocks = {
    pieces: pieces.filter(isBlock).map((block) => block.replace(/ alt="[^"]*"/, '')),
    noun: 'block',
  };
  const images = body.components.map(({attributes}) => attributes).filter(({image}) => image);
  for (const {image, alt} of images)
    fields[`the image ${image} is described as`] = alt && `“${alt}”`;
  fields.links = {pieces: body.links.map(({url}) => url), noun: 'link'};
  for (const {image = ''} of images)
    fields[`image ${image}`] = {name: image, hash: version.hashOfImage(image)};
  return {key: page.path, name: formatPageName(page), fields, pages: [page.path]};
}

/** The words of a page without the cells of its tables, which are compared row by row. */
function listWordsOutsideTables({body: {words, rows}}: Page): string[] {
  const cells = rows.flat();
  return words.filter((piece) => {
    const index = cells.indexOf(piece);
    if (index >= 0) cells.splice(index, 1);
    return index === -1;
  });
}

/** A page's name with its path. */
function formatPageName(page: Page): string {
  return `${page.kind === 'home' ? 'Home' : getNavTitle(page)} (${page.path})`;
}
