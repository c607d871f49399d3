import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Check} from '@dental/content';
import {checks} from '../src/checks';
import {checkFormerPages} from '../src/checks/formerPages';

const FOLDER = join(import.meta.dirname, '../src/checks');

/** Functions called check… that aren't checks of the content: this one compares two versions. */
const OTHERS: readonly unknown[] = [checkFormerPages];

async function listExportedChecks(): Promise<[name: string, check: Check][]> {
  const files = readdirSync(FOLDER).filter((file) => !/^(?:all|index)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map((file) => import(join(FOLDER, file)) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.entries(module))
    .filter(([name, value]) => /^check[A-Z]/.test(name) && !OTHERS.includes(value))
    .map(([name, value]) => [name, value as Check]);
}

describe('checks', () => {
  it('lists every check that a file of the folder exports', async () => {
    const exported = await listExportedChecks();
    expect(exported.length).toBeGreaterThan(70);
    const missing = exported.filter(([, check]) => !checks.includes(check));
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
