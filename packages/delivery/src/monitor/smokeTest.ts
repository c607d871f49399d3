import {
  BUILD_ID,
  EDITOR_PATH,
  getPageFile,
  NOT_FOUND,
  PREVIEW_PATHS,
  REVIEW_PATH,
  RULES_PATH,
} from '@dental/practice';
import {forEachConcurrently} from '@dental/content/files';
import {type Answer, request} from './answer';
import {MIN_DAYS_LEFT, MS_PER_DAY} from './certificate';
import {getCaching, type Headers} from '../hosting/headers';
import {isExpectedType} from './contentTypes';
import {
  EMBED_PATH,
  type Expected,
  isBuiltPage,
  isExpectedPolicy,
  listBuiltFiles,
  readBuildId,
  readBuiltAnswer,
  readBuiltNotFound,
} from './expected';
import {parsePage, type ParsedPage} from './page';

/** After that many problems there is nothing more to learn. */
const MAX_PROBLEMS = 5;

const REQUESTS_AT_ONCE = 8;

/** The images of that many pages are checked, too. */
const PAGES_WITH_IMAGES = 5;

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

/** Headers with URLs that browsers report to (the reports of NEL, too) or fetch pages by. */
const CONTACTING_HEADERS = ['report-to', 'reporting-endpoints', 'speculation-rules'];

/** URLs that Cloudflare adds to answers: for reports to itself, and to fetch our next page. */
const OF_CLOUDFLARE = /^https:\/\/a\.nel\.cloudflare\.com\/|^\/cdn-cgi\/speculation$/;

/** A target that isn't a path of ours: the browser would contact its host. */
const LINK_ELSEWHERE = /<(?!\/(?!\/))/;

/** A longer time to keep an error. */
const LONG_MAX_AGE = /max-age=[1-9]\d{4}/;

/** URLs that must answer with our 404 page: also files of the host, and lists of folders. */
const WRONG_PATHS = [
  '/nothing-is-here',
  '/services/nothing-is-here',
  '/es/nothing-is-here',
  '/assets/js/nothing-is-here.js',
  '/img/',
  '/_headers',
  '/_redirects',
  '/.git/HEAD',
  '/.env',
  '/package.json',
];

/** The pages of previews: where patients are, they must answer with our 404 page, too. */
const STAFF_PATHS = [EDITOR_PATH, REVIEW_PATH, RULES_PATH, ...PREVIEW_PATHS];

/** A hacked host can keep its changes to people who open a page. */
const NAVIGATION = {Accept: 'text/html', 'Sec-Fetch-Dest': 'document'};

/** Requests that get the same page: compressed, from a phone, a search engine, a link, a cache. */
const VISITORS: readonly {query?: string; headers?: Record<string, string>}[] = [
  {query: '?utm_source=newsletter&gclid=abc'},
  {headers: {'Accept-Encoding': 'br'}},
  {headers: {'Accept-Encoding': 'gzip'}},
  {headers: {'Accept-Encoding': 'identity'}},
  {
    headers: {
      ...NAVIGATION,
      'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1',
    },
  },
  {headers: {'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)'}},
  {headers: {...NAVIGATION, Referer: 'https://www.google.com/', 'Accept-Language': 'es'}},
  {headers: {'If-None-Match': '"of-another-build"'}},
];

/** The bare name may first redirect to https, then to the name with www. */
const MAX_HOPS = 2;

const BUILD_TIMEOUT_MS = 60_000;
const RETRY_MS = 1_000;

/** The results of a smoke test. */
export interface SmokeTestResult {
  /** One sentence each. */
  problems: string[];
  /** The links to other websites. */
  links: string[];
}

/** A check of one item. */
type Check<Item> = (item: Item) => Promise<string[]> | string[];

/**
 * Runs the smoke test of a live site without an account: it must be the expected build, with all
 * pages and their headers, all files, all redirects, the 404 page, the site's other names, and
 * security.txt. With a build here, every byte must match it; only Netlify may change its forms.
 * @param origin the address of the site, without a slash at the end
 * @param buildTimeoutMs the time that a host gets to serve the build
 */
