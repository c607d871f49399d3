import {readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';

/** The commands that work with the packages that `npm start` installs. */
const SITE_COMMANDS = ['check', 'dev', 'facts', 'launch-check', 'owners', 'serve'];

function readDependencies(folder: string): string[] {
  const {dependencies = {}} = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(dependencies);
}

const installed = new Set(
  ['.', ...readdirSync('packages').map((name) => `packages/${name}`)].flatMap(readDependencies),
);

/** The packages that a command imports when it starts. */
async function findImportedPackages(command: string): Promise<string[]> {
  const {metafile} = await build({
    entryPoints: [`scripts/${command}.ts`],
    bundle: true,
    metafile: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'keep-packages-external',
        setup({onResolve}) {
          onResolve({filter: /^[a-z@]/}, ({path}) =>
            /^@(?:dental|site)\//.test(path) ? undefined : {path, external: true},
          );
        },
      },
    ],
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports
    .filter(({external, kind}) => external && kind === 'import-statement')
    .map(({path}) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(names)].filter((name) => !isBuiltin(name));
}

describe('commands for everyone', () => {
  it.each(SITE_COMMANDS)('starts npm run %s without developer packages', async (command) => {
    const imported = await findImportedPackages(command);
    expect(imported.filter((name) => !installed.has(name))).toEqual([]);
  });
});
