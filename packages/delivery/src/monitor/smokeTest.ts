import {
  BUILD_ID,
  EDITOR_PATH,
  getPageFile,
  PREVIEW_PATHS,
  REVIEW_PATH,
  RULES_PATH,
} from '@dental/practice';
import {forEachConcurrently} from '@dental/content/files';
import {request, resolveUrl} from './answer';
import {MIN_DAYS_LEFT, MS_PER_DAY} from './certificate';
import {EMBED_PATH, type Expected, listBuiltFiles, readBuildId, readBuiltAnswer} from './expected';
import {parsePage} from './page';
import {checkErrorAnswer, checkFile, checkPage} from './checkAnswer';

/** After that many problems there is nothing more to learn. */
const MAX_PROBLEMS = 5;

const REQUESTS_AT_ONCE = 8;

/** The images of that many pages are checked, too. */
const PAGES_WITH_IMAGES = 5;

/** URLs that must answer with our 404 page: also files of the host, and lists of folders. */
const WRONG_PATHS = [
  '/nothing-is-here',
  '/services/nothing-is-here',
  '/es/nothing-is-here',
  '/assets/js/nothing-is-here.js',
  '/img/',
  '/assets/js/',
  '/_headers',
  '/_redirects',
  '/.git/HEAD',
  '/.git/config',
  '/.env',
  '/package.json',
];

/** The pages of previews: where patients are, they must answer with our 404 page, too. */
const STAFF_PATHS = [EDITOR_PATH, REVIEW_PATH, RULES_PATH, ...PREVIEW_PATHS];

/** A hacked host can keep its changes to people who open a page. */
const NAVIGATION = {Accept: 'text/html', 'Sec-Fetch-Dest': 'document'};

/** The query and the headers of a request for a page. */
interface Visitor {
  query?: string;
  headers?: Record<string, string>;
}

/** Requests that get the same page: compressed, from a phone, a search engine, a link, a cache. */
const VISITORS: readonly Visitor[] = [
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
  {headers: {'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; bingbot/2.0)'}},
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
    return checkPage(path, answer, page, expected);
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
  await checkEach(visits, (visit) => checkVisit(origin, visit, expected));
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
  const isLive = async () => {
    const {status, body} = await request(origin + BUILD_ID);
    return status === 200 && body.toString('utf8').trim() === id;
  };
  while (!(await isLive())) {
    if (Date.now() >= deadline)
      return (
        `${origin} isn't the build in this folder (${BUILD_ID} isn't ${id}). ` +
        'Deploy this build, or build the live version.'
      );
    await new Promise((done) => setTimeout(done, RETRY_MS));
  }
  return undefined;
}

/** Checks that a visitor gets the same page as all others. */
async function checkVisit(
  origin: string,
  {path, query = '', headers = {}}: Visitor & {path: string},
  expected: Expected,
): Promise<string[]> {
  const answer = await request(origin + path + query, {headers});
  const problems = checkPage(path, answer, parsePage(answer.body, new URL(path, origin)), expected);
  return problems.map((problem) => `${problem} (${query || JSON.stringify(headers)})`);
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
  const to = resolveUrl(headers.get('location') ?? from, origin)?.href;
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
    const next = resolveUrl(headers.get('location') ?? '', address);
    if (!next) break;
    address = next.href;
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
  const target = resolveUrl(headers.get('location') ?? '', address);
  if (status === 301 && target) {
    // It belonged to the old site, so hosts may drop it.
    if (!query) target.search = '';
    if (target.href === origin + to + query) return [];
  }
  return [`${from} answers ${status} and doesn't redirect to ${to} in one hop.`];
}

async function checkNotFound(origin: string, path: string, expected: Expected): Promise<string[]> {
  return checkErrorAnswer(origin, path, await request(origin + path), expected);
}

async function checkSecurityText(origin: string): Promise<string[]> {
  const {body} = await request(`${origin}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (\S+)/m.exec(body.toString('utf8'))?.[1] ?? '');
  const isValid = expires - Date.now() > MIN_DAYS_LEFT * MS_PER_DAY;
  return isValid ? [] : ['security.txt is missing or expires soon: deploy the site again.'];
}
