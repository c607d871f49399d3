import type {Protocol} from 'puppeteer-core';
import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {inlineCodeOf} from '@dental/content/output';
import {fileOfPage, NOT_FOUND} from '@dental/practice';
import type {Bench, Served} from './bench';
import {atMost, type Part, type Row} from './part';
import {pause, tap, visit, hydrated, type Visit} from './phone';
import {withSpread} from './statistics';
import type {Template} from './templates';

const KINDS = ['html', 'css', 'script', 'font', 'picture', 'other'] as const;
type Kind = (typeof KINDS)[number];
/** What is fetched for later, or for a part of a drawing, has no type of its own. */
const BY_ENDING: Record<string, Kind> = {'.js': 'script', '.svg': 'picture'};

/** `content` is what `bytes` are without headers. */
type Weights = Record<Kind, {requests: number; bytes: number; content: number}>;

const KIND_OF: Partial<Record<Protocol.Network.ResourceType, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
};

/** What a page brings over the line before the visitor acts and after, beside the baseline. */
export async function benchBytes(bench: Bench): Promise<Part> {
  const {site, baseline, templates, step} = bench;
  const rows: Row[] = [];
  const weights: Weights[] = [];
  for (const template of templates) {
    step(template.name);
    const [ours, least] = [
      await weigh(bench, site, template),
      await weigh(bench, baseline, template),
    ];
    weights.push(ours.before);
    const inline = inlineScript(
      site.folder,
      site.pages.has(template.path) ? template.path : NOT_FOUND,
    );
    rows.push(
      atMost(
        `${template.name}: bytes without pictures, against the baseline`,
        plain(ours.before) / plain(least.before),
        1.1,
      ),
      atMost(`${template.name}: script files before intent`, ours.before.script.requests, 0),
      atMost(`${template.name}: inline script`, inline / 1000, 1.5, ' kB'),
      template.moving
        ? {
            figure: `${template.name}: script after intent`,
            value: `${Math.round(ours.after / 100) / 10} kB`,
          }
        : // The words of a long page are ten of it.
          atMost(`${template.name}: script after intent`, ours.after / 1000, 130, ' kB'),
    );
  }
  for (const kind of KINDS)
    rows.push({
      figure: `${kind} before intent: kB a page`,
      value: withSpread(weights.map((each) => each[kind].bytes / 1000)),
    });
  return {
    title: 'Bytes and requests',
    rows,
    conditions:
      'What goes over the line, packed by gzip: before intent with headers, scripts after intent without. Intent is the first touch of the page. Once the page is hydrated, the pages behind links in sight are prefetched; their scripts, about 9 kB a page, come on top. The 404 page has more script in it than others: it leads another spelling on, or offers the nearest pages, before anything is painted.',
  };
}

const plain = (weights: Weights) =>
  KINDS.filter((kind) => kind !== 'picture').reduce((sum, kind) => sum + weights[kind].bytes, 0);

/** Weighs a page before the visitor acts, and its scripts after. The baseline has none. */
async function weigh({browser, site}: Bench, served: Served, {path}: Template) {
  return visit(browser, 'fast', async (visitor) => {
    const {page} = visitor;
    const weights = await noteWeights(visitor);
    await page.evaluateOnNewDocument(beSparing);
    await page.goto(served.url + path, {waitUntil: 'networkidle0'});
    const before = structuredClone(weights);
    if (served === site) {
      await tap(page, {x: 3, y: 400});
      await hydrated(page);
      await pause(500);
    }
    return {before, after: weights.script.content};
  });
}

/** Runs in the page. Who has to be sparing gets the page's own scripts, and none of pages behind its links. */
function beSparing(): void {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
}

async function noteWeights({page}: Visit): Promise<Weights> {
  const session = await page.createCDPSession();
  const weights = Object.fromEntries(
    KINDS.map((kind) => [kind, {requests: 0, bytes: 0, content: 0}]),
  ) as Weights;
  const kinds = new Map<string, Kind>();
  session.on('Network.requestWillBeSent', ({requestId, type, request}) => {
    if (!request.url.startsWith('http')) return;
    const kind =
      BY_ENDING[extname(new URL(request.url).pathname)] ?? KIND_OF[type ?? 'Other'] ?? 'other';
    kinds.set(requestId, kind);
    weights[kind].requests += 1;
  });
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({requestId, response}) =>
    headers.set(requestId, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    weights[kind].bytes += encodedDataLength;
    weights[kind].content += encodedDataLength - (headers.get(requestId) ?? 0);
  });
  await session.send('Network.enable');
  return weights;
}

function inlineScript(folder: string, path: string): number {
  const {scripts} = inlineCodeOf(readFileSync(join(folder, fileOfPage(path)), 'utf8'));
  return scripts.reduce((sum, text) => sum + text.length, 0);
}
