import {routeTable, type AddressBook, type AddressedPage, galleryPaths} from '@dental/practice';
import {type Content, memoize} from '@dental/content';

/** Every address of the content, those of pages included whose fields are not in order yet. */
export const contentAddresses = memoize(({documents}: Content): AddressBook => {
  const caseCount = documents.filter(({kind}) => kind === 'case').length;
  const pages = documents.flatMap(({path, fields}): AddressedPage[] =>
    path === undefined ? [] : [{path, redirectFrom: stringsOf(fields?.redirectFrom)}],
  );
  return routeTable(pages, galleryPaths(caseCount));
});

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
