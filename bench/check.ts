import {filesOnDisk, withChanges} from '../src/content/projectFiles';
import {loadSite} from '../src/content/loadSite';
import {formatProblems} from '../src/content/problem';
import {mdxFiles, multiplied, withNumber} from './multiply';

/** How many times the content that we have. */
const SIZES = [1, 10, 50];

/** What the check costs as the content grows. */
export interface CheckBench {
  /** How many times the content. */
  sizes: number[];
  /** Processor time of one check at each size, nothing cached from another. */
  seconds: number[];
  /** Of the growth from the smallest to the largest: 1 is in step with the content, 2 with its square. */
  exponent: number;
}

/** Measures `npm run check` on the content, on ten times and on fifty times as much, held in memory. */
export function benchCheck(): Promise<CheckBench> {
  loadSite(process.cwd());
  const seconds = SIZES.map(secondsFor);
  const [first = 1, last = 1] = [seconds[0], seconds.at(-1)];
  return Promise.resolve({sizes: SIZES, seconds, exponent: Math.log(last / first) / Math.log(SIZES.at(-1) ?? 1)});
}

function secondsFor(size: number): number {
  const disk = filesOnDisk(process.cwd());
  // No text is one that a check of another size has read before.
  const anew = new Map(mdxFiles(disk).map((file) => [file, withNumber(disk.read(file).toString('utf8'), 1000 * size)]));
  const once = withChanges(disk, anew);
  const files = withChanges(once, multiplied(once, size));
  const started = process.cpuUsage();
  const {problems} = loadSite(process.cwd(), {files});
  const {user, system} = process.cpuUsage(started);
  if (problems.length > 0) throw new Error(formatProblems(problems.slice(0, 20)));
  return (user + system) / 1_000_000;
}
