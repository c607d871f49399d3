import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join, resolve} from 'node:path';
import sirv from 'sirv';
import {normalisePath, resolveAddress} from '../addresses/resolve';
import {headersFor, REVALIDATE, type Headers} from '../hosting/headers';
import {fileOfPage, NOT_FOUND} from '../hosting/paths';
import {FOR_HOSTS} from '../hosting/rules';
import {followRules, type ServedSite} from './rules';

/**
 * Makes the web server of a built site. It answers every address as the resolver decides, and everything
 * else from the files, with the same headers as any other host.
 * @param site its files, which may be built anew while they are served, and its rules
 */
export function siteServer(site: ServedSite): Server {
  // `dev` looks the files up at every request, so that a new build needs no new server.
  const files = sirv(site.folder, {dev: true, etag: true, brotli: true, gzip: true, extensions: []});
  const currentRules = followRules(site.rules);

  const server = createServer((request, response) => {
    const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '') ?? [];
    const {book, headers} = currentRules();
    const notFound = () => void sendNotFound(site.folder, response, headersFor(headers, NOT_FOUND));
    const answer = resolveAddress(book, path);
    response.setHeaders(new Map(Object.entries(headersFor(headers, path))));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {'Cache-Control': REVALIDATE, Allow: 'GET, HEAD'}).end();
    } else if (answer.kind === 'redirect') {
      response.writeHead(301, {'Cache-Control': REVALIDATE, Location: answer.to + query}).end();
    } else if (answer.kind === 'not-found' && !mayBeFile(path)) {
      notFound();
    } else {
      request.url = answer.kind === 'page' ? fileOfPage(path) : path;
      dropUnusualRange(request);
      files(request, response, notFound);
    }
  });
  return server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const {headers} = currentRules();
    const lines = Object.entries(headersFor(headers, NOT_FOUND)).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${lines.join('')}\r\n`);
  });
}

/**
 * Starts a server.
 * @param port 0 for any that is free
 * @returns the port, once it answers; rejects with the system's error
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Stops a server once it has answered what it was asked, or after three seconds. */
export function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
  });
}

/** A path that the resolver refuses must not reach the disk, and a folder or the 404 page is no file to ask for. */
function mayBeFile(path: string): boolean {
  return (
    normalisePath(path) !== undefined && !path.endsWith('/') && path !== NOT_FOUND && !FOR_HOSTS.test(decodeURI(path))
  );
}

/** sirv fails on `bytes=9-1` and misreads `bytes=-5` and `bytes=0-0`; a server may answer any range with the whole file. */
function dropUnusualRange({headers}: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isPlain = first !== undefined && (last === '' || Number(first) < Number(last));
  if (!isPlain || headers['if-range'] !== undefined) delete headers.range;
}

async function sendNotFound(folder: string, response: ServerResponse, headers: Headers): Promise<void> {
  const page = await readFile(join(resolve(folder), NOT_FOUND)).catch(() => 'This page does not exist.');
  response.writeHead(404, {
    ...headers,
    'Content-Type': typeof page === 'string' ? 'text/plain;charset=utf-8' : 'text/html;charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
  });
  response.end(page);
}
