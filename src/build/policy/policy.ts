import {createHash} from 'node:crypto';
import {groupBy} from '../../site/groupBy';
import type {InlineCode} from '../pages/html';
import type {OutsideService} from '../../third-parties/services';
import {UserError} from '../../userError.mjs';

/** What one service may do on a page that uses it, by the way it gets there. */
const ALLOWED: Record<OutsideService['kind'], readonly string[]> = {
  script: ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src'],
  'form-script': ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src', 'form-action'],
  frame: ['frame-src'],
};

/**
 * The Content-Security-Policy of a page (CSP level 3): nothing but our own files, the code that stands in the page by
 * its hash, and the outside services that the page uses.
 * @throws if the page has event handlers in attributes, because allowing them would allow injected ones too
 */
export function contentSecurityPolicy(code: InlineCode, services: readonly OutsideService[]): string {
  const [handler] = code.handlers;
  if (handler !== undefined)
    throw new UserError(`The page has code in an attribute: ${handler}`, 'Listen for the event in a script instead.');
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(code.scripts)],
    'style-src': [
      "'self'",
      ...(code.styleAttributes.length > 0 ? ["'unsafe-hashes'"] : []),
      ...hashes([...code.styles, ...code.styleAttributes]),
    ],
    'img-src': ["'self'", ...(code.hasDataPictures ? ['data:'] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Vendors' scripts write HTML from strings; ours, the libraries' and the bundler's do not.
    'require-trusted-types-for': services.every(({kind}) => kind === 'frame') ? ["'script'"] : [],
  };
  for (const {kind, host} of services) {
    for (const name of ALLOWED[kind]) directives[name]?.push(`https://${host}`);
  }
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** A page in which no code stands. */
export const NO_CODE: InlineCode = {
  scripts: [],
  styles: [],
  styleAttributes: [],
  handlers: [],
  hasDataPictures: false,
};

/** A page, as its policy sees it. */
export interface PolicedPage {
  path: string;
  code: InlineCode;
  /** The services of this page beside those of every page. */
  services: readonly OutsideService[];
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

/**
 * Makes the policies of a site.
 * @param notFound the 404 page
 * @param everywhere the services of every page
 */
export function policiesOf(
  pages: readonly PolicedPage[],
  notFound: InlineCode,
  everywhere: readonly OutsideService[],
): Policies {
  const policyOf = ({code, services}: PolicedPage) => contentSecurityPolicy(code, [...everywhere, ...services]);
  return {
    standard: contentSecurityPolicy(notFound, everywhere),
    files: contentSecurityPolicy(NO_CODE, []),
    byPath: Object.fromEntries(pages.map((page) => [page.path, policyOf(page)])),
    few: fewPolicies(pages, notFound, policyOf),
  };
}

/**
 * Has one policy for as many pages as possible: it allows the styles of all kinds of pages, of which there are few.
 * Pages with services of their own allow no other page's styles: hosts limit the length of a line, too.
 */
function fewPolicies(
  pages: readonly PolicedPage[],
  notFound: InlineCode,
  policyOf: (page: PolicedPage) => string,
): PoliciesByPath {
  const {styles} = joinCode([...pages.map(({code}) => code), notFound]);
  const alike = pages.map((page) => (page.services.length > 0 ? page : {...page, code: {...page.code, styles}}));
  const groups = groupBy(alike, policyOf);
  const [largest = []] = [...groups.values()]
    .filter(([page]) => page?.services.length === 0)
    .sort((a, b) => b.length - a.length);
  const others = [...groups].filter(([, group]) => group !== largest);
  const common = {path: '', services: [], code: joinCode([...largest.slice(0, 1).map(({code}) => code), notFound])};
  return {
    standard: policyOf(common),
    byPath: Object.fromEntries(others.flatMap(([policy, group]) => group.map(({path}) => [path, policy]))),
  };
}

function joinCode(codes: readonly InlineCode[]): InlineCode {
  const all = (field: 'scripts' | 'styles' | 'styleAttributes' | 'handlers') => [
    ...new Set(codes.flatMap((code) => code[field])),
  ];
  return {
    scripts: all('scripts'),
    styles: all('styles'),
    styleAttributes: all('styleAttributes'),
    handlers: all('handlers'),
    hasDataPictures: codes.some(({hasDataPictures}) => hasDataPictures),
  };
}

/** How a policy names code that stands in a page. */
export function hashes(texts: readonly string[]): string[] {
  const digests = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(digests)].sort().map((digest) => `'sha256-${digest}'`);
}
