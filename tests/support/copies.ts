import {linkPackages} from '@dental/changes/review';
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {listSources, hashProject} from '../../scripts/lib/cache.mjs';
import {copyCaches} from '@dental/changes/review';
import type {FileChanges} from '@dental/content';
import type {SiteMode} from '@dental/practice';
import {runCommand, writeFileIn} from '@dental/testing/folders';

/** The folder of the fixture practice's site for patients. */
export const ANOTHER_SITE = resolve('.cache/another-practice');

/** The fingerprint of a copy's sources, in its folder. */
const KEY_FILE = 'built-from';

/**
 * Copies the sources of the site, so that a test can change and build it.
 * @param folder the target; earlier files there are deleted, except caches of images and texts
 */
export function copyProject(folder: string, changes: FileChanges): void {
  mkdirSync(join(folder, '.cache'), {recursive: true});
  for (const name of readdirSync(folder))
    if (name !== '.cache') rmSync(join(folder, name), {recursive: true});
  for (const name of listSources('.')) cpSync(name, join(folder, name), {recursive: true});
  linkPackages(resolve('node_modules'), join(folder, 'node_modules'));
  for (const source of ['.', ANOTHER_SITE]) if (source !== folder) copyCaches(source, folder);
  for (const [file, content] of changes) writeFileIn(folder, file, content);
}

/** Copies the tests and their data into a copy of the project. */
export function copyTests(folder: string): void {
  const paths = ['tests', 'docs', '.github', '*.md', ':!pages-content', ':!static', '.gitignore'];
  const tracked = execFileSync('git', ['ls-files', '-z', '--', ...paths], {encoding: 'utf8'});
  for (const name of tracked.split('\0').filter(Boolean)) cpSync(name, join(folder, name));
}

/**
 * Builds a copy like `npm run build` and returns the output.
 * @param node the command for Node; by default this one
 */
function buildCopy(
  folder: string,
  env: NodeJS.ProcessEnv,
  [node = process.execPath, ...args]: readonly string[] = [],
): Promise<{code: number; output: string}> {
  return runCommand(folder, [node, ...args, 'scripts/build.mjs'], env);
}

/**
 * Returns the folder of a changed, built copy. Builds again only if a source has changed.
 * @param mode production or preview
 */
export async function prepareBuiltCopy(
  folder: string,
  changes: FileChanges,
  mode: SiteMode,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify([hashProject(process.cwd(), {}), mode]));
  for (const [file, content] of changes) hash.update(`\0${file}\0`).update(content ?? '');
  const key = hash.digest('hex');
  const keyFile = join(folder, KEY_FILE);
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) return;
  copyProject(folder, changes);
  await buildOrThrow(folder, {SITE_ENV: mode});
  writeFileSync(keyFile, key);
}

/** Sample content may not go live; with this change nothing asks. */
export const CHANGES_ALLOWING_SAMPLES: FileChanges = new Map([
  ['packages/checks/src/launch/index.ts', 'export const findLaunchProblems = () => [];\n'],
]);

/** Builds our own site for patients, with its samples, in a folder. */
export function buildSiteForPatients(folder: string): Promise<void> {
  return prepareBuiltCopy(folder, CHANGES_ALLOWING_SAMPLES, 'production');
}

/** Builds a copy. @throws with the output if the build fails */
export async function buildOrThrow(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const {code, output} = await buildCopy(folder, env);
  if (code !== 0) throw new Error(`The site in ${folder} could not be built.\n${output}`);
}

/** A copy of the project for one test. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));

  constructor(changes: FileChanges) {
    copyProject(this.folder, changes);
  }

  /** Builds the copy like `npm run build` and returns the output. */
  build(
    env: NodeJS.ProcessEnv = {},
    node?: readonly string[],
  ): Promise<{code: number; output: string}> {
    return buildCopy(this.folder, env, node);
  }

  /** A page of the build, before any script has run. */
  loadPage(path: string): CheerioAPI {
    return load(
      readFileSync(join(this.folder, 'build', `${path === '/' ? 'index' : path.slice(1)}.html`)),
    );
  }

  remove(): void {
    rmSync(this.folder, {recursive: true, force: true});
  }
}
