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

const {metafile} = await build({
  entryPoints: SITE_COMMANDS.map((command) => `scripts/${command}.ts`),
  bundle: true,
  metafile: true,
  write: false,
  outdir: 'out',
  format: 'esm',
  platform: 'node',
  logLevel: 'silent',
  plugins: [
    {
      name: 'keep-packages-external',
      setup({onResolve}) {
        onResolve({filter: /^[a-z@]/}, ({path, kind}) =>
          kind === 'entry-point' || /^@(?:dental|site)\//.test(path)
            ? undefined
            : {path, external: true},
        );
      },
    },
  ],
});

/** The packages that a command imports when it starts. */
function listImportedPackages(command: string): string[] {
  const names = Object.values(metafile.outputs)
    .filter(({entryPoint}) => entryPoint === `scripts/${command}.ts`)
    .flatMap((output) => output.imports)
    .filter(({external, kind}) => external && kind === 'import-statement')
    .map(({path}) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(names)].filter((name) => !isBuiltin(name));
}

describe('commands for everyone', () => {
  it.each(SITE_COMMANDS)('starts npm run %s without developer packages', (command) => {
    const imported = listImportedPackages(command);
    expect(imported).not.toEqual([]);
    expect(imported.filter((name) => !installed.has(name))).toEqual([]);
  });
});
