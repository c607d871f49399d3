import {createHash} from 'node:crypto';
import {request, type IncomingMessage, type ServerResponse} from 'node:http';
import {createServer} from 'node:https';
import type {Duplex} from 'node:stream';
import {listen} from '@dental/delivery';
import {makeCertificate} from '../hosts/certificate';
import {MOCKS, type Answer} from './mocks';
import {attackOurPage} from './toolkit';

/** Possible faults of a response. */
export type Fault =
  | 'error'
  | 'hang'
  | 'garbage'
  | 'blocked'
  | 'slow'
  | 'throws'
  | 'forbidden'
  | 'silent'
  | 'picture'
  | 'reports typing'
  | 'attack';

/** The delay of a slow response, in milliseconds. */
const SLOW_RESPONSE_MS = 1_500;

/** A submission to a mock. */
export interface Submission {
  address: string;
  fields: Record<string, string>;
}

/** The internet of the tests: the site at its own address, and mocks of all vendors. */
export interface Internet {
  port: number;
  /** The port of the server that serves the site. */
  site: number;
  /** A page of the site that replaces another. */
  swap?: {from: string; to: string};
  /** Faults, by the start of the URL. */
  fault?: {address: string; kind: Fault};
  submissions: Submission[];
  stop(): void;
}

/**
 * Starts it on one port that Chromium uses for all hosts (`--host-resolver-rules`).
 * @param homes the hosts of the site
 */
export async function startInternet(homes: readonly string[]): Promise<Internet> {
  const {certificate: cert, key} = await makeCertificate(homes[0] ?? '');
  const server = createServer(
    {cert, key},
    (request, answer) => void respond(internet, homes, request, answer),
  );
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) =>
    answerSocket(internet, request, socket),
  );
  const internet: Internet = {
    port: 0,
    site: 0,
    submissions: [],
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  internet.port = await listen(server, 0, '127.0.0.1');
  return internet;
}

const ANSWERS = Object.values(MOCKS).flatMap(({answers}) => Object.entries(answers));

async function respond(
  internet: Internet,
  homes: readonly string[],
  request: IncomingMessage,
  answer: ServerResponse,
) {
  const {method, headers} = request;
  const address = `https://${headers.host}${request.url}`;
  const isHome = homes.includes(headers.host ?? '');
  const mockedAnswer = ANSWERS.find(([start]) => address.startsWith(start))?.[1];
  const fields = method === 'POST' ? await readFields(request) : undefined;
  // Chromium also posts to its maker.
  if (fields && (isHome || mockedAnswer)) internet.submissions.push({address, fields});
  // A host with forms, such as Netlify, answers them with a page of the site.
  if (isHome) return forward(internet, request, answer);
  const send = ({type, body, thanks}: Answer, status = 200) => {
    answer.setHeader('Access-Control-Allow-Origin', '*');
    if (!fields || !thanks || headers.accept === 'application/json')
      answer.writeHead(status, {'Content-Type': type}).end(body);
    else answer.writeHead(303, {Location: fields._next ?? thanks}).end();
  };
  const {fault} = internet;
  const kind = fault && address.startsWith(fault.address) ? fault.kind : undefined;
  if (kind === 'hang') return;
  if (kind === 'blocked') return request.socket.destroy();
  if (!mockedAnswer || kind === 'error')
    return send({type: 'text/html', body: '<h1>Error 500</h1>'}, 500);
  if (kind === 'slow') return setTimeout(() => send(mockedAnswer), SLOW_RESPONSE_MS);
  send({...mockedAnswer, body: breakBody(mockedAnswer, kind)});
}

/** The response of a faulty vendor. */
function breakBody({type, body}: Answer, fault?: Fault): string {
  const wrapScript = (text: string) => (type === 'text/html' ? `<script>${text}</script>` : text);
  if (fault === 'garbage') return '\u0000<%{[(';
  if (fault === 'throws') return wrapScript("throw new Error('The vendor is broken.')");
  if (fault === 'silent') return wrapScript('');
  if (fault === 'reports typing')
    return `${body}addEventListener('input', () => fetch('https://tracker.example/'))`;
  if (fault === 'attack') return body + wrapScript(`(${String(attackOurPage)})();`);
  if (fault === 'picture') return `new Image().src = 'https://tracker.example/dot.gif';${body}`;
  if (fault === 'forbidden') return `fetch('https://tracker.example/').catch(() => {});${body}`;
  return body;
}

async function readFields(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const type = request.headers['content-type'];
  if (!type?.includes('form')) return {};
  const formData = await new Response(Buffer.concat(chunks), {
    headers: {'Content-Type': type},
  }).formData();
  return Object.fromEntries(
    [...formData].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

function forward({site, swap}: Internet, incoming: IncomingMessage, answer: ServerResponse): void {
  const path = swap && incoming.url === swap.from ? swap.to : incoming.url;
  // The posted body has been read; otherwise it would be taken for the next request.
  const {'content-length': _length, 'transfer-encoding': _encoding, ...headers} = incoming.headers;
  // Our own server answers only names of this machine.
  const options = {port: site, path, headers: {...headers, host: 'localhost'}};
  const forwarded = request(options, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  forwarded.on('error', () => answer.destroy()).end();
}

/** A web socket that answers each short message (RFC 6455). */
function answerSocket({submissions}: Internet, request: IncomingMessage, socket: Duplex): void {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accepted = createHash('sha1').update(key).digest('base64');
  const head = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accepted}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.on('error', () => socket.destroy());
  socket.on('data', (frame: Buffer) => {
    const isText = ((frame[0] ?? 0) & 15) === 1;
    if (!isText) return socket.destroy();
    const mask = frame.subarray(2, 6);
    const words = Buffer.from(
      frame.subarray(6).map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
    ).toString();
    submissions.push({
      address: `wss://${request.headers.host}${request.url}`,
      fields: {message: words},
    });
    const reply = Buffer.from(`You wrote: ${words}`);
    socket.write(Buffer.concat([Buffer.from([0x81, reply.length]), reply]));
  });
}
