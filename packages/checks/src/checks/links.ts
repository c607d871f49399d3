import {
  type AddressBook,
  GALLERY_OPTIONS,
  galleryPath,
  filterValue,
  parseGalleryQuery,
  REFERRAL_SLIP,
  resolveAddress,
} from '@dental/practice';
import {
  type Check,
  closestMatch,
  type Content,
  CONTENT_FOLDER,
  costEntries,
  deadLink,
  type Message,
  pathOfFile,
  practiceFile,
  walkFields,
} from '@dental/content';
import {eachLink, inFacts, inFields} from '../each';
import {contentAddresses} from './addresses';

/** Every link of a page to this site leads straight to a page, or to a file that is there. */
export const checkLinks = eachLink(({url}, content, {file}) => wrongLink(content, file, url));

/** So does every link of a cost to the page of its treatment. */
export const checkLinksOfCosts: Check = (content) =>
  costEntries(content.costs).flatMap(({at, page}) =>
    inFacts(content, 'costs', [...at, 'page'], wrongLink(content, practiceFile('costs'), page)),
  );

/** And of a case: until it names the page that took the place of another, the gallery finds it by the other filters. */
export const checkServicesOfCases: Check = (content) =>
  content.cases.flatMap(({file, service}) => {
    const wrong = service === undefined ? undefined : wrongLink(content, file, service);
    const isOld = service !== undefined && contentAddresses(content).redirects.has(service);
    return inFields(
      content,
      file,
      ['service'],
      wrong && {...wrong, ...(isOld && {severity: 'warning'})},
    );
  });

/** And every entry of a menu. */
export const checkLinksOfMenus: Check = (content) =>
  walkFields(content.menus).flatMap(({at, value}) =>
    at.at(-1) === 'page'
      ? inFacts(content, 'menus', at, wrongLink(content, practiceFile('menus'), String(value)))
      : [],
  );

function wrongLink(content: Content, file: string, url: string): Message | undefined {
  return url.startsWith('/')
    ? inside(contentAddresses(content), content, url)
    : relative(content, file, url);
}

function inside(
  book: AddressBook,
  {files, practice, cases}: Content,
  url: string,
): Message | undefined {
  if (url.startsWith('//'))
    return {
      message: `The link ${url} starts with two slashes.`,
      remedy: 'Write one for a page of this site, or the whole address starting with https://.',
    };
  const path = url.replace(/[?#].*$/, '');
  if (files.has(`static${path}`) || path === practice?.newPatientForms || path === REFERRAL_SLIP)
    return undefined;
  const target = resolveAddress(book, path);
  if (target.kind === 'page')
    return path === galleryPath(1) ? galleryFilter(url, cases) : undefined;
  if (target.kind === 'redirect')
    return {
      message: `The link to ${url} leads to an old address.`,
      remedy: `Write ${target.to} instead.`,
    };
  const near = closestMatch(path, [...book.pages]);
  return deadLink(url, near && `Did you mean ${near}?`);
}

/** A filter that the gallery does not know would show every case. */
function galleryFilter(url: string, cases: Content['cases']): Message | undefined {
  const asked = [...new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])];
  const options = {
    ...GALLERY_OPTIONS,
    service: [...new Set(cases.flatMap(({service}) => (service ? filterValue(service) : [])))],
  };
  const {filter} = parseGalleryQuery(new URLSearchParams(asked).toString(), options.service);
  const [name, value] = asked.find(([option]) => option in options && !(option in filter)) ?? [];
  if (name === undefined) return undefined;
  const remedy = `Write one of ${options[name as keyof typeof options].join(', ')}.`;
  return {message: `The smile gallery has no ${name} "${value}".`, remedy};
}

/** An address without a slash at its start depends on the page that it stands on. */
function relative({files}: Content, file: string, url: string): Message | undefined {
  if (url === '')
    return {
      message: 'This link has no address.',
      remedy: 'Write it between ( and ), or take the link out.',
    };
  if (url.startsWith('#') || /^[a-z][a-z+.-]*:/i.test(url)) return undefined;
  const meant = [file.replace(/[^/]+$/, ''), `${CONTENT_FOLDER}/`]
    .flatMap((folder) => [folder + url, `${folder}${url}.mdx`, `${folder}${url}/index.mdx`])
    .map((path) => path.replace(/\/\.\//g, '/').replace(/[^/]+\/\.\.\//g, ''))
    .find((path) => files.has(path));
  const isAddress = /^(www\.|[a-z0-9-]+\.(com|org|net|gov|edu)\b)/i.test(url);
  const right = isAddress ? `https://${url}` : meant && pathOfFile(meant);
  const remedy = right
    ? `Write ${right} instead.`
    : 'Write the whole address of the page, starting with /.';
  return {message: `The link to ${url} does not say where it starts.`, remedy};
}
