import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import {format, resolveConfig} from 'prettier';
import {askGit} from '../src/content/git';
import type {Part, Row} from './part';

const RESULTS = 'bench/results.json';
const PAGE = 'docs/performance.md';
const [BEGIN, END] = [
  '<!-- Made by npm run bench from bench/results.json. -->',
  '<!-- End of what npm run bench makes. -->',
];

/** A part as it was measured last. */
interface Measured extends Part {
  /** The day, the commit and the machine. */
  measured: string;
}

/** The last results of full and of quick runs, by part. */
type Measurements = Record<'full' | 'quick', Record<string, Measured>>;

/** Where results go: onto the screen, into a file, and into a page for readers, which shows full runs only. */
export class Results {
  readonly #kind: keyof Measurements;
  readonly #measured: string;

  /** @param browser the browser's name and version */
  constructor(quick: boolean, browser: string) {
    this.#kind = quick ? 'quick' : 'full';
    this.#measured = conditions(browser);
  }

  /** Puts a part in the place of what was measured before. */
  async add(name: string, part: Part): Promise<void> {
    print(part);
    const results: Measurements = existsSync(RESULTS)
      ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Measurements)
      : {full: {}, quick: {}};
    results[this.#kind][name] = {...part, measured: this.#measured};
    await writeFormatted(RESULTS, JSON.stringify(results));
    const page = readFileSync(PAGE, 'utf8');
    const [before, after] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)];
    await writeFormatted(PAGE, `${page.slice(0, before)}\n\n${tables(results.full)}\n\n${page.slice(after)}`);
  }
}

function print({title, rows, conditions: under}: Part): void {
  console.log(`\n${title}\n${under}\n`);
  const width = Math.max(...rows.map(({figure}) => Math.min(figure.length, 70)));
  for (const row of rows)
    console.log(
      `${row.ok === false ? '✗' : ' '} ${row.figure.padEnd(width)}  ${row.value}${row.target ? `  (${row.target})` : ''}`,
    );
}

/** What a machine is and has, without saying whose it is. */
function conditions(browser: string): string {
  const commit = askGit('.', 'rev-parse', '--short', 'HEAD')?.trim() ?? 'unknown';
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}, Node ${process.versions.node}, ${browser}`;
}

function tables(parts: Record<string, Measured>): string {
  return Object.values(parts)
    .map(({title, rows, conditions: under, measured}) => `## ${title}\n\n${under} (${measured})\n\n${table(rows)}`)
    .join('\n\n');
}

function table(rows: readonly Row[]): string {
  const verdict = ({ok}: Row) => (ok === undefined ? '' : ok ? 'yes' : '**no**');
  const lines = rows.map((row) => [row.figure, String(row.value), row.target ?? '', verdict(row)]);
  return [['figure', 'measured', 'target', 'met'], ['---', '---', '---', '---'], ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`)
    .join('\n');
}

async function writeFormatted(file: string, text: string): Promise<void> {
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
}
