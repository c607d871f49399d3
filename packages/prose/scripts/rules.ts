/**
 * `npm run rules`: checks the files of rules, and writes what the programs read (`rules.json`) and what the practice's lawyer
 * reads (`rules.md`). The tests refuse what is not up to date.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {formatProblems} from '@dental/content';
import {bundled, listed} from '../src/engine/generate';
import {readRules} from '../src/engine/readRules';

const PACKAGE = join(import.meta.dirname, '..');
const FOLDER = join(PACKAGE, 'rules');

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yml'));
const read = readRules(
  Object.fromEntries(files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')])),
);

if (read.problems.length > 0) {
  console.error(
    formatProblems(
      read.problems.map((one) => ({...one, file: `packages/prose/rules/${one.file}`})),
    ),
  );
  process.exit(1);
}

const outputs = {'rules.json': bundled(read), 'rules.md': listed(read.rules)};
for (const [file, text] of Object.entries(outputs)) writeFileSync(join(PACKAGE, file), text);
console.log(`${read.rules.length} rules in ${files.length - 1} files.`);
