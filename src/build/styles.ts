import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pageAt, type Site} from '@dental/content';
import {withoutPageNumber} from '@dental/practice';
import type {Build} from '@dental/delivery';
import {assets, Cache} from '@dental/content/output';
import {stylesInPages, usedStyles, withoutFonts} from './usedStyles';

const SCRIPT = /\/assets\/js\/[\w.~-]+\.js/g;

/**
 * Finds the styles that the first paint of each page needs.
 *
 * What is said about fonts leaves the style sheets and becomes inline: a style sheet that says it again when it comes
 * with the scripts would have browsers look at fonts once more that they have given up waiting for.
 */
export async function styles(build: Build): Promise<void> {
  const {root, folder, site, pages, docusaurus} = build;
  for (const file of await assets(folder, '.css')) {
    const {rest, fonts} = withoutFonts(await readFile(file, 'utf8'));
    await writeFile(file, rest);
    build.css += build.css === '' ? rest : `\n${rest}`;
    build.fonts += fonts;
  }
  const revision = String(docusaurus.siteConfig.customFields?.revision);
  const cache = new Cache(join(root, '.cache/styles'));
  const inline = await stylesInPages(
    build.css,
    pages,
    (path) => kindOf(site, path),
    (css, html) => {
      // No style is about the names of scripts or the revision, which change with every build.
      const lasting = html.map((page) => page.replaceAll(SCRIPT, '').replaceAll(revision, ''));
      const key = createHash('sha256').update(JSON.stringify([css, lasting])).digest('hex');
      return cache.text(key, () => usedStyles(css, html));
    },
  );
  for (const page of pages) page.styles = inline.get(page.path);
  await cache.dropOthers();
}

/** Pages of a kind have one template; an ordinary page has blocks that no other has. */
function kindOf(site: Site, path: string): string {
  const first = withoutPageNumber(path);
  const kind = pageAt(site, first)?.kind ?? 'page';
  return kind === 'page' ? first : kind;
}
