import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {expect, it} from 'vitest';

interface Import {
  file: string;
  from: string;
  isType: boolean;
}

const sources = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((name) => /(?<!\.d)\.(ts|tsx|mjs)$/.test(name))
  .map((name) => join('src', name));

const imports = [...sources, 'docusaurus.config.ts', 'scripts/build.mjs', 'scripts/lib/build.ts'].flatMap((file) =>
  [...headOf(readFileSync(file, 'utf8')).matchAll(/^(?:import|export) (type )?(?:[^;'"`]*? from )?'([^']+)';$/gm)].map(
    ([, type, from = '']): Import => ({file, from, isType: type !== undefined}),
  ),
);

/** A file up to its first declaration: what follows may write imports for others. */
function headOf(text: string): string {
  return text.split(/^(?:export (?!type \{|\{|\*)|const |function |interface )/m)[0] ?? '';
}

/** The folder of src that a file of ours is in; undefined for one of a package. */
function folderOf({file, from}: Import): string | undefined {
  const path = from.startsWith('@site/') ? from.slice('@site/'.length) : join(dirname(file), from);
  const [top, folder] = relative('.', resolve(path)).split('/');
  return /^(\.|@site\/)/.test(from) && top === 'src' ? folder : undefined;
}

it('no folder of src imports itself by way of others', () => {
  const needs = new Map<string, Set<string>>();
  for (const one of imports.filter(({file}) => file.startsWith('src/'))) {
    const [, from = ''] = one.file.split('/');
    const to = folderOf(one);
    if (to !== undefined && to !== from) needs.set(from, (needs.get(from) ?? new Set()).add(to));
  }
  const circles = (path: readonly string[]): string[] =>
    [...(needs.get(path.at(-1) ?? '') ?? [])].flatMap((next) =>
      next === path[0] ? [[...path, next].join(' → ')] : path.includes(next) ? [] : circles([...path, next]),
    );
  expect([...needs.keys()].flatMap((folder) => circles([folder]))).toEqual([]);
});

it('what the build imports is among the dependencies, which a host installs', () => {
  const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};
  // Docusaurus resolves these names itself.
  const known = /^(node:|\.|@site\/|@theme\/|@generated\/|@dental\/|@docusaurus\/(?!types|plugin|preset|core|faster))/;
  // Without the packages of the editor, a preview has none.
  const missing = imports
    .filter(({file, from, isType}) => !isType && !known.test(from) && !/^src.(gate|browser|live|css|admin)/.test(file))
    .map(({file, from}) => ({file, name: /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? ''}))
    .filter(({name}) => !(name in dependencies));
  expect(missing).toEqual([]);
});
