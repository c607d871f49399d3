import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {gzipSync} from 'node:zlib';
import {filesOnDisk} from '@dental/content';
import {buildOrThrow, copyProject, SAMPLE_ALLOWED} from '../../tests/support/copies';
import type {Bench} from './bench';
import {benchCheck} from './check';
import {builtSite, COPIES} from './copies';
import {multiplied} from './multiply';
import {atMost, type Part, type Row} from './part';
import {growthExponent} from './statistics';

const SIZES = [1, 10, 50];

/** What is made anew in every build, so that no size has an advantage. Only photographs stay prepared. */
const MADE_ANEW = ['static/img/og', 'compressed'];

/** What one build has cost, and what a visitor gets of it. */
interface Build {
  pages: number;
  cpuSeconds: number;
  /** Of its largest process. */
  megabytes: number;
  /** The scripts that every page needs, packed. */
  scriptBytes: number;
  homeBytes: number;
}

/** What a build costs with more content, and what an extra page costs the visitors of the others. */
export async function benchGrowth({step}: Pick<Bench, 'step'>): Promise<Part> {
  const builds: Build[] = [];
  for (const times of SIZES) {
    step(`${times} times the content`);
    builds.push(await buildTimes(times));
  }
  const [first, last] = [builds[0], builds.at(-1)];
  if (!first || !last) throw new Error('There is nothing to compare.');
  const points = builds.map(({pages, cpuSeconds}) => ({size: pages, cost: cpuSeconds}));
  const aPage = (bytes: (build: Build) => number) => (bytes(last) - bytes(first)) / (last.pages - first.pages);
  const rows: Row[] = [
    ...builds.flatMap(({pages, cpuSeconds, megabytes}): Row[] => [
      {figure: `${pages} pages: CPU of a cold build`, value: `${Math.round(cpuSeconds)} s`},
      {figure: `${pages} pages: peak memory`, value: `${Math.round(megabytes)} MB`},
    ]),
    ...points.slice(1).map((point, index): Row => {
      const before = points[index] ?? point;
      return {
        figure: `growth exponent of CPU from ${before.size} to ${point.size} pages`,
        value: growthExponent([before, point]).toFixed(2),
      };
    }),
    atMost(
      `growth exponent of CPU from ${first.pages} to ${last.pages} pages`,
      growthExponent([points[0]!, points.at(-1)!]),
      1.05,
    ),
    {
      figure: 'script that every visitor loads, a page more',
      value: `${Math.round(aPage((build) => build.scriptBytes))} bytes`,
    },
    {figure: 'HTML of the home page, a page more', value: `${Math.round(aPage((build) => build.homeBytes))} bytes`},
  ];
  return {
    title: 'Growth',
    rows,
    conditions:
      'Production builds without a cache but that of prepared photographs. CPU is that of all processes, memory that of the largest. Cases, reviews and sub-services are copied in their places, and pages that stand alone until there are 1, 10 and 50 times as many pages; services, people and menus stay as they are.',
  };
}

/** What the check of the content costs with more of it. */
export function benchCheckGrowth(): Promise<Part> {
  const checks = benchCheck();
  const [first, last] = [checks[0]!, checks.at(-1)!];
  return Promise.resolve({
    title: 'Checking the content',
    rows: [
      ...checks.map(({times, size, cost}) => ({
        figure: `${times} times the pages, ${Math.round(size / first.size)} times the text: CPU of a check`,
        value: `${cost.toFixed(1)} s`,
      })),
      atMost('growth exponent of a check with the text', growthExponent([first, last]), 1.05),
    ],
    conditions: 'One check at each size of the content that the builds have, with nothing cached from another.',
  });
}

async function buildTimes(times: number): Promise<Build> {
  const folder = resolve(COPIES, 'growth');
  copyProject(folder, new Map([...SAMPLE_ALLOWED, ...multiplied(filesOnDisk(process.cwd()), times)]));
  for (const name of MADE_ANEW) rmSync(join(folder, '.cache', name), {recursive: true, force: true});
  const usage = resolve(folder, '.cache/usage');
  rmSync(usage, {recursive: true, force: true});
  mkdirSync(usage, {recursive: true});
  await buildOrThrow(folder, {
    SITE_ENV: 'production',
    BENCH_USAGE: usage,
    NODE_OPTIONS: `--import ${JSON.stringify(resolve('packages/bench/usage.mjs'))}`,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  });
  const used = readdirSync(usage).map(
    (name) => JSON.parse(readFileSync(join(usage, name), 'utf8')) as Pick<Build, 'cpuSeconds' | 'megabytes'>,
  );
  const built = builtSite(folder);
  const scripts = join(built.folder, 'assets/js');
  return {
    pages: built.rules.book.pages.size,
    cpuSeconds: used.reduce((sum, {cpuSeconds}) => sum + cpuSeconds, 0),
    megabytes: Math.max(...used.map(({megabytes}) => megabytes)),
    scriptBytes: readdirSync(scripts)
      .filter((name) => /^(?:main|runtime~main)\..*\.js$/.test(name))
      .reduce((sum, name) => sum + packedSize(join(scripts, name)), 0),
    homeBytes: packedSize(join(built.folder, 'index.html')),
  };
}

const packedSize = (file: string) => gzipSync(readFileSync(file), {level: 9}).length;
