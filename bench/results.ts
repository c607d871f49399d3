import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import {format, resolveConfig} from 'prettier';
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
type Results = Record<'full' | 'quick', Record<string, Measured>>;

/**
 * Prints what was measured, puts it in the place of what was measured before, and makes the table for readers anew. The
 * table shows full runs only.
 * @param browser the browser's name and version
 */
export async function writeResults(parts: Record<string, Part>, quick: boolean, browser: string): Promise<void> {
  for (const part of Object.values(parts)) print(part);
  const results: Results = existsSync(RESULTS)
    ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Results)
    : {full: {}, quick: {}};
  const measured = conditions(browser);
  for (const [name, part] of Object.entries(parts)) results[quick ? 'quick' : 'full'][name] = {...part, measured};
  await writeFormatted(RESULTS, JSON.stringify(results, null, 2));
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)];
  await writeFormatted(PAGE, `${page.slice(0, before)}\n\n${tables(results.full)}\n\n${page.slice(after)}`);
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
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
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
