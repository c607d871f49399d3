import type {Actions} from '../local/protocol';
import {fromBase64, toBase64} from './base64';
import {StaleHeadError, UserFacingError, type FileChange, type Repository} from './repository';

/** Keeps tasks in branches of the local repository, by the server of `npm run admin`. */
export function createLocalRepository(address: string): Repository {
  async function call<Name extends keyof Actions>(
    action: Name,
    params: Parameters<Actions[Name]>[0],
  ): Promise<Awaited<ReturnType<Actions[Name]>>> {
    const response = await fetch(address, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify({action, params}),
    });
    const body: unknown = await response.json();
    if (response.ok) return (body ?? undefined) as Awaited<ReturnType<Actions[Name]>>;
    const {error} = body as {error: string};
    throw response.status === 409
      ? new StaleHeadError(error)
      : new UserFacingError(error, response.status);
  }

  return {
    listTasks: () => call('listTasks', {}),
    readTask: (branch) => call('readTask', {branch}),
    readFile: async (path, head) => (await call('readFile', {path, head})) ?? null,
    readPicture: async ({head}, {path}) => fromBase64(await call('readPicture', {path, head})),
    async commit({task, parent, message, changes}) {
      return call('commit', {
        task,
        parent,
        message,
        changes: await Promise.all(changes.map(encodeChange)),
      });
    },
    undo: (task) => call('undo', task),
    update: (task, live, texts) => call('update', {task, live, texts: Object.fromEntries(texts)}),
    discard: (branch) => call('discard', {branch}),
  };
}

async function encodeChange({path, content}: FileChange) {
  if (content instanceof Blob) return {path, content: await toBase64(content), isBase64: true};
  return {path, content};
}
