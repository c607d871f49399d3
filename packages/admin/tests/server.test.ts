import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {useEmptyFolder} from '@dental/testing/emptyFolder';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {runGit} from '@dental/testing/folders';
import {sendRequest} from '@dental/testing/rawRequests';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {GitRepository} from '../src/local/gitRepository';
import {createEditorServer} from '../src/local/server';

const project = useEmptyFolder();
let server: Server;
let port: number;

beforeEach(async () => {
  runGit(project.folder, 'init', '-q', '--initial-branch=main');
  const pages = createServer((_, response) => response.end('A page'));
  server = createEditorServer(pages, new GitRepository(project.folder), () => makeExampleSite());
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  ({port} = server.address() as AddressInfo);
});

afterEach(() => void server.close());

describe('createEditorServer', () => {
  it.each(['/about-us', '/admin/settings.json', '/admin/content.json'])(
    'sends %s only to its own address',
    async (path) => {
      const read = async (Host: string) => (await sendRequest(port, path, {Host})).status;
      expect(await read('evil.example')).toBe(403);
      expect(await read(`localhost:${port}`)).toBe(200);
    },
  );
});
