import {spawn, type ChildProcess} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {listen} from '@dental/delivery';
import {findFreePort} from '../ports';
import {type Key, KEYS, type Point, Visitor} from './visitor';
import {waitUntil} from '../waitUntil';

/** Without it, the browser's toolbar would keep its window at least 447 px wide. */
const GTK_STYLES = `*, button {min-width: 0; min-height: 0; padding: 0; margin: 0;
  border-width: 0; box-shadow: none} image {-gtk-icon-transform: scale(0.1)}`;

/**
 * The screen, in pixels. The window ends at its middle, where the screen's mouse rests: without a
 * window manager, that gives the window the focus.
 */
const SCREEN = {width: 3400, height: 2800};

type Action = Record<string, unknown>;

/** A visitor in Debian's WebKitGTK by WebDriver. A proxy adds code to its pages. */
export class WebKitVisitor extends Visitor {
  private readonly processes: ChildProcess[] = [];
  private readonly proxy: Server;
  private port = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  private driver = '';
  private size = {width: 1280, height: 720};

  /** @param site its address, such as `http://localhost:4173` */
  constructor(private readonly site: string) {
    super();
    this.proxy = createServer((request, response) => {
      // The browser may request a late script after the visit. No other test may fail then.
      this.answer(request, response).catch(() => response.destroy());
    });
  }

  /** Starts the browser on a screen of its own. */
  async start(): Promise<void> {
    mkdirSync(join(this.folder, 'gtk-3.0'));
    writeFileSync(join(this.folder, 'gtk-3.0/gtk.css'), GTK_STYLES);
    this.port = await listen(this.proxy, 0);
    // Two free numbers: the proxy's port belongs to this visitor only.
    const display = `:${this.port}`;
    const driverPort = await findFreePort();
    this.processes.push(
      spawn('Xvfb', [display, '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`], {
        stdio: 'ignore',
      }),
    );
    await waitUntil(() => Promise.resolve(existsSync(`/tmp/.X11-unix/X${this.port}`)), 'Xvfb');
    const env = {...process.env, DISPLAY: display, XDG_CONFIG_HOME: this.folder};
    this.processes.push(spawn('WebKitWebDriver', [`--port=${driverPort}`], {env, stdio: 'ignore'}));
    this.driver = `http://127.0.0.1:${driverPort}`;
    const options = {binary: findMiniBrowser(), args: ['--automation']};
    const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': options}};
    let session: {sessionId: string} | undefined;
    await waitUntil(async () => {
      session = await this.send<{sessionId: string}>('', {capabilities}).catch(() => undefined);
      return session !== undefined;
    }, 'WebKitWebDriver');
    this.driver += `/session/${session?.sessionId}`;
  }

  async stop(): Promise<void> {
    await fetch(this.driver, {method: 'DELETE'}).catch(() => undefined);
    for (const child of this.processes) child.kill();
    this.proxy.closeAllConnections();
    this.proxy.close();
    rmSync(this.folder, {recursive: true, force: true});
  }

  async load(path: string): Promise<void> {
    await this.resize(this.size.width, this.size.height);
    await this.send('url', {url: `http://localhost:${this.port}${path}`});
  }

  run<Argument, Result>(
    code: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const script = `return (${code.toString()})(arguments[0])`;
    return this.send<Awaited<Result>>('execute/sync', {script, args: [argument ?? null]});
  }

  async move(to: Point): Promise<void> {
    await this.act('pointer', [makeMove(to)]);
  }

  async drag(from: Point, ...to: Point[]): Promise<void> {
    const down = {type: 'pointerDown', button: 0};
    const up = {type: 'pointerUp', button: 0};
    await this.act('pointer', [makeMove(from), down, ...to.map(makeMove), up]);
  }

  async press(key: Key): Promise<void> {
    await this.type(KEYS[key]);
  }

  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      {type: 'keyDown', value},
      {type: 'keyUp', value},
    ]);
    await this.act('key', strokes);
  }

  async wheel({x, y}: Point, deltaY: number): Promise<void> {
    const turn = {type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY};
    await this.act('wheel', [turn]);
  }

  /** Makes the inside of the window as large as that: its frame differs. */
  async resize(width: number, height: number): Promise<void> {
    this.size = {width, height};
    const size = {width, height};
    for (let tries = 0; tries < 3; tries += 1) {
      const x = SCREEN.width / 2 + 2 - size.width;
      const y = SCREEN.height / 2 + 2 - size.height;
      await this.send('window/rect', {x, y, ...size});
      await setTimeout(150);
      const inside = await this.run(() => ({width: innerWidth, height: innerHeight}));
      size.width += width - inside.width;
      size.height += height - inside.height;
      if (inside.width === width && inside.height === height) return;
    }
  }

  async go(where: 'back' | 'forward' | 'refresh'): Promise<void> {
    await this.send(where, {});
  }

  private async act(type: 'pointer' | 'key' | 'wheel', actions: Action[]): Promise<void> {
    await this.send('actions', {actions: [{type, id: type, actions}]});
  }

  /**
   * Sends a command of WebDriver.
   * @throws {Error} with the driver's message
   */
  private async send<Value>(command: string, body: object): Promise<Value> {
    const path = this.driver.includes('/session/') ? `/${command}` : '/session';
    const response = await fetch(`${this.driver}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const {value} = (await response.json()) as {value: Value & {error?: string; message?: string}};
    if (value?.error) throw new Error(`${command}: ${value.error} ${value.message}`);
    return value;
  }

  /** Answers with the site's file, late if it is a script, and with the prelude in pages. */
  private async answer(
    {url = '/', method = 'GET', headers}: IncomingMessage,
    response: ServerResponse,
  ) {
    if (url.includes('/assets/js/')) await setTimeout(this.conditions.scriptDelay ?? 0);
    if (url.includes('.woff2')) await setTimeout(this.conditions.fontDelay ?? 0);
    const origin = `http://localhost:${this.port}`;
    const range = headers.range ? {range: headers.range} : undefined;
    const options = {method, redirect: 'manual', ...(range && {headers: range})} as const;
    const file = await fetch(this.site + url, options);
    const body = Buffer.from(await file.arrayBuffer());
    const isPage = file.headers.get('content-type')?.startsWith('text/html');
    const prelude = this.makePrelude();
    const digest = createHash('sha256').update(prelude).digest('base64');
    for (const [name, value] of file.headers) {
      if (/^(content-(length|encoding)|connection|transfer-encoding)$/.test(name)) continue;
      response.setHeader(
        name,
        value.replaceAll(this.site, origin).replace('script-src', `script-src 'sha256-${digest}'`),
      );
    }
    response.statusCode = file.status;
    response.end(isPage ? addPrelude(String(body), prelude) : body);
  }
}

function addPrelude(page: string, prelude: string): string {
  return page.replace(/<head[^>]*>|<meta/, (tag) =>
    tag === '<meta' ? `<script>${prelude}</script><meta` : `${tag}<script>${prelude}</script>`,
  );
}

function makeMove({x, y}: Point): Action {
  return {type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0};
}

function findMiniBrowser(): string | undefined {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  return ['4.1', '4.0', '6.0']
    .map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
    .find((path) => existsSync(path));
}
