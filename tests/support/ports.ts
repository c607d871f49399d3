import {createServer, type AddressInfo, type Server} from 'node:net';

/** Takes a free port. */
export async function occupyPort(host?: string): Promise<{server: Server; port: number}> {
  const server = createServer();
  await new Promise<void>((done) => server.listen({port: 0, host}, done));
  return {server, port: (server.address() as AddressInfo).port};
}

/** A free port. */
export function findFreePort(): Promise<number> {
  const port = 18_000 + Math.floor(Math.random() * 1_000);
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(findFreePort()));
    server.listen(port, () => server.close(() => done(port)));
  });
}
