import {NOT_FOUND} from '@dental/practice';
import type {Answer} from './answer';
import {getCaching, type Headers} from '../hosting/headers';
import {isExpectedType} from './contentTypes';
import {
  EMBED_PATH,
  type Expected,
  isBuiltPage,
  isExpectedPolicy,
  readBuiltAnswer,
  readBuiltNotFound,
} from './expected';
import {parsePage, type ParsedPage} from './page';
import {toOneLine} from '../../github/markdown.mjs';

/* Judges single answers of a live site. Nothing here sends a request. */

/** Headers that we don't send: they set cookies, move visitors, open the site, or empty frames. */
const UNWANTED_HEADERS = [
  'set-cookie',
  'refresh',
  'content-disposition',
  'clear-site-data',
  'access-control-allow-origin',
  'content-security-policy-report-only',
  'cross-origin-embedder-policy',
  'sourcemap',
  'x-sourcemap',
];

/** Headers with hosts that browsers report to (the reports of NEL, too) or get pages from. */
const CONTACTING_HEADERS = ['report-to', 'reporting-endpoints', 'speculation-rules', 'alt-svc'];

/** URLs that Cloudflare adds to answers: for reports to itself, and to fetch our next page. */
const OF_CLOUDFLARE = /^https:\/\/a\.nel\.cloudflare\.com\/|^\/cdn-cgi\/speculation$/;

/** A target that isn't a path of ours: the browser would contact its host. */
const LINK_ELSEWHERE = /<(?!\/(?!\/))/;

/** A line of robots.txt that refuses all pages. */
const HIDES_SITE = /^disallow:\s*\/\s*$/im;

/** A longer time to keep an error. */
const LONG_MAX_AGE = /max-age=[1-9]\d{4}/;

/** The problems of any answer that should be good. */
function checkAnswer(
  path: string,
  {status, isBroken, headers}: Answer,
  expected: Expected,
): string[] {
  if (isBroken) return [`${path} can't be read: it's cut off, or its compression is broken.`];
  if (status === 0) return [`${path} doesn't answer.`];
  if (status !== 200) {
    const location = headers.get('location');
    const target = location === null ? '' : ` and redirects to ${toOneLine(location)}`;
    return [`${path} answers ${status}${target}.`];
  }
  const expectedHeaders = {...expected.headers, 'Cache-Control': getCaching(path)};
  const problems = checkHeaders(path, headers, expectedHeaders);
  const type = headers.get('content-type');
  if (!isExpectedType(path, type)) problems.push(`${path} has the wrong type: ${type || 'none'}.`);
  return problems;
}

function checkHeaders(path: string, headers: Answer['headers'], wanted: Headers): string[] {
  const missing = Object.entries(wanted)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name, value]) => `${path} lacks the header ${name}: ${value}.`);
  const unwanted = UNWANTED_HEADERS.filter((name) => headers.has(name));
  unwanted.push(...findContactingHeaders(headers, wanted));
  const link = headers.get('link') ?? '';
  if (/rel="?(?:canonical|stylesheet|alternate)/i.test(link) || LINK_ELSEWHERE.test(link))
    unwanted.push('link');
  const isHidden = headers.has('x-robots-tag') && !('X-Robots-Tag' in wanted);
  return [
    ...missing,
    ...unwanted.map((name) => `${path} has the header ${name}, which we don't send.`),
    ...(isHidden ? [describeHiddenPage(path)] : []),
  ];
}

/** The headers that make browsers contact more than our host needs. */
function findContactingHeaders(headers: Answer['headers'], wanted: Headers): string[] {
  const ownNames = Object.keys(wanted).map((name) => name.toLowerCase());
  return CONTACTING_HEADERS.filter((name) => {
    const value = (headers.get(name) ?? '').replaceAll('\\', '');
    const urls = value.match(/(?<=")[^"]*[/.][^"]*(?=")/g) ?? [];
    return !ownNames.includes(name) && urls.some((url) => !OF_CLOUDFLARE.test(url));
  });
}

function describeHiddenPage(path: string, page = 'it'): string {
  return `${path} tells search engines not to index ${page}.`;
}

