import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {npm, run} from '../../scripts/lib/processes.mjs';
import type {Bench, Served} from './bench';
import {atMost, type Part, type Row} from './part';
import {median, withSpread} from './statistics';
import type {Template} from './templates';

/** Fetched by whoever measures: with its hundred packages it would be a seventh of what everybody installs. */
const VERSION = '12.8.2';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;
type Category = keyof typeof CATEGORIES;

/** How often Lighthouse is asked at most for one report. */
const TRIES = 3;

interface Report {
  scores: Partial<Record<Category, {score: number; imperfect: string[]}>>;
  /** Milliseconds until the largest paint. */
  paint: number;
  shift: number;
}

/** What Lighthouse says of every template, and how the paint compares with that of the baseline. */
export async function benchLighthouse(bench: Bench): Promise<Part> {
  const {site, baseline, templates, quick, step} = bench;
  const rows: Row[] = [];
  const ratios: number[] = [];
  for (const template of quick ? templates.slice(0, 1) : templates) {
    step(template.name);
    const [ours, least]: [Report[], Report[]] = [[], []];
    for (let time = 1; time <= (quick ? 1 : 3); time += 1) {
      ours.push(await report(bench, site, template, Object.keys(CATEGORIES) as Category[]));
      least.push(await report(bench, baseline, template, ['performance']));
    }
    rows.push(...scores(template, ours));
    const paintOf = (reports: Report[]) => median(reports.map(({paint}) => paint));
    const ratio = paintOf(ours) / paintOf(least);
    ratios.push(ratio);
    rows.push(
      atMost(`${template.name}: largest paint, against the baseline`, ratio, 1.1),
      atMost(`${template.name}: layout shift`, median(ours.map(({shift}) => shift)), 0),
    );
  }
  rows.push({
    figure: 'largest paint of all templates, against the baseline',
    value: withSpread(ratios),
  });
  return {
    title: 'Lighthouse',
    rows,
    conditions: `Lighthouse ${VERSION}, mobile, simulated throttling, ${quick ? 'one run' : 'the median of three runs'} in production mode. The 404 page is judged without SEO, as it answers that it is not there; browsers note that answer as an error, which costs it best practices.`,
  };
}

function scores({name}: Template, reports: readonly Report[]): Row[] {
  return (Object.keys(CATEGORIES) as Category[]).flatMap((category): Row[] => {
    const judged = reports.flatMap((each) => each.scores[category] ?? []);
    if (judged.length === 0) return [];
    const value = Math.round(median(judged.map(({score}) => score)) * 100);
    const why =
      value < 100
        ? ` (${[...new Set(judged.flatMap(({imperfect}) => imperfect))].join(', ')})`
        : '';
    return [
      {
        figure: `${name}: ${CATEGORIES[category]}`,
        value: `${value}${why}`,
        target: '100',
        ok: value === 100,
      },
    ];
  });
}

/** What Lighthouse says; it is asked again where it has seen no paint, which happens now and then. */
async function report(
  bench: Bench,
  served: Served,
  template: Template,
  categories: Category[],
): Promise<Report> {
  for (let time = 1; ; time += 1) {
    const said = await ask(bench, served, template, categories);
    if (Number.isFinite(said.paint)) return said;
    if (time === TRIES)
      throw new Error(`Lighthouse saw no paint of ${template.path}, ${TRIES} times.`);
  }
}

/** What we read of the result that Lighthouse writes as JSON. */
interface Result {
  audits: Record<string, {score: number | null; numericValue?: number} | undefined>;
  categories: Record<
    string,
    {id: Category; score: number | null; auditRefs: {id: string; weight: number}[]}
  >;
}

async function ask(
  {browser}: Bench,
  {url, pages}: Served,
  {path}: Template,
  categories: Category[],
): Promise<Report> {
  const isPage = pages.has(path);
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const {code, output} = await run(
    npm(
      ...['exec', '--yes', `--package=lighthouse@${VERSION}`, '--', 'lighthouse', url + path],
      ...[
        `--port=${new URL(browser.wsEndpoint()).port}`,
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
      ],
      ...['--form-factor=mobile', '--throttling-method=simulate'],
      `--only-categories=${categories.filter((category) => isPage || category !== 'seo').join(',')}`,
      ...(isPage ? [] : ['--ignore-status-code']),
    ),
  );
  if (code !== 0) throw new Error(`Lighthouse said nothing about ${path}: ${output}`);
  const {audits, categories: judged} = JSON.parse(readFileSync(file, 'utf8')) as Result;
  rmSync(folder, {recursive: true});
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.values(judged).map(({id, score, auditRefs}) => [
        id,
        {
          score: score ?? 0,
          imperfect: auditRefs
            .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
            .map((ref) => ref.id),
        },
      ]),
    ),
    paint: number('largest-contentful-paint'),
    shift: number('cumulative-layout-shift'),
  };
}
