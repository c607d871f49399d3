/**
 * `npm run serve`: serves build/ with the redirects and headers that any host gives it. With
 * `--admin` (npm run admin) the editor is there, too, and saves into branches of this repository.
 */
import {resolve} from 'node:path';
import {RULES_FILE, SITE_FOLDER} from '@dental/practice';
import {close, listen, createSiteServer} from '@dental/delivery';
import {readSiteHere, runCommand} from './lib/command';
import {makePortError, readPort} from './lib/port.mjs';

const isAdmin = process.argv.includes('--admin');
const COMMAND = isAdmin ? 'serve:admin' : 'serve';

runCommand(COMMAND, {admin: {type: 'boolean'}}, async () => {
  const port = readPort(process.env.PORT);
  // The editor writes to this machine's repository, so other machines can't reach it.
  const host = isAdmin ? undefined : process.env.HOST;
  const built = {folder: resolve(SITE_FOLDER), rules: resolve(RULES_FILE)};
  const site = createSiteServer(built, host === undefined ? [] : [host]);
  const server = isAdmin ? await addEditor(site) : site;
  closeWithSignals(server);
  const actualPort = await listen(server, port, host).catch((error: NodeJS.ErrnoException) => {
    throw makePortError(error.code, port, isAdmin ? 'npm run admin' : 'npm run serve');
  });
  const address = `http://localhost:${actualPort}`;
  const rows = [
    ['Site', `${address}   (Ctrl-C stops it)`],
    ['Editor', isAdmin ? `${address}/admin` : 'npm run admin'],
    ['Live editing', 'npm run dev'],
  ];
  for (const [name = '', text = ''] of rows) console.log(`➜ ${name.padEnd(14)}${text}`);
});

function closeWithSignals(server: ReturnType<typeof createSiteServer>): void {
  let closed: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl-C arrives more than once, from the terminal and from npm.
    process.on(signal, () => void (closed ??= close(server).then(() => process.exit(0))));
  }
}

async function addEditor(site: ReturnType<typeof createSiteServer>): Promise<typeof site> {
  const {createEditorServer, GitRepository} = await import('@dental/admin');
  const repository = new GitRepository(process.cwd());
  console.log(
    `The editor starts from the last commit of ${repository.getCurrentBranch()}. ` +
      'Each task is a branch: git branch --list "edit/*"',
  );
  return createEditorServer(site, repository, () => readSiteHere().site);
}
