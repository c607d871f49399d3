import {setTimeout} from 'node:timers/promises';
import {readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {findInlineCode} from '@dental/delivery';
import {getPageFile, NOT_FOUND} from '@dental/practice';
import type {Bench, Served} from './bench';
import {makeLimitRow, type Part, type Row} from './part';
import {hydrate, visit, type Visit} from './phone';
import {formatSpread} from './statistics';
import type {Template} from './templates';

const KINDS = ['html', 'css', 'script', 'font', 'picture', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** The kinds of files that the browser requests without a type, such as prefetched scripts. */
const KIND_OF_EXTENSION: Record<string, Kind> = {'.js': 'script', '.svg': 'picture'};

const KIND_OF_TYPE: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
};

interface Weight {
  requests: number;
  bytes: number;
  /** The bytes without headers. */
  content: number;
}
type Weights = Record<Kind, Weight>;

const CONDITIONS = [
  'Compressed bytes over the network: before intent with headers, scripts after intent without.',
  'Intent is the first touch of the page.',
  'After hydration, the pages behind visible links are prefetched; their scripts,',
  'about 9 kB a page, are not included.',
  'The 404 page has more inline script than others: before anything is painted, it redirects a',
  'URL variant, or suggests the nearest pages.',
].join(' ');

/** Measures the bytes of each page before and after the visitor acts, against the baseline. */
export async function benchBytes(bench: Bench): Promise<Part> {
  const {site, baseline, templates, step} = bench;
  const rows: Row[] = [];
  const weights: Weights[] = [];
  for (const template of templates) {
    step(template.name);
    const ours = await weigh(bench, site, template);
    const minimum = await weigh(bench, baseline, template);
    weights.push(ours.before);
    rows.push(...makeRows(template, measureInlineScripts(site, template), ours, minimum));
  }
  for (const kind of KINDS) {
    rows.push({
      figure: `${kind} before intent: kB a page`,
      value: formatSpread(weights.map((each) => each[kind].bytes / 1000)),
    });
  }
  return {title: 'Bytes and requests', rows, conditions: CONDITIONS};
}

/** The weights before intent, and the bytes of scripts after it. */
interface PageWeights {
  before: Weights;
  scriptAfter: number;
}

function makeRows(
  {name, moving}: Template,
  inlineBytes: number,
  ours: PageWeights,
  minimum: PageWeights,
): Row[] {
  const ratio = sumBytesWithoutPictures(ours.before) / sumBytesWithoutPictures(minimum.before);
  const after = `${name}: script after intent`;
  return [
    makeLimitRow(`${name}: bytes without pictures, against the baseline`, ratio, 1.1),
    makeLimitRow(`${name}: script files before intent`, ours.before.script.requests, 0),
    makeLimitRow(`${name}: inline script`, inlineBytes / 1000, 1.5, ' kB'),
    moving
      ? {figure: after, value: `${Math.round(ours.scriptAfter / 100) / 10} kB`}
      : makeLimitRow(after, ours.scriptAfter / 1000, 130, ' kB'),
  ];
}

function sumBytesWithoutPictures(weights: Weights): number {
  return KINDS.filter((kind) => kind !== 'picture').reduce(
    (sum, kind) => sum + weights[kind].bytes,
    0,
  );
}

/** Weighs a page before the visitor acts, and its scripts after. The baseline has no scripts. */
async function weigh(
  {browser, site}: Bench,
  served: Served,
  {path}: Template,
): Promise<PageWeights> {
  return visit(browser, 'fast', async (visitor) => {
    const {page} = visitor;
    const weights = await recordWeights(visitor);
    await page.addInitScript(saveData);
    await page.goto(served.url + path, {waitUntil: 'networkidle'});
    const before = structuredClone(weights);
    if (served === site) {
      await hydrate(visitor);
      await setTimeout(500);
    }
    return {before, scriptAfter: weights.script.content};
  });
}

/** Runs in the page. With data saving on, the pages behind links are not prefetched. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
}

/** Returns weights that grow with each response of the page. */
async function recordWeights({session}: Visit): Promise<Weights> {
  const weights = Object.fromEntries(
    KINDS.map((kind) => [kind, {requests: 0, bytes: 0, content: 0}]),
  ) as Weights;
  const kinds = new Map<string, Kind>();
  const headerBytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({requestId, type = 'Other', request}) => {
    if (!request.url.startsWith('http')) return;
    const extension = extname(new URL(request.url).pathname);
    const kind = KIND_OF_EXTENSION[extension] ?? KIND_OF_TYPE[type] ?? 'other';
    kinds.set(requestId, kind);
    weights[kind].requests += 1;
  });
  session.on('Network.responseReceived', ({requestId, response}) =>
    headerBytes.set(requestId, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    weights[kind].bytes += encodedDataLength;
    weights[kind].content += encodedDataLength - (headerBytes.get(requestId) ?? 0);
  });
  await session.send('Network.enable');
  return weights;
}

function measureInlineScripts({folder, pages}: Served, {path}: Template): number {
  const file = getPageFile(pages.has(path) ? path : NOT_FOUND);
  const {scripts} = findInlineCode(readFileSync(join(folder, file), 'utf8'));
  return scripts.reduce((sum, text) => sum + text.length, 0);
}
