import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';

const CODE = /\.(ts|tsx|mjs|cjs|css)$/;

/** Lines of code that a room may have, at most. */
const BUDGETS: Record<string, number> = {
  src: 14_500,
  'packages/practice': 2_400,
  'packages/content': 5_450,
  'packages/prose': 4_000,
  'packages/checks': 3_650,
  'packages/changes': 3_150,
  'packages/admin': 3_750,
  'packages/delivery': 2_600,
  'packages/print': 1_200,
  'packages/bench': 1_300,
  scripts: 1_500,
  tests: 21_000,
};

/** Lines that the packages may have together, but for those of drawings and of measuring. */
const PACKAGES = 26_000;

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

it.each(Object.entries(BUDGETS))('%s keeps to its budget of lines', (room, most) => {
  const lines = room === 'tests' ? tests.reduce((sum, folder) => sum + linesIn(folder), 0) : linesIn(room);
  expect(lines, `${room} has ${lines} lines, of ${most} at most: take some away elsewhere in it.`).toBeLessThanOrEqual(
    most,
  );
});

it('the packages keep to their budget together', () => {
  const counted = packages.filter((name) => name !== 'packages/bench' && !WITHOUT_BUDGET.includes(name));
  expect(counted.reduce((sum, name) => sum + linesIn(name), 0)).toBeLessThanOrEqual(PACKAGES);
});

it('every package has a budget', () => {
  expect(packages.filter((name) => !(name in BUDGETS) && !WITHOUT_BUDGET.includes(name))).toEqual([]);
});
