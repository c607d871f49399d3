import {existsSync, readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import send from 'send';
import {NOT_FOUND} from '@dental/practice';
import {type Headers, REVALIDATE} from '../hosts/headers';
import {acceptedForms, type Form} from './request';

// Newer than the library's list.
send.mime.define({'text/javascript': ['js'], 'image/avif': ['avif']});

/**
 * Answers with the file at a path of a folder, with the headers that the response has already; or calls its last argument
 * if there is none. Conditions and ranges (RFC 9110, 13 and 14) are those of the library, of the file as it is.
 */
export function sendFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  ifNone: () => void,
): void {
  const {headers} = request;
  // A range is that of the plain file, and only of what has a body.
  if (request.method === 'HEAD') delete headers.range;
  const found = find(folder, path, headers.range ? '' : headers['accept-encoding']);
  if (!found) return ifNone();
  // Longer than the file is the whole of it, which the library refuses.
  headers.range = headers.range?.replace(/^bytes=-(\d+)$/, (range, length) =>
    length >= found.size ? 'bytes=0-' : range,
  );
  response.setHeaders(new Map(Object.entries(contentHeaders(path, found.form))));
  send(request, path + found.form.ending, {root: folder, cacheControl: false, dotfiles: 'allow', index: false})
    .on('error', ({status, headers: own}: {status: number; headers?: Headers}) =>
      response.writeHead(status, {...own, 'Content-Length': 0, 'Cache-Control': REVALIDATE}).end(),
    )
    .pipe(response);
}

/** Answers with the 404 page, or with a sentence while there is none. */
export function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse, headers: Headers) {
  const found = find(folder, NOT_FOUND, request.headers['accept-encoding']);
  const text = found ? readFileSync(found.file) : 'This page does not exist.';
  response.writeHead(404, {
    ...headers,
    ...(found ? contentHeaders(NOT_FOUND, found.form) : {'Content-Type': 'text/plain; charset=utf-8'}),
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

function contentHeaders(path: string, {encoding}: Form): Headers {
  const type = send.mime.lookup(path);
  const charset = send.mime.charsets.lookup(type, '');
  return {
    'Content-Type': charset ? `${type}; charset=${charset.toLowerCase()}` : type,
    ...(encoding && {'Content-Encoding': encoding}),
    Vary: 'Accept-Encoding',
  };
}

/** The first form of a file that a client reads and that there is. */
function find(folder: string, path: string, accepted: string | undefined) {
  for (const form of acceptedForms(accepted)) {
    const file = join(folder, decodeURI(path) + form.ending);
    // Unlike the other, this one has an answer to names that are too long.
    const stats = existsSync(file) ? statSync(file, {throwIfNoEntry: false}) : undefined;
    if (stats?.isFile()) return {file, form, size: stats.size};
  }
  return undefined;
}
