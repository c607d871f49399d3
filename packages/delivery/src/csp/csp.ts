import {createHash} from 'node:crypto';
import {NOT_FOUND, UserError} from '@dental/practice';
import {type Sources} from '@dental/vendors';
import {REPORTS_ENDPOINT} from '../hosting/headers';
import {type InlineCode, findInlineCode} from './inlineCode';
import type {CspPage, CspSite, Policies} from './types';

/** Cloudflare Pages accepts 2,000 characters a line in `_headers`, with the header's name. */
const MAX_COMMON_POLICY_CHARS = 1_970;

/** The editor shows a dropped photo before it is uploaded. */
const DROPPED_PHOTOS: Sources = {'img-src': ['blob:']};

/** One directive, or none if nothing is listed. */
type Directives = Record<string, readonly string[]>;

/**
 * Makes the Content-Security-Policy of a page (CSP level 3): our own files, inline code by its
 * hash, and the sources of vendors. Scripts never get `unsafe-inline` or `unsafe-eval`.
 * @throws {UserError} if the page has event handlers in attributes: to allow them would allow
 *   injected ones, too
 */
export function makePolicy(page: CspPage): string {
  const {code, sources = {}, isFramed = false, mayBeFramed = false, isInPage = false} = page;
  const {framedBy = "'self'"} = page;
  const [handler] = code.handlers;
  if (handler !== undefined)
    throw new UserError(
      `The page has code in an attribute: ${handler}`,
      'Move the code into a script, with an event listener.',
    );
  const reports = page.reportTo === undefined || isInPage ? [] : [page.reportTo];
  const ancestors = isFramed || mayBeFramed ? framedBy : "'none'";
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashSources(code.scripts)],
    'style-src': ["'self'", ...listStyleSources(page)],
    'img-src': ["'self'", ...(code.hasDataPictures ? ['data:'] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [],
    'worker-src': [],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': isInPage ? [] : [ancestors],
    // Vendors' scripts write HTML from strings; ours and the libraries' don't.
    'require-trusted-types-for': isFramed ? [] : ["'script'"],
    // Browsers support one or the other.
    'report-uri': reports,
    'report-to': reports.map(() => REPORTS_ENDPOINT),
  };
  return formatPolicy(directives, sources);
}

function listStyleSources({code, inlineStyles}: CspPage): string[] {
  // A hash would disable 'unsafe-inline'.
  if (inlineStyles) return ["'unsafe-inline'"];
  const {styles, styleAttributes} = code;
  const unsafeHashes = styleAttributes.length > 0 ? ["'unsafe-hashes'"] : [];
  return [...unsafeHashes, ...hashSources([...styles, ...styleAttributes])];
}

function formatPolicy(directives: Directives, sources: Sources): string {
  return Object.entries(directives)
    .map(([name, ownSources]) => ({
      name,
      allowed: new Set([...ownSources, ...(sources[name as keyof Sources] ?? [])]),
    }))
    .filter(({allowed}) => allowed.size > 0)
    .map(({name, allowed}) => [name, ...allowed].join(' '))
    .join('; ');
}

/**
 * Makes the policies of a site.
 * @returns with `inPages` if one policy for all pages would be too long: the policy of each page
 *   for its `<meta>` element
 */
export function makePolicies(site: CspSite): Policies & {inPages?: Record<string, string>} {
  const {pages, notFound, embeds, reportTo} = site;
  const framed = [...(site.editorPages ?? []), ...(site.thankYouPages ?? [])];
  const makePagePolicy = (code: InlineCode, path: string) =>
    makePolicy({
      code,
      sources: getSources(site, path),
      reportTo,
      mayBeFramed: framed.includes(path),
    });

  const pagePolicies = mapValues(pages, makePagePolicy);
  const embedPolicies = mapValues(embeds, (page) =>
    makePolicy({...page, isFramed: true, reportTo}),
  );
  const policies = {
    standard: makePagePolicy(notFound, NOT_FOUND),
    files: makePolicy({code: findInlineCode(''), reportTo}),
    byPath: {...pagePolicies, ...embedPolicies},
  };

  // One policy for all pages allows the code of all pages: they have little, and share it.
  const commonPolicy = makePagePolicy(joinCode([...pages.values(), notFound]), NOT_FOUND);
  if (commonPolicy.length <= MAX_COMMON_POLICY_CHARS) {
    const separate = new Set([...(site.separatePages ?? []), ...framed]);
    const entries = Object.entries(pagePolicies).filter(([path]) => separate.has(path));
    const byPath = {...Object.fromEntries(entries), ...embedPolicies};
    return {...policies, few: {standard: commonPolicy, byPath}};
  }
  const framedPolicies = Object.fromEntries(framed.map((path) => [path, "frame-ancestors 'self'"]));
  const allPages = new Map([...pages, [NOT_FOUND, notFound]]);
  return {
    ...policies,
    few: {standard: "frame-ancestors 'none'", byPath: {...framedPolicies, ...embedPolicies}},
    inPages: mapValues(allPages, (code, path) =>
      makePolicy({code, sources: getSources(site, path), reportTo, isInPage: true}),
    ),
  };
}

/** The third-party sources of a page. */
function getSources(
  {sources, separatePages = [], editorPages = []}: CspSite,
  path: string,
): Sources {
  if (editorPages.includes(path)) return DROPPED_PHOTOS;
  return separatePages.includes(path) ? {} : sources;
}

/** Joins the code of several pages. */
export function joinCode(codes: readonly InlineCode[]): InlineCode {
  const join = (list: (code: InlineCode) => string[]) => [...new Set(codes.flatMap(list))];
  return {
    scripts: join(({scripts}) => scripts),
    styles: join(({styles}) => styles),
    styleAttributes: join(({styleAttributes}) => styleAttributes),
    handlers: join(({handlers}) => handlers),
    hasDataPictures: codes.some(({hasDataPictures}) => hasDataPictures),
  };
}

function mapValues<Value>(
  map: ReadonlyMap<string, Value>,
  change: (value: Value, path: string) => string,
): Record<string, string> {
  return Object.fromEntries([...map].map(([path, value]) => [path, change(value, path)]));
}

/** The sources that allow inline code in a policy. */
export function hashSources(texts: readonly string[]): string[] {
  const digests = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(digests)].sort().map((digest) => `'sha256-${digest}'`);
}
