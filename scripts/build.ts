import {spawnSync} from 'node:child_process';
import {siteMode} from '../src/config/mode';
import {loadSite} from '../src/content/loadSite';
import {finishBuild} from '../src/hosting/finish';
import {hostOfBuild} from '../src/hosting/filesHosts';

/** `npm run build`: checks the content, builds the site into build/, and makes it ready for its hosts. */
async function build(): Promise<void> {
  run('tsx', 'scripts/check.ts');
  run('docusaurus', 'build');
  const {site} = loadSite(process.cwd());
  if (!site) throw new Error('The content was changed while the site was being built.\nBuild it again.');
  await finishBuild({root: process.cwd(), site, mode: siteMode(), host: hostOfBuild(process.env)});
}

function run(command: string, ...args: string[]): void {
  const {status} = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
