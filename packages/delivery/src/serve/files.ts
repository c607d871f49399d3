import {existsSync, readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {REVALIDATE, type Headers} from '../hosts/headers';
import {NOT_FOUND} from '@dental/practice';
import {acceptedForms, askedRange, hasCopy, type Form, type Version} from './request';

/**
 * Makes what hands out the files of a folder, with the headers that the response has already.
 * @returns a function that answers with the file at a path, or calls its last argument if there is none
 */
export function fileServer(folder: string) {
  // `dev` looks the files up at every request, so that a new build needs no new server.
  const hand = sirv(folder, {dev: true, extensions: []});

  return (request: IncomingMessage, response: ServerResponse, path: string, ifNone: () => void): void => {
    const {headers} = request;
    const isPart = headers.range !== undefined;
    const found = find(folder, path, isPart ? [{ending: ''}] : acceptedForms(headers['accept-encoding']));
    if (!found) return ifNone();
    const range = askedRange(headers, found.version);
    response.setHeader('ETag', found.version.etag).setHeader('Vary', 'Accept-Encoding');
    if (hasCopy(headers, found.version)) {
      response.writeHead(304).end();
    } else if (range === null) {
      const none = {'Content-Range': `bytes */${found.version.size}`, 'Content-Length': 0, 'Cache-Control': REVALIDATE};
      response.writeHead(416, none).end();
    } else {
      if (range === undefined) delete headers.range;
      else headers.range = range;
      response.setHeader('Accept-Ranges', 'bytes');
      request.url = path + found.form.ending;
      hand(request, response, ifNone);
    }
  };
}

/** Answers with the 404 page, or with a sentence while there is none. */
export function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse, headers: Headers) {
  const found = find(folder, NOT_FOUND, acceptedForms(request.headers['accept-encoding']));
  const text = found ? readFileSync(found.file) : 'This page does not exist.';
  response.writeHead(404, {
    ...headers,
    ...(found?.form.encoding && {'Content-Encoding': found.form.encoding}),
    Vary: 'Accept-Encoding',
    'Content-Type': found ? 'text/html;charset=utf-8' : 'text/plain;charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** A file of the site, in one of its forms. */
interface Found {
  file: string;
  form: Form;
  version: Version;
}

/** Looks for the first form of a file that there is. */
function find(folder: string, path: string, forms: readonly Form[]): Found | undefined {
  for (const form of forms) {
    const file = join(folder, decodeURI(path) + form.ending);
    // Unlike the other, this one has an answer to names that are too long.
    const stats = existsSync(file) ? statSync(file, {throwIfNoEntry: false}) : undefined;
    if (!stats?.isFile()) continue;
    const {size, mtimeMs: changed} = stats;
    return {file, form, version: {size, changed, etag: `"${Math.floor(changed).toString(16)}-${size.toString(16)}"`}};
  }
  return undefined;
}
