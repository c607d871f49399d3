import {execFile, execFileSync} from 'node:child_process';
import {
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
import {git} from '@dental/content';
import {copyCaches} from '@dental/content/output';
import {SITE_FOLDER} from '@dental/practice';

/** Where reviews are made and what they are made from is kept. */
export const REVIEW_FOLDER = '.cache/review';

/** The version that a change is made to, built. */
export interface Base {
  /** The folder of its site; undefined if it cannot be built. */
  site?: string;
  /** Why it cannot be built, as the build says it. */
  failure?: string;
}

/**
 * The base's site, built as a preview as of the same day. It is kept until another commit or day is asked for.
 * @param day such as `2026-11-22`
 * @param install installs the packages that its own package-lock.json names
 */
export async function builtBase(
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
  execFileSync('tar', ['-x', '-C', project], {input: git(root, 'archive', commit)});
  try {
    await bringPackages(root, project, install);
    copyCaches(root, project);
    await build(project, day);
  } catch (error) {
    return {failure: (error as Error).message};
  }
  writeFileSync(marker, commit + day);
  return {site};
}

/** The packages are those of this folder, unless the base asks for others. Its own workspaces are the base's. */
async function bringPackages(
  root: string,
  project: string,
  install: (folder: string) => Promise<void>,
): Promise<void> {
  const [here, there] = [root, project].map((folder) => {
    const lock = join(folder, 'package-lock.json');
    return existsSync(lock) ? readFileSync(lock, 'utf8') : '';
  });
  if (here === there)
    return linkPackages(resolve(root, 'node_modules'), join(project, 'node_modules'));
  await install(project).catch((error: Error) => {
    throw new Error(`Its packages cannot be installed. ${error.message}`);
  });
}

/** Links each package; a link to a workspace stays relative, so that it leads to the workspace of the copy. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of existsSync(from) ? readdirSync(from, {withFileTypes: true}) : []) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name.startsWith('@')) linkPackages(source, target);
    else symlinkSync(source, target, 'junction');
  }
}

/** @throws Error with what the build says, if it fails */
async function build(project: string, day: string): Promise<void> {
  // It names no commit: a build of this folder's git would name ours.
  const unset = {NODE_ENV: undefined, VITEST: undefined, GITHUB_ACTIONS: undefined};
  const env = {
    SITE_ENV: 'preview',
    SITE_TODAY: day,
    GIT_CEILING_DIRECTORIES: resolve(project, '..'),
  };
  const options = {cwd: project, env: {...process.env, ...unset, ...env}, maxBuffer: 2 ** 26};
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], options).catch(
    (error: Error & {stdout?: string; stderr?: string}) => {
      throw new Error((error.stderr || error.stdout || error.message).trim());
    },
  );
}

/** Lines with which tools begin before they come to the point. */
const PREAMBLE = /^(npm warn|\[(INFO|WARNING)\]|\(node:\d+\)|\(Use `node)/;

/** That only facts are compared, with the first error of the build; nothing if the base could be built. */
export function notesOn(base: string, {failure}: Base): string[] {
  if (failure === undefined) return [];
  const [first = 'nothing'] = failure
    .split('\n')
    .filter((line) => line.trim() !== '' && !PREAMBLE.test(line));
  return [
    `The site as it is at ${base} cannot be built, so only facts are compared. The build says: ${first.trim()}`,
  ];
}
