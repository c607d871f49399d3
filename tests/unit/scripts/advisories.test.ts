import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

/** What the mock of a registry knows of the one package of the project; 405 where it does not answer audits. */
let known: object[] | 405;
const registry = createServer((request, response) => {
  request.resume();
  const isAudit = request.url?.includes('/advisories/bulk') ?? false;
  const packument = {
    name: 'weak',
    versions: {'1.0.0': {name: 'weak', version: '1.0.0'}},
    'dist-tags': {latest: '1.0.0'},
  };
  const status = request.method === 'GET' || (isAudit && known !== 405) ? 200 : 405;
  response.writeHead(status, {'content-type': 'application/json'});
  response.end(JSON.stringify(isAudit ? {weak: known} : packument));
});

const folder = mkdtempSync(join(tmpdir(), 'advisories-'));
const HIGH = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-1',
  title: 'It leaks',
  severity: 'high',
  vulnerable_versions: '<2',
};

beforeAll(async () => {
  await new Promise<void>((done) => registry.listen(0, done));
  const project = {name: 'x', version: '1.0.0', dependencies: {weak: '1.0.0'}};
  const packages = {'': project, 'node_modules/weak': {version: '1.0.0'}};
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({...project, lockfileVersion: 3, packages}));
  mkdirSync(join(folder, 'hosting'));
});

afterAll(() => {
  registry.close();
  rmSync(folder, {recursive: true, force: true});
});

/** `npm run advisories` in a small project. */
function look(advisories: typeof known, exceptions: object[] = []): Promise<{code: number; printed: string}> {
  known = advisories;
  writeFileSync(join(folder, 'hosting/advisories.json'), JSON.stringify(exceptions));
  const npm_config_registry = `http://localhost:${(registry.address() as AddressInfo).port}/`;
  const env = {...process.env, npm_config_registry, npm_config_cache: join(folder, 'cache')};
  return new Promise((done) => {
    execFile(
      resolve('node_modules/.bin/tsx'),
      [resolve('scripts/advisories.ts')],
      {cwd: folder, env},
      (error, out, err) => done({code: error ? 1 : 0, printed: `${out}${err}`}),
    );
  });
}

describe('npm run advisories', {timeout: 60_000}, () => {
  it('fails on one of high severity, and names the package and where to read about it', async () => {
    const {code, printed} = await look([HIGH, {...HIGH, id: 2, severity: 'low', title: 'Nothing much'}]);
    expect(code).toBe(1);
    expect(printed).toBe('- .: weak: It leaks (https://github.com/advisories/GHSA-1).\n');
  });

  it('passes while an exception for it holds', async () => {
    const exception = {id: 'GHSA-1', why: 'It runs at build time only.', until: '2999-01-01'};
    expect(await look([HIGH], [exception])).toEqual({code: 0, printed: 'No advisory of high severity is open.\n'});
  });

  it('fails in two sentences if the registry does not say what it knows', async () => {
    const {code, printed} = await look(405);
    expect(code).toBe(1);
    expect(printed).toBe(
      'The registry did not say which advisories there are for the site.\nRun the command again where the registry answers npm audit; nothing is known until then.\n',
    );
  });
});
