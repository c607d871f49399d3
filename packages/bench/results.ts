import {availableParallelism, totalmem} from 'node:os';
import {askGit} from '@dental/content';
import type {Part} from './part';

/** Prints the rows of a part, with the day, commit and machine that they were measured on; docs/performance.md has those that matter. */
export function report({title, rows, conditions: under}: Part, browser: string): void {
  console.log(`\n${title}\n${under}\n${conditions(browser)}\n`);
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
