import {addressConflicts, type AddressConflict} from '../../addresses/book';
import type {Message} from '../problem';
import type {Page} from '../site';
import type {Check} from './check';

/** Every old address leads to one page, in one hop. */
export const checkAddresses: Check = ({pages, lineOf}) =>
  addressConflicts(pages).map((conflict) => ({
    file: conflict.page.file,
    line: lineOf(conflict.page.file, ['redirectFrom', conflict.page.redirectFrom?.indexOf(conflict.from) ?? 0]),
    field: 'redirectFrom',
    ...explain(conflict),
  }));

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
    case 'claimed-twice':
      return {what: `The old address ${from} leads to ${other} already.`, fix: 'Delete it from one of the two pages.'};
  }
}
