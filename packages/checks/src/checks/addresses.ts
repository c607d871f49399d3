import {type AddressBook, type AddressedPage, galleryPaths, routeTable} from '@dental/practice';
import {type Check, type Content, memoize, pageAt} from '@dental/content';
import {inFields} from '../each';

/** Every address of the content, those of pages included whose fields are not in order yet. */
export const contentAddresses = memoize(({documents}: Content): AddressBook => {
  const caseCount = documents.filter(({kind}) => kind === 'case').length;
  const pages = documents.flatMap(({path, fields: {redirectFrom: from} = {}}): AddressedPage[] =>
    path === undefined
      ? []
      : [
          {
            path,
            redirectFrom: Array.isArray(from)
              ? from.filter((entry) => typeof entry === 'string')
              : [],
          },
        ],
  );
  return routeTable(pages, galleryPaths(caseCount));
});

/** Every old address leads to one page, in one hop. Of an address that stands twice on a page the last is at fault. */
export const checkAddresses: Check = (content) => {
  const claims = content.pages.flatMap((page) =>
    (page.redirectFrom ?? []).map((from, index) => ({page, from, index})),
  );
  const faultOf = ({
    page,
    from,
    index,
  }: (typeof claims)[number]): readonly [fault?: string, remedy?: string] => {
    if (from === page.path)
      return [
        'is this page itself, which would send visitors in a circle',
        'Delete it from redirectFrom.',
      ];
    if (pageAt(content, from))
      return ['is a page of its own', 'Delete it from redirectFrom, or delete that page.'];
    if (page.redirectFrom!.indexOf(from) < index)
      return ['stands twice under redirectFrom', 'Delete one of the two lines.'];
    const other = claims.find((claim) => claim.from === from && claim.page !== page)?.page.path;
    return other
      ? [`is claimed by ${other} as well`, 'Delete it from redirectFrom of one of the two pages.']
      : [];
  };
  return claims.flatMap((claim) => {
    const [fault, remedy = ''] = faultOf(claim);
    const message = `The old address ${claim.from} ${fault}.`;
    return fault
      ? inFields(content, claim.page.file, ['redirectFrom', claim.index], {message, remedy})
      : [];
  });
};
