import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {run} from '../scripts/lib/children.mjs';
import {Failure} from '../scripts/lib/failures.mjs';
import {treeOf} from '../scripts/lib/memory.mjs';
import {RULES_FILE, SITE_FOLDER} from '../src/hosting/paths';
import type {HostRules} from '../src/hosting/rules';
import {readRules} from '../src/hosting/rulesFile';

/** Where the benchmark keeps the sites that it makes; it can be deleted at any time. */
export const COPIES = '.cache/bench';

/** What no build is made from, and what is linked to because it is large and never changed. */
const LEFT_OUT = /^(?:\..*|build|bench|docs|tests|test-results|playwright-report|.*\.md)$/;
const LINKED = ['static', 'node_modules'];

/** What has been made of pictures and texts once need not be made again. */
const CACHES = ['pictures', 'static', 'og', 'compressed'];

/** A site that can be served: its files and its rules. */
export interface BuiltSite {
  folder: string;
  rules: HostRules;
}

/**
 * Copies what the site is made of, so that it can be changed.
 * @returns the folder of the copy
 */
export function copyProject(name: string): string {
  const folder = resolve(COPIES, name);
  for (const entry of existsSync(folder) ? readdirSync(folder) : [])
    if (entry !== '.cache') rmSync(join(folder, entry), {recursive: true, force: true});
  mkdirSync(join(folder, '.cache'), {recursive: true});
  for (const entry of readdirSync('.').filter((candidate) => !LEFT_OUT.test(candidate))) {
    if (LINKED.includes(entry)) symlinkSync(resolve(entry), join(folder, entry), 'junction');
    else cpSync(entry, join(folder, entry), {recursive: true});
  }
  for (const cache of CACHES)
    if (existsSync(join('.cache', cache)) && !existsSync(join(folder, '.cache', cache)))
      cpSync(join('.cache', cache), join(folder, '.cache', cache), {recursive: true});
  return folder;
}

/**
 * Makes a copy buildable as patients get it. The sample content may not go live, so nothing in the copy asks whether it
 * may.
 */
export function allowSampleContent(folder: string): void {
  writeFileSync(join(folder, 'src/content/launch/index.ts'), 'export const launchProblems = () => [];\n');
}

/** Builds a copy in production mode. */
export async function buildCopy(folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const command = [process.execPath, join(folder, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts'];
  const {code, output} = await run(command, {cwd: folder, env: {...process.env, SITE_ENV: 'production', ...env}});
  if (code !== 0) throw new Failure(`The site could not be built for the benchmark.\n${output}`, 'Try npm run build.');
}

/** The site as patients get it. It is built anew only if something that it is made from has changed. */
export async function productionSite(): Promise<BuiltSite> {
  const key = treeOf(process.cwd(), {});
  const keyFile = resolve(COPIES, 'built-from');
  if (!existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key) {
    rmSync(keyFile, {force: true});
    const copy = copyProject('site');
    allowSampleContent(copy);
    await buildCopy(copy);
    writeFileSync(keyFile, key);
  }
  return builtSite(resolve(COPIES, 'site'));
}

/** A site that has been built in a folder. */
export function builtSite(project: string): BuiltSite {
  const rules = readRules(join(project, RULES_FILE));
  if (!rules) throw new Failure('The rules for serving the built site cannot be read.', 'Run npm run build again.');
  return {folder: join(project, SITE_FOLDER), rules};
}
