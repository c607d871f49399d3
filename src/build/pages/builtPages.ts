import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {extname, join, relative} from 'node:path';
import type {AddressBook} from '../../site/addresses/resolve';
import {putOffScripts} from '../loader/page';
import {stylesInPages, withoutFonts} from '../styles/usedStyles';
import {filesIn} from '../compression/compress';
import {
  addIntegrity,
  addToHead,
  canonicalPathOf,
  changed,
  dropColourChoice,
  dropOwnAddress,
  dropUnusedSprites,
  inlineCodeOf,
  type Change,
  type InlineCode,
} from './html';
import {OWN_ADDRESS_SCRIPT} from './ownAddress';
import {fileOfPage, NOT_FOUND} from '../outputPaths';
import {redirectPage} from '../redirects/redirectPage';
import {UserError} from '../../userError.mjs';

/** A site as Docusaurus has built it, and the addresses that it is to answer. */
export interface BuiltSite {
  folder: string;
  book: AddressBook;
}

/**
 * Makes sure that the pages that were built are those of the address book, as an address would lead nowhere otherwise.
 * @throws in two sentences if they are not
 */
export async function checkPages({folder, book}: BuiltSite): Promise<void> {
  const built = new Set((await filesIn(folder)).map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`));
  const wanted = new Set([
    ...[...book.pages].map(fileOfPage),
    ...[...book.redirects.keys()].map(redirectFile),
    NOT_FOUND,
  ]);
  const extra = [...built].find((file) => file.endsWith('.html') && !wanted.has(file));
  const missing = [...wanted].find((file) => !built.has(file));
  if (extra !== undefined)
    throw new UserError(
      `The page ${extra} was built, but is not in the list of addresses.`,
      'Add its address to src/site/furtherPaths.ts.',
    );
  if (missing !== undefined)
    throw new UserError(
      `The page ${missing} is in the list of addresses, but was not built.`,
      'Look for what went wrong in the build, or take its address out of src/site/furtherPaths.ts.',
    );
}

/** Puts our own page in place of each that plugin-client-redirects has made: see `redirectPage` for what it has more. */
export async function writeRedirectPages(
  {folder, book}: BuiltSite,
  site: {name: string; address: string},
): Promise<void> {
  for (const [from, to] of book.redirects) await writeFile(join(folder, redirectFile(from)), redirectPage(to, site));
}

/** What finishing the pages takes, beside the pages. */
export interface PageFinish {
  /** What comes first in the head of the 404 page. */
  notFound: string;
  /** The code of the loader: see src/build/loader. */
  loader: string;
  /** The scripts that a page asks for beside those of every page, by its path. */
  chunksOf(this: void, path: string): string[];
  /** What else stands in a page's head, by its path. */
  headOf(this: void, path: string): string;
  /** What pages that are drawn alike have in common, by their path. */
  kindOf(this: void, path: string): string;
}

/**
 * Finishes the HTML of every page: nothing that shows nowhere, the script that keeps the address right, the 404 page's
 * own script, fonts and styles in the page, scripts when the visitor acts, and `integrity` on what is loaded.
 * @returns the code that stands in each page, by its path, and in the 404 page
 */
export async function finishPages(
  {folder, book}: BuiltSite,
  {notFound, loader, headOf, chunksOf, kindOf}: PageFinish,
): Promise<Map<string, InlineCode>> {
  const {css, fonts} = await takeFonts(folder);
  const usedInScripts = new Set((await readScripts(folder)).match(/(?<=#)[\w-]+/g));
  const digestOf = digests(folder);
  const pages = await Promise.all(
    [...book.pages, NOT_FOUND].map(async (path) => {
      const html = await readFile(join(folder, fileOfPage(path)), 'utf8');
      const changes = [
        ...(path === NOT_FOUND ? [dropOwnAddress, addToHead('first', notFound)] : [keepAddress(path)]),
        dropUnusedSprites((id) => usedInScripts.has(id) || html.includes(`#${id}`)),
        dropColourChoice,
        addToHead('last', headOf(path)),
        addIntegrity(digestOf),
      ];
      return {path, html: changed(html, ...changes)};
    }),
  );
  const styles = await stylesInPages(css, pages, kindOf);
  const code = new Map<string, InlineCode>();
  for (const {path, html} of pages) {
    const loading = {loader, chunks: chunksOf(path), fonts, styles: styles.get(path)};
    const finished = changed(html, putOffScripts(loading));
    await writeFile(join(folder, fileOfPage(path)), finished);
    const inline = inlineCodeOf(finished);
    code.set(path, {...inline, hasDataPictures: inline.hasDataPictures || css.includes('data:image/')});
  }
  return code;
}

/** Adds the script that keeps the address right, if the page's own is the one at which it was built. */
function keepAddress(path: string): Change {
  const add = addToHead('last', `<script>${OWN_ADDRESS_SCRIPT}</script>`);
  return (elements, html) => (canonicalPathOf(elements) === path ? add(elements, html) : []);
}

/** Where plugin-client-redirects puts the page of an old address. */
function redirectFile(from: string): string {
  return from.endsWith('.html') ? `${from}.html` : `${from}/index.html`;
}

/**
 * Takes what is said about fonts out of the style sheets, for it to stand in the pages. A style sheet that says it again
 * when it comes with the scripts would have browsers look at fonts once more that they have given up waiting for.
 * @returns the style sheets as one text, and what was said about fonts
 */
async function takeFonts(folder: string): Promise<{css: string; fonts: string}> {
  const sheets: ReturnType<typeof withoutFonts>[] = [];
  for (const file of await assets(folder, '.css')) {
    const sheet = withoutFonts(await readFile(file, 'utf8'));
    await writeFile(file, sheet.rest);
    sheets.push(sheet);
  }
  return {css: sheets.map(({rest}) => rest).join('\n'), fonts: sheets.map(({fonts}) => fonts).join('')};
}

/** All scripts of the site, as one text. */
async function readScripts(folder: string): Promise<string> {
  const files = await assets(folder, '.js');
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
}

async function assets(folder: string, ending: '.js' | '.css'): Promise<string[]> {
  return (await filesIn(join(folder, 'assets'))).filter((file) => extname(file) === ending);
}

function digests(folder: string): (address: string) => string | undefined {
  const known = new Map<string, string>();
  return (address) => {
    const file = join(folder, address);
    if (!address.startsWith('/') || !existsSync(file)) return undefined;
    const digest = known.get(file) ?? createHash('sha384').update(readFileSync(file)).digest('base64');
    known.set(file, digest);
    return `sha384-${digest}`;
  };
}
