import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism, totalmem} from 'node:os';
import {dirname} from 'node:path';
import {askGit} from '@dental/content';
import type {Part} from './part';

/** The last figures of each part, for whoever compares two runs; docs/performance.md has those that matter. */
const RESULTS = '.cache/bench/results.json';

/** Prints the rows of a part, and keeps them with the day, commit and machine that they were measured on. */
export function report(name: string, part: Part, browser: string): void {
  print(part);
  mkdirSync(dirname(RESULTS), {recursive: true});
  const results = {...earlierResults(), [name]: {...part, measured: conditions(browser)}};
  writeFileSync(RESULTS, JSON.stringify(results, undefined, 2));
}

function earlierResults(): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8')) as Record<string, unknown>;
  } catch {
    return {};
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
