import type {IncomingMessage, ServerResponse} from 'node:http';
import {lookup} from 'mrmime';
import send from 'send';
import {REVALIDATE, type Headers} from '../hosts/headers';
import {NOT_FOUND} from '@dental/practice';
import {acceptedForms, type Form, withoutUnreadableRange} from './request';

/** `.well-known` is a folder like others; what may not be requested never comes here. */
const OPTIONS = {index: false, dotfiles: 'allow', cacheControl: false} as const;

/**
 * Makes what hands out the files of a folder, with the headers that the response has already.
 * @returns a function that answers with the file at a path, or calls its last argument if there is none
 */
export function fileServer(folder: string) {
  return (request: IncomingMessage, response: ServerResponse, path: string, ifNone: () => void): void => {
    const {headers} = withoutUnreadableRange(request);
    const attempt = ([form, ...others]: readonly Form[]): void => {
      if (!form) return ifNone();
      const fail = ({status}: {status: number}) => {
        // The last part of a file that is shorter is the whole of it.
        if (status === 416 && /^bytes=-0*[1-9]/.test(headers.range ?? '')) {
          delete headers.range;
          response.removeHeader('Content-Range');
          attempt([{ending: ''}]);
        } else if (status === 412 || status === 416) refuse(response, status);
        else attempt(others);
      };
      send(request, path + form.ending, {...OPTIONS, root: folder})
        .on('headers', () => {
          response.setHeader('Content-Type', contentType(path)).setHeader('Vary', 'Accept-Encoding');
          if (form.encoding) response.setHeader('Content-Encoding', form.encoding);
        })
        .on('directory', ifNone)
        .on('error', fail)
        .pipe(response);
    };
    // A part is one of the plain file.
    attempt(headers.range === undefined ? acceptedForms(headers['accept-encoding']) : [{ending: ''}]);
  };
}

/** Answers with the 404 page, or with a sentence while there is none. */
export function sendNotFound(
  sendFile: ReturnType<typeof fileServer>,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Headers,
): void {
  response.statusCode = 404;
  response.setHeaders(new Map(Object.entries(headers)));
  // The whole page, whatever part or copy of what is not there the client has asked for.
  for (const name of Object.keys(request.headers)) if (/^(if-|range$)/.test(name)) delete request.headers[name];
  sendFile(request, response, NOT_FOUND, () => {
    response.writeHead(404, {'Content-Type': 'text/plain;charset=utf-8'}).end('This page does not exist.');
  });
}

function refuse(response: ServerResponse, status: number): void {
  response.setHeader('Cache-Control', REVALIDATE).writeHead(status, {'Content-Length': 0}).end();
}

function contentType(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream';
  return type === 'text/html' ? `${type};charset=utf-8` : type;
}
