import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const CODE = /\.(ts|tsx|mjs|cjs|css)$/;

/** Lines of code that a room may have: now, to be lowered with each step, and in the end. */
const BUDGETS: Record<string, {now: number; goal: number}> = {
  src: {now: 14_535, goal: 14_500},
  'packages/practice': {now: 2_424, goal: 2_400},
  'packages/content': {now: 5_500, goal: 5_500},
  'packages/prose': {now: 4_132, goal: 4_000},
  'packages/checks': {now: 3_461, goal: 3_500},
  'packages/changes': {now: 3_175, goal: 3_200},
  'packages/admin': {now: 3_800, goal: 3_800},
  'packages/delivery': {now: 2_558, goal: 2_600},
  'packages/print': {now: 1_180, goal: 1_400},
  'packages/bench': {now: 1_285, goal: 1_300},
  scripts: {now: 1_512, goal: 1_500},
  tests: {now: 21_000, goal: 21_000},
};

/** Drawings are recipes, of which nobody reads more than one. */
const WITHOUT_BUDGET = ['packages/artwork'];

const packages = readdirSync('packages').map((name) => `packages/${name}`);
const tests = ['tests', ...packages.map((name) => `${name}/tests`)];

/** The lines of code under a folder, its tests apart. */
function linesIn(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).reduce((sum, name) => {
    const path = join(folder, name);
    if (name === 'node_modules' || tests.includes(path)) return sum;
    if (statSync(path).isDirectory()) return sum + linesIn(path);
    return sum + (CODE.test(name) ? readFileSync(path, 'utf8').split('\n').length - 1 : 0);
  }, 0);
}

it.each(Object.entries(BUDGETS))('%s keeps to its budget of lines', (room, {now, goal}) => {
  const lines = room === 'tests' ? tests.reduce((sum, folder) => sum + linesIn(folder), 0) : linesIn(room);
  expect(
    lines,
    `${room} has ${lines} lines, of ${now} at most and ${goal} in the end: take some away elsewhere in it.`,
  ).toBeLessThanOrEqual(now);
});

it('every package has a budget', () => {
  expect(packages.filter((name) => !(name in BUDGETS) && !WITHOUT_BUDGET.includes(name))).toEqual([]);
});
