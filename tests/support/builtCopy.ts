import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import type {FileChanges} from '../../src/content/files';

/** What a build makes of its own, and what a copy shares with this project. */
const LEFT_OUT = ['node_modules', 'build', '.docusaurus', '.git', 'test-results'];

/** A copy of the project somewhere else, with some changes, so that a test can build it. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));

  constructor(changes: FileChanges) {
    for (const name of readdirSync('.').filter((entry) => !LEFT_OUT.includes(entry))) {
      cpSync(name, join(this.folder, name), {recursive: true});
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.folder, 'node_modules'));
    for (const [file, content] of changes) {
      const path = join(this.folder, file);
      mkdirSync(dirname(path), {recursive: true});
      if (content === undefined) rmSync(path);
      else writeFileSync(path, content);
    }
  }

  /** Builds the copy as `npm run build` does; gives what was printed. */
  build(environment: Record<string, string> = {}): Promise<{code: number; printed: string}> {
    const env = {...process.env, NODE_ENV: undefined, VITEST: undefined, ...environment};
    const entry = join('node_modules', 'tsx', 'dist', 'cli.mjs');
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [entry, 'scripts/build.ts'],
        {cwd: this.folder, env: env, maxBuffer: 2 ** 26},
        (error, out, err) => resolve({code: error ? 1 : 0, printed: `${out}${err}`}),
      );
    });
  }

  /** A page of the build, before any script has run. */
  page(path: string): CheerioAPI {
    return load(readFileSync(join(this.folder, 'build', `${path === '/' ? 'index' : path.slice(1)}.html`)));
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}