export async function runSmokeTest(
  origin: string,
  expected: Expected,
  buildTimeoutMs = BUILD_TIMEOUT_MS,
): Promise<SmokeTestResult> {
  const {pages, redirects} = expected.book;
  if ((await request(origin)).status === 0)
    return {problems: [`${origin} can't be reached.`], links: []};
  const wrongBuild = await waitForBuild(origin, expected, buildTimeoutMs);
  // All other problems would follow from it.
  if (wrongBuild) return {problems: [wrongBuild], links: []};

  const problems: string[] = [];
  const isOver = () => problems.length >= MAX_PROBLEMS;
  const checkEach = <Item>(items: Iterable<Item>, check: Check<Item>) =>
    forEachConcurrently(items, REQUESTS_AT_ONCE, async (item) => {
      if (!isOver()) problems.push(...(await check(item)));
    });

  const links = new Set<string>();
  const files = new Set(listBuiltFiles(expected) ?? ['/robots.txt', '/sitemap.xml']);
  const interval = Math.ceil(pages.size / PAGES_WITH_IMAGES);
  await checkEach([...pages].entries(), async ([index, path]) => {
    const answer = await request(origin + path, {headers: NAVIGATION});
    const page = parsePage(answer.body, new URL(path, origin));
    for (const link of page.links) links.add(link);
    const images = index % interval === 0 ? page.pictures : [];
    for (const file of expected.build ? [] : [...page.files, ...images])
      if (!pages.has(file) && !redirects.has(file)) files.add(file);
    return [...checkAnswer(path, answer, expected), ...checkPage(path, answer, page, expected)];
  });
  await checkEach(files, async (path) => checkFile(path, await request(origin + path), expected));
  await checkEach([...files].filter(isVideo).slice(0, 1), (path) =>
    checkRange(origin, path, expected),
  );
  await checkEach(redirects, (redirect) => checkRedirect(origin, redirect));
  const [variant = ''] = [...pages].filter((path) => path !== '/');
  await checkEach([`${variant}/`, `${variant}.html`], (from) =>
    checkVariant(origin, from, variant, expected),
  );
  const visits = ['/', variant].flatMap((path) => VISITORS.map((visitor) => ({...visitor, path})));
  await checkEach(visits, async ({path, query = '', headers = {}}) => {
    const answer = await request(origin + path + query, {headers});
    const page = parsePage(answer.body, new URL(path, origin));
    const problems = [
      ...checkAnswer(path, answer, expected),
      ...checkPage(path, answer, page, expected),
    ];
    return problems.map((problem) => `${problem} (${query || JSON.stringify(headers)})`);
  });
  await checkEach(expected.otherOrigins ?? [], (other) => checkOtherOrigin(origin, other, variant));
  await checkEach(listEmbeds(files, expected), (url) => checkEmbed(url, expected));
  const staffPaths = STAFF_PATHS.filter(
    (path) => expected.build && !readBuiltAnswer(expected, getPageFile(path)),
  );
  await checkEach([...WRONG_PATHS, ...staffPaths], (path) => checkNotFound(origin, path, expected));
  await checkEach([origin], checkSecurityText);

  const shownProblems = problems.slice(0, MAX_PROBLEMS);
  if (isOver()) shownProblems.push('The smoke test stopped there: there may be more problems.');
  return {problems: shownProblems, links: [...links].sort()};
}

/** Waits until the site serves the expected build, and returns the problem if it doesn't. */
async function waitForBuild(
  origin: string,
  expected: Expected,
  timeoutMs: number,
): Promise<string | undefined> {
  const id = readBuildId(expected);
  if (id === undefined) return undefined;
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const {status, body} = await request(origin + BUILD_ID);
    if (status === 200 && body.toString('utf8').trim() === id) return undefined;
    if (Date.now() >= deadline)
      return (
        `${origin} isn't the build in this folder (${BUILD_ID} isn't ${id}). ` +
        'Deploy this build, or build the live version.'
      );
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
}

