import {
  findOwnPath,
  GALLERY_OPTIONS,
  getGalleryPath,
  toFilterValue,
  parseGalleryQuery,
  REFERRAL_FORM_PATH,
  resolveAddress,
} from '@dental/practice';
import {
  type Check,
  findClosestPath,
  type Content,
  CONTENT_FOLDER,
  listCostEntries,
  describeDeadLink,
  type Message,
  type PracticeFacts,
  replaceOnce,
  toPagePath,
  getPracticeFile,
  walkFields,
} from '@dental/content';
import {checkEachEntry, checkEachLink, type Finding, reportFacts, reportFields} from '../each';
import {getAddressBook} from './addresses';
import {judgeAnchor, mergeDeadLinks} from './anchors';

/** Each link of a page to this site opens a page or file that exists, without a redirect. */
export const checkLinks = checkEachLink(({url, line}, content, {file}) => {
  const message = judgeLink(content, file, url);
  if (!message) return undefined;
  const target = resolveAddress(getAddressBook(content), url);
  // The address of a deleted page redirects to its list, which the link may not have meant.
  if (target.kind !== 'redirect' || url.startsWith(`${target.to}/`)) return message;
  const suggestion = replaceOnce(content, file, line, `(${url})`, `(${target.to})`);
  return {...message, suggestion};
});

/** Each price links to the page of its treatment. */
export const checkLinksOfCosts: Check = (content) => {
  const entries = listCostEntries(content.costs);
  const problems = entries.flatMap(({at, page}) =>
    reportFacts(content, 'costs', [...at, 'page'], judgeLinkOfFacts(content, 'costs', page)),
  );
  return mergeDeadLinks(content, 'costs', entries.length, problems);
};

/**
 * Each case links to the page of its treatment. An old URL is only a warning, because the gallery
 * still finds the case by its other filters.
 */
export const checkServicesOfCases: Check = (content) =>
  content.cases.flatMap(({file, service}) => {
    if (service === undefined) return [];
    const message = judgeLink(content, file, service);
    const isOldUrl = getAddressBook(content).redirects.has(service);
    return reportFields(
      content,
      file,
      ['service'],
      message && {...message, ...(isOldUrl && {severity: 'warning'})},
    );
  });

/** Each menu entry links to a page that exists. */
export const checkLinksOfMenus: Check = (content) =>
  walkFields(content.menus)
    .filter(({at}) => at.at(-1) === 'page')
    .flatMap(({at, value}) =>
      reportFacts(content, 'menus', at, judgeLinkOfFacts(content, 'menus', String(value))),
    );

/** Each notice links to a page and a section that exist. */
export const checkLinksOfNotices = checkEachEntry('notices.notices', ({link}, content) => {
  const message =
    link && (judgeLinkOfFacts(content, 'notices', link) ?? judgeAnchor(link, content));
  return message ? {field: 'link', ...message} : undefined;
});

/** Each link of a promotion to this site opens a page or section that exists. */
export const checkLinksOfPromotions = checkEachEntry('promotions.promotions', ({links}, content) =>
  links.map(({url}, index): Finding | undefined => {
    if (!url.startsWith('/')) return undefined;
    const message = judgePath(content, url) ?? judgeAnchor(url, content);
    return message && {field: `links.${index}.url`, ...message};
  }),
);

/** If patients book by phone, the booking link opens a page and a section that exist. */
export const checkLinkOfBooking: Check = (content) => {
  const {practice} = content;
  const path = practice && findOwnPath(practice.links.booking, practice.site);
  if (path === undefined) return [];
  const message = judgePath(content, path) ?? judgeAnchor(path, content);
  return reportFacts(content, 'practice', ['links', 'booking'], message);
};

function judgeLinkOfFacts(
  content: Content,
  name: keyof PracticeFacts,
  url: string,
): Message | undefined {
  return judgeLink(content, getPracticeFile(name), url);
}

