import {forEachConcurrently} from '@dental/content/files';
import {Agent, request, type ClientRequest, type IncomingHttpHeaders} from 'node:http';
import {request as requestOverTls} from 'node:https';
import {connect} from 'node:net';

/** A server's response with its raw head. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const agent = new Agent({keepAlive: true, maxSockets: 16});

/** Requests a path exactly as given: nothing is resolved, decoded, or followed. */
export function sendRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return readAnswer(request({port, path, method, headers, agent}));
}

/** Requests a path over https from this machine as the server of a domain, with any certificate. */
export function sendRequestOverTls(port: number, domain: string, path: string): Promise<Answer> {
  const options = {servername: domain, headers: {Host: domain}, rejectUnauthorized: false};
  return readAnswer(requestOverTls({port, path, ...options}));
}

function readAnswer(outgoing: ClientRequest): Promise<Answer> {
  return new Promise((done, reject) => {
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Unusual parts of a request that no ordinary client sends. */
interface Strange {
  method?: string;
  version?: string;
  /** The header lines without their line ends. */
  head?: readonly string[];
}

/** Sends a raw request and returns all response bytes. */
export function sendRawRequest(
  port: number,
  target: Buffer | string,
  {method = 'GET', version = 'HTTP/1.1', head = ['Host: localhost']}: Strange = {},
): Promise<string> {
  return new Promise((done, reject) => {
    const socket = connect(port);
    const chunks: Buffer[] = [];
    socket.setTimeout(5_000, () => socket.destroy(new Error('No answer came within 5 seconds.')));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => done(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
    );
    const rest = ` ${version}\r\n${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`;
    socket.write(
      Buffer.concat([Buffer.from(`${method} `), Buffer.from(target), Buffer.from(rest)]),
    );
  });
}

/** Requests many things, a few at a time. */
export function forEachInParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  return forEachConcurrently(items, 8, work);
}
