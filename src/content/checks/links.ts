import {addressBook} from '../../addresses/book';
import {resolveAddress} from '../../addresses/resolve';
import {galleryPaths} from '../gallery';
import type {Problem} from '../problem';
import type {Check} from './check';

/** Every link of a page to this site leads straight to a page. */
export const checkLinks: Check = (site) => {
  const book = addressBook(site.pages, galleryPaths(site.cases.length));
  return site.pages.flatMap((page) =>
    page.body.links.flatMap(({url, line}): Problem[] => {
      if (!url.startsWith('/')) return [];
      const target = resolveAddress(book, url.replace(/[?#].*$/, ''));
      if (target.kind === 'page') return [];
      if (target.kind === 'redirect')
        return [
          {
            file: page.file,
            line,
            what: `The link to ${url} leads to an old address.`,
            fix: `Write ${target.to} instead.`,
          },
        ];
      return [
        {
          file: page.file,
          line,
          what: `The link to ${url} leads nowhere.`,
          fix: 'Correct the address, or take the link out.',
        },
      ];
    }),
  );
};
