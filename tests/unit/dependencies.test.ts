import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Packages {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Packages;
const [, site = '', editor = '', tools = ''] = readFileSync('docs/dependencies.md', 'utf8').split(/^## /m);

/** The packages in the first column of a section's table. */
function named(section: string): string[] {
  const cells = section.split('\n').map((line) => line.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).sort();
}

it('a developer reads what each package is for, once', () => {
  expect([...named(site), ...named(editor)].sort()).toEqual(Object.keys(dependencies).sort());
  expect(named(tools)).toEqual(Object.keys(devDependencies).sort());
});

it('every package has an exact version, so that all machines have the same', () => {
  const versions = Object.entries({...dependencies, ...devDependencies});
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
