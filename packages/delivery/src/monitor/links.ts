import {request} from './answer';

/** Answers of websites that refuse programs: the link may work in a browser. */
const REFUSALS_OF_PROGRAMS = [401, 403, 405, 429, 999];

/** Reports links to other websites that don't work. */
export async function checkLinks(links: readonly string[]): Promise<string[]> {
  const problems = await Promise.all(links.map(checkLink));
  return problems.flatMap((problem) => problem ?? []);
}

async function checkLink(link: string): Promise<string | undefined> {
  const {status} = await request(link, {redirect: 'follow'});
  if (status === 0) return `${link} can't be reached.`;
  const isBroken = status >= 400 && !REFUSALS_OF_PROGRAMS.includes(status);
  return isBroken ? `${link} answers ${status}.` : undefined;
}
