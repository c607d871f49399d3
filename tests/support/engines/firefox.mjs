#!/usr/bin/env node
// @ts-check
/**
 * Starts Debian's Firefox for Playwright. Playwright speaks WebDriver BiDi with it, but sends one
 * command that the release doesn't know: this relay answers that one. Without a touchscreen, a tap
 * is a press of the mouse.
 */
import {spawn} from 'node:child_process';
import {WebSocket, WebSocketServer} from 'ws';

const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const TOUCH = '"pointerType":"touch"';
const MOUSE = '"pointerType":"mouse"';
const UNKNOWN_METHOD = 'emulation.setMediaFeaturesOverride';

const firefox = spawn('/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => firefox.kill(signal));
firefox.stderr.on('data', (data) => {
  const [, address] = LISTENS.exec(String(data)) ?? [];
  if (address) listen(address);
  else process.stderr.write(data);
});

/** @param {string} address of the browser */
function listen(address) {
  const server = new WebSocketServer({host: '127.0.0.1', port: 0});
  server.on('connection', (client, {url}) => relay(client, new WebSocket(`${address}${url}`)));
  server.on('listening', () => {
    const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
}

/**
 * @param {WebSocket} client Playwright
 * @param {WebSocket} browser
 */
function relay(client, browser) {
  const isOpen = new Promise((done) => browser.once('open', done));
  client.on('message', (/** @type {Buffer} */ data) => {
    const message = data.toString();
    const {id, method} = JSON.parse(message);
    if (method === UNKNOWN_METHOD) client.send(JSON.stringify({type: 'success', id, result: {}}));
    else void isOpen.then(() => browser.send(message.replaceAll(TOUCH, MOUSE)));
  });
  browser.on('message', (/** @type {Buffer} */ data) => client.send(data.toString()));
  browser.on('close', () => client.close());
  client.on('close', () => browser.close());
}
