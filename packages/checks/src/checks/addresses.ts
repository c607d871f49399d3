import {type AddressConflict, addressConflicts} from '@dental/practice';
import type {Check, Page} from '@dental/content';
import {inFields} from '../each';

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
