import {connect} from 'node:tls';
import {load} from 'cheerio';
import type {AddressBook} from '@dental/practice';
import type {Headers} from '../hosts/headers';

/** What a live site is measured against. */
export interface Expected {
  book: AddressBook;
  /** The headers of every answer. */
  headers: Headers;
}

const DAY = 24 * 60 * 60 * 1000;

/** How long the certificate and security.txt must still hold, in days. */
const LEAST_DAYS = 21;

/** Answers of other websites that only mean that they do not talk to programs. */
const SHY = [401, 403, 405, 429, 999];

/**
 * Visits a live site as nobody in particular: every page with its headers, every old address, security.txt.
 * @param origin the address of the site, without a slash at the end
 * @returns what is wrong, a sentence each, and the links to other websites that stand on the pages
 */
export async function visitSite(origin: string, {book, headers}: Expected) {
  const problems: string[] = [];
  const links = new Set<string>();
  if ((await get(origin)).status === 0) return {problems: [`${origin} cannot be reached.`], links: []};
  for (const path of book.pages) {
    const answer = await get(origin + path);
    if (answer.status !== 200)
      problems.push(answer.status === 0 ? `${path} does not answer.` : `${path} answers ${answer.status}.`);
    problems.push(...headerProblems(path, answer, headers));
    for (const link of linksIn(answer.text, origin)) links.add(link);
  }
  for (const [from, to] of book.redirects) {
    const {status, location} = await get(`${origin}${from}?check=1`);
    const target = location && new URL(location, origin);
    const there = target && target.origin + target.pathname + target.search === `${origin}${to}?check=1`;
    if (status !== 301 || !there) problems.push(`${from} answers ${status} and does not lead to ${to} in one hop.`);
  }
  problems.push(...(await securityTextProblems(origin)));
  return {problems, links: [...links].sort()};
}

/** Says which links to other websites lead nowhere. */
export async function linkProblems(links: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(links.map(async (link) => ({link, status: (await get(link, 'follow')).status})));
  return answers
    .filter(({status}) => (status === 0 || status >= 400) && !SHY.includes(status))
    .map(({link, status}) => (status === 0 ? `${link} cannot be reached.` : `${link} answers ${status}.`));
}

/** Says whether the certificate of a host runs out soon, is not valid, or cannot be had. */
export function certificateProblems({hostname, port}: URL): Promise<string[]> {
  return new Promise((done) => {
    const socket = connect({host: hostname, port: Number(port || 443), servername: hostname, timeout: 20_000});
    const end = (problems: string[]) => {
      socket.destroy();
      done(problems);
    };
    socket.on('secureConnect', () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY);
      end(days < LEAST_DAYS ? [`The certificate of ${hostname} runs out in ${days} days.`] : []);
    });
    socket.on('timeout', () => end([`${hostname} does not answer.`]));
    socket.on('error', ({message}) => end([`There is no valid certificate for ${hostname}: ${message}.`]));
  });
}

interface Answer {
  /** 0 if there was none. */
  status: number;
  location?: string;
  headers: globalThis.Headers;
  text: string;
}

async function get(address: string, redirect: 'manual' | 'follow' = 'manual'): Promise<Answer> {
  try {
    const response = await fetch(address, {redirect, signal: AbortSignal.timeout(20_000)});
    const location = response.headers.get('location') ?? undefined;
    return {status: response.status, location, headers: response.headers, text: await response.text()};
  } catch {
    return {status: 0, headers: new globalThis.Headers(), text: ''};
  }
}

function headerProblems(path: string, answer: Answer, expected: Headers): string[] {
  if (answer.status === 0) return [];
  const wrong = Object.entries(expected).filter(([name, value]) => answer.headers.get(name) !== value);
  // Where one policy for all pages would be too long for a host, each page says its own.
  const inPage = load(answer.text)('meta[http-equiv="Content-Security-Policy"]').attr('content');
  const policy = inPage ?? answer.headers.get('content-security-policy') ?? '';
  const robots = answer.headers.get('x-robots-tag') ?? '';
  return [
    ...wrong.map(([name, value]) => `${path} does not have the header ${name}: ${value}.`),
    ...(policy.startsWith("default-src 'none'") ? [] : [`${path} has no Content-Security-Policy of ours.`]),
    ...(robots.includes('noindex') ? [`${path} tells search engines to stay away.`] : []),
  ];
}

async function securityTextProblems(origin: string): Promise<string[]> {
  const {text} = await get(`${origin}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (\S+)/m.exec(text)?.[1] ?? '');
  const holds = expires - Date.now() > LEAST_DAYS * DAY;
  return holds ? [] : ['security.txt is missing or runs out soon: deploy the site again.'];
}

function linksIn(html: string, origin: string): string[] {
  const $ = load(html);
  const addresses = $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  return addresses.filter((address) => /^https?:/.test(address) && !address.startsWith(origin));
}
