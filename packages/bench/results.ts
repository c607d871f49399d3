import {availableParallelism, totalmem} from 'node:os';
import {tryGit} from '@dental/changes/git';
import type {Part} from './part';

const MAX_FIGURE_WIDTH = 70;

/**
 * Prints the rows of a part with the day, commit, and machine. docs/performance.md keeps the
 * figures that matter.
 * @param browser its version
 */
export function printResults({title, rows, conditions}: Part, browser: string): void {
  console.log(`\n${title}\n${conditions}\n${describeMachine(browser)}\n`);
  const width = Math.max(...rows.map(({figure}) => Math.min(figure.length, MAX_FIGURE_WIDTH)));
  for (const {figure, value, target, ok} of rows) {
    const mark = ok === false ? '✗' : ' ';
    const limit = target ? `  (${target})` : '';
    console.log(`${mark} ${figure.padEnd(width)}  ${value}${limit}`);
  }
}

/** The machine's size and versions, without its name. */
function describeMachine(browser: string): string {
  const commit = tryGit('.', 'rev-parse', '--short', 'HEAD')?.trim() ?? 'unknown';
  return [
    new Date().toISOString().slice(0, 10),
    `commit ${commit}`,
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `Chromium ${browser}`,
  ].join(', ');
}
