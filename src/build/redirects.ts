import {writeFiles} from '@dental/content/files';
import {getRedirectFile, listRedirectPages} from '@dental/practice';
import {redirectPage} from './redirectPage';
import type {SiteBuild} from './types';

/** Writes a page at every old URL, for hosts that don't read our rules. */
export async function writeRedirects({
  folder,
  book,
  site: {practice},
}: Pick<SiteBuild, 'folder' | 'book' | 'site'>): Promise<void> {
  const site = {name: practice.name, address: practice.site};
  const pages = listRedirectPages(book).map((from) => {
    const file = getRedirectFile(from).slice(1);
    return [file, redirectPage(book.redirects.get(from)!, site)] as const;
  });
  await writeFiles(folder, Object.fromEntries(pages));
}
