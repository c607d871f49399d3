import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  getNotFoundPage,
  getPageFile,
  isLocalHost,
  normalizePath,
  NOT_FOUND,
  resolveAddress,
  resolveQuery,
  SPANISH_NOT_FOUND,
} from '@dental/practice';
import {makeHeaders, REVALIDATE, type Headers} from '../hosting/headers';
import {HOST_FILES, type HostRules} from '../hosting/rules';
import {type Exchange, sendFile} from './files';
import {followRules, type ServedSite} from './rules';

const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Makes the web server of a built site, for this machine. The resolver decides the answer to every
 * URL; all other answers are files. The headers are those of any other host.
 * @param site its files, which can be built again while they are served, and its rules
 * @param names the names of this machine that it answers to, besides localhost and addresses
 * @throws {UserError} if the site can't be served as it is
 */
export function createSiteServer(site: ServedSite, names: readonly string[] = []): Server {
  const currentRules = followRules(site);
  return createServer((request, response) => {
    const rules = currentRules();
    if (hasOwnHost(request, names)) answer({request, response, folder: site.folder}, rules);
    else sendEmpty(response, 421, makeHeaders(rules.headers, NOT_FOUND));
  });
}

/** Returns true if a request has one `Host` header, and no other website can send it. */
function hasOwnHost({headers, rawHeaders}: IncomingMessage, names: readonly string[]): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 && isLocalHost(headers.host, names);
}

function answer(exchange: Exchange, rules: HostRules): void {
  const {request, response} = exchange;
  const {book, headers} = rules;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendEmpty(response, 405, {...makeHeaders(headers, NOT_FOUND), Allow: 'GET, HEAD'});
    return;
  }
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
  const resolved = resolveAddress(book, path);
  const movedByPath = resolved.kind === 'redirect' ? resolved.to + query : undefined;
  const location = resolveQuery(book, path, query) ?? movedByPath;
  if (location !== undefined) {
    sendEmpty(response, 301, {
      ...makeHeaders(headers, path),
      'Cache-Control': REVALIDATE,
      Location: location,
    });
    return;
  }
  const sendNotFound = () => answerNotFound(exchange, rules, path);
  if (resolved.kind === 'not-found' && !mayBeFile(path)) {
    sendNotFound();
    return;
  }
  setHeaders(response, makeHeaders(headers, path));
  const sendPage = () => sendFile(exchange, getPageFile(path), sendNotFound);
  if (resolved.kind === 'page') sendPage();
  // Pages next to a preview, such as its editor, aren't in the book.
  else sendFile(exchange, path, mayBeFile(getPageFile(path)) ? sendPage : sendNotFound);
}

function answerNotFound(exchange: Exchange, rules: HostRules, path: string): void {
  const {request, response} = exchange;
  setHeaders(response, makeHeaders(rules.headers, NOT_FOUND));
  response.statusCode = 404;
  delete request.headers.range;
  const file = getPageFile(getNotFoundPage(rules.book, path));
  sendFile(exchange, file, () => response.end("This page doesn't exist."));
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  response.setHeaders(new Map(Object.entries(headers)));
}

function sendEmpty(response: ServerResponse, status: number, headers: Headers): void {
  response.writeHead(status, {...headers, 'Content-Length': 0}).end();
}

/**
 * Starts a server.
 * @param port 0 for any free port
 * @param host the name or address to answer at: only this machine by default, `0.0.0.0` for all
 * @returns the port, once the server answers; rejects with the error of the system
 */
export function listen(server: Server, port: number, host = 'localhost'): Promise<number> {
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });
}

/** Stops a server after its open requests, or after three seconds. */
export function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
  });
}

/**
 * A path that the resolver refuses must not reach the disk. Folders and the 404 pages aren't files.
 */
function mayBeFile(path: string): boolean {
  const normalPath = normalizePath(path);
  return (
    normalPath !== undefined &&
    !path.endsWith('/') &&
    ![NOT_FOUND, getPageFile(SPANISH_NOT_FOUND)].includes(normalPath) &&
    !HOST_FILES.test(normalPath)
  );
}
