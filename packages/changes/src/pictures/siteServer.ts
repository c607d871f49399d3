import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import send from 'send';

/**
 * Serves the files of a built site to a browser on this machine, without their scripts: a page that begins to run while it
 * is looked at looks different each time.
 */
export async function serveFolder(folder: string): Promise<{origin: string; close(): void}> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const refuse = () => void response.writeHead(404).end();
    if (pathname.startsWith('/assets/js/')) refuse();
    else
      send(request, pathname, {root: folder, extensions: ['html']})
        .on('error', refuse)
        .pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = () => server.close().closeAllConnections();
  return {origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close};
}
