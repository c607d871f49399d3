import {spawnSync} from 'node:child_process';

/** `npm run build`: checks the content, then builds the site into build/. */
const STEPS = [
  ['tsx', 'scripts/check.ts'],
  ['docusaurus', 'build'],
] as const;

for (const [command, ...args] of STEPS) {
  const {status} = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
