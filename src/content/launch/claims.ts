import type {Message, Problem} from '../problem';
import {signOffOf} from '../signOff/state';
import type {Page, Site} from '../site';
import {atField} from '../leaves';

/** The claims about treatments and money for which nobody who exists answers, word for word. */
export function unsignedClaims(site: Site): Problem[] {
  return site.pages.flatMap((page) => {
    const what = explain(site, page);
    const fix = `Have it read and signed: npm run sign -- ${page.file} --by "their name".`;
    return what === undefined ? [] : [atField(site, page.file, ['reviewed'], {what, fix} satisfies Message)];
  });
}

function explain(site: Site, page: Page): string | undefined {
  const review = signOffOf(site, page);
  switch (review.state) {
    case 'not-needed':
      return undefined;
    case 'missing':
    case 'wrong-person':
      return 'Nobody who may do so has signed what this page claims.';
    case 'changed':
      return `The words have changed since ${review.by.name} signed them.`;
    case 'signed':
      return review.by.sample ? `${review.by.name}, who signed this page, is invented.` : undefined;
  }
}
