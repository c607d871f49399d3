import {spawnSync} from 'node:child_process';
import {chmodSync, readFileSync, rmSync} from 'node:fs';
import {delimiter, join, resolve} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {cacheBuild, isBuilt, hashProject} from '../../../scripts/lib/cache.mjs';
import {explainOutput, toFailure} from '../../../scripts/lib/failures.mjs';
import {isInstalled} from '../../../scripts/lib/install.mjs';
import {describeOldNode, describeMissingTools} from '../../../scripts/lib/missing.mjs';
import {checkPort, makePortError, readPort} from '../../../scripts/lib/port.mjs';
import {useEmptyFolder} from '@dental/testing/emptyFolder';
import {occupyPort} from '../../support/ports';

const project = useEmptyFolder();

describe('describeOldNode', () => {
  it.each(['12.22.0', '18.20.4', '19.0.0'])('asks for a newer Node than %s', (version) => {
    expect(describeOldNode(version)).toContain(`this is Node ${version}`);
  });

  it.each(['20.0.0', '22.11.0', '24.1.0', '100.0.0'])('accepts Node %s', (version) => {
    expect(describeOldNode(version)).toBeUndefined();
  });

  it('returns all that a command prints on an old Node', () => {
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
      const {status, stdout, stderr} = spawnSync('sh', ['-c', scripts[name] ?? ''], {
        encoding: 'utf8',
        env: {...process.env, PATH},
      });
      expect([name, status, stdout + stderr]).toEqual([name, 1, `${describeOldNode('18.20.4')}\n`]);
    }
  });
});

describe('explainOutput', () => {
  it.each([
    {output: 'npm error code ENOSPC\nnpm error syscall write', message: 'The disk is full.'},
    {output: 'Error: ENOSPC: no space left on device, write', message: 'The disk is full.'},
    {
      output: "Error: EACCES: permission denied, mkdir '/srv/site/build'",
      message: "This account can't write to /srv/site/build.",
    },
    {
      output: 'npm error code EACCES',
      message: "This account can't write to the project's folder.",
    },
    {
      output: 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
      message: 'The computer ran out of memory.',
    },
  ])('explains "$output" as: $message', ({output, message}) => {
    expect(explainOutput(output)?.message.split('\n')[0]).toBe(message);
  });

  it.each([
    'npm error code ENOTFOUND',
    'npm error request failed, reason: getaddrinfo EAI_AGAIN host',
    'connect ECONNREFUSED 127.0.0.1:80',
    'npm error code ETIMEDOUT',
  ])('blames the connection for "%s" of an install only', (output) => {
    expect(explainOutput(output, {network: true})?.message).toContain('no internet connection');
    expect(explainOutput(output)).toBeUndefined();
  });

  it('ignores the title of a test that mentions a code', () => {
    expect(explainOutput('✗ explains ENOSPC and EACCES to the person')).toBeUndefined();
  });
});

describe('toFailure', () => {
  it('describes an unexpected error in two lines without a stack', () => {
    const {message} = toFailure(new TypeError('x is not a function'));
    expect(message.split('\n')).toHaveLength(2);
    expect(message).toContain('DEBUG=1');
    expect(message).not.toContain(' at ');
  });

  it('adds the stack with DEBUG=1', () => {
    const {DEBUG} = process.env;
    process.env.DEBUG = '1';
    expect(toFailure(new TypeError('x is not a function')).message).toMatch(/\n +at /);
    if (DEBUG === undefined) delete process.env.DEBUG;
    else process.env.DEBUG = DEBUG;
  });
});

describe('readPort', () => {
  it.each([
    {value: undefined, port: 3000},
    {value: '', port: 3000},
    {value: '8080', port: 8080},
  ])('reads PORT=$value as $port', ({value, port}) => {
    expect(readPort(value)).toBe(port);
  });

  it.each(['abc', '70000', '-1', '3000.5', ' 80'])('refuses PORT="%s"', (value) => {
    expect(() => readPort(value)).toThrow(`PORT is "${value}", which isn't a port number.`);
  });
});