/** The problems of any answer that should be good. */
function checkAnswer(path: string, {status, headers}: Answer, expected: Expected): string[] {
  if (status === 0) return [`${path} doesn't answer.`];
  if (status !== 200) return [`${path} answers ${status}.`];
  const expectedHeaders = {...expected.headers, 'Cache-Control': getCaching(path)};
  const problems = checkHeaders(path, headers, expectedHeaders);
  const type = headers.get('content-type');
  if (!isExpectedType(path, type)) problems.push(`${path} has the wrong type: ${type}.`);
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

function describeHiddenPage(path: string): string {
  return `${path} tells search engines not to index it.`;
}

/** The problems of an answer that should be a file. */
function checkFile(path: string, answer: Answer, expected: Expected): string[] {
  const problems = checkAnswer(path, answer, expected);
  if (answer.status !== 200) return problems;
  if (answer.body.length === 0) return [...problems, `${path} is empty.`];
  const isDifferent = readBuiltAnswer(expected, path)?.equals(answer.body) === false;
  if (isDifferent) problems.push(`${path} differs from the built file.`);
  if (EMBED_PATH.test(path)) problems.push(...checkPolicy(path, undefined, answer, expected));
  return problems;
}

/** The problems of an answer that should be a page. */
function checkPage(path: string, answer: Answer, page: ParsedPage, expected: Expected): string[] {
  if (answer.status !== 200) return [];
  const builtHtml = readBuiltAnswer(expected, path);
  if (builtHtml && !isBuiltPage(builtHtml, answer.body)) {
    const {heading} = parsePage(builtHtml, new URL(path, 'https://built.invalid'));
    if (page.heading === heading) return [`${path} differs from the built page.`];
    return [`${path} isn't our page: its heading is "${page.heading}", not "${heading}".`];
  }
  if (page.heading === '') return [`${path} isn't our page: it has no heading.`];
  // The page's own policy has been compared with the build.
  const ownPolicy = builtHtml ? undefined : page.policy;
  const problems = checkPolicy(path, ownPolicy, answer, expected);
  if (page.isHidden && !builtHtml) problems.push(describeHiddenPage(path));
  return problems;
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

const isVideo = (path: string) => path.endsWith('.mp4');

/** Safari plays a video only if the host sends parts of it (RFC 9110, section 14). */
async function checkRange(origin: string, path: string, expected: Expected): Promise<string[]> {
  const {status, body} = await request(origin + path, {headers: {Range: 'bytes=0-1'}});
  const start = readBuiltAnswer(expected, path)?.subarray(0, 2) ?? body;
  return status === 206 && body.length === 2 && body.equals(start)
    ? []
    : [`${path} answers ${status} to a request for its first bytes: Safari won't play it.`];
}

/** A URL variant redirects to its page, or shows it. */
async function checkVariant(
  origin: string,
  from: string,
  page: string,
  expected: Expected,
): Promise<string[]> {
  const {status, headers, body} = await request(origin + from);
  const to = new URL(headers.get('location') ?? from, origin).href;
  const shows = status === 200 && (readBuiltAnswer(expected, page)?.equals(body) ?? true);
  if (shows || ([301, 308].includes(status) && to === origin + page)) return [];
  return [`${from} answers ${status} and doesn't redirect to ${page}.`];
}

/** Another origin of the site redirects to it, with path and query; hosts may need two hops. */
async function checkOtherOrigin(origin: string, other: string, page: string): Promise<string[]> {
  const path = `${page}?check=1`;
  let address = other + path;
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    const {status, headers} = await request(address);
    if (status === 0) return [`${address} can't be reached.`];
    if (![301, 308].includes(status)) return [`${address} answers ${status}, not a redirect.`];
    address = new URL(headers.get('location') ?? '', address).href;
    if (address === origin + path) return [];
  }
  return [`${other + path} redirects to ${address} instead of ${origin}.`];
}

/** The addresses of vendors' pages on the origin of their own. */
function listEmbeds(files: Iterable<string>, {embedSite}: Expected): string[] {
  if (embedSite === undefined) return [];
  return [...files].filter((path) => EMBED_PATH.test(path)).map((path) => embedSite + path);
}

async function checkEmbed(address: string, expected: Expected): Promise<string[]> {
  const {pathname} = new URL(address);
  const problems = checkFile(pathname, await request(address), expected);
  return problems.map((problem) => problem.replace(pathname, address));
}

async function checkRedirect(
  origin: string,
  [from, to]: readonly [string, string],
): Promise<string[]> {
  const [path = '', oldQuery] = from.split('?');
  const query = oldQuery === undefined ? '?check=1' : '';
  const address = `${origin}${encodeURI(path)}${query || `?${oldQuery}`}`;
  const {status, headers} = await request(address);
  const location = headers.get('location');
  if (status === 301 && location !== null) {
    const target = new URL(location, origin);
    // It belonged to the old site, so hosts may drop it.
    if (!query) target.search = '';
    if (target.href === origin + to + query) return [];
  }
  return [`${from} answers ${status} and doesn't redirect to ${to} in one hop.`];
}

async function checkNotFound(origin: string, path: string, expected: Expected): Promise<string[]> {
  const answer = await request(origin + path);
  const {status, headers, body} = answer;
  if (status !== 404)
    return [`${path} answers ${status} instead of 404, so a wrong URL looks like a page.`];
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

async function checkSecurityText(origin: string): Promise<string[]> {
  const {body} = await request(`${origin}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (\S+)/m.exec(body.toString('utf8'))?.[1] ?? '');
  const isValid = expires - Date.now() > MIN_DAYS_LEFT * MS_PER_DAY;
  return isValid ? [] : ['security.txt is missing or expires soon: deploy the site again.'];
}
