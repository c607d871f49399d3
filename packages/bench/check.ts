import {filesOnDisk, formatProblems, withChanges} from '@dental/content';
import {loadSite} from '@dental/checks';
import {mdxFiles, multiplied, withNumber} from './multiply';

/** How many times the content that we have. */
const SIZES = [1, 10, 50];

/** What the check of some content costs. */
export interface CheckCost {
  /** How many times as many pages, cases and reviews as we have. */
  times: number;
  /** The letters of all their files: copies are of the longer ones. */
  size: number;
  /** Processor time of one check in seconds, nothing cached from another. */
  cost: number;
}

/** Measures `npm run check` on the content, on ten times and on fifty times as much, held in memory. */
export function benchCheck(): CheckCost[] {
  loadSite(process.cwd());
  return SIZES.map(costOf);
}

function costOf(times: number): CheckCost {
  const disk = filesOnDisk(process.cwd());
  // No text is one that a check of another size has read before.
  const anew = new Map(
    mdxFiles(disk).map((file) => [file, withNumber(disk.read(file).toString('utf8'), 1000 * times)]),
  );
  const once = withChanges(disk, anew);
  const files = withChanges(once, multiplied(once, times));
  const size = mdxFiles(files).reduce((letters, file) => letters + files.read(file).length, 0);
  const started = process.cpuUsage();
  const {problems} = loadSite(process.cwd(), {files});
  const {user, system} = process.cpuUsage(started);
  if (problems.length > 0) throw new Error(formatProblems(problems.slice(0, 20)));
  return {times, size, cost: (user + system) / 1_000_000};
}
