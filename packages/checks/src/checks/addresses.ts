import {
  type AddressBook,
  type AddressConflict,
  addressConflicts,
  type AddressedPage,
  galleryPaths,
  routeTable,
} from '@dental/practice';
import {type Check, type Content, memoize, type Page} from '@dental/content';
import {inFields} from '../each';

/** Every address of the content, those of pages included whose fields are not in order yet. */
export const contentAddresses = memoize(({documents}: Content): AddressBook => {
  const caseCount = documents.filter(({kind}) => kind === 'case').length;
  const pages = documents.flatMap(({path, fields: {redirectFrom: from} = {}}): AddressedPage[] =>
    path === undefined
      ? []
      : [{path, redirectFrom: Array.isArray(from) ? from.filter((entry) => typeof entry === 'string') : []}],
  );
  return routeTable(pages, galleryPaths(caseCount));
});

/** What is wrong with an old address, and what to do. */
const REASONS: Record<AddressConflict<Page>['reason'], (other?: string) => readonly [fault: string, remedy: string]> = {
  'is-this-page': () => ['is this page itself, which would send visitors in a circle', 'Delete it from redirectFrom.'],
  'is-a-page': () => ['is a page of its own', 'Delete it from redirectFrom, or delete that page.'],
  'written-twice': () => ['stands twice under redirectFrom', 'Delete one of the two lines.'],
  'claimed-twice': (other) => [
    `is claimed by ${other} as well`,
    'Delete it from redirectFrom of one of the two pages.',
  ],
};

/** Every old address leads to one page, in one hop. Of an address that stands twice on a page the last is at fault. */
export const checkAddresses: Check = (content) =>
  addressConflicts(content.pages).flatMap(({page, from, reason, other}) => {
    const [fault, remedy] = REASONS[reason](other);
    const line = content.lineOf(page.file, ['redirectFrom', page.redirectFrom?.lastIndexOf(from) ?? 0]);
    return inFields(content, page.file, ['redirectFrom'], {line, message: `The old address ${from} ${fault}.`, remedy});
  });
