import {spawnSync} from 'node:child_process';
import {chmodSync, readFileSync, rmSync} from 'node:fs';
import {delimiter, join, resolve} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {cacheBuild, isBuilt, treeOf} from '../../../scripts/lib/cache.mjs';
import {explainOutput, toFailure} from '../../../scripts/lib/failures.mjs';
import {isInstalled} from '../../../scripts/lib/install.mjs';
import {nodeProblem, toolsProblem} from '../../../scripts/lib/missing.mjs';
import {checkPort, portFailure, readPort} from '../../../scripts/lib/port.mjs';
import {emptyFolder} from '@dental/testing/emptyFolder';
import {occupy} from '../../support/occupy';
import {table} from '@dental/testing/table';

const project = emptyFolder();

describe('a person with an old Node', () => {
  it.each(['12.22.0', '18.20.4', '19.0.0'])('is told to install a newer one than %s', (version) => {
    expect(nodeProblem(version)).toContain(`this is Node ${version}`);
  });

  it.each(['20.0.0', '22.11.0', '24.1.0', '100.0.0'])('may go on with %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it('gets that sentence and nothing else from a command', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    project.write(
      'old.cjs',
      "Object.defineProperty(process.versions, 'node', {value: '18.20.4'});",
    );
    project.write(
      'node',
      `#!/bin/sh\nexec "${process.execPath}" --require "${project.folder}/old.cjs" "$@"\n`,
    );
    chmodSync(join(project.folder, 'node'), 0o755);
    // As npm runs them.
    const PATH = [project.folder, resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
    for (const name of ['start', 'dev', 'lint', 'test:nightly']) {
      const script = scripts[name] ?? '';
      const {status, stdout, stderr} = spawnSync('sh', ['-c', script], {
        encoding: 'utf8',
        env: {...process.env, PATH},
      });
      expect([name, status, stdout + stderr]).toEqual([name, 1, `${nodeProblem('18.20.4')}\n`]);
    }
  });
});

describe('a person whose machine is in the way', () => {
  it.each(table<{output: string; message: string}>(import.meta.url, 'causes'))(
    'reads the cause instead of $output',
    ({output, message}) => expect(explainOutput(output)?.message.split('\n')[0]).toBe(message),
  );

  it.each(table<string>(import.meta.url, 'no network'))(
    'is told about the connection when an install ends with %j',
    (output) => {
      expect(explainOutput(output, {network: true})?.message).toContain(
        'no connection to the internet',
      );
      expect(explainOutput(output)).toBeUndefined();
    },
  );

  it('is not misled by a test that only names a cause', () => {
    expect(explainOutput('✗ explains ENOSPC and EACCES to the person')).toBeUndefined();
  });

  it('gets two sentences and no stack for whatever else happens', () => {
    const {message} = toFailure(new TypeError('x is not a function'));
    expect(message.split('\n')).toHaveLength(2);
    expect(message).not.toContain(' at ');
  });
});

describe('a person who chooses a port', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['8080', 8080],
  ])('gets it: PORT=%s is %d', (value, port) => {
    expect(readPort(value)).toBe(port);
  });

  it.each(['abc', '70000', '-1', '3000.5', ' 80'])('is told that "%s" is none', (value) => {
    expect(() => readPort(value)).toThrow(`PORT is "${value}", which is not a port number.`);
  });

  it('is told what to do where it is taken or reserved', () => {
    expect(portFailure('EADDRINUSE', 3000).message).toMatch(
      /PORT, such as to 3001, and run npm start again/,
    );
    expect(portFailure('EACCES', 80).message).toMatch(/may not use port 80\.\n.*such as to 3000/);
  });

  it.each([undefined, '127.0.0.1'])(
    'learns that it is taken on %s before any long work',
    async (host) => {
      const {server, port} = await occupy(host);
      await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use`);
      await new Promise((done) => server.close(done));
      await expect(checkPort(port)).resolves.toBeUndefined();
    },
  );
});

describe('an installation', () => {
  const lock = (version: string) => ({
    packages: {
      '': {version: '1.0.0'},
      'node_modules/a': {version},
      'node_modules/for-another-system': {version: '1.0.0', optional: true},
    },
  });

  it.each([
    ['is needed in a fresh copy', '1.0.0', undefined],
    ['is not repeated, whoever did it', '1.0.0', '1.0.0'],
    ['is needed again when a package changed', '1.0.1', '1.0.0'],
  ])('%s', (_, wanted, installed) => {
    project.write('package-lock.json', lock(wanted));
    if (installed)
      project.write('node_modules/.package-lock.json', {
        packages: {'node_modules/a': {version: installed}},
      });
    expect(isInstalled(project.folder, true)).toBe(wanted === installed);
  });

  it('may lack the tools of developers, and says how to get them to a command that needs some', () => {
    project.write('package-lock.json', {
      packages: {'node_modules/vitest': {version: '1.0.0', dev: true}},
    });
    project.write('node_modules/.package-lock.json', {packages: {}});
    expect([isInstalled(project.folder, false), isInstalled(project.folder, true)]).toEqual([
      true,
      false,
    ]);
    expect(toolsProblem(project.folder, 'start')).toBeUndefined();
    expect(toolsProblem(project.folder, 'review')).toContain('Run npm ci');
    project.write('node_modules/vitest/package.json', {});
    expect(toolsProblem(project.folder, 'review')).toBeUndefined();
  });
});

describe('a build', () => {
  beforeEach(() => {
    project.write('pages-content/index.mdx', 'Hello');
    project.write('build/index.html', 'Hello');
    cacheBuild(project.folder, treeOf(project.folder));
  });

  it('is not repeated while nothing changes', () => {
    project.write('README.md', 'Not part of the site');
    project.write('tests/unit/a.test.ts', 'Neither');
    expect(isBuilt(project.folder)).toBe(true);
  });

  it('is needed after an edit', () => {
    project.write('pages-content/index.mdx', 'Hello you');
    expect(isBuilt(project.folder)).toBe(false);
  });

  it('is needed after a file was moved', () => {
    project.write('static/a.svg', '');
    const before = treeOf(project.folder);
    rmSync(join(project.folder, 'static/a.svg'));
    project.write('static/b.svg', '');
    expect(treeOf(project.folder)).not.toBe(before);
  });

  it.each(['SITE_ENV', 'SITE_TODAY', 'SITE_VENDORS', 'SIGN_IN_ADDRESS'])(
    'is needed for another %s',
    (name) => {
      expect(treeOf(project.folder, {[name]: 'other'})).not.toBe(treeOf(project.folder, {}));
    },
  );

  it('is needed after a build that somebody else made', async () => {
    await new Promise((done) => setTimeout(done, 20));
    project.write('build/index.html', 'Something else');
    expect(isBuilt(project.folder)).toBe(false);
  });
});