describe('makePortError', () => {
  it('suggests another port when one is in use or reserved', () => {
    expect(makePortError('EADDRINUSE', 3000).message).toMatch(
      /choose another port: PORT=3001 npm start$/,
    );
    expect(makePortError('EACCES', 80).message).toMatch(/can't use port 80\.\n.*PORT=3000 /);
  });
});

describe('checkPort', () => {
  it.each([
    {host: undefined, name: 'all addresses'},
    {host: '127.0.0.1', name: '127.0.0.1'},
  ])('rejects a port that is in use on $name', async ({host}) => {
    const {server, port} = await occupyPort(host);
    await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use`);
    await new Promise((done) => server.close(done));
    await expect(checkPort(port)).resolves.toBeUndefined();
  });
});

describe('isInstalled', () => {
  const makeLock = (version: string) => ({
    packages: {
      '': {version: '1.0.0'},
      'node_modules/a': {version},
      'node_modules/for-another-system': {version: '1.0.0', optional: true},
    },
  });

  it.each([
    {locked: '1.0.0', installed: undefined},
    {locked: '1.0.0', installed: '1.0.0'},
    {locked: '1.0.1', installed: '1.0.0'},
  ])('compares the locked version $locked with $installed', ({locked, installed}) => {
    project.write('package-lock.json', makeLock(locked));
    if (installed)
      project.write('node_modules/.package-lock.json', {
        packages: {'node_modules/a': {version: installed}},
      });
    expect(isInstalled(project.folder, true)).toBe(locked === installed);
  });

  it('ignores developer tools unless they are needed', () => {
    project.write('package-lock.json', {
      packages: {'node_modules/vitest': {version: '1.0.0', dev: true}},
    });
    project.write('node_modules/.package-lock.json', {packages: {}});
    expect([isInstalled(project.folder, false), isInstalled(project.folder, true)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('describeMissingTools', () => {
  it('asks to install the developer tools if a command needs them', () => {
    expect(describeMissingTools(project.folder, 'start')).toBeUndefined();
    expect(describeMissingTools(project.folder, 'review')).toContain('Run npm ci');
    project.write('node_modules/vitest/package.json', {});
    expect(describeMissingTools(project.folder, 'review')).toBeUndefined();
  });
});

describe('isBuilt', () => {
  beforeEach(() => {
    project.write('pages-content/index.mdx', 'Hello');
    project.write('build/index.html', 'Hello');
    cacheBuild(project.folder, hashProject(project.folder));
  });

  it('returns true while nothing changes that a build reads', () => {
    project.write('README.md', 'Not part of the site');
    project.write('tests/unit/a.test.ts', 'Neither');
    expect(isBuilt(project.folder)).toBe(true);
  });

  it('returns false after an edit', () => {
    project.write('pages-content/index.mdx', 'Hello you');
    expect(isBuilt(project.folder)).toBe(false);
  });

  it('returns false after another build', async () => {
    await new Promise((done) => setTimeout(done, 20));
    project.write('build/index.html', 'Something else');
    expect(isBuilt(project.folder)).toBe(false);
  });

  it('changes the hash when a file moves', () => {
    project.write('static/a.svg', '');
    const before = hashProject(project.folder);
    rmSync(join(project.folder, 'static/a.svg'));
    project.write('static/b.svg', '');
    expect(hashProject(project.folder)).not.toBe(before);
  });

  it.each([
    'SITE_ENV',
    'SITE_TODAY',
    'SITE_VENDORS',
    'EMBED_SITE',
    'SIGN_IN_ADDRESS',
    'PREVIEW_ADDRESS',
  ])('changes the hash with %s', (name) => {
    expect(hashProject(project.folder, {[name]: 'other'})).not.toBe(
      hashProject(project.folder, {}),
    );
  });
});
