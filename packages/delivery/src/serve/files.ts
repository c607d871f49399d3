import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import send from 'send';

// Newer than the library's list.
send.mime.define({'text/javascript': ['js'], 'image/avif': ['avif']});

/** The ways in which the build compresses files, the better one first, and the endings of those files. */
const CODINGS = {br: '.br', gzip: '.gz'};

/**
 * Answers with the file at a path of a folder, with the status and headers that the response has already; or calls its last
 * argument if there is none. Conditions and ranges (RFC 9110, 13 and 14) are those of the library.
 */
export function sendFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  ifNone: () => void,
): void {
  const accepted = String(request.headers['accept-encoding']);
  const [encoding, ending = ''] =
    Object.entries(CODINGS).find(
      ([name, own]) => accepted.includes(name) && existsSync(join(folder, decodeURI(path) + own)),
    ) ?? [];
  const type = send.mime.lookup(path);
  response.setHeader(
    'Content-Type',
    send.mime.charsets.lookup(type, '') ? `${type}; charset=utf-8` : type,
  );
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  send(request, path + ending, {root: folder, cacheControl: false, dotfiles: 'allow', index: false})
    .on('error', ({status, headers}: {status: number; headers?: Record<string, string>}) =>
      status === 416
        ? response.writeHead(status, {...headers, 'Content-Length': 0}).end()
        : ifNone(),
    )
    .on('directory', ifNone)
    .pipe(response);
}
