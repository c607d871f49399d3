/** `npm run next-docusaurus`: tries the next release of Docusaurus in a copy of the site, and says what it breaks. */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {UserError} from '@dental/practice';
import {endWithSignals, npm, run} from './lib/children.mjs';
import {readArguments, runCommand} from './lib/command';
import {explainOutput} from './lib/failures.mjs';
import {newestOfMajor} from './lib/releases';

const USAGE = 'npm run next-docusaurus, or npm run next-docusaurus -- 3.11.0';

/** The scripts of package.json that have to pass, in their order; without a build nothing can be looked at. */
const TRIED = ['types', 'test:unit', 'build', 'test:site'];

/** How much of what a failed script printed is shown, in lines. */
const SHOWN = 60;

runCommand(async () => {
  endWithSignals();
  const installed = packagesHere();
  const current = installed.get('@docusaurus/core') ?? '';
  const [version = newestOfMajor(await releases(), current)] = readArguments({}, USAGE).positionals;
  if (version === undefined) {
    console.log(`There is no newer release to try: Docusaurus ${current} is the newest of its major version.`);
    return;
  }
  console.log(`Docusaurus ${version}, beside ${current} that is installed:`);
  const folder = mkdtempSync(join(tmpdir(), 'next-docusaurus-'));
  try {
    await need(['git', 'clone', '--quiet', process.cwd(), folder], process.cwd());
    const packages = [...installed.keys()].map((name) => `${name}@${version}`);
    await need(npm('install', '--save-exact', '--no-audit', '--no-fund', ...packages), folder);
    process.exitCode = (await breaks(folder)) ? 1 : 0;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});

/** The packages of Docusaurus that the project names, with their versions. */
function packagesHere(): Map<string, string> {
  const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const all = Object.entries({...dependencies, ...devDependencies});
  return new Map(all.filter(([name]) => name.startsWith('@docusaurus/')));
}

async function releases(): Promise<string[]> {
  const printed = await need(npm('view', '@docusaurus/core', 'versions', '--json'), process.cwd());
  return JSON.parse(printed.slice(printed.indexOf('['), printed.lastIndexOf(']') + 1)) as string[];
}

/** Runs every script in the copy, and says of each whether it passes; true if one does not. */
async function breaks(folder: string): Promise<boolean> {
  let isBroken = false;
  for (const script of TRIED) {
    const {code, output} = await run(npm('run', '--silent', script), {cwd: folder});
    console.log(`- npm run ${script}: ${code === 0 ? 'passes' : 'fails'}`);
    if (code === 0) continue;
    isBroken = true;
    console.log(output.trimEnd().split('\n').slice(-SHOWN).join('\n'));
    if (script === 'build') break;
  }
  console.log(
    isBroken
      ? 'What it breaks is listed above; src/theme/README.md says of each part what to do.'
      : 'It breaks nothing.',
  );
  return isBroken;
}

/**
 * Runs a program without which there is nothing to try.
 * @returns what it printed
 * @throws {UserError} if it fails
 */
async function need(command: string[], cwd: string): Promise<string> {
  const {code, output} = await run(command, {cwd});
  if (code === 0) return output;
  throw (
    explainOutput(output, {code, network: true}) ??
    new UserError(
      `The release could not be tried:\n${output.trimEnd()}`,
      'Check that the version exists, and run it again.',
      code,
    )
  );
}
