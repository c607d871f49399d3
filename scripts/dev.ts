/** Live editing, whatever is wrong in the content: npm run dev, or npm run dev -- --port 3001 */
import {spawn} from 'node:child_process';
import {accessSync, constants, mkdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {formatProblems} from '@dental/content';
import {readLiveContent} from '@dental/checks';
import {runCommand} from './lib/command';

const OPTIONS = {port: {type: 'string', short: 'p'}, host: {type: 'string', short: 'h'}} as const;

runCommand('npm run dev -- --port 3001', OPTIONS, async () => {
  // Docusaurus writes there, and would answer with a stack.
  mkdirSync('.docusaurus', {recursive: true});
  accessSync(resolve('.docusaurus'), constants.W_OK);
  // Without the practice's facts no page can be made.
  for (let said = ''; ; await setTimeout(1000)) {
    const {site, problems} = readLiveContent(process.cwd());
    if (site) break;
    const text = formatProblems(problems);
    if (text !== said) console.error(`${text}\nThe site is shown once this is corrected.`);
    said = text;
  }
  const server = spawn('docusaurus', ['start', '--no-open', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
});
