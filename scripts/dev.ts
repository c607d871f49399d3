/** Live editing, whatever is wrong in the content: npm run dev, or npm run dev -- --port 3001 */
import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import {setTimeout} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {escapeHtml} from '@dental/practice';
import {formatProblem, formatProblems, type Problem} from '@dental/content';
import {readLiveContent} from '@dental/checks';
import {close, listen} from '@dental/delivery';
import {portFailure, readPort} from './lib/port.mjs';
import {runCommand} from './lib/command';

const args = process.argv.slice(2);

runCommand(async () => {
  const {site, problems} = readLiveContent(process.cwd());
  if (!site) await waitUntilReadable(problems);
  const server = spawn('docusaurus', ['start', '--no-open', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 0));
});

/** Without the practice's facts no page can be made: until they can be read, every address shows what is wrong with them. */
async function waitUntilReadable(first: readonly Problem[]): Promise<void> {
  let problems = first;
  const server = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(pageOf(problems)),
  );
  const {values} = parseArgs({args, options: {port: {type: 'string', short: 'p'}}, strict: false});
  const port = readPort(typeof values.port === 'string' ? values.port : process.env.PORT);
  await listen(server, port).catch((error: NodeJS.ErrnoException) => {
    throw portFailure(error.code, port, 'npm run dev');
  });
  console.error(`${formatProblems(problems)}\nhttp://localhost:${port} shows the site once they are corrected.`);
  for (let live = readLiveContent(process.cwd()); !live.site; live = readLiveContent(process.cwd())) {
    problems = live.problems;
    await setTimeout(1000);
  }
  await close(server);
}

/**
 * What is wrong, as a page that makes way for what is there next. It asks by a script: a refresh that came while nobody listens,
 * between this server and Docusaurus, would be the last one in most browsers.
 */
function pageOf(problems: readonly Problem[]): string {
  const list = problems.map((problem) => `<li>${escapeHtml(formatProblem(problem))}</li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Problems</title>
<h1>The site is shown once this is corrected</h1><ul>${list}</ul>
<script>
const ask = (otherwise) => fetch(location.href).then((answer) => answer.text()).catch(() => otherwise);
ask().then((shown) => setInterval(async () => (await ask(shown)) !== shown && location.reload(), 1000));
</script>`;
}
