import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {extname, join, normalize} from 'node:path';
import {listen} from '@dental/delivery';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Starts the simplest possible host: files, a folder's index.html, optional .html, and the 404
 * page. It has no rules, so old URLs rely on the static redirect pages.
 * @returns the server and its address
 */
export async function startPlainHost(folder: string): Promise<{server: Server; origin: string}> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').replace(/\?.*/, '')));
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((candidate) => join(folder, candidate))
      .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    const servedFile = file ?? join(folder, '404.html');
    response.writeHead(file ? 200 : 404, {
      'Content-Type': TYPES[extname(servedFile)] ?? 'application/octet-stream',
    });
    response.end(readFileSync(servedFile));
  });
  return {server, origin: `http://localhost:${await listen(server, 0)}`};
}
