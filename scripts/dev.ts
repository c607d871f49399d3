/** `npm run dev`: live editing, even while the content has problems. */
import {spawn} from 'node:child_process';
import {accessSync, constants, mkdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {formatProblems} from '@dental/content';
import {readCommittedFile} from '@dental/changes/git';
import {readLiveContent} from '@dental/checks';
import {runCommand} from './lib/command';

const RETRY_MS = 1_000;
const OPTIONS = {port: {type: 'string', short: 'p'}, host: {type: 'string', short: 'h'}} as const;

runCommand('dev', OPTIONS, async () => {
  // Docusaurus writes there, and would fail with a stack trace.
  mkdirSync('.docusaurus', {recursive: true});
  accessSync(resolve('.docusaurus'), constants.W_OK);
  await waitForPracticeData();
  const server = spawn('docusaurus', ['start', '--no-open', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
});

/** No page can be made without the practice data: prints its problems until they are fixed. */
async function waitForPracticeData(): Promise<void> {
  let printedText = '';
  for (;;) {
    const {site, problems} = readLiveContent(process.cwd(), readCommittedFile);
    if (site) return;
    const text = formatProblems(problems);
    if (text !== printedText) console.error(`${text}\nThe site appears as soon as this is fixed.`);
    printedText = text;
    await setTimeout(RETRY_MS);
  }
}
