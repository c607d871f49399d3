import {connect} from 'node:tls';
import {BUILD_ID} from '@dental/practice';
import {forEachAtOnce} from '@dental/content/output';
import {type Answer, get} from './answer';
import {cachingOf} from '../hosting/headers';
import {builtAnswer, type Expected, idOf, isPolicyOf} from './expected';
import {readVisited, type VisitedPage} from './page';

const DAY = 24 * 60 * 60 * 1000;

/** How long the certificate and security.txt must still hold, in days. */
const LEAST_DAYS = 21;

/** Answers of other websites that only mean that they do not talk to programs. */
const SHY = [401, 403, 405, 429, 999];

/** After so many problems there is nothing more to learn. */
const MOST_PROBLEMS = 5;

/** How many answers are waited for at the same time. */
const AT_ONCE = 8;

/** The number of pages whose pictures are looked at too. */
const PAGES_WITH_PICTURES = 5;

/** What a visit has found out. */
export interface Visit {
  /** What is wrong, a sentence each. */
  problems: string[];
  /** The links to other websites on the pages. */
  links: string[];
}

/**
 * Visits a live site as nobody in particular: is it this build, every page with its headers, every file that pages need, every
 * old address, robots.txt and security.txt.
 * @param origin the address of the site, without a slash at the end
 * @param patience how long a host may take until it answers with the build, in milliseconds
 */
export async function visitSite(
  origin: string,
  expected: Expected,
  patience = 60_000,
): Promise<Visit> {
  const {pages, redirects} = expected.book;
  if ((await get(origin)).status === 0)
    return {problems: [`${origin} cannot be reached.`], links: []};
  const other = await otherBuild(origin, expected, patience);
  // Whatever else is found would follow from it.
  if (other) return {problems: [other], links: []};

  const problems: string[] = [];
  const isOver = () => problems.length >= MOST_PROBLEMS;
  const each = <Item>(items: Iterable<Item>, look: (item: Item) => Promise<string[]>) =>
    forEachAtOnce(items, AT_ONCE, async (item) => {
      if (!isOver()) problems.push(...(await look(item)));
    });

  const links = new Set<string>();
  const files = new Set(['/robots.txt', '/sitemap.xml']);
  const apart = Math.ceil(pages.size / PAGES_WITH_PICTURES);
  await each([...pages].entries(), async ([index, path]) => {
    const answer = await get(origin + path);
    const page = readVisited(answer.body, new URL(path, origin));
    for (const link of page.links) links.add(link);
    for (const file of [...page.files, ...(index % apart === 0 ? page.pictures : [])])
      if (!pages.has(file) && !redirects.has(file)) files.add(file);
    return [
      ...answerProblems(path, answer, expected),
      ...pageProblems(path, answer, page, expected),
    ];
  });
  await each(files, async (path) => fileProblems(path, await get(origin + path), expected));
  await each(redirects, (redirect) => redirectProblems(origin, redirect));
  await each(['/nothing-is-here'], async (path) => {
    const {status} = await get(origin + path);
    return status === 404
      ? []
      : [`${path} answers ${status} and not 404, so that a wrong address looks like a page.`];
  });
  await each([origin], securityTextProblems);
  const found = problems.slice(0, MOST_PROBLEMS);
  return {
    problems: isOver() ? [...found, 'The visit ended there: there may be more.'] : found,
    links: [...links].sort(),
  };
}

/** Says which links to other websites lead nowhere. */
export async function linkProblems(links: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    links.map(async (link) => ({link, status: (await get(link, 'follow')).status})),
  );
  return answers
    .filter(({status}) => (status === 0 || status >= 400) && !SHY.includes(status))
    .map(({link, status}) =>
      status === 0 ? `${link} cannot be reached.` : `${link} answers ${status}.`,
    );
}

