import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {json} from 'node:stream/consumers';
import type {Settings} from '../settings';
import {Refusal} from '../drafts/backend';
import {answer} from './protocol';
import type {Repository} from './repository';

/** Where the editor's backend is asked. */
export const BACKEND = '/api/v1';

/** What a local editor needs. */
interface LocalEditor {
  /** Answers for the site and the editor's own files. */
  site: Server;
  repository: Repository;
  /** What the editor is told, from the files as they are now. */
  settings(this: void): Settings;
}

/** The server of `npm run admin`: the built site with its editor, which saves into branches of the repository here. */
export function editorServer({site, repository, settings}: LocalEditor): Server {
  return createServer((request, response) => {
    if (request.url === '/admin/settings.json') {
      send(response, 200, settings());
    } else if (request.url === BACKEND && request.method === 'POST') {
      void respond(request, response, repository);
    } else site.emit('request', request, response);
  });
}

async function respond(request: IncomingMessage, response: ServerResponse, repository: Repository): Promise<void> {
  try {
    refuseOthers(request);
    send(response, 200, answer(repository, await json(request)) ?? null);
  } catch (error) {
    const {status, message} = error instanceof Refusal ? error : new Refusal((error as Error).message, 500);
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
  response.writeHead(status, {'Content-Type': 'application/json;charset=utf-8', 'Cache-Control': 'no-store'});
  response.end(JSON.stringify(value));
}
