import {readFileSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {gzipSync} from 'node:zlib';
import sirv from 'sirv';
import {fileOfPage} from '../build/outputPaths';

/** Texts are sent compressed; pictures, fonts and films are as they are. */
const TEXTS = new Set(['.html', '.css', '.js', '.svg', '.json', '.webmanifest']);

/** The files of a built site, for a browser on this machine. */
export class SiteServer {
  readonly #weights = new Map<string, number>();

  private constructor(
    private readonly folder: string,
    private readonly server: Server,
  ) {}

  /** @param withScripts whether pages may run as they do once somebody acts; what looks at them before gets none */
  static async start(folder: string, {withScripts = false} = {}): Promise<SiteServer> {
    // What a page fetches is weighed, whatever was looked at before it.
    const setHeaders = (response: ServerResponse) => response.setHeader('Cache-Control', 'no-store');
    const hand = sirv(folder, {extensions: ['html'], setHeaders});
    const server = createServer((request, response) => {
      const refuse = () => void response.writeHead(404).end();
      // A page that begins to run while it is looked at looks different each time.
      if (!withScripts && request.url?.startsWith('/assets/js/')) refuse();
      else hand(request, response, refuse);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new SiteServer(folder, server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many bytes a host sends for an address; 0 if there is nothing. */
  weightOf(address: string): number {
    const path = decodeURIComponent(new URL(address).pathname);
    const known = this.#weights.get(path);
    if (known !== undefined) return known;
    const weight = weightOfFile(join(this.folder, extname(path) ? path : fileOfPage(path)));
    this.#weights.set(path, weight);
    return weight;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

function weightOfFile(file: string): number {
  try {
    const body = readFileSync(file);
    return TEXTS.has(extname(file)) ? gzipSync(body, {level: 6}).length : body.length;
  } catch {
    return 0;
  }
}
