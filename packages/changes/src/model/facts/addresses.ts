import {addressBook} from '../../../../../src/site/addresses/book';
import type {Change} from './compare';
import type {Version} from './version';
import {movedPages} from './pages';

/** Old addresses that lead elsewhere now, or nowhere; a page that has moved takes its own along. */
export function compareAddresses(before: Version, after: Version): Change[] {
  const was = addressBook(before.site.pages);
  const is = addressBook(after.site.pages);
  const moves = movedPages(before.site, after.site);
  const change = (text: string, ...pages: string[]): Change => ({topic: 'Old addresses', text, pages});
  const kept = [...was.redirects].flatMap(([from, to]) => {
    const now = is.pages.has(from) ? from : is.redirects.get(from);
    if (now === (moves.get(to) ?? to)) return [];
    if (now === undefined) return [change(`${from} led to ${to} and leads nowhere now`)];
    return [
      now === from ? change(`${from} is a page now`, from) : change(`${from} leads to ${now} instead of ${to}`, now),
    ];
  });
  const fresh = [...is.redirects]
    .filter(([from]) => !was.redirects.has(from) && !was.pages.has(from))
    .map(([from, to]) => change(`${from} now leads to ${to}`, to));
  return [...kept, ...fresh];
}
