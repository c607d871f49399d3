import {execFile, execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {runGit} from '../git';
import {isUnfinished} from '@dental/content/files';
import {SITE_FOLDER} from '@dental/practice';

/** The folder of reviews and of the sites they compare. */
export const REVIEW_FOLDER = '.cache/review';

/** The built base of a change. */
export interface Base {
  /** The folder of its site; undefined if it can't be built. */
  site?: string;
  /** The output of the failed build. */
  failure?: string;
}

/**
 * Builds the base's site as a preview for the same day. Keeps it until another commit or day is
 * requested.
 * @param day such as `2026-11-22`
 * @param install installs the packages of the base's own package-lock.json
 */
export async function buildBase(
  root: string,
  commit: string,
  day: string,
  install: (folder: string) => Promise<void>,
): Promise<Base> {
  const folder = join(root, REVIEW_FOLDER, 'base');
  const project = join(folder, 'project');
  const marker = join(folder, 'built');
  const site = join(project, SITE_FOLDER);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === commit + day) return {site};
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(project, {recursive: true});
  execFileSync('tar', ['-x', '-C', project], {input: runGit(root, 'archive', commit)});
  try {
    await providePackages(root, project, install);
    copyCaches(root, project);
    await build(project, day);
  } catch (error) {
    return {failure: (error as Error).message};
  }
  writeFileSync(marker, commit + day);
  return {site};
}

/** Links the packages of this folder, or installs the base's own if its lock file differs. */
async function providePackages(
  root: string,
  project: string,
  install: (folder: string) => Promise<void>,
): Promise<void> {
  if (readLockFile(root) === readLockFile(project))
    return linkPackages(resolve(root, 'node_modules'), join(project, 'node_modules'));
  await install(project).catch((error: Error) => {
    throw new Error(`Its packages can't be installed. ${error.message}`);
  });
}

function readLockFile(folder: string): string {
  const file = join(folder, 'package-lock.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Links each package. Links to workspaces stay relative, so they point into the copy. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of existsSync(from) ? readdirSync(from, {withFileTypes: true}) : []) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target, 'junction');
  }
}

/** @throws Error with the output of the build, if it fails */
async function build(project: string, day: string): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    VITEST: undefined,
    GITHUB_ACTIONS: undefined,
    SITE_ENV: 'preview',
    SITE_TODAY: day,
    // The copy has no git folder, and the build must not report the commit of this one.
    GIT_CEILING_DIRECTORIES: resolve(project, '..'),
  };
  const options = {cwd: project, env, maxBuffer: 2 ** 26};
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], options).catch(
    (error: Error & {stdout?: string; stderr?: string}) => {
      throw new Error((error.stderr || error.stdout || error.message).trim());
    },
  );
}

/** Lines that tools print before the actual problem. */
const PREAMBLE = /^(npm warn|\[(INFO|WARNING)\]|\(node:\d+\)|\(Use `node)/;

/** A note with the first error of the build; none if the base could be built. */
export function describeBuildFailure(base: string, {failure}: Base): string[] {
  if (failure === undefined) return [];
  const isError = (line: string) => line.trim() !== '' && !PREAMBLE.test(line);
  const [error = 'no output'] = failure.split('\n').filter(isError);
  return [
    `The site at ${base} can't be built, so only practice information is compared. ` +
      `The build reports: ${error.trim()}`,
  ];
}

/**
 * Copies what the caches of a copy of the project lack, so that nothing is built twice. Another
 * build may be writing them in the meantime.
 */
export function copyCaches(root: string, copy: string): void {
  const filter = (file: string) => !isUnfinished(file);
  for (const name of ['made', 'static', 'compressed', 'styles']) {
    const cache = join('.cache', name);
    if (existsSync(join(root, cache)))
      cpSync(join(root, cache), join(copy, cache), {recursive: true, force: false, filter});
  }
}
