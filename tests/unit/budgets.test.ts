import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';

const HAND_WRITTEN = /\.(ts|tsx|mts|mjs|cjs|css|yml|json|txt|sh)$/;
const GENERATED = /package-lock\.json$|^packages\/checks\/data\/firstPractice\.json$/;

/**
 * Lines of hand-written text per folder: what it needs today, plus 10 %.
 * To raise a budget, change its number here and say in the pull request what the lines are for.
 */
const BUDGETS: Record<string, number> = {
  src: 21_900,
  // Also gives renamed people their names back, and keeps the focus while blocks come and go.
  'packages/admin': 12_400,
  'packages/bench': 1_600,
  'packages/changes': 7_000,
  'packages/checks': 9_000,
  'packages/content': 10_500,
  'packages/delivery': 9_100,
  'packages/practice': 3_450,
  'packages/print': 2_000,
  // Also compares groups of people, roles of phone numbers, and plans over several clauses.
  'packages/prose': 25_900,
  'packages/testing': 2_700,
  'packages/vendors': 1_750,
  hosting: 400,
  scripts: 2_900,
  tests: 28_400,
};

/** A folder fails only when it is this far above its budget. */
const TOLERANCE = 1.1;

/** No one reads more than one drawing recipe at a time, so their number is not limited. */
const WITHOUT_BUDGET = ['packages/artwork'];

function countLines(folder: string): number {
  let lines = 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name === 'node_modules' || GENERATED.test(path)) continue;
    if (statSync(path).isDirectory()) lines += countLines(path);
    else if (HAND_WRITTEN.test(name)) lines += readFileSync(path, 'utf8').split('\n').length - 1;
  }
  return lines;
}

describe('line budgets', () => {
  it.each(Object.entries(BUDGETS))('keeps %s within its budget', (folder, budget) => {
    const lines = countLines(folder);
    const hint =
      `${folder} has ${lines} lines; its budget is ${budget}.\n` +
      'Remove a capability that no one uses, or raise the number in ' +
      'tests/unit/budgets.test.ts and say why.';
    if (lines > budget) console.warn(`Warning: ${hint}`);
    expect(lines, hint).toBeLessThanOrEqual(budget * TOLERANCE);
  });

  it('covers every package', () => {
    const packages = readdirSync('packages').map((name) => `packages/${name}`);
    expect(packages.filter((name) => !(name in BUDGETS) && !WITHOUT_BUDGET.includes(name))).toEqual(
      [],
    );
  });
});
