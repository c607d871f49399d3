import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {ProjectCopy} from '../support/copies';
import {NIGHTLY} from '@dental/testing/nightly';

let copy: ProjectCopy | undefined;

afterAll(() => copy?.remove(), 120_000);

it.runIf(NIGHTLY)(
  'builds the whole site from build dependencies only @nightly',
  async () => {
    copy = new ProjectCopy(new Map());
    rmSync(join(copy.folder, 'node_modules'), {recursive: true});
    execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: copy.folder,
    });
    const {code, output} = await copy.build();
    expect(code, output).toBe(0);
    expect(copy.loadPage('/')('h1').text()).not.toBe('');
  },
  600_000,
);
