import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Problem} from '@dental/content';
import {fixFiles} from './apply';

/** Each round fixes one problem of a line, and no line has more problems than this. */
const MAX_ROUNDS = 10;

/**
 * Writes every suggestion into the files. Problems without one are for a person to decide.
 * @param root the project folder
 * @param check finds the problems; it runs again after each round
 * @returns one line for each fixed problem
 */
export function writeFixes(root: string, check: () => readonly Problem[]): string[] {
  const log: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const problems = check().filter(({suggestion}) => suggestion);
    if (problems.length === 0) break;
    const readText = (file: string) => readFileSync(join(root, file), 'utf8');
    for (const [file, text] of fixFiles(problems, readText)) {
      writeFileSync(join(root, file), text);
    }
    log.push(...problems.map(({file, line, message}) => `Fixed: ${file}:${line}  ${message}`));
  }
  return log;
}
