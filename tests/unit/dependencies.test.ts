import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Packages {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Partial<Packages>;
/** The drawing recipes document their own packages. */
const workspaces = readdirSync('packages')
  .filter((name) => name !== 'artwork')
  .map((name) => read(`packages/${name}/package.json`));
const isOwn = (name: string) => name.startsWith('@dental/');
const listAll = (kind: keyof Packages) =>
  [read('package.json'), ...workspaces].flatMap((all) =>
    Object.entries(all[kind] ?? {}).filter(([name]) => !isOwn(name)),
  );
const dependencies = listAll('dependencies');
const devDependencies = listAll('devDependencies');
const listNames = (entries: readonly [string, string][]) =>
  [...new Set(entries.map(([name]) => name))].sort();
const [, site = '', editor = '', tools = ''] = readFileSync('docs/dependencies.md', 'utf8').split(
  /^## /m,
);

/** The packages in the first column of a section's table. */
function findNames(section: string): string[] {
  const cells = section.split('\n').map((line) => line.split('|')[1] ?? '');
  return cells
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .sort();
}

it('lists every package once with its purpose', () => {
  expect([...findNames(site), ...findNames(editor)].sort()).toEqual(listNames(dependencies));
  const alsoOfTheSite = new Set(listNames(dependencies));
  expect(findNames(tools)).toEqual(
    listNames(devDependencies).filter((name) => !alsoOfTheSite.has(name)),
  );
});

it('pins an exact version of every package', () => {
  const versions = [...dependencies, ...devDependencies];
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('uses one version of a library everywhere', () => {
  const versions = new Map<string, Set<string>>();
  for (const [name, version] of [...dependencies, ...devDependencies]) {
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  expect([...versions].filter(([, used]) => used.size > 1).map(([name]) => name)).toEqual([]);
});
