import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Problem} from '@dental/content';
import {fixedFiles} from './apply';

/** Of several corrections in one line the next are offered once the first is made; no line has more than these. */
const MOST_ROUNDS = 10;

/**
 * Writes every correction that is certain; what a person must decide is left as it is.
 * @param root the project folder
 * @param check finds what is wrong, anew after each round
 * @returns what was wrong and where, a line each
 */
export function writeFixes(root: string, check: () => readonly Problem[]): string[] {
  const said: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const problems = check().filter(({suggestion}) => suggestion);
    if (problems.length === 0) break;
    const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
    for (const [file, text] of fixedFiles(problems, textOf)) writeFileSync(join(root, file), text);
    said.push(...problems.map(({file, line, message}) => `Corrected: ${file}:${line}  ${message}`));
  }
  return said;
}
