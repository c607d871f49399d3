import {navTitleOf, pageAt, type Site, structuredData} from '@dental/content';
import {NOT_FOUND, withoutPageNumber} from '@dental/practice';
import type {Build} from '@dental/delivery';
import {addTo, dropOwnAddress, dropThemeParts} from '@dental/content/output';
import {notFoundScript} from './not-found/script';

/** Takes out of each page what shows nowhere, and adds structured data and the script of the 404 page. */
export async function head({root, site, book, pages}: Build): Promise<void> {
  // Only pages with an MDX file of their own have a name.
  const notFound = await notFoundScript(root, book, (path) => {
    const page = pageAt(site, path);
    return page ? navTitleOf(page) : '';
  });
  for (const {path, changes} of pages) {
    changes.push(
      ...(path === NOT_FOUND ? [dropOwnAddress, addTo('head', 'first', notFound)] : []),
      dropThemeParts,
      addTo('head', 'last', structuredDataOf(site, path)),
    );
  }
}

/** The structured data of a page as they are in its HTML; the further pages of the gallery have those of the first. */
function structuredDataOf(site: Site, path: string): string {
  const page = pageAt(site, withoutPageNumber(path));
  const things = page ? structuredData(site, page) : [];
  return things
    .map((thing) => JSON.stringify(thing).replaceAll('<', String.raw`\u003c`))
    .map((thing) => `<script type="application/ld+json">${thing}</script>`)
    .join('');
}