/** Judges a link in a file: undefined if it opens a page or a file without a redirect. */
function judgeLink(content: Content, file: string, url: string): Message | undefined {
  return url.startsWith('/') ? judgePath(content, url) : judgeRelative(content, file, url);
}

function judgePath(content: Content, url: string): Message | undefined {
  const {files, practice, cases} = content;
  if (url.startsWith('//'))
    return {
      message: `The link ${url} starts with two slashes.`,
      remedy: 'Use one slash for a page of this site, or the complete address with https://.',
    };
  const path = url.replace(/[?#].*$/, '');
  if (
    files.has(`static${path}`) ||
    path === practice?.newPatientForms ||
    path === REFERRAL_FORM_PATH
  )
    return undefined;
  const book = getAddressBook(content);
  const target = resolveAddress(book, path);
  if (target.kind === 'page')
    return path === getGalleryPath(1) ? judgeGalleryFilter(url, cases) : undefined;
  if (target.kind === 'redirect' && book.redirects.has(path) && path.startsWith(`${target.to}/`))
    return {
      message: `The link to ${url} uses the address of a deleted page.`,
      remedy: PEOPLE.test(target.to)
        ? 'Remove the person from the text, or only the link.'
        : `Change it to ${target.to}, or remove the link.`,
    };
  if (target.kind === 'redirect')
    return {
      message: `The link to ${url} uses an old address.`,
      remedy: `Change it to ${target.to}.`,
    };
  const nearest = findClosestPath(path, [...book.pages]);
  return describeDeadLink(url, nearest && `Did you mean ${nearest}?`);
}

/** The pages that list people. */
const PEOPLE = /^(?:\/es)?\/our-(?:dentist|staff)$/;

/** The gallery would ignore a filter that it doesn't know, and show every case. */
function judgeGalleryFilter(url: string, cases: Content['cases']): Message | undefined {
  const [, query = ''] = /\?([^#]*)/.exec(url) ?? [];
  const services = cases.flatMap(({service}) => (service ? toFilterValue(service) : []));
  const options = {...GALLERY_OPTIONS, service: [...new Set(services)]};
  const requested = [...new URLSearchParams(query)];
  const {filter} = parseGalleryQuery(new URLSearchParams(requested).toString(), options.service);
  const unknown = requested.find(([name]) => name in options && !(name in filter));
  if (!unknown) return undefined;
  const [name, value] = unknown;
  const values = options[name as keyof typeof options];
  return {
    message: `The smile gallery has no ${name} "${value}".`,
    remedy: `Change it to one of ${values.join(', ')}.`,
  };
}

/**
 * The target of a link without a slash at the start depends on the page, so it must be
 * absolute.
 */
function judgeRelative({files}: Content, file: string, url: string): Message | undefined {
  if (url === '')
    return {
      message: 'This link has no address.',
      remedy: 'Add it between ( and ), or remove the link.',
    };
  if (url.startsWith('#') || /^[a-z][a-z+.-]*:/i.test(url)) return undefined;
  const absolute = toAbsolute(files, file, url);
  return {
    message: `The link to ${url} has no slash or https:// at its start.`,
    remedy: absolute
      ? `Change it to ${absolute}.`
      : 'Enter the complete address of the page, starting with /.',
  };
}

/** The absolute form of a relative link: a website, or a page or file that exists. */
function toAbsolute(files: ReadonlySet<string>, file: string, url: string): string | undefined {
  if (/^(www\.|[a-z0-9-]+\.(com|org|net|gov|edu)\b)/i.test(url)) return `https://${url}`;
  const folders = [file.replace(/[^/]+$/, ''), `${CONTENT_FOLDER}/`];
  const target = folders
    .flatMap((folder) => [folder + url, `${folder}${url}.mdx`, `${folder}${url}/index.mdx`])
    .map((path) => path.replace(/\/\.\//g, '/').replace(/[^/]+\/\.\.\//g, ''))
    .find((path) => files.has(path));
  return target && toPagePath(target);
}
