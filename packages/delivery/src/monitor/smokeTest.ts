import {BUILD_ID} from '@dental/practice';
import {forEachConcurrently} from '@dental/content/files';
import {type Answer, request} from './answer';
import {MIN_DAYS_LEFT, MS_PER_DAY} from './certificate';
import {getCaching} from '../hosting/headers';
import {readBuiltAnswer, type Expected, readBuildId, isExpectedPolicy} from './expected';
import {parsePage, type ParsedPage} from './page';

/** After that many problems there is nothing more to learn. */
const MAX_PROBLEMS = 5;

const REQUESTS_AT_ONCE = 8;

/** The images of that many pages are checked, too. */
const PAGES_WITH_IMAGES = 5;

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
 * pages and their headers, all files that they need, all redirects, robots.txt, and security.txt.
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
  const files = new Set(['/robots.txt', '/sitemap.xml']);
  const interval = Math.ceil(pages.size / PAGES_WITH_IMAGES);
  await checkEach([...pages].entries(), async ([index, path]) => {
    const answer = await request(origin + path);
    const page = parsePage(answer.body, new URL(path, origin));
    for (const link of page.links) links.add(link);
    const images = index % interval === 0 ? page.pictures : [];
    for (const file of [...page.files, ...images])
      if (!pages.has(file) && !redirects.has(file)) files.add(file);
    return [...checkAnswer(path, answer, expected), ...checkPage(path, answer, page, expected)];
  });
  await checkEach(files, async (path) => checkFile(path, await request(origin + path), expected));
  await checkEach(redirects, (redirect) => checkRedirect(origin, redirect));
  await checkEach([origin], checkNotFound);
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
  const wanted = {...expected.headers, 'Cache-Control': getCaching(path)};
  const problems = Object.entries(wanted)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name, value]) => `${path} lacks the header ${name}: ${value}.`);
  const isNoindex = headers.get('x-robots-tag')?.includes('noindex');
  if (isNoindex && !('X-Robots-Tag' in expected.headers)) problems.push(hiddenProblem(path));
  return problems;
}

function hiddenProblem(path: string): string {
  return `${path} tells search engines not to index it.`;
}

/** The problems of an answer that should be a file. */
function checkFile(path: string, answer: Answer, expected: Expected): string[] {
  const problems = checkAnswer(path, answer, expected);
  if (answer.status !== 200) return problems;
  if (answer.body.length === 0) return [...problems, `${path} is empty.`];
  const isDifferent = readBuiltAnswer(expected, path)?.equals(answer.body) === false;
  return [...problems, ...(isDifferent ? [`${path} differs from the built file.`] : [])];
}

/** The problems of an answer that should be a page. */
function checkPage(
  path: string,
  {status, headers}: Answer,
  page: ParsedPage,
  expected: Expected,
): string[] {
  if (status !== 200) return [];
  const builtHtml = readBuiltAnswer(expected, path);
  const builtPage = builtHtml && parsePage(builtHtml, new URL(path, 'https://built.invalid'));
  if (page.heading === '' || (builtPage && page.heading !== builtPage.heading)) {
    const wanted = builtPage ? `, not "${builtPage.heading}"` : '';
    return [`${path} isn't our page: its heading is "${page.heading}"${wanted}.`];
  }
  const policy = page.policy ?? headers.get('content-security-policy') ?? '';
  const hasPolicy =
    builtPage?.policy === undefined
      ? isExpectedPolicy(expected, path, policy)
      : policy === builtPage.policy;
  const problems = hasPolicy ? [] : [`${path} lacks the Content-Security-Policy of the build.`];
  if (page.isHidden && !builtPage?.isHidden) problems.push(hiddenProblem(path));
  return problems;
}

async function checkRedirect(
  origin: string,
  [from, to]: readonly [string, string],
): Promise<string[]> {
  const {status, headers} = await request(`${origin}${from}?check=1`);
  const location = headers.get('location');
  if (status === 301 && location !== null) {
    const target = new URL(location, origin);
    if (target.origin + target.pathname + target.search === `${origin}${to}?check=1`) return [];
  }
  return [`${from} answers ${status} and doesn't redirect to ${to} in one hop.`];
}

async function checkNotFound(origin: string): Promise<string[]> {
  const path = '/nothing-is-here';
  const {status} = await request(origin + path);
  if (status === 404) return [];
  return [`${path} answers ${status} instead of 404, so a wrong URL looks like a page.`];
}

async function checkSecurityText(origin: string): Promise<string[]> {
  const {body} = await request(`${origin}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (\S+)/m.exec(body.toString('utf8'))?.[1] ?? '');
  const isValid = expires - Date.now() > MIN_DAYS_LEFT * MS_PER_DAY;
  return isValid ? [] : ['security.txt is missing or expires soon: deploy the site again.'];
}
