import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import send from 'send';

// The library's list lacks them.
send.mime.define({'text/javascript': ['js'], 'image/avif': ['avif']});

/** The compressions of the build, best first, and the endings of their files. */
const ENCODINGS = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
];

/** The answers to a condition that fails, and to a range beyond the end. */
const REFUSALS = [412, 416];

/** A request for a file of a built site, and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  folder: string;
}

/**
 * Answers with the file at a path, with the status and headers that the response has already. The
 * library handles conditions and ranges (RFC 9110, 13 and 14).
 * @param ifNone is called if there is no file
 */
export function sendFile(
  {request, response, folder}: Exchange,
  path: string,
  ifNone: () => void,
): void {
  const accepted = String(request.headers['accept-encoding']);
  const encoding = ENCODINGS.find(
    ({name, ending}) =>
      acceptsEncoding(accepted, name) && existsSync(join(folder, decodeURI(path) + ending)),
  );
  response.setHeader('Content-Type', getContentType(path));
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  const options = {root: folder, cacheControl: false, dotfiles: 'allow', index: false} as const;
  send(request, path + (encoding?.ending ?? ''), options)
    .on('error', ({status, headers}: {status: number; headers?: Record<string, string>}) => {
      if (REFUSALS.includes(status))
        response.writeHead(status, {...headers, 'Content-Length': 0}).end();
      else ifNone();
    })
    .on('directory', ifNone)
    .pipe(response);
}

/** Returns true if an `Accept-Encoding` header names an encoding, and not with a weight of 0. */
function acceptsEncoding(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.toLowerCase().split(';');
    return (
      name.trim() === encoding && !parameters.some((text) => /^\s*q=0(?:\.0*)?\s*$/.test(text))
    );
  });
}

function getContentType(path: string): string {
  const type = send.mime.lookup(path);
  return send.mime.charsets.lookup(type, '') ? `${type}; charset=utf-8` : type;
}
