import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';

/** The files of a built site, for a browser on this machine. */
export interface SiteServer {
  origin: string;
  close(): void;
}

/** Serves the files of a folder without their scripts: a page that begins to run while it is looked at looks different each time. */
export async function serveFolder(folder: string): Promise<SiteServer> {
  const serve = sirv(folder, {extensions: ['html']});
  const server = createServer((request, response) => {
    const refuse = () => void response.writeHead(404).end();
    if (request.url?.startsWith('/assets/js/')) refuse();
    else serve(request, response, refuse);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
