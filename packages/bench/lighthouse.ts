import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {makeNpmCommand, runProgram} from '../../scripts/lib/processes.mjs';
import {BROWSER, ensureTool} from '../../scripts/lib/tools.mjs';
import {BROWSER_ARGUMENTS} from '@dental/testing/browserArguments';
import type {Bench, Served} from './bench';
import {makeLimitRow, type Part, type Row} from './part';
import {getMedian, formatSpread} from './statistics';
import {MISSING_PATH, type Template} from './templates';

/** npm fetches it for each run: with its hundred packages, a project dependency costs too much. */
const VERSION = '12.8.2';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;
type Category = keyof typeof CATEGORIES;
const ALL_CATEGORIES = Object.keys(CATEGORIES) as Category[];

/** Audits that a page can't pass: search engines skip the search, and a 404 is an error. */
const EXPECTED_AUDITS: Record<string, readonly string[]> = {
  '/search': ['is-crawlable'],
  [MISSING_PATH]: ['errors-in-console'],
};

/** Lighthouse sometimes misses the paint of a page, so a report gets this many attempts. */
const MAX_ATTEMPTS = 3;

interface Report {
  scores: Partial<Record<Category, Score>>;
  /** Milliseconds until the largest paint. */
  paint: number;
  shift: number;
}

interface Score {
  /** From 0 to 1. */
  score: number;
  /** The audits below 1. */
  imperfect: string[];
}

/** Runs Lighthouse on every template, and compares the paint with the baseline. */
export async function benchLighthouse(bench: Bench): Promise<Part> {
  const {site, baseline, templates, quick, step} = bench;
  const runs = quick ? 1 : 3;
  const rows: Row[] = [];
  const ratios: number[] = [];
  for (const template of quick ? templates.slice(0, 1) : templates) {
    step(template.name);
    const ours: Report[] = [];
    const minimum: Report[] = [];
    for (let time = 1; time <= runs; time += 1) {
      ours.push(await reportPaintedPage(site, template, ALL_CATEGORIES));
      minimum.push(await reportPaintedPage(baseline, template, ['performance']));
    }
    const ratio = computeMedianPaint(ours) / computeMedianPaint(minimum);
    ratios.push(ratio);
    rows.push(
      ...makeScoreRows(template, ours),
      makeLimitRow(`${template.name}: largest paint, against the baseline`, ratio, 1.1),
      makeLimitRow(`${template.name}: layout shift`, getMedian(ours.map(({shift}) => shift)), 0),
    );
  }
  rows.push({
    figure: 'largest paint of all templates, against the baseline',
    value: formatSpread(ratios),
  });
  return {
    title: 'Lighthouse',
    rows,
    conditions: [
      `Lighthouse ${VERSION}, mobile, simulated throttling,`,
      `${quick ? 'one run' : 'the median of three runs'} in production mode.`,
      'The 404 page has no SEO score. Its status appears as an error in the console, which',
      'lowers its best practices. The search is not for search engines, which lowers its SEO.',
    ].join(' '),
  };
}

function computeMedianPaint(reports: readonly Report[]): number {
  return getMedian(reports.map(({paint}) => paint));
}

function makeScoreRows({name, path}: Template, reports: readonly Report[]): Row[] {
  const expected = EXPECTED_AUDITS[path] ?? [];
  return ALL_CATEGORIES.flatMap((category): Row[] => {
    const scores = reports.flatMap((report) => report.scores[category] ?? []);
    if (scores.length === 0) return [];
    const value = Math.round(getMedian(scores.map(({score}) => score)) * 100);
    const imperfect = new Set(scores.flatMap((score) => score.imperfect));
    return [
      {
        figure: `${name}: ${CATEGORIES[category]}`,
        value: value < 100 ? `${value} (${[...imperfect].join(', ')})` : `${value}`,
        target: '100',
        ok: value === 100 || [...imperfect].every((audit) => expected.includes(audit)),
      },
    ];
  });
}

async function reportPaintedPage(
  served: Served,
  template: Template,
  categories: readonly Category[],
): Promise<Report> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const report = await runLighthouse(served, template, categories);
    if (Number.isFinite(report.paint)) return report;
  }
  throw new Error(`Lighthouse saw no paint of ${template.path}, ${MAX_ATTEMPTS} times.`);
}

/** The parts that we read of Lighthouse's JSON. */
interface Result {
  audits: Record<string, {score: number | null; numericValue?: number} | undefined>;
  categories: Record<
    string,
    {id: Category; score: number | null; auditRefs: {id: string; weight: number}[]}
  >;
}

/** Lighthouse starts its own browser, so that nothing of another measurement is open. */
async function runLighthouse(
  {url, pages}: Served,
  {path}: Template,
  categories: readonly Category[],
): Promise<Report> {
  const isPage = pages.has(path);
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const options = [
    `--chrome-flags=${['--headless', ...BROWSER_ARGUMENTS].join(' ')}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--form-factor=mobile',
    '--throttling-method=simulate',
    `--only-categories=${categories.filter((name) => isPage || name !== 'seo').join(',')}`,
  ];
  if (!isPage) options.push('--ignore-status-code');
  const packageOption = `--package=lighthouse@${VERSION}`;
  const command = makeNpmCommand(
    'exec',
    '--yes',
    packageOption,
    '--',
    'lighthouse',
    url + path,
    ...options,
  );
  const env = {...process.env, CHROME_PATH: await ensureTool(BROWSER)};
  try {
    const {code, output} = await runProgram(command, {env});
    if (code !== 0) throw new Error(`Lighthouse failed on ${path}: ${output}`);
    return toReport(JSON.parse(readFileSync(file, 'utf8')) as Result);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function toReport({audits, categories}: Result): Report {
  const getNumber = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const scores: Report['scores'] = {};
  for (const {id, score, auditRefs} of Object.values(categories)) {
    const imperfect = auditRefs
      .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
      .map((ref) => ref.id);
    scores[id] = {score: score ?? 0, imperfect};
  }
  return {
    scores,
    paint: getNumber('largest-contentful-paint'),
    shift: getNumber('cumulative-layout-shift'),
  };
}
