/**
 * Makes small mistakes in the code and reports whether the nearest tests catch each one: npx tsx
 * tests/mutations [parts of file names]. Mistakes in built code share one build and run single
 * browser tests. Every file is restored.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {parse} from 'yaml';

/** A mistake: its file, the text that occurs once, and its replacement. */
type Mistake = [file: string, find: string, put: string];

/** The mistakes by the test that must catch them: a project and its filter. */
const LIST = parse(readFileSync('tests/mutations/mistakes.yml', 'utf8')) as Record<
  string,
  Mistake[]
>;

const BUILT = /^(?:html|site) /;
const SITE = ['npx', 'playwright', 'test', '--pass-with-no-tests'];
const VITEST = ['npx', 'vitest', 'run', '--bail=1', '--passWithNoTests', '--project'];
const names = process.argv.slice(2);
const all = Object.entries(LIST)
  .flatMap(([test, mistakes]) => mistakes.map((mistake) => ({test, mistake})))
  .filter(({mistake: [file]}) => names.length === 0 || names.some((part) => file.includes(part)));
const originals = new Map<string, string>();
let missedCount = 0;

function make([file, find, put]: Mistake): void {
  const text = readFileSync(file, 'utf8');
  if (!originals.has(file)) originals.set(file, text);
  if (!text.includes(find))
    throw new Error(`tests/mutations/mistakes.yml: ${file} does not say "${find}".`);
  writeFileSync(
    file,
    text.replace(find, () => put),
  );
}

function putBack(): void {
  for (const [file, text] of originals) writeFileSync(file, text);
  originals.clear();
}

/** Returns true if a command succeeds. Its output is ignored. */
function succeeds(...[program = '', ...args]: string[]): boolean {
  return spawnSync(program, args, {stdio: 'ignore'}).status === 0;
}

/**
 * Runs a test, such as `unit packages/x`, and reports the result. A run without tests catches
 * nothing.
 */
function tryMistake(test: string, [file, find, put]: Mistake): void {
  const [project = '', ...args] = test.split(' ');
  const nameOption = args.indexOf('-g');
  const paths = nameOption === -1 ? args : args.slice(0, nameOption);
  const name = nameOption === -1 ? '' : args.slice(nameOption + 1).join(' ');
  const passes =
    project === 'site'
      ? succeeds(...SITE, ...paths, ...(name ? ['-g', name] : []))
      : succeeds(...VITEST, project, ...paths, ...(name ? ['-t', name] : []));
  if (passes) missedCount += 1;
  const result = passes ? 'NOT CAUGHT' : 'caught    ';
  const replacement = put === '' ? 'nothing' : put;
  console.log(`${result}  ${file}: ${find} → ${replacement}  (${test})`);
}

process.on('SIGINT', () => {
  putBack();
  process.exit(130);
});
try {
  for (const {test, mistake} of all.filter((one) => !BUILT.test(one.test))) {
    make(mistake);
    tryMistake(test, mistake);
    putBack();
  }
  const built = all.filter((one) => BUILT.test(one.test));
  if (built.length > 0) {
    for (const {mistake} of built) make(mistake);
    const isBuilt = succeeds('node', 'scripts/build.mjs');
    putBack();
    if (!isBuilt)
      throw new Error(
        'The site with the mistakes of tests/mutations/mistakes.yml could not be built.',
      );
    for (const {test, mistake} of built) tryMistake(test, mistake);
    console.log('What is in build/ has these mistakes: npm run build makes it anew.');
  }
} finally {
  putBack();
}
console.log(`${all.length - missedCount} of ${all.length} mistakes are caught.`);
process.exitCode = missedCount === 0 ? 0 : 1;
