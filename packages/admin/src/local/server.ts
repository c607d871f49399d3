import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {json} from 'node:stream/consumers';
import type {Site} from '@dental/content';
import {settingsOf} from '../settings';
import {Refusal} from '../drafts/backend';
import {answer} from './protocol';
import type {Repository} from './repository';

/** Where the editor's backend is asked. */
const BACKEND = '/api/v1';

/**
 * The server of `npm run admin`: the built site with its editor, which saves into branches of the repository here.
 * @param built answers for the site and the editor's own files
 * @param read the content as it is now
 */
export function editorServer(built: Server, repository: Repository, read: () => Site): Server {
  const backend = {name: 'proxy', proxy_url: BACKEND, branch: repository.current()} as const;
  return createServer((request, response) => {
    if (request.url === '/admin/settings.json') send(response, 200, settingsOf(read(), backend));
    else if (request.url === BACKEND && request.method === 'POST')
      void respond(request, response, repository);
    else built.emit('request', request, response);
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  repository: Repository,
): Promise<void> {
  try {
    refuseOthers(request);
    send(response, 200, answer(repository, await json(request)) ?? null);
  } catch (error) {
    const {status, message} =
      error instanceof Refusal ? error : new Refusal((error as Error).message, 500);
    send(response, status, {error: message});
  }
}

/** A page of another website must not be able to write into the repository. */
function refuseOthers({headers}: IncomingMessage): void {
  const isOurs = headers.origin === undefined || headers.origin === `http://${headers.host}`;
  const isLocal = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(headers.host ?? '');
  if (!isOurs || !isLocal || !headers['content-type']?.startsWith('application/json'))
    throw new Refusal('Only the editor at this address may ask.', 403);
}

function send(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json;charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(value));
}
