import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {json} from 'node:stream/consumers';
import type {Site} from '@dental/content';
import {isLocalHost} from '@dental/practice';
import {createPageDescriber} from '../listEditableEntries';
import {createSettings} from '../settings';
import {UserFacingError} from '../tasks/repository';
import type {GitRepository} from './gitRepository';
import {answerRequest, createActions, type Actions} from './protocol';

const BACKEND_PATH = '/api/v1';

/**
 * Creates the server of `npm run admin`: the built site with its editor, which saves to branches of
 * the local repository.
 * @param siteServer serves the site and the editor's own files
 * @param readSite reads the current content
 */
export function createEditorServer(
  siteServer: Server,
  repository: GitRepository,
  readSite: () => Site,
): Server {
  const branch = repository.getCurrentBranch();
  const backend = {name: 'local', address: BACKEND_PATH, branch} as const;
  const actions = createActions(repository, branch);
  return createServer((request, response) => {
    if (!isLocalHost(request.headers.host)) {
      sendJson(response, 403, {error: 'This server only answers to its own address.'});
    } else if (request.url === '/admin/settings.json') {
      const site = readSite();
      const describePage = createPageDescriber(repository.root, site);
      sendJson(response, 200, createSettings(site, backend, describePage));
    } else if (request.url === BACKEND_PATH && request.method === 'POST') {
      void respond(request, response, actions);
    } else {
      siteServer.emit('request', request, response);
    }
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  actions: Actions,
): Promise<void> {
  try {
    rejectForeignRequest(request);
    sendJson(response, 200, answerRequest(actions, await json(request)) ?? null);
  } catch (error) {
    const {status, message} =
      error instanceof UserFacingError ? error : {status: 500, message: (error as Error).message};
    sendJson(response, status, {error: message});
  }
}

/** Keeps pages of other websites from writing to the repository. */
function rejectForeignRequest({headers}: IncomingMessage): void {
  const isSameOrigin = headers.origin === undefined || headers.origin === `http://${headers.host}`;
  const isJson = headers['content-type']?.startsWith('application/json');
  if (!isSameOrigin || !isJson) {
    throw new UserFacingError('Only the editor at this address can send requests.', 403);
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json;charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(value));
}