/** The problems of an answer that should be a file. */
export function checkFile(path: string, answer: Answer, expected: Expected): string[] {
  const problems = checkAnswer(path, answer, expected);
  if (answer.status !== 200) return problems;
  if (answer.body.length === 0) return [...problems, `${path} is empty.`];
  const isDifferent = readBuiltAnswer(expected, path)?.equals(answer.body) === false;
  if (isDifferent) problems.push(`${path} differs from the built file.`);
  if (path === '/robots.txt' && HIDES_SITE.test(answer.body.toString('utf8')))
    problems.push(describeHiddenPage('/robots.txt', 'any page'));
  if (EMBED_PATH.test(path)) problems.push(...checkPolicy(path, undefined, answer, expected));
  return problems;
}

/** The problems of an answer that should be a page. */
export function checkPage(
  path: string,
  answer: Answer,
  page: ParsedPage,
  expected: Expected,
): string[] {
  return [
    ...checkAnswer(path, answer, expected),
    ...checkPageContent(path, answer, page, expected),
  ];
}

function checkPageContent(
  path: string,
  answer: Answer,
  page: ParsedPage,
  expected: Expected,
): string[] {
  if (answer.status !== 200) return [];
  const builtHtml = readBuiltAnswer(expected, path);
  if (builtHtml && !isBuiltPage(builtHtml, answer.body)) {
    const {heading} = parsePage(builtHtml, new URL(path, 'https://built.invalid'));
    if (page.heading === heading) return [`${path} differs from the built page.`];
    return [`${path} isn't our page: its heading is "${page.heading}", not "${heading}".`];
  }
  if (page.heading === '') return [`${path} isn't our page: it has no heading.`];
  // The page's own policy has been compared with the build.
  if (builtHtml) return checkPolicy(path, undefined, answer, expected);
  return [
    ...checkPolicy(path, page.policy, answer, expected),
    ...(page.isHidden ? [describeHiddenPage(path)] : []),
    ...(page.isCutOff ? [`${path} is cut off.`] : []),
    ...page.foreignFiles.map(
      (address) => `${path} loads ${toOneLine(address)}, which isn't ours: the host may be hacked.`,
    ),
  ];
}

function checkPolicy(
  path: string,
  ownPolicy: string | undefined,
  {headers}: Answer,
  expected: Expected,
): string[] {
  const policy = ownPolicy ?? headers.get('content-security-policy') ?? '';
  if (isExpectedPolicy(expected, path, policy)) return [];
  return [`${path} lacks the Content-Security-Policy of the build.`];
}

/** The problems of an answer that should be our 404 page. */
export function checkErrorAnswer(
  origin: string,
  path: string,
  answer: Answer,
  expected: Expected,
): string[] {
  const {status, headers, body} = answer;
  if (status !== 404) {
    const effect = status === 200 ? ', so a wrong URL looks like a page' : '';
    return [`${path} answers ${status} instead of 404${effect}.`];
  }
  const built = readBuiltNotFound(expected, path);
  if (built?.equals(body) === false) return [`${path} doesn't show our 404 page.`];
  // The page's own policy has been compared with the build.
  const policy = built ? undefined : parsePage(body, new URL(path, origin)).policy;
  return [
    ...checkHeaders(path, headers, expected.headers),
    ...checkCachingOfError(path, headers.get('cache-control') ?? ''),
    ...checkPolicyOfError(path, policy, answer, expected),
  ];
}

function checkCachingOfError(path: string, caching: string): string[] {
  // Some hosts go by the folder, even if the file is missing.
  if (!LONG_MAX_AGE.test(caching) || caching === getCaching(path)) return [];
  return [`Browsers keep the error at ${path} for hours, even if there is a page later.`];
}

/** Some hosts send the policy of the folder, and others that of the 404 page. */
function checkPolicyOfError(...[path, ...answer]: Parameters<typeof checkPolicy>): string[] {
  const problems = checkPolicy(path, ...answer);
  return checkPolicy(NOT_FOUND, ...answer).length > 0 ? problems : [];
}
