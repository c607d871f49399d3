// @ts-check
/**
 * Runs a command of package.json that consists of other programs: node scripts/tool.mjs lint
 * Options are passed to the last program.
 */
import {spawnSync} from 'node:child_process';
import {answerUsage} from './lib/usage.mjs';

/** @type {Record<string, {run: string[], env?: Record<string, string>}>} */
const TOOLS = {
  types: {run: ['tsc --build']},
  lint: {
    run: [
      'oxlint',
      'stylelint "{src,packages}/**/*.css"',
      'oxfmt --check',
      'knip --no-config-hints',
      'tsx scripts/lint-english.ts',
    ],
  },
  format: {run: ['oxfmt', 'stylelint --fix "src/**/*.css"']},
  'test:unit': {run: ['vitest run --project unit --project components']},
  'test:content': {run: ['vitest run --project content']},
  'test:html': {run: ['vitest run --project html']},
  // Builds, browsers, and servers wait much of the time: a third worker uses the two cores.
  'test:copies': {run: ['vitest run --project copies --maxWorkers=3']},
  'test:hosts': {run: ['vitest run --project hosts --maxWorkers=3']},
  'test:site': {run: ['playwright test']},
  'test:pictures': {run: ['playwright test visual --update-snapshots=all']},
  guide: {
    run: ['playwright test adminGuide --workers=1'],
    env: {GUIDE_PICTURES: '1', NIGHTLY: '1'},
  },
  bench: {run: ['tsx packages/bench/index.ts']},
  'first-practice': {run: ['tsx packages/checks/scripts/firstPractice.ts']},
  hooks: {run: ['husky']},
};

const [name = '', ...args] = process.argv.slice(2);
const tool = TOOLS[name];
if (!tool) throw new Error(`scripts/tool.mjs has no command "${name}".`);
if (!answerUsage(name, args)) process.exitCode = runAll(tool.run, tool.env);

/**
 * Runs the programs one after the other, and stops at the first that fails.
 * @param {string[]} programs
 * @param {Record<string, string>} [env]
 * @returns {number} the exit code
 */
function runAll(programs, env) {
  for (const [index, program] of programs.entries()) {
    const isLast = index === programs.length - 1;
    const command = isLast ? [program, ...args.map(quote)].join(' ') : program;
    const {status} = spawnSync(command, {
      stdio: 'inherit',
      shell: true,
      env: {...process.env, ...env},
    });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/** @param {string} argument */
function quote(argument) {
  return process.platform === 'win32'
    ? `"${argument.replaceAll('"', '""')}"`
    : `'${argument.replaceAll("'", "'\\''")}'`;
}
