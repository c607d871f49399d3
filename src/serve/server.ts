import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join, resolve} from 'node:path';
import sirv from 'sirv';
import {normalisePath, resolveAddress} from '../addresses/resolve';
import {followAddressBook} from './build';

const NOT_FOUND_PAGE = '/404.html';

/**
 * Makes the web server of a built site. It answers every address as the resolver decides, and everything
 * else from the files.
 * @param folder the built site, which may be built anew while it is served
 */
export function siteServer(folder: string): Server {
  // `dev` looks the files up at every request, so that a new build needs no new server.
  const files = sirv(folder, {dev: true, etag: true, brotli: true, gzip: true, extensions: []});
  const addressBook = followAddressBook(folder);

  return createServer((request, response) => {
    const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '') ?? [];
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader(
      'Cache-Control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const answer = resolveAddress(addressBook(), path);
    if (answer.kind === 'redirect') {
      response.writeHead(301, {Location: answer.to + query}).end();
      return;
    }
    if (answer.kind === 'not-found' && !mayBeFile(path)) {
      void sendNotFound(folder, response);
      return;
    }
    request.url = answer.kind === 'page' ? fileOf(path) : path;
    dropUnusualRange(request);
    files(request, response, () => void sendNotFound(folder, response));
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

function fileOf(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`;
}

/** A path that the resolver refuses must not reach the disk, and a folder or the 404 page is no file to ask for. */
function mayBeFile(path: string): boolean {
  return normalisePath(path) !== undefined && !path.endsWith('/') && path !== NOT_FOUND_PAGE;
}

/** sirv fails on `bytes=9-1` and misreads `bytes=-5` and `bytes=0-0`; a server may answer any range with the whole file. */
function dropUnusualRange({headers}: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isPlain = first !== undefined && (last === '' || Number(first) < Number(last));
  if (!isPlain || headers['if-range'] !== undefined) delete headers.range;
}

async function sendNotFound(folder: string, response: ServerResponse): Promise<void> {
  const page = await readFile(join(resolve(folder), NOT_FOUND_PAGE)).catch(() => 'This page does not exist.');
  response.writeHead(404, {
    'Cache-Control': 'no-cache',
    'Content-Type': typeof page === 'string' ? 'text/plain;charset=utf-8' : 'text/html;charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
  });
  response.end(page);
}
