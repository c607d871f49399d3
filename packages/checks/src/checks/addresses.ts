import {type AddressConflict, addressConflicts} from '@dental/practice';
import type {Check, Message, Page} from '@dental/content';

/** Every old address leads to one page, in one hop. */
export const checkAddresses: Check = ({pages, lineOf}) =>
  addressConflicts(pages).map((conflict) => ({
    file: conflict.page.file,
    line: lineOf(conflict.page.file, ['redirectFrom', placeOf(conflict)]),
    field: 'redirectFrom',
    ...explain(conflict),
  }));

/** The last of its places on the page: what was added is at fault. */
function placeOf({page, from}: AddressConflict<Page>): number {
  return page.redirectFrom?.lastIndexOf(from) ?? 0;
}

function explain({from, reason, other}: AddressConflict<Page>): Message {
  switch (reason) {
    case 'is-this-page':
      return {
        what: `The old address ${from} is this page itself, which would send visitors in a circle.`,
        fix: 'Delete it from redirectFrom.',
      };
    case 'is-a-page':
      return {
        what: `The old address ${from} is a page of its own.`,
        fix: 'Delete it from redirectFrom, or delete that page.',
      };
    case 'written-twice':
      return {what: `The old address ${from} stands twice under redirectFrom.`, fix: 'Delete one of the two lines.'};
    case 'claimed-twice':
      return {
        what: `The old address ${from} is claimed by ${other} as well.`,
        fix: 'Delete it from redirectFrom of one of the two pages.',
      };
  }
}
