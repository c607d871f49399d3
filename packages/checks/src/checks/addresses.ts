import {
  type AddressBook,
  type PageAddresses,
  listFurtherGalleryPaths,
  createAddressBook,
} from '@dental/practice';
import {type Check, type Content, type Document, memoize, findPageAt} from '@dental/content';
import {type Finding, reportFields} from '../each';

/** Every URL of the content, including the URLs of pages whose fields still have errors. */
export const getAddressBook = memoize(({documents}: Content): AddressBook => {
  const caseCount = documents.filter(({kind}) => kind === 'case').length;
  return createAddressBook(documents.flatMap(toAddressedPage), listFurtherGalleryPaths(caseCount));
});

function toAddressedPage({path, fields}: Document): PageAddresses[] {
  if (path === undefined) return [];
  const oldUrls = fields?.redirectFrom;
  const redirectFrom = Array.isArray(oldUrls)
    ? oldUrls.filter((entry) => typeof entry === 'string')
    : [];
  return [{path, redirectFrom}];
}

type Page = Content['pages'][number];

/** One line of a page's `redirectFrom`. */
interface OldUrl {
  page: Page;
  url: string;
  index: number;
}

/**
 * Every old URL redirects to exactly one page. If a page lists one twice, the last line is
 * wrong.
 */
export const checkAddresses: Check = (content) => {
  const oldUrls = content.pages.flatMap((page) =>
    (page.redirectFrom ?? []).map((url, index): OldUrl => ({page, url, index})),
  );
  return oldUrls.flatMap((oldUrl) =>
    reportFields(
      content,
      oldUrl.page.file,
      ['redirectFrom', oldUrl.index],
      judgeOldUrl(oldUrl, oldUrls, content),
    ),
  );
};

function judgeOldUrl(
  {page, url, index}: OldUrl,
  all: readonly OldUrl[],
  content: Content,
): Finding | undefined {
  if (url === page.path)
    return {
      message: `The old URL ${url} is this page itself, so visitors would go in a circle.`,
      remedy: 'Delete it from redirectFrom.',
    };
  if (findPageAt(content, url))
    return {
      message: `The old URL ${url} is also a current page.`,
      remedy: 'Delete it from redirectFrom, or delete that page.',
    };
  if (page.redirectFrom!.indexOf(url) < index)
    return {
      message: `The old URL ${url} appears twice under redirectFrom.`,
      remedy: 'Delete one of the two lines.',
    };
  const other = all.find((one) => one.url === url && one.page !== page)?.page;
  if (!other) return undefined;
  return {
    message: `The old URL ${url} also appears on ${other.path}.`,
    remedy: 'Delete it from redirectFrom on one of the two pages.',
  };
}
