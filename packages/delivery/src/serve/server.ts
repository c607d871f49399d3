import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {fileOfPage, normalisePath, NOT_FOUND, resolveAddress} from '@dental/practice';
import {headersFor, REVALIDATE, type Headers} from '../hosting/headers';
import {FOR_HOSTS} from '../hosting/rules';
import {sendFile} from './files';
import {followRules, type ServedSite} from './rules';

/**
 * Makes the web server of a built site, for this machine: it answers every address as the resolver decides, and everything
 * else from the files, with the same headers as any other host.
 * @param site its files, which may be built anew while they are served, and its rules
 * @throws {UserError} if the site cannot be served as it is
 */
export function siteServer(site: ServedSite): Server {
  const currentRules = followRules(site);
  return createServer((request, response) => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
    const {book, headers} = currentRules();
    const resolved = resolveAddress(book, path);
    const withHeaders = (own: Headers) => response.setHeaders(new Map(Object.entries(own)));
    const file = (name: string, ifNone: () => void) =>
      sendFile(site.folder, request, response, name, ifNone);
    const notFound = () => {
      withHeaders(headersFor(headers, NOT_FOUND));
      response.statusCode = 404;
      delete request.headers.range;
      file(NOT_FOUND, () => response.end('This page does not exist.'));
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(response, 405, {...headersFor(headers, NOT_FOUND), Allow: 'GET, HEAD'});
    } else if (resolved.kind === 'redirect') {
      send(response, 301, {
        ...headersFor(headers, path),
        'Cache-Control': REVALIDATE,
        Location: resolved.to + query,
      });
    } else if (resolved.kind === 'not-found' && !mayBeFile(path)) {
      notFound();
    } else {
      withHeaders(headersFor(headers, path));
      // What lies beside a preview, such as its editor, is no page of the book.
      const sendDocument = () => file(fileOfPage(path), notFound);
      if (resolved.kind === 'page') sendDocument();
      else file(path, mayBeFile(fileOfPage(path)) ? sendDocument : notFound);
    }
  });
}

/**
 * Starts a server.
 * @param port 0 for any that is free
 * @param host whom it answers: this machine alone, unless another name or address is given, such as `0.0.0.0` for all
 * @returns the port, once it answers; rejects with the system's error
 */
export function listen(server: Server, port: number, host = 'localhost'): Promise<number> {
  return new Promise((done, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });
}

/** Stops a server once it has answered what it was asked, or after three seconds. */
export function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    setTimeout(() => server.closeAllConnections(), 3_000).unref();
  });
}

/** A path that the resolver refuses must not reach the disk, and a folder or the 404 page is no file to request. */
function mayBeFile(path: string): boolean {
  const plain = normalisePath(path);
  return (
    plain !== undefined && !path.endsWith('/') && plain !== NOT_FOUND && !FOR_HOSTS.test(plain)
  );
}

function send(response: ServerResponse, status: number, headers: Headers): void {
  response.writeHead(status, {...headers, 'Content-Length': 0}).end();
}
