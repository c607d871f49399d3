import {createHash} from 'node:crypto';
import {NOT_FOUND, type Sources, UserError} from '@dental/practice';
import {REPORTS} from '../hosting/headers';
import {type InlineCode, inlineCodeOf} from '@dental/content/output';

/** A page, as its Content-Security-Policy sees it. */
export interface CspPage {
  /** The code that is inline. */
  code: InlineCode;
  /** What third parties need on it. */
  sources?: Sources | undefined;
  /** Whether a vendor writes styles into it; only a page that is framed may let that happen. */
  inlineStyles?: boolean | undefined;
  /** Whether our own pages show it in a frame. */
  isFramed?: boolean;
  /** Whether a frame of ours may show it: in the web editor, or where a vendor leads its form to our thanks. */
  mayBeFramed?: boolean;
  /** Whether it says its policy itself, in a `<meta>` element, which knows no `frame-ancestors` and no reports (CSP level 3, 3.3). */
  isInPage?: boolean;
  /** Where the browser reports what it refused, if anywhere. */
  reportTo?: string | undefined;
}

/**
 * The Content-Security-Policy of a page (CSP level 3): our own files, inline code by its hash, and what the vendors need
 * that the page can start. Scripts never get `unsafe-inline` or `unsafe-eval`.
 * @throws if the page has event handlers in attributes, because allowing them would allow injected ones too
 */
export function policyOf({
  code,
  sources = {},
  inlineStyles = false,
  isFramed = false,
  mayBeFramed = false,
  isInPage = false,
  reportTo,
}: CspPage): string {
  const [handler] = code.handlers;
  if (handler !== undefined)
    throw new UserError(
      `The page has code in an attribute: ${handler}`,
      'Listen for the event in a script instead.',
    );
  // A hash would switch 'unsafe-inline' off.
  const styles = inlineStyles
    ? ["'unsafe-inline'"]
    : [
        ...(code.styleAttributes.length > 0 ? ["'unsafe-hashes'"] : []),
        ...hashes([...code.styles, ...code.styleAttributes]),
      ];
  const reports = reportTo === undefined || isInPage ? [] : [reportTo];
  const own: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(code.scripts)],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...(code.hasDataPictures ? ['data:'] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [],
    'worker-src': [],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': isInPage ? [] : [isFramed || mayBeFramed ? "'self'" : "'none'"],
    // Vendors' scripts write HTML from strings; ours, the libraries' and the bundler's do not.
    'require-trusted-types-for': isFramed ? [] : ["'script'"],
    // Browsers know the one or the other.
    'report-uri': reports,
    'report-to': reports.map(() => REPORTS),
  };
  return Object.entries(own)
    .map(([name, always]) => [
      name,
      ...new Set([...always, ...(sources[name as keyof Sources] ?? [])]),
    ])
    .filter(([, ...allowed]) => allowed.length > 0)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Which policy goes with which path. */
export interface PoliciesByPath {
  /** For every path that is not named; it suits the 404 page, which is the answer at any path. */
  standard: string;
  byPath: Record<string, string>;
}

/** The policies of a site. Each page has its own, which allows the code of no other. */
export interface Policies extends PoliciesByPath {
  /**
   * For pictures, fonts and whatever else is found in the folders of files (`FILE_FOLDERS`): short, because every one of
   * them brings it along. Hosts that choose headers by the address alone use `standard`, which suits their 404 page.
   */
  files: string;
  /** The same in few rules, for hosts that limit their number. */
  few: PoliciesByPath;
}

/** How long a policy can be that is one for all pages: Cloudflare Pages takes lines of 2,000 characters in `_headers`, the name of the header included. */
const MOST_IN_ONE = 1_970;

/** A photograph that somebody has dropped in the editor is shown before it is anywhere else. */
const DROPPED_PICTURES: Sources = {'img-src': ['blob:']};

/** All pages of a site, as their policies see them. */
export interface CspSite {
  /** The inline code of each page, by its path. */
  pages: ReadonlyMap<string, InlineCode>;
  notFound: InlineCode;
  /** What third parties need on every page: the router shows any page in the document of any other. */
  sources: Sources;
  /** The pages with a document of their own, in which no third party may run. */
  alone?: readonly string[];
  /** The pages that the web editor shows in a frame. */
  inEditor?: readonly string[];
  /** The pages to which a vendor may lead its frame. */
  inForms?: readonly string[];
  /** The pages in which vendors run, by their path. */
  embeds: ReadonlyMap<string, CspPage>;
  reportTo?: string | undefined;
}

/**
 * Makes the policies of a site.
 * @returns with `inPages` where one rule for all pages would be too long: what each says of itself, in a `<meta>` element
 */
export function policiesOf({
  pages,
  notFound,
  sources,
  alone = [],
  inEditor = [],
  inForms = [],
  embeds,
  reportTo,
}: CspSite): Policies & {inPages?: Record<string, string>} {
  const framed = [...inEditor, ...inForms];
  const sourcesOf = (path: string) =>
    inEditor.includes(path) ? DROPPED_PICTURES : alone.includes(path) ? {} : sources;
  const ofPage = (code: InlineCode, path: string) =>
    policyOf({code, sources: sourcesOf(path), reportTo, mayBeFramed: framed.includes(path)});
  const embedded = mapped(embeds, (page) => policyOf({...page, isFramed: true, reportTo}));
  // One for all pages allows the code of all of them: there are few kinds.
  const inCommon = ofPage(joinCode([...pages.values(), notFound]), NOT_FOUND);
  const apart = new Set([...alone, ...framed]);
  const own = mapped(pages, ofPage);
  const ofApart = Object.fromEntries(Object.entries(own).filter(([path]) => apart.has(path)));
  const policies = {
    standard: ofPage(notFound, NOT_FOUND),
    files: policyOf({code: inlineCodeOf(''), reportTo}),
    byPath: {...own, ...embedded},
  };
  if (inCommon.length <= MOST_IN_ONE)
    return {...policies, few: {standard: inCommon, byPath: {...ofApart, ...embedded}}};
  return {
    ...policies,
    few: {
      standard: "frame-ancestors 'none'",
      byPath: {
        ...Object.fromEntries(framed.map((path) => [path, "frame-ancestors 'self'"])),
        ...embedded,
      },
    },
    inPages: mapped(new Map([...pages, [NOT_FOUND, notFound]]), (code, path) =>
      policyOf({code, sources: sourcesOf(path), reportTo, isInPage: true}),
    ),
  };
}

/** The code of several pages as that of one. */
function joinCode(codes: readonly InlineCode[]): InlineCode {
  const fields = ['scripts', 'styles', 'styleAttributes', 'handlers'] as const;
  const all = fields.map((field) => [field, [...new Set(codes.flatMap((code) => code[field]))]]);
  const lists = Object.fromEntries(all) as Pick<InlineCode, (typeof fields)[number]>;
  return {...lists, hasDataPictures: codes.some(({hasDataPictures}) => hasDataPictures)};
}

function mapped<Value>(
  map: ReadonlyMap<string, Value>,
  change: (value: Value, path: string) => string,
): Record<string, string> {
  return Object.fromEntries([...map].map(([path, value]) => [path, change(value, path)]));
}

/** How a policy names code that is inline. */
export function hashes(texts: readonly string[]): string[] {
  const digests = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(digests)].sort().map((digest) => `'sha256-${digest}'`);
}
