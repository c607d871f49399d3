import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join, resolve} from 'node:path';
import {test as base} from 'playwright/test';
import {RULES_FILE, SITE_FOLDER} from '../../src/hosting/paths';
import {close, listen, siteServer} from '../../src/serve/server';

/** What the site is made of: copied, so that it can be changed, or only linked to. */
const COPIED = [
  'src',
  'scripts',
  'pages-content',
  'hosting',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];
const LINKED = ['static', 'node_modules'];
const FOLDER = '.cache/production';
const KEY_FILE = 'built-from';

/** In the copy these videos are played by others, because the sample has only clips of its own. */
const OUTSIDE_VIDEOS = {
  'doctor-intro': 'youtube',
  'office-tour': 'vimeo',
  'services-overview': 'youtube',
  'general-dentistry': 'youtube',
  'meet-dr-elena-marquez': 'vimeo',
};

/**
 * Tests of the site as patients get it, on a server of its own: outside services are asked for, and stand-ins are not.
 * The sample content may not go live, so what is built is a copy in which nothing asks whether it may.
 */
export const test = base.extend<object, {production: string}>({
  production: [
    async ({}, use) => {
      const folder = await builtCopy();
      const server = siteServer({folder: join(folder, SITE_FOLDER), rules: join(folder, RULES_FILE)});
      const port = await listen(server, 0);
      await use(`http://localhost:${port}`);
      await close(server);
    },
    {scope: 'worker', timeout: 300_000},
  ],
  baseURL: ({production}, use) => use(production),
});

/** Builds the copy, unless it has been built from the same files before. Another worker may be at it. */
async function builtCopy(): Promise<string> {
  const folder = resolve(FOLDER);
  const key = hashOf([...COPIED, 'static', 'package-lock.json']);
  const isBuilt = () => existsSync(join(folder, KEY_FILE)) && readFileSync(join(folder, KEY_FILE), 'utf8') === key;
  const release = await lock(`${folder}.lock`);
  try {
    if (!isBuilt()) {
      makeCopy(folder);
      build(folder);
      writeFileSync(join(folder, KEY_FILE), key);
    }
  } finally {
    release();
  }
  return folder;
}

function makeCopy(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(join(folder, '.cache'), {recursive: true});
  for (const name of COPIED) cpSync(name, join(folder, name), {recursive: true});
  for (const name of LINKED) symlinkSync(resolve(name), join(folder, name), 'junction');
  // Pictures that have been prepared once are taken over.
  for (const name of ['pictures', 'static', 'og', 'compressed'])
    if (existsSync(join('.cache', name))) cpSync(join('.cache', name), join(folder, '.cache', name), {recursive: true});
  edit(join(folder, 'src/content/launch/index.ts'), () => 'export function launchProblems() {\n  return [];\n}\n');
  edit(join(folder, 'pages-content/_practice/videos.yml'), (text) =>
    Object.entries(OUTSIDE_VIDEOS).reduce(
      (changed, [id, provider]) => changed.replace(new RegExp(`(- id: ${id}\\n[^]*?provider: )file`), `$1${provider}`),
      text,
    ),
  );
}

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} is not what the tests take it to be.`);
  writeFileSync(file, after);
}

function build(folder: string): void {
  const {status, stdout, stderr} = spawnSync('npx', ['--no-install', 'tsx', 'scripts/build.ts'], {
    cwd: folder,
    env: {...process.env, SITE_ENV: 'production'},
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The site for patients could not be built.\n${stdout}\n${stderr}`);
}

/** Waits for its turn. A lock that is older than any build was left by a run that was stopped. */
async function lock(folder: string): Promise<() => void> {
  for (;;) {
    try {
      mkdirSync(folder, {recursive: false});
      return () => rmSync(folder, {recursive: true, force: true});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') mkdirSync(join(folder, '..'), {recursive: true});
      const since = statSync(folder, {throwIfNoEntry: false})?.mtimeMs ?? Date.now();
      if (Date.now() - since > 280_000) rmSync(folder, {recursive: true, force: true});
      await new Promise((wait) => setTimeout(wait, 500));
    }
  }
}

function hashOf(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names.flatMap((entry) => filesIn(entry))) hash.update(name).update(readFileSync(name));
  return hash.digest('hex');
}

function filesIn(name: string): string[] {
  if (!statSync(name).isDirectory()) return [name];
  return readdirSync(name)
    .sort()
    .flatMap((child) => filesIn(join(name, child)));
}
