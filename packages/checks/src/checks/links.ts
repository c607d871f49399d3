import {
  type AddressBook,
  GALLERY_OPTIONS,
  galleryPath,
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
  type Document,
  type Message,
  pathOfFile,
  practiceFile,
} from '@dental/content';
import {contentAddresses} from './addressBook';

/** Every link of a page or a cost to this site leads straight to a page, or to a file that is there. */
export const checkLinks: Check = (content) => {
  const book = contentAddresses(content);
  return [...content.documents.flatMap(linksOf), ...linksOfCosts(content)].flatMap(({url, ...place}) => {
    const message = url.startsWith('/') ? inside(book, content, url) : relative(content, place.file, url);
    return message ? [{...place, ...message}] : [];
  });
};

/** A link and where it is written. */
interface WrittenLink {
  url: string;
  file: string;
  line: number;
  field?: string;
}

/** The links of a text. */
export function linksOf({file, body}: Document): WrittenLink[] {
  return body.links.map(({url, line}) => ({url, file, line}));
}

/** The links of the costs to the pages of their treatments. */
export function linksOfCosts({costs, lineOf}: Pick<Content, 'costs' | 'lineOf'>): WrittenLink[] {
  const file = practiceFile('costs');
  return costEntries(costs).map(({at, page}) => ({
    url: page,
    file,
    line: lineOf(file, [...at, 'page']),
    field: [...at, 'page'].join('.'),
  }));
}

function inside(book: AddressBook, {files, practice}: Content, url: string): Message | undefined {
  if (url.startsWith('//')) {
    return {
      what: `The link ${url} starts with two slashes.`,
      fix: 'Write one for a page of this site, or the whole address starting with https://.',
    };
  }
  const path = url.replace(/[?#].*$/, '');
  if (files.has(`static${path}`) || path === practice?.newPatientForms || path === REFERRAL_SLIP) return undefined;
  const target = resolveAddress(book, path);
  if (target.kind === 'page') return path === galleryPath(1) ? galleryFilter(url) : undefined;
  if (target.kind === 'redirect') {
    return {what: `The link to ${url} leads to an old address.`, fix: `Write ${target.to} instead.`};
  }
  const near = closestMatch(path, [...book.pages]);
  return deadLink(url, near && `Did you mean ${near}?`);
}

/** A filter that the gallery does not know would show every case. */
function galleryFilter(url: string): Message | undefined {
  const asked = [...new URLSearchParams(/\?([^#]*)/.exec(url)?.[1])];
  const {filter} = parseGalleryQuery(new URLSearchParams(asked).toString());
  const wrong = asked.find(([name]) => name in GALLERY_OPTIONS && !(name in filter));
  if (!wrong) return undefined;
  const [name, value] = wrong;
  const known = GALLERY_OPTIONS[name as keyof typeof GALLERY_OPTIONS];
  return {what: `The smile gallery has no ${name} "${value}".`, fix: `Write one of ${known.join(', ')}.`};
}

/** An address without a slash at its start depends on the page that it stands on. */
function relative({files}: Content, file: string, url: string): Message | undefined {
  if (url === '') return {what: 'This link has no address.', fix: 'Write it between ( and ), or take the link out.'};
  if (url.startsWith('#') || /^[a-z][a-z+.-]*:/i.test(url)) return undefined;
  const meant = [file.replace(/[^/]+$/, ''), `${CONTENT_FOLDER}/`]
    .flatMap((folder) => [folder + url, `${folder}${url}.mdx`, `${folder}${url}/index.mdx`])
    .map((path) => path.replace(/\/\.\//g, '/').replace(/[^/]+\/\.\.\//g, ''))
    .find((path) => files.has(path));
  const address = /^(www\.|[a-z0-9-]+\.(com|org|net|gov|edu)\b)/i.test(url);
  return {
    what: `The link to ${url} does not say where it starts.`,
    fix: address
      ? `Write https://${url} instead.`
      : meant
        ? `Write ${pathOfFile(meant)} instead.`
        : 'Write the whole address of the page, starting with /.',
  };
}
