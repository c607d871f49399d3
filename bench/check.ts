import {filesOnDisk, type ProjectFiles, withChanges} from '../src/content/files';
import {CONTENT_FOLDER, loadSite} from '../src/content/loadSite';
import {formatProblems} from '../src/content/problem';

/** How many times the content that we have. */
const SIZES = [1, 10, 50];

/** What the check costs as the content grows. */
export interface CheckBench {
  /** How many times the content. */
  sizes: number[];
  /** Processor time of one check at each size, nothing remembered from another. */
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
  const files = grown(filesOnDisk(process.cwd()), size);
  const started = process.cpuUsage();
  const {problems} = loadSite(process.cwd(), {files});
  const {user, system} = process.cpuUsage(started);
  if (problems.length > 0) throw new Error(formatProblems(problems.slice(0, 20)));
  return (user + system) / 1_000_000;
}

/** The same files with copies of the cases, reviews, people, sub-services and plain pages. */
function grown(files: ProjectFiles, size: number): ProjectFiles {
  const pages = files.list(CONTENT_FOLDER).filter((file) => file.endsWith('.mdx') && !file.endsWith('/index.mdx'));
  const records = (folder: string) => pages.filter((file) => file.includes(`/${folder}/`));
  const counts = {_cases: records('_cases').length, _reviews: records('_reviews').length};
  const changes = new Map(pages.map((file) => [file, readAnew(files.read(file).toString('utf8'), 1000 * size)]));
  for (let round = 1; round < size; round += 1) {
    for (const file of pages) {
      const text = unlike(files.read(file).toString('utf8'), round);
      const [folder] = Object.keys(counts).filter((name) => file.includes(`/${name}/`)) as (keyof typeof counts)[];
      if (folder === undefined) changes.set(file.replace('.mdx', `${round}.mdx`), text);
      else changes.set(...record(file, text, round * counts[folder]));
    }
  }
  return withChanges(files, changes);
}

/** A copy of a case or review, under the next number. */
function record(file: string, text: string, more: number): [file: string, text: string] {
  const id = Number(/\/(\d+)-/.exec(file)?.[1]) + more;
  return [file.replace(/\/\d+-/, `/${id}-`), text.replace(/^id: \d+/m, `id: ${id}`)];
}

/** A text whose paragraphs are others than those that the check has read before. */
function readAnew(text: string, number: number): string {
  return text.replaceAll(/\n\n(?=[A-Z][a-z])/g, `\n\nNumber ${number}. `);
}

/** A text whose title, description, name and number are no other's. */
function unlike(text: string, round: number): string {
  return readAnew(text, round)
    .replaceAll(
      /^(title|description): "?(.*?)"?$/gm,
      (_, field: string, words: string) => `${field}: "${words.replaceAll('"', '')} ${round}"`,
    )
    .replace(/^redirectFrom:\n(?: +- .*\n)+/m, '')
    .replace(/^reviewed:\n(?: +.*\n)+/m, '')
    .replace(/^id: (\d+)/m, (_, id: string) => `id: ${Number(id) + 1000 * round}`)
    .replace(/^name: (Dr\. \w+ \w+|\w+)/m, `name: $1${round}`);
}