/** Says whether the certificate of a host runs out soon, is not valid, or cannot be had. */
export function certificateProblems({hostname, port}: URL): Promise<string[]> {
  return new Promise((done) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: 20_000,
    });
    const end = (problems: string[]) => {
      socket.destroy();
      done(problems);
    };
    socket.on('secureConnect', () => {
      const days = Math.floor(
        (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY,
      );
      end(days < LEAST_DAYS ? [`The certificate of ${hostname} runs out in ${days} days.`] : []);
    });
    socket.on('timeout', () => end([`${hostname} does not answer.`]));
    socket.on('error', ({message}) =>
      end([`There is no valid certificate for ${hostname}: ${message}.`]),
    );
  });
}

/** Waits until the site answers by the name of the build; says so if it does not. */
async function otherBuild(
  origin: string,
  expected: Expected,
  patience: number,
): Promise<string | undefined> {
  const id = idOf(expected);
  if (id === undefined) return undefined;
  const end = Date.now() + patience;
  for (;;) {
    const {status, body} = await get(origin + BUILD_ID);
    if (status === 200 && body.toString('utf8').trim() === id) return undefined;
    if (Date.now() >= end)
      return `${origin} is another build than the one here (${BUILD_ID} does not say ${id}): publish this one, or build what is live.`;
    await new Promise((wait) => setTimeout(wait, 1_000));
  }
}

/** What is wrong with an answer, whatever is at the path. */
function answerProblems(path: string, {status, headers}: Answer, expected: Expected): string[] {
  if (status === 0) return [`${path} does not answer.`];
  if (status !== 200) return [`${path} answers ${status}.`];
  const wanted = {...expected.headers, 'Cache-Control': cachingOf(path)};
  const wrong = Object.entries(wanted).filter(([name, value]) => headers.get(name) !== value);
  const isHidden =
    headers.get('x-robots-tag')?.includes('noindex') && !('X-Robots-Tag' in expected.headers);
  return [
    ...wrong.map(([name, value]) => `${path} does not have the header ${name}: ${value}.`),
    ...(isHidden ? [`${path} tells search engines to stay away.`] : []),
  ];
}

/** What is wrong with an answer that should be a file. */
function fileProblems(path: string, answer: Answer, expected: Expected): string[] {
  const problems = answerProblems(path, answer, expected);
  if (answer.status !== 200) return problems;
  if (answer.body.length === 0) return [...problems, `${path} is empty.`];
  const isOther = builtAnswer(expected, path)?.equals(answer.body) === false;
  return [...problems, ...(isOther ? [`${path} is not the file that was built.`] : [])];
}

/** What is wrong with an answer that should be a page. */
function pageProblems(
  path: string,
  {status, headers}: Answer,
  live: VisitedPage,
  expected: Expected,
): string[] {
  if (status !== 200) return [];
  const built = builtAnswer(expected, path);
  const wanted = built && readVisited(built, new URL(path, 'https://built.invalid'));
  const policy = live.policy ?? headers.get('content-security-policy') ?? '';
  const isOurs =
    wanted?.policy === undefined ? isPolicyOf(expected, path, policy) : policy === wanted.policy;
  if (live.heading === '' || (wanted && live.heading !== wanted.heading))
    return [
      `${path} is not our page: its heading is "${live.heading}"${wanted ? ` and not "${wanted.heading}"` : ''}.`,
    ];
  return [
    ...(isOurs
      ? []
      : [`${path} does not have the Content-Security-Policy that the build made for it.`]),
    ...(live.isHidden && !wanted?.isHidden ? [`${path} tells search engines to stay away.`] : []),
  ];
}

async function redirectProblems(
  origin: string,
  [from, to]: readonly [string, string],
): Promise<string[]> {
  const {status, headers} = await get(`${origin}${from}?check=1`);
  const target = headers.has('location') && new URL(headers.get('location') ?? '', origin);
  const there =
    target && target.origin + target.pathname + target.search === `${origin}${to}?check=1`;
  return status === 301 && there
    ? []
    : [`${from} answers ${status} and does not lead to ${to} in one hop.`];
}

async function securityTextProblems(origin: string): Promise<string[]> {
  const {body} = await get(`${origin}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (\S+)/m.exec(body.toString('utf8'))?.[1] ?? '');
  const holds = expires - Date.now() > LEAST_DAYS * DAY;
  return holds ? [] : ['security.txt is missing or runs out soon: deploy the site again.'];
}
